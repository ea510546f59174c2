import { ENERGY_TYPES, type EnergyType } from "@/games/pokemon/engine/card";
import type { TcgdexCard } from "./tcgdex";

// The records of the oldest prints have lost the symbols of types out of their texts: "Discard 1 Energy card attached to …" said which Energy.
// The French text shows where one stood: by the two spaces around it.

type Text = NonNullable<TcgdexCard["effect"]>;

/** A print without a French text, whose older print lost its symbols as well. */
const WITHOUT_FRENCH = /^base4-(?:10|13|33|35|46|51|69|75|88|94)$/;
/** What such a print says of Energy of a type: what it discards for its attack, and what counts beyond the cost of its attack. */
const OF_A_TYPE = /(?<=[Dd]iscard \d )Energy(?= cards? (?:attached )?to)|Energy(?= attached to [^.]*? but not used)|(?<=Extra )Energy/g;

/** Prints whose records have lost symbols. */
const OLDEST = /^(?:base\d|basep|gym\d|neo\d)-/;
/** What a symbol stood before, in French and in English, without the word for what an attack costs. */
const NOUNS = [
  { french: /(?<!coût (?:en |d'))Énergies?(?: {2}| (?=[.,]))?/g, english: /(?<=(\S+) )-?Energy\b(?! cost)/g, noun: "Energy" },
  { french: /Pokémon(?: {2}| (?=[.,]))?/g, english: /(?<=(\S+) )Pokémon\b/g, noun: "Pokémon" },
] as const;
const SAYS_WHICH = new RegExp(`^(?:${ENERGY_TYPES.join("|")}|[Bb]asic|[Ss]pecial|[GRWLPFDMC]|{[A-Z?]})$`);

/** A symbol whose type the record does not tell: a text with one is not understood. */
const UNKNOWN = "{?}";

/** The record with the types in its English texts that they have lost; several types in a cost leave open which it was. */
export function withSymbols(record: TcgdexCard): TcgdexCard {
  if (!OLDEST.test(record.id)) return record;
  const read = <T extends { readonly effect?: Text | undefined; readonly cost?: readonly EnergyType[] | undefined }>(part: T): T => {
    const en = part.effect?.en;
    if (en === undefined) return part;
    return { ...part, effect: { ...part.effect, en: restored(record.id, en, part.effect?.fr, typeOf(record, part.cost)) } };
  };
  return {
    ...read(record),
    ...(record.attacks && { attacks: record.attacks.map(read) }),
    ...(record.abilities && { abilities: record.abilities.map(read) }),
  };
}

/** The one type of an attack's cost, or else that of the Pokémon. */
function typeOf({ types = [] }: TcgdexCard, cost: readonly EnergyType[] = []): EnergyType | typeof UNKNOWN {
  const paid = [...new Set(cost.filter((type) => type !== "Colorless"))];
  const [type, ...more] = paid.length > 0 ? paid : types;
  return type && more.length === 0 ? type : UNKNOWN;
}

function restored(id: string, english: string, french = "", type: string): string {
  if (WITHOUT_FRENCH.test(id)) return english.replace(OF_A_TYPE, `${type} Energy`);
  // "A Energy card" has lost its symbol, whatever stands in French.
  const text = english.replace(/\b([Aa]) (?=Energy\b)/g, `$1 ${type} `);
  return NOUNS.reduce((words, { french: said, english: says, noun }) => {
    const lost = [...french.matchAll(said)].map(([each]) => each.endsWith(" "));
    if (!lost.includes(true) || lost.length !== [...words.matchAll(says)].length) return words;
    let at = 0;
    return words.replace(says, (each, before: string) => (lost[at++] && !SAYS_WHICH.test(before) ? `${type} ${noun}` : each));
  }, text);
}
