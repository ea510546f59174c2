import { expect, it } from "vitest";
import type { GameEvent } from "../events";
import { redactEvent } from "./redact";

const cards = [{ handle: 7, card: "Potion" }];
const draw: Extract<GameEvent, { type: "moved" }> = {
  type: "moved",
  seat: 0,
  cards,
  from: { zone: "deck", seat: 0 },
  to: { zone: "hand", seat: 0 },
  how: "draw",
};
const drawn: GameEvent = { ...draw, visibleTo: [0] };
const look: Extract<GameEvent, { type: "looked" }> = { type: "looked", seat: 1, cards, from: { zone: "hand", seat: 0 } };
const looked: GameEvent = { ...look, visibleTo: [1] };

it("EFF-57 a player sees the faces that are theirs to see, everybody else how many there are", () => {
  expect(redactEvent(drawn, 0)).toEqual(draw);
  expect(redactEvent(drawn, 1)).toEqual({ ...draw, cards: [null] });
  expect(redactEvent(drawn, "spectator")).toEqual({ ...draw, cards: [null] });
  expect(redactEvent(looked, 1)).toEqual(look);
  expect(redactEvent(looked, 0)).toEqual({ ...look, cards: [null] });
  expect(redactEvent(looked, "spectator")).toEqual({ ...look, cards: [null] });
});

it("EFF-57 what lies open everybody sees", () => {
  const played: GameEvent = { ...draw, visibleTo: "all" };
  const revealed: GameEvent = { type: "revealed", seat: 0, cards, from: { zone: "hand", seat: 0 } };
  for (const viewer of [0, 1, "spectator"] as const) {
    expect(redactEvent(played, viewer)).toEqual(draw);
    expect(redactEvent(revealed, viewer)).toEqual(revealed);
  }
});
