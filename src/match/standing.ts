import type { Decision, Outcome, Seat } from "@/kernel/game";
import type { ClockView } from "./clock";
import type { DeckLook } from "./look";

export interface SeatView {
  readonly userId: string | null;
  readonly pseudo: string;
  readonly bot: boolean;
  readonly connected: boolean;
  /** Epoch milliseconds when the grace period of an absent player ends; null when present. */
  readonly graceUntil: number | null;
  /** How the player's cards and half of the table look; absent where it is as usual. */
  readonly look?: DeckLook;
}

/** The present state of a match as one seat may know it. */
export interface Standing<Option, View> {
  readonly matchId: string;
  /** Number of answers in the journal. */
  readonly seq: number;
  readonly seat: Seat;
  readonly view: View;
  readonly decision: Decision<Option> | null;
  readonly seats: readonly [SeatView, SeatView];
  /** A guided match. */
  readonly lesson: boolean;
  readonly clock: ClockView;
  /** A fault stopped the match for good. */
  readonly frozen: boolean;
  /** The decisions of this seat that the match can be taken back to, by the rows of their answers; null where it cannot. */
  readonly past: readonly number[] | null;
  readonly seedCommitment: string;
  readonly result: {
    readonly outcome: Outcome;
    readonly durationMs: number;
    readonly turns: number;
    /** Secret until now. */
    readonly seed: string;
    readonly nonces: readonly [string, string];
  } | null;
}

/** What one seat is told: the present state, and what of the step to it the seat may know. */
export interface SeatUpdate<Option, Event, View> {
  readonly standing: Standing<Option, View>;
  readonly events: readonly Event[];
}
