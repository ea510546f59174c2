import type { Condition, Continuous, Instruction, SkillCost, Trigger, Zone } from "@/games/dragonball/engine/effects/language";

type Steps = readonly Instruction[];

/** What one sentence of an effect says, before it is joined to the sentences around it. */
export type Sentence =
  | { readonly says: "steps"; readonly steps: Steps }
  /** "If you do, …", "if you don't, …" and "otherwise, …" hang on the sentence before. */
  | { readonly says: "ifDone" | "ifNot" | "otherwise"; readonly steps: Steps };

type If = Extract<Instruction, { do: "if" }>;

/** "If …, you may A, otherwise B": B where nothing was done, for whatever reason (D-33). */
export function orElse({ then, ...condition }: If, otherwise: Steps): If {
  const last = then.at(-1);
  const tried: Steps = last?.do === "may" && !last.else ? [...then.slice(0, -1), { ...last, else: otherwise }] : then;
  return { ...condition, then: tried, else: otherwise };
}

/** When an Auto is triggered, and what must hold then ("during your turn"). */
export interface Event {
  readonly on: Trigger;
  readonly when?: Condition;
}

/** The first sentence of an Auto. */
export interface Triggered extends Event {
  readonly says: Sentence;
}

/** What stands before the colon. */
export interface Paid {
  readonly cost: SkillCost;
  /** "When this card attacks :". */
  readonly event?: Event;
}

/** A sentence of a Permanent skill. */
export interface Holding {
  readonly while?: Condition;
  readonly changes: readonly Continuous[];
  /** "In all areas", "this card in your hand": where the skill is valid (DB-SKILL-04). */
  readonly anywhere?: true;
  readonly from?: Zone | readonly Zone[];
}
