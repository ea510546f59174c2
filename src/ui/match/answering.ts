import { accepts } from "@/kernel/accepts";
import type { Decision, Rejection } from "@/kernel/game";

/** What the player has done so far about the open decision. */
export interface Answering {
  /** The decision it is about: a new one begins anew. */
  readonly decision: number;
  /** Indices of options, in the order chosen. */
  readonly chosen: readonly number[];
  /** What was picked up and now looks for its place, by the number its game knows it by. */
  readonly held: number | null;
}

/** Where every decision begins: with nothing chosen, except what cannot be otherwise, and a number or a payment, which is proposed. */
export function begin(decision: Decision<unknown>): Answering {
  const { id, kind, min, options, fallback } = decision;
  const forced = min === options.length && kind !== "main";
  const chosen = forced ? options.map((_, index) => index) : kind === "number" || kind === "pay" ? fallback : [];
  return { decision: id, chosen, held: null };
}

/** Chooses an option or takes it back. Where one option is wanted, another takes its place; where all places are taken, nothing changes. */
export function press(answering: Answering, decision: Decision<unknown>, index: number): Answering {
  const { chosen } = answering;
  if (chosen.includes(index)) return { ...answering, chosen: chosen.filter((other) => other !== index) };
  if (decision.max === 1) return { ...answering, chosen: [index] };
  if (chosen.length >= decision.max) return answering;
  return { ...answering, chosen: [...chosen, index] };
}

/** Moves the option at a place of the sequence one earlier (-1) or later (+1); nothing at the ends. */
export function shift(answering: Answering, place: number, by: -1 | 1): Answering {
  const chosen = [...answering.chosen];
  const moved = chosen[place];
  const other = chosen[place + by];
  if (moved === undefined || other === undefined) return answering;
  chosen[place] = other;
  chosen[place + by] = moved;
  return { ...answering, chosen };
}

/** Picks something up, or puts it down again. */
export function hold(answering: Answering, handle: number | null): Answering {
  return { ...answering, held: answering.held === handle ? null : handle };
}

/** Why the choice cannot be confirmed yet; null when it can. */
export function whyNot(answering: Answering, decision: Decision<unknown>): Rejection | null {
  return accepts(decision, answering.chosen);
}

/** Whether sending it now would choose nothing of what there is: never the deed to be proposed. */
export function isNothing({ chosen }: Answering, { options }: Decision<unknown>): boolean {
  return chosen.length === 0 && options.length > 0;
}

/** How far the choice has come, in the unit that the decision counts: options, or units that pay. */
export interface Progress {
  readonly have: number;
  readonly min: number;
  readonly max: number;
}

export function progress(answering: Answering, decision: Decision<unknown>): Progress {
  const { chosen } = answering;
  const { constraint } = decision;
  if (constraint?.kind === "pays") {
    const units = chosen.reduce((sum, index) => sum + (constraint.provides[index]?.length ?? 0), 0);
    return { have: units, min: constraint.cost.length, max: constraint.cost.length };
  }
  return { have: chosen.length, min: decision.min, max: decision.max };
}
