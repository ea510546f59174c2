import type { EnergyType } from "@/engine/pokemon/card";
import type { TcgdexCard } from "./tcgdex";
import { missingSides } from "./weaknesses";

/** What the records of single prints lack: facts of the prints themselves. */

const TYPES: Readonly<Record<string, EnergyType>> = {
  "bog-2": "Fighting",
  "bog-4": "Metal",
  "bog-5": "Darkness",
  "bog-6": "Grass",
  "bog-7": "Grass",
  "bog-8": "Psychic",
  "bog-9": "Fighting",
  "fut2020-1": "Lightning",
  "fut2020-2": "Colorless",
  "fut2020-3": "Grass",
  "fut2020-4": "Fire",
  "fut2020-5": "Water",
};

/** A Stage 2 Pokémon like all of its species since Tirtouga evolves from a Fossil. */
const STAGES: Readonly<Record<string, string>> = { "smp-SM239": "Stage2" };

/** The pieces of these V-UNION have no Retreat Cost in the source. */
const UNIONS = /^(Pikachu|Mewtwo|Zacian) V-UNION$/;
const UNION_RETREAT_COST = 2;

/** The record with what is known of it beside. */
export function withoutGaps(record: TcgdexCard): TcgdexCard {
  const type = record.types?.length ? undefined : TYPES[record.id];
  const stage = record.stage ?? STAGES[record.id];
  const isUnion = !record.retreat && UNIONS.test(record.name.en ?? "");
  return {
    ...record,
    ...(type && { types: [type] }),
    ...(stage && { stage }),
    ...missingSides(record),
    ...(isUnion && { retreat: UNION_RETREAT_COST }),
  };
}
