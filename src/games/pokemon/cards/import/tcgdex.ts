import { z } from "zod";
import type {
  PrintedAbility,
  PrintedAttack,
  PrintedCard,
  PrintedEnergy,
  PrintedPokemon,
  PrintedTrainer,
} from "@/games/pokemon/cards/text/compile/card/printed";
import {
  ENERGY_TYPES,
  type EnergyType,
  MARKS,
  type Mark,
  type Stage,
  type TrainerKind,
  type TypeModifier,
} from "@/games/pokemon/engine/card";
import type { Locale } from "@/i18n/locales";
import { isBaby, previousOf, stageAfter } from "./evolution";
import { familyMarks, isTeraRule } from "./families";
import { ImportFault } from "./fault";
import { withoutGaps } from "./gaps";

const energyType = z.enum(ENERGY_TYPES);
/** Some texts stand there twice, and of some there is but a mark that they are missing. */
const onceSaid = (text: string): string => text.replace(/^\$\$\$.*\$\$\$$/, "").replace(/^(.+\.)\s+\1$/s, "$1");
const inAll = (text: z.ZodType<string>) => z.object({ en: text.optional(), fr: text.optional(), es: text.optional(), it: text.optional() });
/** Longer than any on a card: what is not of this world shall not reach the indexes of the database. */
const localised = inAll(z.string().max(4000).transform(onceSaid));
const names = inAll(z.string().max(200).transform(onceSaid));
const modifier = z.object({ type: energyType, value: z.string().optional() });

/** One card of the bulk files of TCGdex, as far as an English definition needs it. */
export const tcgdexCard = z.object({
  id: z.string().min(1).max(64),
  set: z.string().min(1).max(64),
  localId: z.string().max(32),
  name: names,
  category: z.enum(["Pokemon", "Trainer", "Energy"]),
  hp: z.number().optional(),
  types: z.array(energyType).optional(),
  evolveFrom: names.optional(),
  stage: z.string().optional(),
  suffix: z.string().optional(),
  attacks: z
    .array(
      z.object({
        name: names,
        cost: z.array(energyType).optional(),
        effect: localised.optional(),
        damage: z.union([z.number(), z.string()]).optional(),
      }),
    )
    .optional(),
  abilities: z.array(z.object({ type: z.string().optional(), name: names, effect: localised.optional() })).optional(),
  weaknesses: z.array(modifier).optional(),
  resistances: z.array(modifier).optional(),
  retreat: z.number().optional(),
  effect: localised.optional(),
  trainerType: z.string().optional(),
  energyType: z.string().optional(),
  rarity: z.string().optional(),
  regulationMark: z.string().optional(),
  /** Addresses of pictures, each in one language. */
  image: localised.optional(),
  /** Marks that another source than TCGdex names itself. */
  marks: z.array(z.enum(MARKS)).optional(),
});
export type TcgdexCard = z.infer<typeof tcgdexCard>;

/**
 * The facts and English texts of a card, with the known faults of the source repaired.
 * @throws ImportFault when a card has no English name, or facts without which it cannot be played
 */
export function printedCard(recorded: TcgdexCard): PrintedCard {
  const record = withoutGaps(recorded);
  const name = canonicalName(record);
  const facts = { id: record.id, name, marks: marksOf(record, name) };
  const text = textOf(record.effect);
  if (record.category === "Energy") return { ...facts, category: "Energy", ...energyFacts(record, name, text) };
  if (record.category === "Trainer")
    return { ...facts, category: "Trainer", kind: trainerKind(record), text, attacks: printedAttacks(record), ...asPokemon(record) };
  return pokemonFacts(record, facts);
}

/** The HP and Abilities of a Trainer card that is played as a Pokémon. */
function asPokemon(record: TcgdexCard): Pick<PrintedTrainer, "hp" | "abilities"> {
  const abilities = abilitiesOf(record);
  return { ...(record.hp && { hp: record.hp }), ...(abilities.length > 0 && { abilities }) };
}

const abilitiesOf = (record: TcgdexCard): readonly PrintedAbility[] =>
  printedAbilities(record).map(({ type, name, effect }) => ({
    name: clean(name.en ?? ""),
    kind: abilityKind(record.id, type, textOf(effect)),
    text: textOf(effect),
  }));

const textOf = (effect: { en?: string | undefined } | undefined): string => (effect?.en ?? "").trim();

/**
 * The printed texts of a card in one language: attacks, Abilities, Ancient Trait, or the one text of a Trainer or Energy; "" where there is none.
 * The Abilities of a Trainer card that is played as a Pokémon are part of its text.
 */
