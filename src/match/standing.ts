import type { Decision, Outcome, Seat } from "@/kernel/game";
import type { Clock, ClockView } from "./clock";
import type { MatchRecord } from "./journal";
import type { Puzzle } from "./laid-out";
import type { DeckLook } from "./look";
import type { Position } from "./position";

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
  /** It began from a given position, not from a shuffle. */
  readonly given: boolean;
  /** What is to be done, where the match began from a position of which somebody said so. */
  readonly puzzle?: Puzzle;
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

/** What a standing shows beside how the match began and where it stands. */
interface Circumstances extends Pick<Standing<unknown, unknown>, "seq" | "clock" | "frozen" | "past"> {
  readonly seats: Clock["seats"];
  readonly result: { readonly outcome: Outcome; readonly endedAt: Date } | null;
}

/** How a match stands for one of its seats. */
export function standingOf<Option, View>(
  { id, kind, players, from, startedAt, seedCommitment, seed, nonces }: MatchRecord,
  { views, decisions, turn }: Position<unknown, Option, View>,
  seat: Seat,
  { seats, result, ...rest }: Circumstances,
): Standing<Option, View> {
  const seatView = (index: Seat): SeatView => {
    const { userId, pseudo, bot, look } = players[index];
    const { present, graceUntil } = seats[index];
    return { userId, pseudo, bot: bot !== null, connected: present, graceUntil, ...(look && { look }) };
  };
  return {
    ...rest,
    matchId: id,
    seat,
    view: views[seat],
    decision: decisions.find((decision) => decision.seat === seat) ?? null,
    seats: [seatView(0), seatView(1)],
    lesson: kind === "LESSON",
    given: from !== null,
    ...(from?.puzzle && { puzzle: from.puzzle }),
    seedCommitment,
    result: result && {
      outcome: result.outcome,
      durationMs: result.endedAt.getTime() - startedAt.getTime(),
      turns: turn.number,
      seed,
      nonces,
    },
  };
}
