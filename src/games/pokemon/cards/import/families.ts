import type { Mark } from "@/games/pokemon/engine/card";
import { battleStyles } from "./battle-styles";
import { isBaby } from "./evolution";
import type { TcgdexCard } from "./tcgdex";

/**
 * Families that are printed as a logo or frame and that the public databases leave out. Facts from the prints themselves:
 * which names of which sets carry the mark.
 */
const ACE_SPECS = new Set([
  "Computer Search",
  "Crystal Edge",
  "Crystal Wall",
  "Dowsing Machine",
  "G Booster",
  "G Scope",
  "Gold Potion",
  "Life Dew",
  "Master Ball",
  "Rock Guard",
  "Scoop Up Cyclone",
  "Scramble Switch",
  "Victory Piece",
]);
/** Some of their names are those of older cards. */
const ACE_SPEC_SETS = /^bw/;
const HYPER_GEAR = new Set(["Head Ringer", "Jamming Net"]);

/** Team Plasma's Pokémon by the numbers of their prints; their texts need not speak of it. */
const PLASMA_POKEMON: Partial<Record<string, readonly number[]>> = {
  bw8: [3, 13, 14, 17, 25, 33, 39, 41, 46, 48, 49, 55, 58, 62, 66, 67, 70, 84, 86, 87, 90, 91, 92, 94, 101, 108, 112, 113, 114, 132, 134],
  bw9: [
    11, 12, 13, 16, 20, 23, 26, 29, 30, 31, 34, 38, 46, 48, 49, 52, 53, 56, 57, 64, 66, 67, 70, 73, 74, 78, 79, 88, 98, 109, 110, 111, 114,
  ],
  bw10: [2, 8, 11, 13, 19, 22, 23, 24, 33, 61, 65, 66, 74, 76, 77, 97, 99, 100],
};
const PLASMA_CARD =
  /^(Plasma Energy|Plasma Frigate|Team Plasma .*|Hypnotoxic Laser|Colress Machine|Frozen City|Shadow Triad|Ghetsis|Reversal Trigger|G Booster|G Scope)$/;
/** Promos are known by what they ask for. */
const PLASMA_PROMO = /Plasma Energy|your Team Plasma|a Team Plasma card/;

const PARADOX_SETS = /^(sv0[4-9]|sv1\d|svp|sv\dpt)/;
const ANCIENT =
  /^(Koraidon|Great Tusk|Scream Tail|Brute Bonnet|Flutter Mane|Slither Wing|Sandy Shocks|Roaring Moon|Walking Wake|Gouging Fire|Raging Bolt)( ex)?$|^(Ancient Booster Energy Capsule|Awakening Drum|Explorer's Guidance|Professor Sada's Vitality)$/;
