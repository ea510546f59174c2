import type { CardDefinition, Color, ColorCount, Face } from "../card";
import type {
  ActivateSkill,
  AutoSkill,
  Continuous,
  CounterKind,
  CounterSkill,
  Instruction,
  Keyword,
  KeywordSkill,
  PermanentSkill,
  PlainKeyword,
  Skill,
  SkillCost,
  Trigger,
} from "../effects/language";

/** What a test says of a card; the rest is plain. The card number is the name. */
export interface Facts {
  readonly colors?: readonly Color[];
  readonly cost?: number | "X";
  readonly costColors?: ColorCount;
  readonly zCost?: number | "X";
  readonly power?: number;
  readonly combo?: readonly [cost: number, power: number] | null;
  readonly characters?: readonly string[];
  readonly traits?: readonly string[];
  readonly era?: string;
  readonly z?: true;
  readonly skills?: readonly Skill[];
  readonly id?: string;
}

function card(type: CardDefinition["type"], name: string, facts: Facts, usual: Facts): CardDefinition {
  const f = { ...usual, ...facts };
  const combo = type === "Battle" ? (f.combo === undefined ? [0, 5000] : f.combo) : null;
  return {
    id: f.id ?? name,
    type,
    ...(f.z ? { z: true } : null),
    colors: f.colors ?? ["red"],
    ...(f.cost === undefined ? null : { cost: { total: f.cost, colors: f.costColors ?? {} } }),
    ...(f.zCost === undefined ? null : { zCost: f.zCost }),
    ...(combo ? { comboCost: combo[0] ?? 0, comboPower: combo[1] ?? 0 } : null),
    faces: [face(name, f)],
  };
}

function face(name: string, { power, characters = [], traits = [], era, skills = [] }: Facts): Face {
  return { name, ...(power === undefined ? null : { power }), characters, traits, ...(era ? { era } : null), skills };
}

/** A Battle card: 10000 power, cost 1 of any colour, combo 0 for 5000, unless said otherwise. */
export const battle = (name: string, facts: Facts = {}): CardDefinition => card("Battle", name, facts, { cost: 1, power: 10000 });
export const extra = (name: string, facts: Facts = {}): CardDefinition => card("Extra", name, facts, { cost: 1 });
/** A Unison: cost X. */
export const unison = (name: string, facts: Facts = {}): CardDefinition => card("Unison", name, facts, { cost: "X", power: 15000 });

/** A Leader: front and back, 10000 and 15000 power. */
export function leader(name: string, front: Facts = {}, back: Facts = {}): CardDefinition {
  return {
    id: front.id ?? name,
    type: "Leader",
    ...(front.z ? { z: true } : null),
    colors: front.colors ?? ["red"],
    ...(front.zCost === undefined ? null : { zCost: front.zCost }),
    faces: front.z
      ? [face(name, { power: 20000, ...front })]
      : [face(name, { power: 10000, ...front }), face(`${name} awakened`, { power: 15000, ...back })],
  };
}

export const auto = (on: Trigger, effect: readonly Instruction[], more: Partial<AutoSkill> = {}): AutoSkill => ({
  type: "auto",
  on,
  effect,
  ...more,
});
export const main = (effect: readonly Instruction[], more: Partial<ActivateSkill> = {}): ActivateSkill => ({
  type: "activate",
  timing: "main",
  effect,
  ...more,
});
export const inBattle = (effect: readonly Instruction[], more: Partial<ActivateSkill> = {}): ActivateSkill => ({
  type: "activate",
  timing: "battle",
  effect,
  ...more,
});
export const permanent = (changes: readonly Continuous[], more: Partial<PermanentSkill> = {}): PermanentSkill => ({
  type: "permanent",
  changes,
  ...more,
});
export const counter = (counters: CounterKind, effect: readonly Instruction[], more: Partial<CounterSkill> = {}): CounterSkill => ({
  type: "counter",
  counters,
  effect,
  ...more,
});
/** A keyword that says all by its name, or one with its numbers; with a cost of its own. */
export const keyword = (of: PlainKeyword | Keyword, cost?: SkillCost, more: Partial<KeywordSkill> = {}): KeywordSkill => ({
  type: "keyword",
  keyword: typeof of === "string" ? { name: of } : of,
  ...(cost ? { cost } : null),
  ...more,
});

export const PLAYED: Trigger = { when: "played", subject: "this" };
export const ATTACKS: Trigger = { when: "attacks", subject: "this" };
/** Draws one card. */
export const DRAW: Instruction = { do: "draw", count: 1 };
/** Chooses up to one Battle card of the opponent. */
export const THEIRS: Instruction = { do: "choose", from: { in: "battle", of: "opponent", where: { type: "Battle" } }, count: { upTo: 1 } };
export const CHOSEN = { bound: "chosen" } as const;
/** Changes the power of a card. */
export const power = (by: number, on: "this" | typeof CHOSEN = "this", until: "turn" | "battle" | "match" = "turn"): Instruction => ({
  do: "lasting",
  effects: [{ on, change: { add: "power", by } }],
  for: until,
});
