import { describe, expect, test } from "vitest";
import type { CardFace } from "@/games/dragonball/card";
import { judge, pileSizes } from "./legality";
import { columnOf } from "./validity";

const face = (id: string, more: Partial<CardFace> = {}, skills: readonly string[] = []): CardFace => ({
  id,
  type: "Battle",
  colors: ["red"],
  cost: { total: 1, colors: {} },
  sides: [{ name: `Card ${id}`, characters: [], traits: [], skills }],
  ...more,
});
const faces: Record<string, CardFace> = {
  kaede: face("kaede", { type: "Leader" }),
  odo: face("odo", { type: "Leader" }),
  orb: face("orb", {}, ["[Dragon Ball]"]),
  beacon: face("beacon", { type: "Extra", z: true }),
};
for (let n = 0; n < 15; n++) faces[`fighter ${n}`] = face(`fighter ${n}`);

/** Fighters by fours, as many as asked for, with what else is said. */
const list = (fighters: number, others: Record<string, number> = {}) => [
  ...Object.entries(others).map(([cardId, count]) => ({ cardId, count })),
  ...Array.from({ length: Math.ceil(fighters / 4) }, (_, n) => ({ cardId: `fighter ${n}`, count: Math.min(4, fighters - 4 * n) })),
];
const codes = (cards: ReturnType<typeof list>) => judge(cards, faces, []).map(({ code }) => code);

describe("a draft is judged as far as its cards can be counted", () => {
  test("DB-DECK-01 it has one Leader", () => {
    expect(codes(list(50, { kaede: 1 }))).toEqual([]);
    expect(codes(list(50))).toEqual(["leader"]);
    expect(codes(list(50, { kaede: 1, odo: 1 }))).toEqual(["leaders"]);
  });

  test("DB-DECK-02 it has 50 to 60 cards, Leader and Z-Deck not counted", () => {
    expect(codes(list(49, { kaede: 1, beacon: 1 }))).toEqual(["deck-size"]);
    expect(codes(list(60, { kaede: 1, beacon: 4 }))).toEqual([]);
    expect(pileSizes(list(50, { kaede: 1, beacon: 4, lost: 3 }), faces)).toEqual({ leader: 1, deck: 50, zDeck: 4 });
  });

  test("DB-DECK-03 its Z-Deck has at most ten cards", () => {
    const many = Object.fromEntries([0, 1, 2].map((n) => [`z${n}`, face(`z${n}`, { z: true })]));
    const cards = list(50, { kaede: 1, z0: 4, z1: 4, z2: 3 });
    expect(judge(cards, { ...faces, ...many }, []).map(({ code }) => code)).toEqual(["z-deck-size"]);
  });

  test("DB-DECK-04 DB-KEY-28 at most four of a card number, seven with [Dragon Ball]", () => {
    expect(codes(list(50, { kaede: 1, orb: 7 }))).toEqual([]);
    expect(judge(list(50, { kaede: 1, orb: 8 }), faces, [])).toEqual([
      { code: "number-copies", values: { cardId: "orb", name: "Card orb", count: 8, limit: 7 } },
    ]);
  });

  test("what the server said of a card holds as long as the card is in the deck", () => {
    const unusable = [{ code: "unknown-card", values: { card: "lost" } }] as const;
    expect(judge(list(50, { kaede: 1, lost: 1 }), faces, unusable)).toEqual(unusable);
    expect(judge(list(50, { kaede: 1 }), faces, unusable)).toEqual([]);
  });
});

test.each([
  [0, "0"],
  [6, "6"],
  [7, "7+"],
  [12, "7+"],
  ["X", "X"],
] as const)("a cost of %s stands in the column %s", (cost, column) => {
  expect(columnOf(cost)).toBe(column);
});