const FUTURE =
  /^(Miraidon|Iron (Treads|Bundle|Hands|Jugulis|Moth|Thorns|Valiant|Leaves|Boulder|Crown))( ex)?$|^(Future Booster Energy Capsule|Techno Radar|Reboot Pod|Professor Turo's Scenario)$/;
/** The first cards of these Pokémon are older than the two marks, and were printed again without them. */
const EARLY_PARADOX = /^(Koraidon|Miraidon)( ex)?$/;
const EARLY_MARK = "G";

/** Ultra Beasts, by their species: all their prints of the Sun & Moon series carry the red line, and none of another series does. */
const ULTRA_BEAST =
  /\b(Nihilego|Buzzwole|Pheromosa|Xurkitree|Celesteela|Kartana|Guzzlord|Poipole|Naganadel|Stakataka|Blacephalon|(Dusk Mane|Dawn Wings|Ultra) Necrozma)\b/;
const ULTRA_BEAST_SETS = /^(sm|det)/;

/** Supporters on which two people stand: TAG TEAM cards in these sets alone. */
const TAG_TEAM_SETS = /^(sm12|smp)$/;

/** Pokémon SP stand in the Platinum sets and their promos, and one among those of an anniversary. An Unown's letter is none of their marks. */
const SP_SETS = /^(pl\d|dpp|ru1|pop9|cel25cc|swshp)$/;
const SP = /^(?!Unown ).+ (G|GL|4|E4|C|FB|M)( LV\.X)?$/;

/** Pokémon of one of which a deck holds a single card; the later Shining Pokémon have no such rule. */
const SHINING_SETS = /^(neo\d|si1|cel25cc)$/;

const BABY_SETS = /^(neo\d|basep|ecard\d|si1|cel25cc)$/;

/** The protection on the Bench that every Tera Pokémon ex has; some records list it among the Abilities. */
const TERA_RULE =
  /^(Tera: )?As long as this Pokémon is on your Bench, prevent all damage done to this Pokémon by attacks \(both yours and your opponent['’]s\)\.?$/;

/** Tera Pokémon ex of their Pokémon's own type, in some sets or always; those of another are known by their attacks. */
const TERA =
  /^(sv01\/(Arcanine|Gyarados)|sv02\/(Dedenne|Forretress|Slowking)|sv04\.5\/Forretress|[^/]+\/(Dragapult|Terapagos|(Cornerstone|Hearthflame|Teal|Wellspring) Mask Ogerpon)) ex$/;
/** Series that know Tera Pokémon ex: those of 2003 to 2007 share the suffix alone, and a Mega Evolution is no Tera. */
const TERA_SETS = /^(sv|me|mfb)/;

type Facts = Pick<TcgdexCard, "stage" | "set" | "localId" | "category" | "rarity" | "regulationMark" | "types" | "attacks" | "abilities">;

/** @param name canonical English name; @param text all English texts of the card */
export function familyMarks(record: Facts, name: string, text: string): Mark[] {
  const marks: Mark[] = [];
  if (record.rarity === "ACE SPEC Rare" || (record.category === "Trainer" && ACE_SPEC_SETS.test(record.set) && ACE_SPECS.has(name)))
    marks.push("ACE SPEC");
  if (isPlasma(record, name, text)) marks.push("Team Plasma");
  if (HYPER_GEAR.has(name)) marks.push("Team Flare Hyper Gear");
  if (isParadox(record, name))
    marks.push(...(ANCIENT.test(name) ? ["Ancient" as const] : []), ...(FUTURE.test(name) ? ["Future" as const] : []));
  if (isTera(record, name)) marks.push("Tera");
  if (record.category === "Pokemon" && ULTRA_BEAST_SETS.test(record.set) && ULTRA_BEAST.test(name)) marks.push("Ultra Beast");
  if (record.category === "Trainer" && TAG_TEAM_SETS.test(record.set) && / & /.test(name)) marks.push("TAG TEAM");
  if (record.category === "Pokemon") marks.push(...oldMarks(record, name));
  marks.push(...battleStyles(record, name));
  return marks;
}

/** Marks of the cards before Black & White. */
function oldMarks({ set, stage }: Facts, name: string): Mark[] {
  return [
    ...(SP_SETS.test(set) && SP.test(name) ? ["SP" as const] : []),
    ...(SHINING_SETS.test(set) && /^Shining /.test(name) ? ["Shining" as const] : []),
    ...(stage === "Baby" || (BABY_SETS.test(set) && isBaby(name)) ? ["Baby" as const] : []),
  ];
}

function isParadox({ set, regulationMark }: Facts, name: string): boolean {
  return PARADOX_SETS.test(set) && !(EARLY_PARADOX.test(name) && regulationMark === EARLY_MARK);
}

/**
 * A Tera Pokémon of another type than its own keeps its own attacks: their cost asks for the type that it no longer has. The Stellar ones
 * have an attack that asks for three types. Attacks of Dragon and Colorless Pokémon ask for other types anyway.
 */
function isTera(record: Facts, name: string): boolean {
  if (!/ ex$/.test(name) || /^Mega /.test(name) || !TERA_SETS.test(record.set)) return false;
  if (TERA.test(`${record.set}/${name}`) || record.abilities?.some(isTeraRule)) return true;
  const costs = (record.attacks ?? []).map(({ cost }) => new Set(cost?.filter((type) => type !== "Colorless")));
  if (costs.some((types) => types.size >= 3)) return true;
  const [own] = record.types ?? [];
  if (!own || own === "Dragon" || own === "Colorless") return false;
  return costs.some((types) => types.size > 0) && costs.every((types) => !types.has(own));
}

/** Whether what a record lists as an Ability is the rule of its family. */
export function isTeraRule({ effect }: { readonly effect?: { readonly en?: string | undefined } | undefined }): boolean {
  return TERA_RULE.test(effect?.en?.trim() ?? "");
}

function isPlasma({ set, localId, category }: Facts, name: string, text: string): boolean {
  const numbers = PLASMA_POKEMON[set];
  if (category !== "Pokemon") return numbers !== undefined && PLASMA_CARD.test(name);
  return numbers ? numbers.includes(Number(localId)) : set === "bwp" && PLASMA_PROMO.test(text);
}
