import type { ActivateSkill, AutoSkill, Condition, CounterSkill, KeywordName, PermanentSkill, Skill, Zone } from "../effects/language";
import { expandKeyword } from "../keywords/expand";
import { type Mentions, mentionsOf } from "./mentions";

/** A skill with what it stands for. */
export interface CompiledSkill {
  readonly skill: Skill;
  /** Tells it apart for [Once per turn] and [Limit]: card number, side and place. */
  readonly key: string;
  /** The keyword it is, with the numbers that came with it. */
  readonly keyword: KeywordName | null;
  /** What it does when it is activated, triggered or valid; null for keywords that rules read. */
  readonly does: ActivateSkill | AutoSkill | CounterSkill | PermanentSkill | null;
  /** The zones it is valid in, where not the usual ones (DB-SKILL-03, -04). */
  readonly from: readonly Zone[] | "any" | null;
  /** Of a Permanent skill, what must hold for it to hold. */
  readonly while: Condition | null;
  /** What its effect is about, as [Counter]s ask (DB-COUNTER-10 to 12). */
  readonly mentions: Mentions;
}

/** DB-KEY-21, DB-KEY-26: its own condition, and what stands on the skill. */
function conditionOf({ keywords: { bond, sparking } = {} }: Skill, does: PermanentSkill): Condition | null {
  const all: Condition[] = does.while ? [does.while] : [];
  if (bond) all.push({ there: { in: "battle", where: { type: "Battle", ...bond.where } }, atLeast: bond.count });
  if (sparking !== undefined) all.push({ there: { in: "drop" }, atLeast: sparking });
  return all.length === 0 ? null : { all };
}

const known = new WeakMap<Skill, Map<string, CompiledSkill>>();

/** Compiles a skill once for each place it stands in. */
export function compileSkill(skill: Skill, key: string): CompiledSkill {
  const before = known.get(skill)?.get(key);
  if (before) return before;
  const does = skill.type === "keyword" ? expandKeyword(skill) : skill;
  const from = does?.from ?? skill.from ?? null;
  const compiled: CompiledSkill = {
    skill,
    key,
    keyword: skill.type === "keyword" ? skill.keyword.name : skill.type === "counter" ? skill.counters : null,
    does,
    from: from === null || from === "any" || typeof from !== "string" ? from : [from],
    while: does?.type === "permanent" ? conditionOf(skill, does) : null,
    mentions: mentionsOf(does && "effect" in does ? does.effect : []),
  };
  const keys = known.get(skill) ?? new Map<string, CompiledSkill>();
  known.set(skill, keys.set(key, compiled));
  return compiled;
}
