import type { Match } from "../match";
import type { EffectFrame } from "../state/frames";
import type { Instruction } from "./language";
import type { Scope } from "./scope";

/** Instructions that only steer: `compile` turns them into jumps. All others are operations. */
export type ControlKind = "if" | "may" | "ifYouDo" | "flip" | "repeat" | "chooseMode" | "beforeDamage" | "forEach";
export type Leaf = Exclude<Instruction, { do: ControlKind }>;
export type LeafKind = Leaf["do"];
export type LeafOf<K extends LeafKind> = Leaf & { readonly do: K };

/**
 * What a player may go by when asking whether a step could change anything: "own" is all that this player knows (may this card be played?),
 * "public" only what everybody knows (is it asked at all? design 13).
 */
export type Known = "own" | "public";

/** How one kind of step is carried out. */
export interface Operation<I> {
  /** Does it, all at once after its choices. Returns whether it changed anything, or null while the match waits for a choice. */
  run(m: Match, frame: EffectFrame, instruction: I): boolean | null;
  /**
   * Makes the choices of `run` without doing anything: a step that an attack's damage depends on is chosen before the damage and done after it.
   * Returns whether it will change anything, or null while the match waits for a choice. Absent: nothing of it can be chosen beforehand.
   */
  choose?(m: Match, frame: EffectFrame, instruction: I): boolean | null;
  /** Whether it could change anything as things stand (EFF-04). Absent: always. */
  possible?(m: Match, scope: Scope, instruction: I, known: Known): boolean;
}

export type Operations = { readonly [K in LeafKind]: Operation<LeafOf<K>> };
