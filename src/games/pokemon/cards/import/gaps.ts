import { withSymbols } from "./symbols";
import type { TcgdexCard } from "./tcgdex";
import { missingSides } from "./weaknesses";

type Facts = Partial<Omit<TcgdexCard, "id" | "name" | "category">>;

/** Facts of single prints that their records lack or have wrong. */
const FACTS: Readonly<Record<string, Facts>> = {
  "bog-2": { types: ["Fighting"] },
  "bog-4": { types: ["Metal"] },
  "bog-5": { types: ["Darkness"] },
  "bog-6": { types: ["Grass"] },
  "bog-7": { types: ["Grass"] },
  "bog-8": { types: ["Psychic"] },
  "bog-9": { types: ["Fighting"] },
  // The same card as ex4-9, which is of two types.
  "cel25cc-CC011": { types: ["Fighting", "Darkness"] },
  "fut2020-1": { types: ["Lightning"] },
  "fut2020-2": { types: ["Colorless"], retreat: 1 },
  "fut2020-3": { types: ["Grass"], retreat: 1 },
  "fut2020-4": { types: ["Fire"], retreat: 1 },
  "fut2020-5": { types: ["Water"], retreat: 1 },
  // As all Psychic Pokémon of its series with a Resistance to Fighting, and as other sources have it.
  "smp-SM93": { weaknesses: [{ type: "Darkness", value: "×2" }], retreat: 1 },
  // A Stage 2 Pokémon like all of its species since Tirtouga evolves from a Fossil.
  "smp-SM239": { stage: "Stage2" },
  // Printed in the ways of 2009 and 2005 for the game's anniversary: a LV.X, and a Delta Species.
  "swshp-SWSH135": { stage: "LEVEL-UP" },
  "swshp-SWSH136": { marks: ["Delta Species"] },
};

/** A number in the English text of a print against that of all its other prints, which agree: theirs stands. */
const NUMBERS: Readonly<Record<string, readonly [recorded: string, printed: string]>> = {
  "sm10-34": ["takes 20 less damage", "takes 30 less damage"],
  "sm11-170": ["put 4 damage counters", "put 2 damage counters"],
};

/** The pieces of these V-UNION have no Retreat Cost in the source. */
const UNIONS = /^(Pikachu|Mewtwo|Zacian) V-UNION$/;
const UNION_RETREAT_COST = 2;

/** The record with what is known of its print beside. */
export function withoutGaps(recorded: TcgdexCard): TcgdexCard {
  const record = withSymbols({ ...recorded, ...FACTS[recorded.id] });
  const isUnion = !record.retreat && UNIONS.test(record.name.en ?? "");
  return {
    ...record,
    ...withItsNumber(record),
    ...missingSides(record),
    ...(isUnion && { retreat: UNION_RETREAT_COST }),
  };
}

function withItsNumber({ id, abilities }: TcgdexCard): Pick<TcgdexCard, "abilities"> {
  const number = NUMBERS[id];
  if (!number) return {};
  const [recorded, printed] = number;
  return {
    abilities: abilities?.map(({ effect, ...ability }) => ({
      ...ability,
      ...(effect && { effect: { ...effect, en: effect.en?.replace(recorded, printed) } }),
    })),
  };
}
