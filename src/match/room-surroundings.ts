import type { Database } from "@/db";
import type { Rejection } from "@/kernel/game";
import type { ClockSettings } from "./clock";
import type { MatchRecord } from "./journal";
import type { SeatUpdate } from "./standing";

export interface RoomSettings extends ClockSettings {
  /** How long a bot seems to think. */
  readonly botDelayMs: number;
}

/** What a room needs from around it. */
export interface RoomSurroundings<Option, Event, View> {
  readonly database: Database;
  readonly settings: RoomSettings;
  /** Epoch milliseconds. */
  readonly now: () => number;
  /**
   * Something has changed that the players are to see, by seat. Called in order, after it was stored.
   * @param watched what those see who only watch; to be asked at once, or not at all
   */
  readonly announce: (
    matchId: string,
    updates: readonly [SeatUpdate<Option, Event, View>, SeatUpdate<Option, Event, View>],
    watched: () => SeatUpdate<Option, Event, View> | null,
  ) => void;
  /** The match has just ended, or was frozen; its players are told next. */
  readonly over: (match: MatchRecord) => void;
  /** The match has its record now. */
  readonly recorded: (match: MatchRecord) => Promise<void>;
  /** Another process has taken the match up: this room takes nothing more. */
  readonly lost: (matchId: string) => void;
  /** A fault: it froze the match, and is in its report already, or something could not be stored and is tried again. */
  readonly reportFault: (matchId: string, error: unknown) => void;
}

/** Why a room took no answer. */
export type RoomRefusal = Rejection | "frozen" | "restarting" | "against-people" | "too-often" | "too-far-back";

/** Refusals that say nothing against an answer: the match has moved on, or is played here no more. */
export const NO_FAULT: ReadonlySet<RoomRefusal> = new Set(["frozen", "restarting", "over", "unknown-decision"]);
