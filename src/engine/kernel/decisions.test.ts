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
    ["sum", { kind: "sum", values: [10, 20, 30], min: 30, max: 40 }, [0, 1], [1, 2]],
    ["covers", { kind: "covers", symbols: [["Fire"], ["Water"], ["Fire", "Water"]], all: ["Fire", "Water"] }, [0, 2], [0]],
    ["oneOfEach", { kind: "oneOfEach", groups: ["a", "a", "b"] }, [0, 2], [0, 1]],
    ["same", { kind: "same", groups: ["a", "a", "b"] }, [0, 1], [0, 2]],
    [
      "pays",
      { kind: "pays", provides: [[["Fire"]], [["Water"], ["Water"]], [["Fire"]]], cost: ["Colorless", "Colorless"] },
      [0, 1],
      [0, 1, 2],
    ],
  ])("holds a choice to the constraint %s", (_, constraint, right, wrong) => {
    expect(accepts(demand(3, 0, 3, constraint), right)).toBeNull();
    expect(accepts(demand(3, 0, 3, constraint), wrong)).toBe("constraint");
  });
});

describe("pays", () => {
  it("gives each symbol a unit of its own", () => {
    expect(pays([["Fire"], ["Water"]], ["Fire", "Water"])).toBe(true);
    expect(pays([["Fire"]], ["Fire", "Fire"])).toBe(false);
    expect(pays([["Fire"], ["Fire"]], ["Fire", "Water"])).toBe(false);
  });

  it("takes any unit for Colorless, and '*' for any symbol", () => {
    expect(pays([["Water"]], ["Colorless"])).toBe(true);
    expect(pays([["*"]], ["Psychic"])).toBe(true);
  });

  it("finds an assignment that needs units moved round", () => {
    expect(pays([["Fire", "Water"], ["Fire", "Grass"], ["Fire"]], ["Fire", "Water", "Grass"])).toBe(true);
  });
});

describe("sample and firstAcceptable", () => {
  const demands: readonly Demand[] = [
    demand(5, 1, 3),
    demand(5, 0, 0),
    demand(4, 2, 4, { kind: "sum", values: [10, 20, 30, 40], min: 50, max: 50 }),
    demand(4, 1, 4, { kind: "covers", symbols: [["a"], ["b"], ["a", "b"], ["c"]], all: ["a", "b"] }),
    demand(4, 1, 2, { kind: "oneOfEach", groups: ["a", "a", "b", "b"] }),
    demand(4, 2, 2, { kind: "same", groups: ["a", "b", "b", "a"] }),
    demand(4, 1, 4, { kind: "pays", provides: [[["a"]], [["a"], ["a"]], [["b"]], [["b"]]], cost: ["Colorless", "b"] }),
  ];

  it.each(demands.map((one, place) => [place, one] as const))("gives only what is accepted (demand %i)", (_, one) => {
    const random = luck();
    for (let i = 0; i < 50; i++) expect(accepts(one, sample(one, random))).toBeNull();
    expect(accepts(one, firstAcceptable(one))).toBeNull();
  });

  it("reaches every choice", () => {
    const random = luck();
    const seen = new Set(
      Array.from({ length: 200 }, () =>
        sample(demand(3, 0, 2), random)
          .toSorted()
          .join(),
      ),
    );
    expect([...seen].sort()).toEqual(["", "0", "0,1", "0,2", "1", "1,2", "2"]);
  });

  it("throws on a decision that no choice can answer", () => {
    const hopeless = demand(2, 1, 2, { kind: "sum", values: [1, 1], min: 5, max: 9 });
    expect(() => sample(hopeless, luck())).toThrow(/no choice can answer/);
    expect(() => firstAcceptable(hopeless)).toThrow(/no choice can answer/);
  });
});
