import { describe, expect, it } from "vitest";
import { KEYWORDS } from "@/games/dragonball/engine/effects/language/keywords";
import { starterCards } from ".";

/** All objects within a value, itself among them. */
function within(value: unknown): readonly object[] {
  if (typeof value !== "object" || value === null) return [];
  return [value, ...Object.values(value).flatMap(within)];
}

const at = (value: object, key: string): unknown => Object.entries(value).find(([name]) => name === key)?.[1];
const boundIn = (values: readonly unknown[]): ReadonlySet<unknown> =>
  new Set(values.flatMap(within).flatMap((value) => at(value, "bound") ?? []));

describe("the starter cards of Dragon Ball", () => {
  it("have every keyword of the rules", () => {
    const named = new Set(
      starterCards()
        .flatMap(({ definition }) => within(definition))
        .map((value) => at(value, "name")),
    );
    expect(KEYWORDS.filter((keyword) => !named.has(keyword))).toEqual([]);
  });

  it("strengthen no card that their price took away", () => {
    const wrong = starterCards().filter(({ definition }) =>
      definition.faces
        .flatMap(({ skills }) => skills)
        .some((skill) => {
          const gone = boundIn(within(at(skill, "cost")).filter((value) => at(value, "do") === "move" || at(value, "do") === "discard"));
          const changed = boundIn(within(at(skill, "effect")).flatMap((value) => (at(value, "change") ? [at(value, "on")] : [])));
          return [...changed].some((name) => gone.has(name));
        }),
    );
    expect(wrong.map(({ definition }) => definition.id)).toEqual([]);
  });
});
