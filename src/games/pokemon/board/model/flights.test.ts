import { expect, test } from "vitest";
import type { GameEvent } from "@/games/pokemon/engine/events";
import { recordWith } from "../fixtures/table";
import { flightsOf } from "./flights";

const drawn = (seat: 0 | 1, count: number): Extract<GameEvent, { type: "moved" }> => ({
  type: "moved",
  seat,
  cards: Array.from({ length: count }, () => null),
  from: { zone: "deck", seat },
  to: { zone: "hand", seat },
  visibleTo: [seat],
  how: "draw",
});
const fly = (...events: readonly GameEvent[]) => flightsOf(recordWith(events).fresh, 0);

test("each card flies from its place to its place, theirs as a back", () => {
  expect(fly(drawn(1, 1))).toMatchObject([{ from: "[data-place=deck-theirs]", to: "[data-place=hand-theirs]", card: null }]);
});

test("an attached card flies to its Pokémon", () => {
  const attach: GameEvent = {
    type: "moved",
    seat: 0,
    cards: [{ handle: 1, card: "water" }],
    from: { zone: "hand", seat: 0 },
    to: { zone: "attached", seat: 0, object: 3 },
    visibleTo: "all",
    how: "attach",
  };
  expect(fly(attach)).toMatchObject([{ from: "[data-place=hand-mine]", to: '[data-pokemon="3"]', card: "water" }]);
});

test("only the last few fly, and nothing at set-up", () => {
  expect(fly(drawn(0, 30))).toHaveLength(7);
  expect(fly({ ...drawn(0, 7), how: "setup" })).toEqual([]);
});
