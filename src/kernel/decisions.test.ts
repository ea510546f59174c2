import { describe, expect, it } from "vitest";
import { accepts, type Demand } from "./accepts";
import type { Constraint } from "./game";
import { pays } from "./pays";
import { draw, streamFrom } from "./random";
import { firstAcceptable, sample } from "./sample";

const demand = (options: number, min: number, max: number, constraint?: Constraint): Demand => ({
  options: Array.from({ length: options }, (_, index) => index),
  min,
  max,
  ...(constraint && { constraint }),
});

/** Numbers from 0 to 1 that look random and are the same each time. */
function luck(): () => number {
  const stream = streamFrom("decisions");
  return () => draw(stream) / 2 ** 32;
}

describe("accepts", () => {
  it("takes as many different options as are asked for", () => {
    expect(accepts(demand(3, 1, 2), [0, 2])).toBeNull();
    expect(accepts(demand(3, 0, 2), [])).toBeNull();
  });

  it("says why it refuses", () => {
    expect(accepts(demand(3, 1, 2), [])).toBe("too-few");
    expect(accepts(demand(3, 1, 2), [0, 1, 2])).toBe("too-many");
    expect(accepts(demand(3, 1, 2), [1, 1])).toBe("duplicate");
    for (const index of [3, -1, 0.5, Number.NaN]) expect(accepts(demand(3, 1, 2), [index])).toBe("out-of-range");
  });

  it.each<[string, Constraint, readonly number[], readonly number[]]>([
    ["oneOfEach", { kind: "oneOfEach", groups: ["a", "a", "b"] }, [0, 2], [0, 1]],
    ["same", { kind: "same", groups: ["a", "a", "b"] }, [0, 1], [0, 2]],
    ["pays", { kind: "pays", provides: [[["Fire"]], [["Water"], ["Water"]], [["Fire"]]], cost: ["*", "*"] }, [0, 1], [0, 1, 2]],
    [
      "pays, where one provides nothing",
      { kind: "pays", provides: [[], [["Water"], ["Water"]], []], cost: ["Water", "Water"] },
      [1],
      [0, 1],
    ],
    ["pays, with too little", { kind: "pays", provides: [[["Fire"]], [["Water"]], [["Fire"]]], cost: ["Fire", "Fire"] }, [0, 2], [0, 1]],
  ])("holds a choice to the constraint %s", (_, constraint, right, wrong) => {
    expect(accepts(demand(3, 0, 3, constraint), right)).toBeNull();
    expect(accepts(demand(3, 0, 3, constraint), wrong)).toBe("constraint");
  });
});

it("a payment that may be left alone is made in full or not at all", () => {
  const price = demand(3, 0, 2, { kind: "pays", provides: [[["*"]], [["*"]], [["*"]]], cost: ["*", "*"] });
  expect([accepts(price, []), accepts(price, [0]), accepts(price, [0, 2])]).toEqual([null, "constraint", null]);
  expect(firstAcceptable(price)).toEqual([]);
  const random = luck();
  const sizes = Array.from({ length: 50 }, () => sample(price, random).length);
  expect(new Set(sizes)).toEqual(new Set([0, 2]));
});

describe("pays", () => {
  it("gives each symbol a unit of its own", () => {
    expect(pays([["Fire"], ["Water"]], ["Fire", "Water"])).toBe(true);
    expect(pays([["Fire"]], ["Fire", "Fire"])).toBe(false);
    expect(pays([["Fire"], ["Fire"]], ["Fire", "Water"])).toBe(false);
    expect(pays([["Water"], ["Fire"]], ["Water", "Water"])).toBe(false);
  });

  it("takes any unit for '*', and '*' for any symbol", () => {
    expect(pays([["Water"]], ["*"])).toBe(true);
    expect(pays([["*"]], ["Psychic"])).toBe(true);
  });

  it("finds an assignment that needs units moved round", () => {
    expect(pays([["Fire", "Water"], ["Fire", "Grass"], ["Fire"]], ["Fire", "Water", "Grass"])).toBe(true);
    expect(pays([["Fire", "Water"], ["Fire", "Water"], ["Grass"]], ["Fire", "Water", "Fire"])).toBe(false);
  });
});

describe("sample and firstAcceptable", () => {
  const demands: readonly Demand[] = [
    demand(5, 1, 3),
    demand(5, 0, 0),
    demand(4, 1, 2, { kind: "oneOfEach", groups: ["a", "a", "b", "b"] }),
    demand(4, 2, 2, { kind: "same", groups: ["a", "b", "c", "b"] }),
    demand(0, 0, 2, { kind: "same", groups: [] }),
    demand(4, 1, 4, { kind: "pays", provides: [[["a"]], [["a"], ["a"]], [["b"]], [["b"]]], cost: ["*", "b"] }),
  ];

  it.each(demands.map((one, place) => [place, one] as const))("gives only what is accepted (demand %i)", (_, one) => {
    const random = luck();
    for (let i = 0; i < 50; i++) expect(accepts(one, sample(one, random))).toBeNull();
    expect(accepts(one, firstAcceptable(one))).toBeNull();
  });

  it.each<[string, Demand, readonly string[]]>([
    ["without a constraint", demand(3, 0, 2), ["", "0", "0,1", "0,2", "1", "1,2", "2"]],
    ["of one group", demand(4, 1, 2, { kind: "same", groups: ["a", "b", "c", "b"] }), ["0", "1", "1,3", "2", "3"]],
    ["of different groups", demand(3, 1, 2, { kind: "oneOfEach", groups: ["a", "a", "b"] }), ["0", "0,2", "1", "1,2", "2"]],
    [
      "that pays, also with more than need be",
      demand(4, 1, 4, { kind: "pays", provides: [[["a"]], [["a"], ["a"]], [], [["b"]]], cost: ["*", "*"] }),
      ["0,1", "0,3", "1", "1,3"],
    ],
  ])("reaches every choice %s", (_, one, all) => {
    const random = luck();
    const seen = Array.from({ length: 300 }, () => sample(one, random).toSorted().join());
    expect([...new Set(seen)].sort()).toEqual(all);
  });

  it.each<[Demand, readonly number[]]>([
    [demand(3, 2, 3), [0, 1]],
    [demand(3, 0, 3), []],
    [demand(4, 2, 2, { kind: "same", groups: ["a", "b", "c", "b"] }), [1, 3]],
    [demand(3, 1, 2, { kind: "pays", provides: [[["a"]], [["b"]], [["b"], ["b"]]], cost: ["b", "*"] }), [2]],
    [demand(3, 1, 3, { kind: "pays", provides: [[["a"]], [["b"]], [["c"]]], cost: ["a", "b", "c"] }), [0, 1, 2]],
  ])("firstAcceptable takes the fewest and first", (one, choice) => {
    expect(firstAcceptable(one)).toEqual(choice);
  });

  it("throws on a decision that no choice can answer", () => {
    const hopeless = demand(2, 1, 2, { kind: "pays", provides: [[["a"]], [["a"]]], cost: ["b"] });
    expect(() => sample(hopeless, luck())).toThrow(/no choice can answer/);
    expect(() => firstAcceptable(hopeless)).toThrow(/no choice can answer/);
  });
});
