import { describe, expect, it } from "vitest";
import type { CardDefinition } from "@/games/pokemon/engine/card";
import { tcgdexCard } from "./tcgdex";
import { withSymbols, wordsOf } from "./wording";

describe("Energy symbols in official texts", () => {
  it.each([
    ["Attach a Fire Energy card.", "Attach a {R} Energy card."],
    ["provides ColorlessColorless Energy.", "provides {C}{C} Energy."],
    ["une Énergie Water attachée", "une Énergie {W} attachée"],
    ["2 Pokémon Base Grass", "2 Pokémon Base {G}"],
    ["Fire, Water or Metal Pokémon", "{R}, {W} or {M} Pokémon"],
    ["2 Grass Basic Pokémon", "2 {G} Basic Pokémon"],
    ["a {L} Energy", "a {L} Energy"],
    ["{title}: Draw 2 cards.", "Draw 2 cards."],
    // Names stay names.
    ["Double Colorless Energy provides Colorless", "Double Colorless Energy provides {C}"],
    ["can't use Dragon Strike during", "can't use Dragon Strike during"],
    ["except for Dragonite-EX", "except for Dragonite-EX"],
    ["Firestorm", "Firestorm"],
  ])("%s → %s", (printed, shown) => {
    expect(withSymbols(printed)).toBe(shown);
  });
});

describe("names", () => {
  const definition = {
    category: "Trainer",
    id: "zz1-1",
    name: "",
    marks: [],
    kind: "Item",
    effect: [],
    whileInPlay: [],
    attacks: [],
  } as const satisfies CardDefinition;
  const named = (name: object) => {
    const record = tcgdexCard.parse({ id: "zz1-1", set: "zz1", localId: "1", category: "Trainer", name });
    return wordsOf(record, definition, undefined).names;
  };

  it("NAME-02 writes the mark as the English name does, and a Mega's letter as the language does", () => {
    expect(named({ en: "Mossling EX", fr: "Moussillon ex", es: "Mossling-EX", it: "Mossling EX" })).toEqual({
      en: "Mossling-EX",
      fr: "Moussillon-EX",
      es: "Mossling-EX",
      it: "Mossling-EX",
    });
    expect(named({ en: "M Mossling EX", fr: "M Moussillon EX", es: "M-Mossling EX", it: "M-Mossling EX" })).toEqual({
      en: "M Mossling-EX",
      fr: "M-Moussillon-EX",
      es: "M-Mossling-EX",
      it: "M Mossling-EX",
    });
    expect(named({ en: "Mossling ex", fr: "Moussillon-ex" }).fr).toBe("Moussillon-ex");
  });

  it("takes the English name where there is a placeholder", () => {
    expect(named({ en: "Moss Horn", es: "{title}:", it: "{title}" })).toMatchObject({ es: "Moss Horn", it: "Moss Horn" });
  });

  it("leaves out the words of the gear's logo, and takes the English name where they are all there is", () => {
    const gear = { en: "Moss Horn Team Flare Gear", fr: "Corne de Mousse Matos Team Flare", it: "Dotazione del Team Flare" };
    expect(named(gear)).toMatchObject({ en: "Moss Horn", fr: "Corne de Mousse", it: "Moss Horn" });
  });

  it("calls a Basic Energy by our names where the source leaves its type in English", () => {
    const name = { en: "Basic Water Energy", fr: "Énergie Water de base", es: "Energía Water Básica", it: "Energia base Water" };
    const record = tcgdexCard.parse({ id: "zz1-2", set: "zz1", localId: "2", category: "Energy", energyType: "Normal", name });
    const energy = {
      category: "Energy",
      id: "zz1-2",
      name: "Basic Water Energy",
      marks: [],
      kind: "Basic",
      provides: [["Water"]],
      whileAttached: [],
    } as const satisfies CardDefinition;
    expect(wordsOf(record, energy, undefined).names).toEqual({
      en: "Basic Water Energy",
      fr: "Énergie Eau",
      es: "Energía Agua",
      it: "Energia Acqua",
    });
  });
});
