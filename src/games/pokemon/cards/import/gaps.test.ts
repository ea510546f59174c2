import { describe, expect, it } from "vitest";
import { printedCard, tcgdexCard } from "./tcgdex";

/** A made-up record under the id of a print that is known to lack something. */
const print = (id: string, part: object = {}) =>
  printedCard(
    tcgdexCard.parse({
      id,
      set: id.split("-")[0],
      localId: "1",
      name: { en: "Mossling" },
      category: "Pokemon",
      hp: 60,
      stage: "Basic",
      attacks: [{ name: { en: "Bash" }, cost: ["Colorless"], damage: 20 }],
      ...part,
    }),
  );

describe("single prints whose records lack facts or have them wrong", () => {
  it("have their type, the Weakness of that type and their Retreat Cost", () => {
    expect(print("fut2020-3")).toMatchObject({ types: ["Grass"], weaknesses: [{ type: "Fire", operator: "×", value: 2 }], retreatCost: 1 });
    expect(print("cel25cc-CC011", { types: ["Fighting"] })).toMatchObject({ types: ["Fighting", "Darkness"] });
    expect(print("smp-SM93", { types: ["Psychic"], weaknesses: [{ type: "Grass", value: "×2" }], retreat: 2 })).toMatchObject({
      weaknesses: [{ type: "Darkness" }],
      retreatCost: 1,
    });
  });

  it("printed in an older way, are of that older kind", () => {
    const ofType = { types: ["Metal"] };
    expect(print("swshp-SWSH135", { ...ofType, stage: "BREAK" })).toMatchObject({
      stage: "LV.X",
      marks: ["LV.X"],
      evolvesFrom: ["Mossling"],
    });
    expect(print("swshp-SWSH136", ofType)).toMatchObject({ marks: ["Delta Species"] });
    expect(print("swshp-SWSH138", { ...ofType, name: { en: "Mossling C" } })).toMatchObject({ marks: ["SP"] });
    expect(print("cel25cc-CC009", { ...ofType, name: { en: "Cleffa" } })).toMatchObject({ marks: ["Baby"] });
  });

  it("have the number that stands on their prints in all other languages", () => {
    const armoured = (number: number) => `This Pokémon takes ${number} less damage from attacks.`;
    const part = { types: ["Water"], abilities: [{ name: { en: "Shell" }, effect: { en: armoured(20) } }] };
    expect(print("sm10-34", part)).toMatchObject({ abilities: [{ text: armoured(30) }] });
    expect(print("sm10-35", part)).toMatchObject({ abilities: [{ text: armoured(20) }] });
  });
});

describe("what a Pokémon evolves from", () => {
  it("is no Pokémon ex unless it is one itself", () => {
    const from = (name: string) =>
      print("sv02-1", { types: ["Grass"], name: { en: name }, stage: "Stage1", evolveFrom: { en: "Sprout ex" } });
    expect(from("Mossling")).toMatchObject({ evolvesFrom: ["Sprout"] });
    expect(from("Mossling ex")).toMatchObject({ evolvesFrom: ["Sprout ex"] });
  });
});
