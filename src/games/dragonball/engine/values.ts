import { type CardDefinition, type CardType, COLORS, type Color, type ColorCount, type Face } from "./card";
import type { CardChange, CardFilter, CardProhibition, Instruction } from "./effects/language";
import type { Match } from "./match";
import type { CompiledSkill } from "./skills/compile";
import { keywordsOf } from "./skills/keywordNames";

/** An energy cost: how much in all, and how much of it in which colours; `colored` is their sum, no colour counting below 0. */
export interface EnergyCost {
  readonly total: number;
  readonly colors: ColorCount;
  readonly colored: number;
  /** One for each Energy that it takes. */
  readonly symbols: readonly string[];
}

/** What a card is at the moment (DB-EFF-04): the print, then what changes no number, then what does. */
export interface Values {
  readonly type: CardType | null;
  readonly colors: readonly Color[];
  /** What "multicolor" and "mono" ask (DB-CARD-03). */
  readonly printedColors: readonly Color[];
  readonly names: readonly string[];
  readonly characters: readonly string[];
  readonly traits: readonly string[];
  readonly power: number | null;
  readonly comboPower: number | null;
  readonly comboCost: number | null;
  /** X is 0 (DB-CARD-12); the colour part counts where it is larger (DB-CARD-11). */
  readonly cost: EnergyCost | null;
  readonly zCost: number | null;
  readonly skills: readonly CompiledSkill[];
  /** Places of its Activate skills and of its [Counter]s among them: few cards have any, and each is looked at for every action. */
  readonly activates: readonly number[];
  readonly counters: readonly number[];
  /** Names of the keyword skills, with the bare words that mean several. */
  readonly keywords: readonly string[];
  /** DB-CARD-16. */
  readonly skillless: boolean;
  /** More damage by its attacks. */
  readonly damage: number;
  readonly cannot: readonly CardProhibition[];
  readonly unaffectedBy: readonly (0 | 1)[];
  readonly free: readonly string[];
  /** DB-COST-15. */
  readonly payInstead: readonly { readonly of: "counter" | "activate"; readonly actions: readonly Instruction[] }[];
  readonly usableAsEnergy: boolean;
  readonly staysInRest: boolean;
  readonly attacksActive: readonly CardFilter[];
  /** DB-RULE-10: no two of its name. */
  readonly single: boolean;
  /** By what it is not KO'd, or does not leave. */
  readonly stays: readonly { readonly koed: boolean; readonly by: "skill" | "attack" | null; readonly seats: readonly (0 | 1)[] }[];
  /** Cards that cannot attack it. */
  readonly notAttackedBy: readonly CardFilter[];
  /** Cards that it cannot attack. */
  readonly cannotAttack: readonly CardFilter[];
  readonly skillCost: readonly { readonly by: number; readonly keyword: string | null }[];
}

/** The values of a print. */
export function baseValues(definition: CardDefinition, face: Face, skills: readonly CompiledSkill[]): Values {
  const { cost, zCost } = definition;
  const keywords = keywordsOf(skills);
  return {
    type: definition.type,
    colors: definition.colors,
    printedColors: definition.colors,
    names: [face.name],
    characters: face.characters,
    traits: face.traits,
    power: face.power ?? null,
    comboPower: definition.comboPower ?? null,
    comboCost: definition.comboCost ?? null,
    cost: cost ? costOf(Math.max(cost.total === "X" ? 0 : cost.total, sumOf(cost.colors)), cost.colors) : null,
    zCost: zCost === undefined ? null : zCost === "X" ? 0 : zCost,
    skills,
    activates: placesOf(skills, "activate"),
    counters: placesOf(skills, "counter"),
    keywords,
    skillless: skills.length === 0,
    damage: 0,
    cannot: [],
    unaffectedBy: [],
    free: [],
    payInstead: [],
    usableAsEnergy: false,
    staysInRest: false,
    attacksActive: [],
    single: false,
    stays: [],
    notAttackedBy: [],
    cannotAttack: [],
    skillCost: [],
  };
}

/** Where among these skills those of a kind stand. */
export function placesOf(skills: readonly CompiledSkill[], kind: "activate" | "counter"): readonly number[] {
  return skills.flatMap(({ does }, place) => (does?.type === kind ? [place] : []));
}

/** DB-MODE-03: a Hidden card is a card without any information. */
export const NOTHING: Values = {
  ...baseValues(
    { id: "", type: "Battle", colors: [], faces: [{ name: "", characters: [], traits: [], skills: [] }] },
    { name: "", characters: [], traits: [], skills: [] },
    [],
  ),
  type: null,
  names: [],
};

/** A cost of this much in all, of which so much in colours. */
export function costOf(total: number, colors: ColorCount): EnergyCost {
  let colored = 0;
  for (const count of Object.values(colors)) colored += Math.max(0, count);
  return { total, colors, colored, symbols: symbolsOf(Math.max(0, total), colors) };
}

/** Any colour. */
export const ANY = "*";

/** DB-COST-01: a price as symbols, one Energy each; all of the colour part, be it above the total (DB-COST-02). */
export function symbolsOf(total: number, colors: ColorCount): readonly string[] {
  const symbols: string[] = [];
  for (const color of COLORS) for (let count = colors[color] ?? 0; count > 0; count--) symbols.push(color);
  for (let rest = total - symbols.length; rest > 0; rest--) symbols.push(ANY);
  return symbols;
}

export function sumOf(colors: ColorCount): number {
  let sum = 0;
  for (const count of Object.values(colors)) sum += count;
  return sum;
}

/** What a card is at the moment, wherever it lies. */
export function valuesOf(m: Match, card: number): Values {
  return m.values.get(card) ?? m.workOut(m, card);
}

/** DB-KEY-39a: whether no two of its name may be in its master's battle zone. */
export const isSingle = ({ single, keywords }: Values): boolean => single || keywords.includes("Unique");

/** How one skill is named among the kinds that are negated. */
const negatedSkill = (key: string): string => `skill ${key}`;

/** DB-SKILL-05: of kinds that are negated together those that cannot be are left out; a skill that negates itself is none of them. */
export const shielded = (negated: ReadonlySet<string>): ReadonlySet<string> =>
  new Set([...negated].filter((kind) => kind.startsWith("skill ")));

/** What a change negates, as `isNegated` asks for it. */
export function negatedBy(change: Extract<CardChange, { negate: unknown } | { negateSkill: unknown }>): string {
  if ("negate" in change) return change.negate;
  // "This" is the key of its skill from the moment the effect starts.
  return change.negateSkill === "this" ? "" : negatedSkill(change.negateSkill.key);
}

/** Whether a skill is of a kind that is negated. DB-KEY-01b: keywords on a skill are no key skills. */
export function isNegated({ skill, does, keyword, key }: CompiledSkill, negated: ReadonlySet<string>): boolean {
  if (negated.has("all") || negated.has(negatedSkill(key))) return true;
  if (skill.type !== "keyword" && negated.has("otherThanKeySkills")) return true;
  if (skill.type === "keyword" && negated.has("keySkills")) return true;
  if (does && negated.has(does.type) && skill.type !== "keyword") return true;
  return keyword !== null && keywordsOf([{ skill, keyword }]).some((name) => negated.has(name));
}
