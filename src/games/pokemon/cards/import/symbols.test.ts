import { describe, expect, it } from "vitest";
import type { EnergyType } from "@/games/pokemon/engine/card";
import { printedCard, tcgdexCard } from "./tcgdex";

const attackText = (id: string, cost: readonly EnergyType[], effect: { readonly en: string; readonly fr?: string }) => {
  const card = printedCard(
    tcgdexCard.parse({
      id,
      set: "neo1",
      localId: "1",
      name: { en: "Mossling" },
      category: "Pokemon",
      hp: 60,
      types: ["Grass"],
      stage: "Basic",
      attacks: [{ name: { en: "Bash" }, cost, effect }],
    }),
  );
  return card.category === "Pokémon" ? card.attacks[0]?.text : undefined;
};

describe("symbols that the records of the oldest prints have lost", () => {
  const en = "Discard 1 Energy card attached to Mossling in order to use this attack.";
  const fr = "Défaussez 1 carte Énergie  attachée à Moussillon pour utiliser cette attaque.";

  it("are of the type that the attack costs", () => {
    expect(attackText("neo1-1", ["Fire", "Colorless"], { en, fr })).toBe(
      "Discard 1 Fire Energy card attached to Mossling in order to use this attack.",
    );
  });

  it("are of the type of the Pokémon where the attack costs no type", () => {
    expect(
      attackText("neo1-1", ["Colorless"], {
        en: "Search your deck for a Energy card.",
        fr: "Cherchez une carte Énergie  dans votre deck.",
      }),
    ).toBe("Search your deck for a Grass Energy card.");
  });

  it("leave the text unreadable where they may be of several types", () => {
    expect(attackText("neo1-1", ["Fire", "Water"], { en, fr })).toContain("{?} Energy card");
  });

  it("stand only where the French text has the gap, and where the English one says no type", () => {
    const some = {
      en: "Flip a coin for each Water Energy attached to Mossling. If all are heads, put 1 Energy card from your discard pile into your hand. Discard 1 Energy card from each of your Pokémon.",
      fr: "Lancez une pièce pour chaque Énergie  attachée à Moussillon. Si toutes sont face, prenez 1 carte Énergie de votre défausse. Défaussez 1 carte Énergie  de chacun de vos Pokémon .",
    };
    expect(attackText("neo1-1", ["Fire"], some)).toBe(
      "Flip a coin for each Water Energy attached to Mossling. If all are heads, put 1 Energy card from your discard pile into your hand. Discard 1 Fire Energy card from each of your Fire Pokémon.",
    );
  });

  it("stand in reprints without a French text as in the first print", () => {
    expect(attackText("base4-46", ["Psychic"], { en })).toContain("Discard 1 Psychic Energy card");
    expect(attackText("base4-4", ["Fire"], { en })).toBe(en);
  });

  it("are not sought in later prints, which have them", () => {
    expect(attackText("ex1-1", ["Fire"], { en, fr })).toBe(en);
  });
});
