import type { Seat } from "@/kernel/game";
import type { Change, Goal } from "../changes/change";
import type { Continuous, Duration, Instruction, Skill } from "../effects/language";
import type { Happening } from "./happenings";
import type { Bound, By, Damage, Source } from "./state";

/** What is under way, as data: a match can be stored, resumed and forked at any decision. The innermost is on top of the stack. */
export type Frame =
  | SetupFrame
  | TurnFrame
  | BattleFrame
  | CheckpointFrame
  | WindowFrame
  | PlayFrame
  | SkillFrame
  | BlockFrame
  | CommitFrame
  | PayFrame
  | PayZFrame
  | ReinforceFrame
  | ComboFrame
  | DamageFrame
  | LimitsFrame
  | RepeatFrame;

export interface SetupFrame {
  readonly run: "setup";
  stage: "first" | "deal" | "redrawFirst" | "redrawSecond" | "life" | "begin";
}

export interface TurnFrame {
  readonly run: "turn";
  stage: "begin" | "ready" | "draw" | "charge" | "main" | "free" | "endMain" | "end" | "endAgain" | "over";
}

export interface BattleFrame {
  readonly run: "battle";
  stage:
    | "declared"
    | "answered"
    | "offense"
    | "offenseFree"
    | "defense"
    | "defenseFree"
    | "damage"
    | "hit"
    | "struck"
    | "endDamage"
    | "end"
    | "zEnergyActive"
    | "zEnergyOther"
    | "drop"
    | "dropped"
    | "last"
    | "over";
}

/** DB-CHECKPOINT-01 to 05. */
export interface CheckpointFrame {
  readonly run: "checkpoint";
}

/** What a counter timing is for (DB-COUNTER-01 to 05). */
export type Occasion =
  | { readonly of: "play"; readonly card: number }
  | { readonly of: "attack"; readonly battleCard: boolean }
  | { readonly of: "skill"; readonly after: boolean; readonly play: boolean; readonly attack: boolean }
  | { readonly of: "counter" }
  | { readonly of: "reinforce" | "extraZ" };

/** A counter timing: this seat may answer. */
export interface WindowFrame {
  readonly run: "window";
  readonly seat: Seat;
  readonly occasion: Occasion;
}

/** A loop that a player, or each of both, may stop: they name how often it goes on (DB-END-12, DB-END-13). */
export interface RepeatFrame {
  readonly run: "repeat";
  readonly seat: Seat;
  /** The skill whose activation closes the loop. */
  readonly object: number;
  readonly place: number;
  readonly position: number;
  readonly skill: string;
  readonly both: boolean;
  /** What the active player has named. */
  first: number | null;
}

/** A card that is played, or an Extra Z that is placed, by the rules (DB-PLAY-02). */
export interface PlayFrame {
  readonly run: "play";
  readonly seat: Seat;
  readonly card: number;
  readonly object: number;
  stage: "cost" | "zCost" | "declare" | "arrive" | "after";
  x: number;
  /** Energies rested for it. */
  paid: number;
  /** It is not played after all, and goes here (DB-PLAY-04). */
  stopped: Goal | null;
  /** How it comes. */
  comes: {
    readonly rest: boolean;
    readonly hidden: boolean;
    readonly with: readonly Continuous[];
    readonly for: Duration;
    readonly by: By;
  } | null;
}

export type SkillStage =
  | "declare"
  | "invoke"
  | "instead"
  | "energy"
  | "cost"
  | "paid"
  | "activate"
  | "before"
  | "effect"
  | "after"
  | "steps"
  | "end";

/** A skill from its declaration to the end of its effect, held here and not by its source, which may be gone (DB-SKILL-14). */
export interface SkillFrame {
  readonly run: "skill";
  readonly how: "activate" | "auto" | "counter" | "effect";
  readonly skill: Skill;
  readonly source: Source;
  /** What triggered it. */
  readonly happening: Happening | null;
  stage: SkillStage;
  /** Where "this card" is: the object it is now. */
  self: number;
  x: number;
  bound: Bound;
  /** Whether the last step was done, and wholly (DB-TEXT-18). */
  done: boolean;
  wholly: boolean;
  /** The last choice found fewer cards than its number (DB-ZERO-05). */
  short: boolean;
  /** Deleted by an answer (DB-COUNTER-19). */
  negated: boolean;
  /** Its cost was not paid. */
  unpaid: boolean;
  /** The pending Auto that it resolves, or -1. */
  readonly pending: number;
  /** The card's energy cost is paid (DB-EXTRA-02). */
  readonly payEnergy: boolean;
  /** What is done instead of paying it (DB-COST-15). */
  instead: readonly Instruction[];
  /** It was shown in hand. */
  readonly fromHand: boolean;
  /** Cards that it has revealed, until it is done (DB-TEXT-13). */
  revealed: readonly number[];
}

/** Steps of a text being carried out, within the nearest skill below. */
export interface BlockFrame {
  readonly run: "block";
  readonly steps: readonly Instruction[];
  at: number;
  /** How often it is repeated after this, or for which cards. */
  times: number;
  each: readonly number[];
  readonly as: string;
  /** Its steps are a price: done completely or not at all. */
  readonly price: boolean;
  /** What is to follow once it is done: "if you do", "if not". */
  readonly then: readonly Instruction[];
  readonly else: readonly Instruction[];
  /** Something of it was done. */
  any: boolean;
  all: boolean;
  /** How often the step at hand has been come back to: for the next card, the next player. */
  round: number;
}

/** DB-REPL: a batch of changes on its way: propose, replace, apply, trigger. */
export interface CommitFrame {
  readonly run: "commit";
  changes: readonly Change[];
  readonly by: By;
  /** The change that replacements are being looked for. */
  at: number;
  /** Replacements that were applied to it, or declined. */
  tried: readonly string[];
  /** Replacement that is being offered. */
  offered: string | null;
}

/** An energy price being paid; what was rested is told to the frame below. */
export interface PayFrame {
  readonly run: "pay";
  readonly seat: Seat;
  readonly symbols: readonly string[];
  stage: "choose" | "done";
}

/** Z-Energy being paid (DB-COST-09). */
export interface PayZFrame {
  readonly run: "payZ";
  readonly seat: Seat;
  readonly count: number;
  stage: "choose" | "done";
}

export interface ReinforceFrame {
  readonly run: "reinforce";
  readonly seat: Seat;
  readonly object: number;
  stage: "place" | "window" | "end";
}

export interface ComboFrame {
  readonly run: "combo";
  readonly seat: Seat;
  readonly object: number;
  stage: "cost" | "place" | "end";
}

/** Life cards being picked for damage (DB-RULE-03). */
export interface DamageFrame {
  readonly run: "damage";
  readonly damage: Damage;
  left: number;
  moved: number;
}

/** More cards than a limit allows: which stay is asked (DB-RULE-10). */
export interface LimitsFrame {
  readonly run: "limits";
}
