import { expect, test } from "vitest";
import { randomFrom } from "./random";
import { shared } from "./shared";
import { anything } from "./testing";

test("what was made anew says the same, and nothing of either is changed", () => {
  const random = randomFrom("shared");
  for (let round = 0; round < 10_000; round++) {
    const [before, after] = [anything(random), anything(random)];
    const [beforeText, afterText] = [JSON.stringify(before), JSON.stringify(after)];
    expect(shared(before, after)).toStrictEqual(after);
    expect([JSON.stringify(before), JSON.stringify(after)]).toEqual([beforeText, afterText]);
  }
});

test("a value that says the same is the very value of before", () => {
  const random = randomFrom("the same");
  for (let round = 0; round < 5_000; round++) {
    const before = anything(random);
    expect(shared(before, structuredClone(before))).toBe(before);
  }
});

const [ash, birch, cedar] = [{ card: "ash" }, { card: "birch" }, { card: "cedar" }];
test.each([
  ["that one leaves", [ash, birch, cedar], [ash, cedar]],
  ["to which one comes", [ash, cedar], [ash, birch, cedar]],
  ["in whose midst one changes", [ash, birch, cedar], [ash, { card: "beech" }, cedar]],
  ["two of which change places", [ash, birch, cedar], [cedar, birch, ash]],
])("of a list %s, all the others are those of before", (_, before, after) => {
  const made: readonly unknown[] = shared(before, structuredClone(after));
  expect(made).toEqual(after);
  const kept = made.filter((part) => before.some((each) => each === part));
  expect(kept.length).toBeGreaterThanOrEqual(before.length === after.length ? 1 : 2);
});

test("two values that have a part in common have it in common afterwards", () => {
  const [active, bench] = [{ hp: 60, cards: ["a"] }, [{ hp: 30 }]];
  const known = new Map();
  const [all, mine] = [
    { active, bench, hand: ["x"] },
    { active, bench, hand: null },
  ];
  const allBefore = { active: { hp: 60, cards: ["a"] }, bench: [{ hp: 40 }], hand: ["y"] };
  const madeAll = shared(allBefore, all, known);
  const madeMine = shared({ active: { hp: 60, cards: ["a"] }, bench: [], hand: null }, mine, known);
  expect(madeAll.active).toBe(allBefore.active);
  expect(madeMine.active).toBe(madeAll.active);
  expect(madeMine.bench).toBe(madeAll.bench);
});
