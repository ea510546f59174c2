import { expect, test } from "vitest";
import { billOf } from "./bill";
import type { GameDecision } from "./layout";

const price: GameDecision = {
  id: 3,
  seat: 0,
  kind: "pay",
  purpose: "pay",
  options: [1, 2, 3].map((card) => ({ card, definition: "Ember" })),
  min: 3,
  max: 3,
  constraint: { kind: "pays", provides: [[["red"]], [["red", "blue"]], [["blue"]]], cost: ["red", "*", "blue"] },
  fallback: [0, 1, 2],
};

test("a price is told colour by colour, what may be of any colour last", () => {
  expect(billOf(price, [])).toEqual([
    { symbol: "red", paid: 0, asked: 1 },
    { symbol: "blue", paid: 0, asked: 1 },
    { symbol: "*", paid: 0, asked: 1 },
  ]);
});

test("DB-COST-01 a card of two colours pays the one that is wanting, and each card pays once", () => {
  expect(billOf(price, [0, 1]).map(({ paid }) => paid)).toEqual([1, 1, 0]);
  expect(billOf(price, [0, 1, 2]).map(({ paid }) => paid)).toEqual([1, 1, 1]);
});

test("what is no payment has no bill", () => {
  expect(billOf({ ...price, constraint: { kind: "same", groups: ["a", "a", "b"] } }, [0])).toEqual([]);
});
