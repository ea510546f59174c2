import { describe, expect, it } from "vitest";
import { compiledToday, compilesToday, dataIsThere, keptOf, keptSets, namedPrints, notCompiled, real, setOf } from "./prints";

if (!dataIsThere)
  console.log(
    "No card data beside the checkout: what the prints of the compendium compile to is not compared with what is kept and listed of them.",
  );

describe("The cards of the compendium", () => {
  it("are kept for every print that a situation names, and for no other", () => {
    const kept = keptSets().flatMap((set) => [...keptOf(set).keys()]);
    expect(kept.sort()).toEqual([...namedPrints()].sort());
  });

  it.runIf(dataIsThere)(
    "are what their prints compile to today",
    () => {
      const ids = namedPrints();
      expect(ids.map((id) => keptOf(setOf(id)).get(id))).toEqual(ids.map(compiledToday));
    },
    120_000,
  );

  it.runIf(dataIsThere)("do not compile where not-played.txt says so", () => {
    expect(notCompiled().filter(compilesToday)).toEqual([]);
  });

  it("are named by their names, and by name and print where two have one", () => {
    expect(real("xy1-42", "xy1-1").map(({ id }) => id)).toEqual(["Pikachu", "Venusaur-EX"]);
    expect(real("xy1-1", "xy1-2").map(({ id }) => id)).toEqual(["Venusaur-EX", "M Venusaur-EX"]);
  });
});
