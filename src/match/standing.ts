import type { Decision, Outcome, Seat } from "@/kernel/game";
import type { ClockView } from "./clock";

export interface SeatView {
  readonly userId: string | null;
  readonly pseudo: string;
  readonly bot: boolean;
  readonly connected: boolean;
  /** Epoch milliseconds when the grace period of an absent player ends; null when present. */
  readonly graceUntil: number | null;
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
  readonly clock: ClockView;
  /** A fault stopped the match for good. */
  readonly frozen: boolean;
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
