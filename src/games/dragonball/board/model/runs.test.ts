import { expect, test } from "vitest";
import type { GameEvent } from "@/games/dragonball/engine/events";
import { runsOf } from "./runs";

const moved = (how: "draw" | "rule", seat: 0 | 1, zone: "hand" | "life", definition: string | null = null): { event: GameEvent } => ({
  event: { event: "moved", how, from: { seat, zone: "deck" }, to: { seat, zone }, definition, was: null, object: null },
});

test("Life that is laid out is one entry a player, and so are the cards of a hand", () => {
  const entries = [
    ...Array.from({ length: 6 }, (_, place) => moved("draw", 0, "hand", `card ${place}`)),
    ...Array.from({ length: 8 }, () => moved("rule", 0, "life")),
    ...Array.from({ length: 8 }, () => moved("rule", 1, "life")),
  ];
  expect(runsOf(entries).map(({ count }) => count)).toEqual([6, 8, 8]);
});

test("what is known is told card by card", () => {
  expect(runsOf([moved("rule", 0, "hand", "one"), moved("rule", 0, "hand", "two")])).toHaveLength(2);
});