export function printedTexts(record: TcgdexCard, locale: Locale): readonly string[] {
  if (record.category !== "Pokemon") {
    const parts = [record, ...printedAbilities(record)].map(({ effect }) => effect?.[locale] ?? "");
    return [parts.includes("") ? "" : parts.join(" ")];
  }
  const ordered = [...(record.attacks ?? []), ...printedAbilities(record), ...(record.abilities ?? []).filter(isTrait)];
  return ordered.map(({ effect }) => effect?.[locale] ?? "");
}

type RecordedAbility = NonNullable<TcgdexCard["abilities"]>[number];

const isTrait = ({ type, name, effect }: RecordedAbility): boolean => traitName(type, name.en ?? "", textOf(effect)) !== undefined;

/** The Abilities of a card without its Ancient Trait and the rule of Tera Pokémon, which sources list among them. */
export function printedAbilities({ name, abilities = [] }: TcgdexCard): readonly RecordedAbility[] {
  const ex = / ex$/.test(name.en?.trim() ?? "");
  return abilities.filter((ability) => !isTrait(ability) && !(ex && isTeraRule(ability)));
}

/** "Charizard EX" and "Charizard-EX" are one name; "M" and BREAK as printed (NAME-02). */
export function canonicalName({ id, name }: Pick<TcgdexCard, "id" | "name">): string {
  const english = name.en?.trim().replace(/[‘’]/g, "'");
  if (!english) throw new ImportFault(id, "no-name");
  return (
    english
      // "Unown [A]" is named so, and not "A" in another language.
      .replace(/ \[([A-Z!?])\]$/, " $1")
      .replace(/^.*\[([^\]]+)\]$/, "$1")
      .replace(/ Team Flare (Hyper )?Gear$/, "")
      .replace(/[\s-]EX$/, "-EX")
      .replace(/[\s-]GX$/, "-GX")
      .replace(/ (?:♢|◊|Prism Star)$/, " ◇")
      .replace(/(?<=\S) (?:★|Star)(?= δ$|$)/, (star) => (STAR_SETS.test(id) ? " ☆" : star))
      .replace(/^Mega (?=.*-EX$)/, "M ")
      // One name, however records write it.
      .replace(/ (?=[♀♂]$)/, "")
      .replace(/^Ho[ -]oh\b/i, "Ho-Oh")
      .replace(/^_+(?='s )/, "_____")
      .replace(/\s+/g, " ")
  );
}

const STAR_SETS = /^(ex|pop|cel25cc)/;

/** Words behind the name or before it that are a mark of their own, on Pokémon. */
const NAMED_MARKS: readonly (readonly [RegExp, Mark])[] = [
  [/-EX$/, "EX"],
  [/ ex$/, "ex"],
  [/-GX$/, "GX"],
  [/^(?!Unown ).* (V|VMAX|VSTAR)$/, "V"],
  [/ VMAX$/, "VMAX"],
  [/ VSTAR$/, "VSTAR"],
  [/ V-UNION$/, "V-UNION"],
  [/^M .*-EX$/, "Mega"],
  [/^Primal /, "Primal"],
  [/ BREAK$/, "BREAK"],
  [/^Radiant /, "Radiant"],
  [/ & .*-GX$/, "TAG TEAM"],
  [/^Mega .* ex$/, "Mega ex"],
  [/ ☆( δ)?$/, "Star"],
  [/ LEGEND$/, "LEGEND"],
  [/ δ$/, "Delta Species"],
];
/** The same on cards of every kind. */
const PRISM_STAR = / ◇$/;

function marksOf(record: TcgdexCard, name: string): Mark[] {
  const marks = record.category === "Pokemon" ? NAMED_MARKS.flatMap(([form, mark]) => (form.test(name) ? [mark] : [])) : [];
  if (PRISM_STAR.test(name)) marks.push("Prism Star");
  if (record.stage === "LEVEL-UP") marks.push("LV.X");
  return [...new Set([...marks, ...familyMarks(record, name, allText(record)), ...(record.marks ?? [])])];
}

function allText(record: TcgdexCard): string {
  return [...(record.attacks ?? []), ...(record.abilities ?? []), record].map((part) => part.effect?.en ?? "").join(" ");
}

const STAGES: Readonly<Record<string, Stage>> = {
  Basic: "Basic",
  Stage1: "Stage 1",
  Stage2: "Stage 2",
  MEGA: "Mega",
  BREAK: "BREAK",
  RESTORED: "Restored",
  VMAX: "VMAX",
  VSTAR: "VSTAR",
  "V-UNION": "V-UNION",
  "LEVEL-UP": "LV.X",
  LEGEND: "LEGEND",
  Baby: "Basic",
};

/** The stage, where the record has none or says Basic of an evolved Pokémon: from its marks, and from what it or its species evolves from. */
function stageOf(record: TcgdexCard, name: string, marks: readonly Mark[]): Stage {
  if (marks.includes("Mega") || marks.includes("Primal")) return "Mega";
  if (marks.includes("BREAK")) return "BREAK";
  if (marks.includes("LEGEND")) return "LEGEND";
  if (record.stage !== undefined && STAGES[record.stage] === undefined) throw new ImportFault(record.id, "unknown-stage", record.stage);
  const known = STAGES[record.stage ?? "Basic"] ?? "Basic";
  const from = record.evolveFrom?.en?.trim() ?? (record.stage === undefined && !ALWAYS_BASIC.test(name) ? previousOf(name) : undefined);
  return known === "Basic" && from && !isBaby(from) ? stageAfter(from) : known;
}

/** Pokémon-EX of evolved species are Basic Pokémon. */
const ALWAYS_BASIC = /-EX$/;

function evolvesFrom(record: TcgdexCard, name: string, stage: Stage): string[] {
  if (stage === "Basic" || stage === "Restored" || stage === "V-UNION" || stage === "LEGEND") return [];
  if (stage === "LV.X") return [name];
  if (stage === "Mega") return [name.replace(/^(M|Primal) /, "")];
  if (stage === "BREAK") return [name.replace(/ BREAK$/, "")];
  const recorded = record.evolveFrom?.en?.trim();
  const from = recorded?.endsWith("?") ? previousOf(name.replace(/ δ$/, "")) : (recorded ?? previousOf(name));
  if (!from) throw new ImportFault(record.id, "no-evolves-from");
  // Only a Pokémon ex evolves from one: the record means its species.
  const species = / ex$/.test(name) ? from : from.replace(/ ex$/, "");
  return [ofItsKind(name, stage, species.replace(/[‘’]/g, "'").replace(/ (EX|GX)$/, "-$1"))];
}

/** "Erika's Gloom" evolves from Erika's Oddish, and "Dark Alakazam", a Stage 2 Pokémon, from Dark Kadabra: records of the oldest sets leave that out. */
function ofItsKind(name: string, stage: Stage, from: string): string {
  const [kind = ""] = /^.+'s (?=\S)/.exec(name) ?? (stage === "Stage 2" ? /^(?:Dark|Light) /.exec(name) : null) ?? [];
  return from.startsWith(kind) ? from : `${kind}${from}`;
}

function pokemonFacts(record: TcgdexCard, facts: Pick<PrintedPokemon, "id" | "name" | "marks">): PrintedPokemon {
  const stage = stageOf(record, facts.name, facts.marks);
  if (!record.hp) throw new ImportFault(record.id, "no-hp");
  if (!record.types?.length) throw new ImportFault(record.id, "no-type");
  const traits = (record.abilities ?? []).flatMap((ability) => {
    const text = textOf(ability.effect);
    const name = traitName(ability.type, ability.name.en ?? "", text);
    if (name !== undefined && !(name && text)) throw new ImportFault(record.id, "incomplete-trait");
    return name ? [{ name, text }] : [];
  });
  const [ancientTrait] = traits;
  return {
    ...facts,
    category: "Pokémon",
    stage,
    evolvesFrom: evolvesFrom(record, facts.name, stage),
    hp: record.hp,
    types: record.types,
    weaknesses: (record.weaknesses ?? []).map((each) => typeModifier(record.id, each, WEAKNESS)),
    resistances: (record.resistances ?? []).map((each) => typeModifier(record.id, each, RESISTANCE)),
    retreatCost: record.retreat ?? 0,
    attacks: printedAttacks(record),
    abilities: abilitiesOf(record),
    ...(ancientTrait && { ancientTrait }),
  };
}

const clean = (name: string): string => name.replace(/[‘’]/g, "'").trim();

/** Ancient Traits of xy7 look like Abilities and lost their names; what they say tells which they are. */
const NAMELESS_TRAITS: readonly (readonly [RegExp, string])[] = [
  [/up to 2 Pokémon Tool cards attached/, "θ Double"],
  [/Prevent all effects of your opponent's Pokémon's Abilities/, "θ Stop"],
  [/becomes this Pokémon, heal all damage/, "θ Max"],
];

function traitName(type: string | undefined, name: string, text: string): string | undefined {
  if (name.startsWith("{title}") || text.startsWith("{title}"))
    return NAMELESS_TRAITS.find(([form]) => form.test(text))?.[1] ?? "Ancient Trait";
  return type === "Ancient Trait" || /^[αΔθΩ] /.test(name) ? name : undefined;
}

/** Prints before the Expedition set, which knew Pokémon Powers alone (FAM-27), whatever their records say. */
const POKEMON_POWERS = /^(?:(?:base\d|gym\d|neo\d|lc|si1)-|basep-[1-4]?\d$)/;

function abilityKind(id: string, type: string | undefined, text: string): PrintedAbility["kind"] {
  if (POKEMON_POWERS.test(id)) return "Pokémon Power";
  if (VSTAR.test(text)) return "VSTAR Power";
  if (/^pok[eé]mon power$/i.test(type ?? "")) return "Pokémon Power";
  if (/^pok[eé]-?power$/i.test(type ?? "")) return "Poké-Power";
  if (/^pok[eé]-?body$/i.test(type ?? "")) return "Poké-Body";
  return "Ability";
}

interface Printed {
  /** What holds where nothing is printed beside the symbol, as on the oldest cards (ED-13). */
  readonly bare: Omit<TypeModifier, "type">;
  /** The sign of a figure that stands alone. */
  readonly sign: TypeModifier["operator"];
}
const WEAKNESS: Printed = { bare: { operator: "×", value: 2 }, sign: "+" };
const RESISTANCE: Printed = { bare: { operator: "-", value: 30 }, sign: "-" };

/** "×2", "-20", "+30" and their look-alikes. */
function typeModifier(id: string, { type, value = "" }: z.infer<typeof modifier>, { bare, sign }: Printed): TypeModifier {
  if (value.trim() === "") return { type, ...bare };
  const [, printed, number] = /^\s*([×x+＋\-−–])?\s*(\d+)\s*$/.exec(value) ?? [];
  if (!number) throw new ImportFault(id, "unreadable-factor", value);
  return { type, operator: printed ? operatorOf(printed) : sign, value: Number(number) };
}

function operatorOf(sign: string): "×" | "+" | "-" {
  if (sign === "×" || sign === "x") return "×";
  return sign === "+" || sign === "＋" ? "+" : "-";
}

const GX = /more than 1 GX attack in a game/;
const VSTAR = /more than 1 VSTAR Power in a game/;
const ONCE: readonly (readonly [RegExp, NonNullable<PrintedAttack["once"]>])[] = [
  [GX, "GX"],
  [VSTAR, "VSTAR"],
];

function printedAttacks(record: TcgdexCard): PrintedAttack[] {
  return (record.attacks ?? []).map(({ name, cost, damage, effect }) => {
    const english = clean(name.en ?? "");
    if (!english) throw new ImportFault(record.id, "no-attack-name");
    const printed = damageOf(damage);
    const text = textOf(effect);
    const once = ONCE.find(([form]) => form.test(text) || (form === GX && / GX$|-GX$/.test(english)))?.[1];
    return { name: english, cost: cost ?? [], text, ...(printed && { damage: printed }), ...(once && { once }) };
  });
}

/** The printed damage; a sign that the record lost is found again in the text when the attack is compiled. */
function damageOf(damage: number | string | undefined): PrintedAttack["damage"] {
  const [, base, sign] = /^\s*(\d+)\s*([×x+＋\-−–])?/.exec(String(damage ?? "")) ?? [];
  if (!base) return undefined;
  return sign ? { base: Number(base), sign: operatorOf(sign) } : { base: Number(base) };
}

const TRAINER_KINDS: Readonly<Record<string, TrainerKind>> = {
  Item: "Item",
  Supporter: "Supporter",
  Stadium: "Stadium",
  Tool: "Pokémon Tool",
  "Technical Machine": "Technical Machine",
  "Rocket's Secret Machine": "Item",
};

function trainerKind(record: TcgdexCard): TrainerKind {
  if (record.trainerType === "Item" && /^The Pokémon this card is attached to|this card is attached to/.test(textOf(record.effect)))
    return "Pokémon Tool";
  if (/may use this card's attack instead of its own/.test(textOf(record.effect))) return "Technical Machine";
  if (record.trainerType === undefined) return plainTrainer(textOf(record.effect));
  const kind = TRAINER_KINDS[record.trainerType];
  if (!kind) throw new ImportFault(record.id, "unknown-kind", record.trainerType);
  return kind;
}

/** Before there were kinds a card was a Trainer card; what it says makes it what was later called so. */
function plainTrainer(text: string): TrainerKind {
  if (/^This card stays in play when you play it/.test(text)) return "Stadium";
  if (/^You can play only one Supporter card each turn/.test(text)) return "Supporter";
  return /Pokémon Tool (card )?attached to it/.test(text) ? "Pokémon Tool" : "Item";
}

/** What an Energy provides: printed types, else its name ("Fire Energy"); a special one says it in its text. */
function energyFacts(record: TcgdexCard, name: string, text: string): Pick<PrintedEnergy, "kind" | "provides" | "text"> {
  const kind = record.energyType === "Special" || text ? "Special" : "Basic";
  const named = ENERGY_TYPES.find((type) => name === `${type} Energy` || name === `Basic ${type} Energy`);
  const provides: EnergyType[] = named ? [named] : kind === "Basic" ? (record.types ?? []) : [];
  if (kind === "Basic" && provides.length !== 1) throw new ImportFault(record.id, "no-energy");
  return { kind: named ? "Basic" : kind, provides: provides.map((type) => [type]), text: named ? "" : text };
}
