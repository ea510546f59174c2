import type { Database } from "@/db";
import type { CardSource } from "./source";
import { tcgdexCard } from "./tcgdex";

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
