import type { Seat } from "@/kernel/game";
import type { Happening } from "../state/happenings";
import type { Bound } from "../state/state";

/** What a text may speak of while it is read: its master, its card, what it has named so far, what triggered it. */
export interface Scope {
  readonly you: Seat;
  /** The source card, and the object it is now ("this card"). */
  readonly card: number;
  readonly self: number;
  readonly bound: Bound;
  readonly x: number;
  readonly happening: Happening | null;
  readonly done: boolean;
  readonly wholly: boolean;
}

export const NOTHING_BOUND: Bound = { cards: {}, numbers: {} };

/** The scope of a skill that is read without being carried out: a Permanent skill, a trigger, a condition. */
export function scopeOn(you: Seat, card: number, self: number, happening: Happening | null = null): Scope {
  return { you, card, self, bound: NOTHING_BOUND, x: 0, happening, done: false, wholly: false };
}
