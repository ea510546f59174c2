import type { ReactNode } from "react";
import type { Line, TurnLog } from "../log/log";

/** A decision of one's own that the match can be taken back to. */
export interface PastDeed {
  /** Of its answer in the journal. */
  readonly row: number;
  /** What came of it, as the log says it; null where this page has not heard it. */
  readonly words: ReactNode;
  /** The turn in which it was heard; null where it was not. */
  readonly turn: number | null;
}

interface Heard {
  readonly index: number;
  readonly row?: number | undefined;
}

/** One's own decisions that count, the latest first, each with the first thing that came of it. */
export function pastDeeds(past: readonly number[], history: readonly Heard[], log: readonly TurnLog[]): readonly PastDeed[] {
  const rowOf = new Map(history.map(({ index, row }) => [index, row]));
  const first = new Map<number, { readonly line: Line; readonly turn: number }>();
  for (const { turn, lines } of log)
    for (const line of lines) {
      const row = rowOf.get(line.index);
      const known = row === undefined ? undefined : first.get(row);
      if (row !== undefined && (known === undefined || line.index < known.line.index)) first.set(row, { line, turn });
    }
  return past.toReversed().map((row) => {
    const said = first.get(row);
    return { row, words: said?.line.words ?? null, turn: said?.turn ?? null };
  });
}

/** Those of the turn that runs; what this page has not heard was before. */
export function thisTurn(deeds: readonly PastDeed[], turn: number): readonly PastDeed[] {
  const end = deeds.findIndex((deed) => deed.turn !== null && deed.turn < turn);
  return (end < 0 ? deeds : deeds.slice(0, end)).filter((deed) => deed.turn !== null);
}
