import type { CardSource } from "@/cards/import/source";
import type { Database } from "@/db";
import { compileCard } from "@/games/pokemon/cards/text/compile/card";
import { printedCard, tcgdexCard } from "./tcgdex";

/** A made-up Pokémon, as a source has it. */
export const mossling = {
  id: "zz1-1",
  set: "zz1",
  localId: "1",
  name: { en: "Mossling", fr: "Moussillon" },
  category: "Pokemon",
  hp: 60,
  types: ["Grass"],
  stage: "Basic",
  attacks: [
    { name: { en: "Bash", fr: "Coup" }, cost: ["Colorless"], damage: 20 },
    {
      name: { en: "Warm Up", fr: "Réchauffement" },
      cost: ["Fire"],
      effect: { en: "Attach a Fire Energy card from your hand to this Pokémon.", fr: "Attachez une carte Énergie Fire de votre main." },
    },
  ],
  retreat: 1,
};

/** A made-up record of TCGdex, but for what is said of it. */
export const tcgdexRecord = (part: object) =>
  tcgdexCard.parse({
    id: "xy0-1",
    set: "xy0",
    localId: "1",
    name: { en: "Mossling" },
    category: "Pokemon",
    hp: 60,
    types: ["Grass"],
    stage: "Basic",
    attacks: [{ name: { en: "Bash" }, cost: ["Colorless"], damage: 20 }],
    retreat: 1,
    ...part,
  });

/** The Pokémon that such a record is of. */
export const tcgdexPokemon = (part: object) => {
  const card = printedCard(tcgdexRecord(part));
  if (card.category !== "Pokémon") throw new Error("This record is not of a Pokémon.");
  return card;
};

/** What such a record compiles to. */
export const tcgdexDefinition = (part: object) => {
  const compiled = compileCard(printedCard(tcgdexRecord(part)));
  if ("failures" in compiled) throw new Error(compiled.failures.map(({ sentence, why }) => `${sentence}: ${why}`).join("; "));
  return compiled.definition;
};

/** A made-up set. */
export const made = (records: readonly unknown[]): CardSource => ({
  name: "tcgdex",
  sets: async () => [{ id: "zz1", name: "Moss" }],
  read: async () => ({ id: "zz1", series: "zz", names: { en: "Moss", fr: "Mousse" }, releaseOrder: 20200101, records }),
  parse: (record) => tcgdexCard.parse(record),
});

/** As if the cards that are there had been read before the grammar changed. */
export async function outdate(database: Database): Promise<void> {
  await database.cardSet.updateMany({ where: { grammar: { not: null } }, data: { grammar: "an older one" } });
}
