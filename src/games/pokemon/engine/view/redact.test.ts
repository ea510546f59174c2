import { expect, it } from "vitest";
import type { GameEvent } from "../events";
import { redactEvent } from "./redact";

const cards = [{ handle: 7, card: "Potion" }];
const drawn: Extract<GameEvent, { type: "moved" }> = {
  type: "moved",
  seat: 0,
  cards,
  from: { zone: "deck", seat: 0 },
  to: { zone: "hand", seat: 0 },
  visibleTo: [0],
  how: "draw",
};
const looked: GameEvent = { type: "looked", seat: 1, cards, from: { zone: "hand", seat: 0 }, visibleTo: [1] };

it("EFF-57 a player sees the faces that are theirs to see, everybody else how many there are", () => {
  expect(redactEvent(drawn, 0)).toEqual(drawn);
  expect(redactEvent(drawn, 1)).toEqual({ ...drawn, cards: [null] });
  expect(redactEvent(drawn, "spectator")).toEqual({ ...drawn, cards: [null] });
  expect(redactEvent(looked, 1)).toEqual(looked);
  expect(redactEvent(looked, 0)).toEqual({ ...looked, cards: [null] });
  expect(redactEvent(looked, "spectator")).toEqual({ ...looked, cards: [null] });
});

it("EFF-57 what lies open everybody sees", () => {
  const played: GameEvent = { ...drawn, visibleTo: "all" };
  const revealed: GameEvent = { type: "revealed", seat: 0, cards, from: { zone: "hand", seat: 0 } };
  for (const viewer of [0, 1, "spectator"] as const) {
    expect(redactEvent(played, viewer)).toEqual(played);
    expect(redactEvent(revealed, viewer)).toEqual(revealed);
  }
});
