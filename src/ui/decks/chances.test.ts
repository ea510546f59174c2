import { expect, test } from "vitest";
import { randomFrom } from "@/kernel/random";
import { chanceOfExactly, chanceOfOne, drawn, redrawsExpected } from "./chances";

test("one of eleven cards among seven of sixty: 1 − C(49,7) / C(60,7)", () => {
  expect(chanceOfOne(11, 7, 60)).toBeCloseTo(1 - 85_900_584 / 386_206_920, 12);
  expect(chanceOfOne(4, 7, 60)).toBeCloseTo(0.3994996, 6);
  expect(chanceOfOne(1, 7, 60)).toBeCloseTo(7 / 60, 12);
});

test("none wanted is never drawn, and a whole deck holds whatever is in it", () => {
  expect(chanceOfOne(0, 7, 60)).toBe(0);
  expect(chanceOfOne(4, 7, 0)).toBe(0);
  expect(chanceOfOne(1, 60, 60)).toBe(1);
  expect(chanceOfOne(1, 99, 60)).toBe(1);
  expect(chanceOfOne(54, 7, 60)).toBe(1);
});

test("exact numbers of a hand sum to one and agree with the chance of any", () => {
  const exactly = Array.from({ length: 8 }, (_, held) => chanceOfExactly(held, 20, 7, 60));
  expect(exactly.reduce((sum, chance) => sum + chance)).toBeCloseTo(1, 12);
  expect(1 - (exactly[0] ?? 0)).toBeCloseTo(chanceOfOne(20, 7, 60), 12);
  expect(chanceOfExactly(2, 20, 7, 60)).toBeCloseTo(0.323716, 5);
  expect(chanceOfExactly(3, 2, 7, 60)).toBe(0);
});

test("a hand that is good every fourth time is drawn again three times on average", () => {
  expect(redrawsExpected(0.25)).toBe(3);
  expect(redrawsExpected(1)).toBe(0);
  expect(redrawsExpected(0)).toBe(Number.POSITIVE_INFINITY);
});

test("a hand holds each card of the deck at most once", () => {
  const deck = Array.from({ length: 60 }, (_, card) => card);
  expect(new Set(drawn(deck, 7, randomFrom("a hand"))).size).toBe(7);
  expect(drawn(deck, 7, () => 0)).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(drawn(["a"], 7, randomFrom("one card"))).toEqual(["a"]);
});
