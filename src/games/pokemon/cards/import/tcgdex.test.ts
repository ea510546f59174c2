import { describe, expect, it } from "vitest";
import { compileCard } from "@/games/pokemon/cards/text/compile/card";
import { ImportFault } from "./fault";
import { printedCard } from "./tcgdex";
import { tcgdexDefinition as definition, tcgdexPokemon as pokemon, tcgdexRecord as record } from "./testing";

describe("a name with a letter in brackets", () => {
  it("is of that letter, not the letter alone", () => {
    expect(pokemon({ name: { en: "Unown [A]" } }).name).toBe("Unown A");
  });
});

describe("facts that are missing", () => {
  it("takes a Pokémon-EX without a stage for a Basic Pokémon", () => {
    expect(pokemon({ name: { en: "Mossling-EX" }, stage: undefined, suffix: "EX" })).toMatchObject({ stage: "Basic", evolvesFrom: [] });
  });

  it("refuses a Stage 1 that evolves from nothing, by its id", () => {
    expect(() => pokemon({ stage: "Stage1" })).toThrow(new ImportFault("xy0-1", "no-evolves-from"));
  });

  it("gives basic Energy its type by name", () => {
    const energy = { category: "Energy", energyType: "Normal", name: { en: "Fire Energy" }, effect: { en: "" }, types: undefined };
    expect(definition(energy)).toMatchObject({ kind: "Basic", provides: [["Fire"]], whileAttached: [] });
  });

  it("gives special Energy what its text says", () => {
    const energy = {
      category: "Energy",
      energyType: "Special",
      name: { en: "Twin Energy" },
      effect: { en: "Twin Energy provides ColorlessColorless Energy." },
    };
    expect(definition(energy)).toMatchObject({ kind: "Special", provides: [["Colorless"], ["Colorless"]] });
  });
});

describe("damage", () => {
  const attack = (damage: unknown, text: string) => {
    const card = definition({ attacks: [{ name: { en: "Bash" }, cost: [], damage, effect: { en: text } }] });
    return card.category === "Pokémon" ? card.attacks[0]?.damage : undefined;
  };

  it("finds a lost sign again in the text", () => {
    expect(attack(20, "Flip 3 coins. This attack does 20 damage times the number of heads.")).toEqual({ base: 20, sign: "×" });
    expect(attack(undefined, "Flip 3 coins. This attack does 20 damage times the number of heads.")).toEqual({ base: 20, sign: "×" });
    expect(attack(50, "If this Pokémon is Burned, this attack does 30 more damage.")).toEqual({ base: 50, sign: "+" });
    expect(attack("60", "This attack does 10 less damage for each damage counter on this Pokémon.")).toEqual({ base: 60, sign: "-" });
  });

  it("reads every spelling of a sign", () => {
    expect(pokemon({ attacks: [{ name: { en: "Bash" }, damage: "30＋" }] }).attacks[0]?.damage).toEqual({ base: 30, sign: "+" });
    expect(pokemon({ attacks: [{ name: { en: "Bash" }, damage: "30x" }] }).attacks[0]?.damage).toEqual({ base: 30, sign: "×" });
    expect(pokemon({ resistances: [{ type: "Fire", value: "−20" }] }).resistances).toEqual([{ type: "Fire", operator: "-", value: 20 }]);
  });
});

describe("texts", () => {
  it("FAM-20 leaves out a card whose Ancient Trait has no English text, rather than half play it", () => {
    const abilities = [{ type: "Ancient Trait", name: { fr: "Croissance α" }, effect: { fr: "…" } }];
    expect(() => pokemon({ abilities })).toThrow("the Ancient Trait has no English name or text");
  });

  it("FAM-20 takes an Ancient Trait for what it is, also where it lost its name", () => {
    const named = {
      type: "Ancient Trait",
      name: { en: "α Recovery" },
      effect: { en: "When this Pokémon is healed, double the amount healed." },
    };
    expect(pokemon({ abilities: [named] })).toMatchObject({ abilities: [], ancientTrait: { name: "α Recovery" } });
    const nameless = {
      type: "Ability",
      name: { en: "{title}:" },
      effect: { en: "{title}: This Pokémon may have up to 2 Pokémon Tool cards attached to it." },
    };
    expect(definition({ abilities: [nameless] })).toMatchObject({
      abilities: [],
      ancientTrait: { name: "θ Double", effects: [{ kind: "continuous", change: { modify: "maxTools", to: 2 } }] },
    });
  });

  it("hears rule boilerplate and says nothing of it", () => {
    const text = "Draw 3 cards. You may play only 1 Supporter card during your turn (before your attack).";
    expect(definition({ category: "Trainer", trainerType: "Supporter", effect: { en: text } })).toMatchObject({
      effect: [{ do: "draw", count: 3 }],
    });
  });

  it("does not take an empty print for an effect", () => {
    expect(compileCard(printedCard(record({ attacks: [] })))).toEqual({
      failures: [{ sentence: "Mossling", why: "the print has neither attacks nor an Ability" }],
    });
    const silent = compileCard(printedCard(record({ attacks: [{ name: { en: "Bash" }, effect: { en: "" } }] })));
    expect(silent).toEqual({ failures: [{ sentence: "Bash", why: "the attack has neither damage nor text" }] });
  });

  it("FAM-22 makes a Pokémon of a Fossil", () => {
    const text =
      "Play this card as if it were a 60-HP Basic {C} Pokémon. This card can't retreat. At any time during your turn, you may discard this card from play.";
    expect(
      definition({ name: { en: "Old Fossil" }, category: "Trainer", trainerType: "Item", attacks: undefined, effect: { en: text } }),
    ).toMatchObject({
      asPokemon: { hp: 60, types: ["Colorless"], abilities: [{ effects: [{ change: { forbid: "retreat" } }] }] },
    });
  });

  it("FAM-04 marks a GX attack as once a game", () => {
    const text = "Draw 5 cards. (You can't use more than 1 GX attack in a game.)";
    expect(definition({ attacks: [{ name: { en: "Moss GX" }, effect: { en: text } }] })).toMatchObject({ attacks: [{ once: "GX" }] });
  });
});
