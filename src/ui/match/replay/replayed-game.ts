import type { ComponentType, ReactNode } from "react";
import type { Seat } from "@/kernel/game";
import type { Replay } from "@/match/replay";
import type { TurnLog } from "@/ui/match/log/log";
import type { MatchRecord } from "@/ui/realtime";
import type { ReplayAddress } from "./address";

/** A match that is over, as its game shows it: one position after the other, with nothing to answer. */
export interface ReplayedGame {
  /** The mat. */
  readonly Mat: ComponentType<{ readonly record: MatchRecord }>;
  /** Hands the log of all that a record has heard on to what draws it. */
  readonly Told: ComponentType<{
    readonly record: MatchRecord;
    readonly pseudo: (seat: Seat) => string;
    readonly children: (log: readonly TurnLog[]) => ReactNode;
  }>;
  /** Which turn it is, and whose; null before the first. */
  readonly turnOf: (record: MatchRecord) => { readonly turn: number; readonly seat: Seat } | null;
  /** The words in whose `end` stands why its matches end, beside what all games share. */
  readonly words: string;
  /** What each player had won by the end of what a record has heard, of that by which the game is won: Prize cards, Life. */
  readonly pointsOf: (record: MatchRecord) => readonly [number, number];
  /** Starts the worker that plays a match of it again (`playsAgain`): the engine comes to the browser with it, and with nothing else. */
  readonly verifier: () => Worker;
}

/** A match that others play: a `WatchedScreen` with what its game shows of it. */
export type WatchedTable = ComponentType<{ readonly record: MatchRecord }>;

/** A match that is over, from its first position to its last: a `ReplayScreen` with what its game shows of it. */
export type ReplayTable = ComponentType<{ readonly replay: Replay; readonly start: ReplayAddress }>;
