import type { Condition } from "./amounts";
import type { Continuous } from "./continuous";
import type { Instruction } from "./instructions";
import type { CounterKind, Keyword, SkillCost, SkillKeywords } from "./keywords";
import type { Zone } from "./selectors";
import type { Trigger } from "./triggers";

interface Common {
  readonly keywords?: SkillKeywords;
  /** DB-SKILL-04: the zones it is valid in, where not those of DB-SKILL-03. "any" is every zone. */
  readonly from?: Zone | readonly Zone[] | "any";
}

/** DB-SKILL-01, with the keyword skills, which stand for one of the four types. */
export type Skill = ActivateSkill | PermanentSkill | AutoSkill | CounterSkill | KeywordSkill;

/** Declared by its master in a free timing (DB-SKILL-02). */
export interface ActivateSkill extends Common {
  readonly type: "activate";
  readonly timing: "main" | "battle" | "mainOrBattle";
  /** Must hold as it is declared and as it resolves. */
  readonly when?: Condition;
  readonly cost?: SkillCost;
  readonly effect: readonly Instruction[];
}

/** Holds while it is valid (DB-SKILL-15). */
export interface PermanentSkill extends Common {
  readonly type: "permanent";
  readonly while?: Condition;
  readonly changes: readonly Continuous[];
}

/** Becomes pending when its trigger is met (DB-AUTO-01). */
export interface AutoSkill extends Common {
  readonly type: "auto";
  readonly on: Trigger;
  readonly when?: Condition;
  readonly cost?: SkillCost;
  readonly effect: readonly Instruction[];
  /** "You may": can be declined though it costs nothing (D-26). */
  readonly optional?: true;
}

/** An answer in the other player's action (DB-COUNTER-09). */
export interface CounterSkill extends Common {
  readonly type: "counter";
  readonly counters: CounterKind;
  readonly when?: Condition;
  readonly cost?: SkillCost;
  readonly effect: readonly Instruction[];
}

/** A keyword skill: a short name for effect data. */
export interface KeywordSkill extends Common {
  readonly type: "keyword";
  readonly keyword: Keyword;
  readonly when?: Condition;
  /** What must be paid beside what the keyword itself asks. */
  readonly cost?: SkillCost;
}
