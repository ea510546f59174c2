import { expect, test } from "vitest";
import { randomFrom } from "@/kernel/random";
import { broughtBy, difference, patched } from "./patch";
import { anything } from "./testing";

const onTheWire = (value: unknown) => JSON.parse(JSON.stringify(value));

test("a patch of any value makes any other of it, in JSON as on the wire", () => {
  const random = randomFrom("patches");
  for (let round = 0; round < 20_000; round++) {
    const [before, after] = [anything(random), anything(random)];
    const patch = difference(before, after);
    const [known, wanted] = [onTheWire(before), onTheWire(after)];
    expect(patch ? patched(known, onTheWire(patch)) : known).toStrictEqual(wanted);
  }
});

test.each([
  ["a number among much else", { a: { b: [1, 2, 3] }, c: "long" }, { a: { b: [1, 5, 3] }, c: "long" }, { a: { b: { 1: [5] } } }],
  ["a card that leaves the hand", ["a", "b", "c"], ["a", "c"], [1, 1]],
  ["a card that comes", ["a", "c"], ["a", "b", "c"], [1, 0, "b"]],
  [
    "one that comes and is much like the one before it",
    [{ a: 1, b: 2, c: 3 }],
    [
      { a: 1, b: 2, c: 3 },
      { a: 1, b: 4, c: 3 },
    ],
    [1, 0, [{ b: [4] }]],
  ],
  [
    "one that comes and is quite another",
    [{ a: 1, b: 2 }],
    [
      { a: 1, b: 2 },
      { a: 3, b: 4 },
    ],
    [1, 0, { a: 3, b: 4 }],
  ],
  [
    "two that come, the second much like the first",
    [],
    [
      { a: 1, b: 2 },
      { a: 1, b: 3 },
    ],
    [0, 0, { a: 1, b: 2 }, [{ b: [3] }]],
  ],
  ["a list that comes and could be taken for a change", [1], [1, [{ a: 1 }]], [1, 0, [[{ a: 1 }]]]],
  ["a field that goes and one that comes", { a: 1 }, { b: 2 }, { b: [2], a: null }],
  ["a field that loses its value", { a: 1, b: 2 }, { a: undefined, b: 2 }, { a: null }],
  ["a field that never had one", { b: 2 }, { a: undefined, b: 2 }, undefined],
  ["nothing", { a: [1, { b: null }] }, { a: [1, { b: null }] }, undefined],
])("a patch says no more than what changed: %s", (_, before, after, patch) => {
  expect(difference(before, after)).toEqual(patch);
});

test("what did not change is the same object afterwards", () => {
  const before = { same: { deep: [1] }, other: 1 };
  const after = patched(before, { other: [2] });
  expect(after).toEqual({ same: { deep: [1] }, other: 2 });
  expect(Object.values(after ?? {})[0]).toBe(before.same);
});

test("what a patch brings stands under its fields, and what goes is not in it", () => {
  const patch = difference({ card: "a", hand: ["x", "y"], gone: 1 }, { card: "b", hand: ["y", "z"], active: { card: "c" } });
  expect(broughtBy(patch ?? {})).toEqual({ card: "b", hand: { 0: "y", 1: "z" }, active: { card: "c" } });
});

test("of what comes to a list and is like the one before it, only what is different is brought", () => {
  const one = { card: "a", rest: false, markers: 0 };
  expect(broughtBy(difference([one], [one, { ...one, card: "b" }]) ?? {})).toEqual([{ card: "b" }]);
});

test("a patch of something else is refused", () => {
  expect(() => patched(3, { a: [1] })).toThrow("nothing to change");
  expect(() => patched({ a: 1 }, [0, 1])).toThrow("list");
});
