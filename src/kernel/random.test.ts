import { describe, expect, it } from "vitest";
import { draw, drawBelow, type RandomStream, randomFrom, shuffle, streamFrom } from "./random";

/** A stream whose next bits are this number. */
const next = (bits: number): RandomStream => [bits | 0, 0, 0, 0];

describe("Random stream", () => {
  // Matches are kept as their seed and answers: another stream would make them other matches.
  it("the same seed gives the same stream for all time", () => {
    const stream = streamFrom("Pikachu");
    expect([draw(stream), draw(stream), draw(stream)]).toEqual([1922545143, 1862954631, 408359876]);
    expect(stream).toEqual([134734130, 6218547, 599900096, -1670256809]);
  });

  it("what would favour small numbers is drawn again", () => {
    const least = 3_000_000_000;
    expect(drawBelow(next(least - 1), least)).toBe(least - 1);
    const again = next(least);
    expect(drawBelow(again, least)).not.toBe(0);
    expect(again[3]).toBe(2);
  });

  it("a shuffle draws once for each card but the first", () => {
    const stream = next(0);
    const cards = ["a", "b", "c"];
    shuffle(stream, cards);
    expect(cards).toHaveLength(3);
    expect(stream[3]).toBe(2);
  });

  it("every order of a shuffle comes up about as often", () => {
    const stream = streamFrom("shuffle");
    const orders = new Map<string, number>();
    for (let i = 0; i < 600; i++) {
      const cards = ["a", "b", "c"];
      shuffle(stream, cards);
      orders.set(cards.join(""), (orders.get(cards.join("")) ?? 0) + 1);
    }
    expect([...orders.keys()].sort()).toEqual(["abc", "acb", "bac", "bca", "cab", "cba"]);
    expect(Math.min(...orders.values())).toBeGreaterThan(70);
  });

  it("chance for players lies from 0 up to but not including 1", () => {
    const random = randomFrom("luck");
    const drawn = Array.from({ length: 200 }, random);
    expect(Math.min(...drawn)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...drawn)).toBeLessThan(1);
    expect(Math.max(...drawn)).toBeGreaterThan(0.9);
  });
});
