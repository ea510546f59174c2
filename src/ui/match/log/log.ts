import type { ReactNode } from "react";
import type { Seat } from "@/kernel/game";

/** A line of the log, in the reader's words. */
export interface Line {
  readonly index: number;
  /** Milliseconds since the match began. */
  readonly after: number;
  readonly words: ReactNode;
  /** What decides a match: marked in the margin. */
  readonly big: boolean;
  /** What every turn brings: nobody has to be reminded of it. */
  readonly routine: boolean;
  /** The address of the rule that was carried out; absent where no chapter tells more. */
  readonly rule?: string | undefined;
}

/** The lines of one turn, in order; a game may keep its lines in another form than words. */
export interface TurnLog<Of = Line> {
  readonly turn: number;
  readonly seat: Seat;
  readonly lines: readonly Of[];
}

/** Lines by turns, the latest turn first. */
export function byTurns<Of extends { readonly turn: number; readonly turnSeat: Seat }>(lines: readonly Of[]): readonly TurnLog<Of>[] {
  const turns: { readonly turn: number; readonly seat: Seat; readonly lines: Of[] }[] = [];
  for (const line of lines) {
    const last = turns.at(-1);
    if (last?.turn === line.turn) last.lines.push(line);
    else turns.push({ turn: line.turn, seat: line.turnSeat, lines: [line] });
  }
  return turns.reverse();
}

/** Of a turn as the opponent remembers it: its end, without what every turn brings. */
const RECALLED = 6;

/** The opponent's present or last turn, as far as this page has seen it; null before their first. What every turn brings is told where there is nothing else. */
export function lastTurnOf<Of extends { readonly routine: boolean }>(turns: readonly TurnLog<Of>[], opponent: Seat): TurnLog<Of> | null {
  const turn = turns.find(({ turn, seat }) => turn > 0 && seat === opponent);
  if (turn === undefined) return null;
  const telling = turn.lines.filter(({ routine }) => !routine);
  return { ...turn, lines: (telling.length === 0 ? turn.lines : telling).slice(-RECALLED) };
}
