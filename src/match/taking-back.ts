import type { Database } from "@/db";
import type { Seat } from "@/kernel/game";
import type { Versions } from "@/kernel/versions";
import type { Entry, StoredEntry } from "./entry";
import { frameOf } from "./frame";
import { linesOf } from "./frame-lines";
import type { BoundGame } from "./game";
import { stateHash } from "./hash";
import { type JournalRow, loadEntries, type MatchRecord, type StoredTakeBack } from "./journal";
import { type Position, viewsOf } from "./position";
import { RestoreError, restore, type Standpoint } from "./restore";
import { type KeptSnapshot, packed, snapshotAfter, snapshotsOf } from "./snapshots";

/** How often one match is taken back: its journal does not grow without end. */
export const MOST_TAKEN_BACK = 300;

/** An answer that counts: where it stands in the journal, and who gave it. */
export interface Counted {
  readonly row: number;
  readonly by: Entry["by"];
}

/** The answers of a journal that count: whatever was taken back does not. */
export function lineOf(rows: readonly JournalRow[]): readonly Counted[] {
  let line: Counted[] = [];
  for (const [row, entry] of rows.entries()) {
    if ("takenBackTo" in entry) line = line.filter((counted) => counted.row < entry.takenBackTo);
    else line.push({ row, by: entry.by });
  }
  return line;
}

/** The decisions of a seat that a match can be taken back to, by the rows of their answers. */
export function pastOf(line: readonly Counted[], seat: Seat): readonly number[] {
  return line.flatMap(({ row, by }) => (by === seat ? [row] : []));
}

/**
 * Where a match stood before the answer of a row was given, from the nearest snapshot on; null when that is no decision of this seat which counts.
 * @throws RestoreError when the engine does not come there any more
 */
async function standBefore<State, Option, Event, View>(
  database: Database,
  states: Versions,
  game: BoundGame<State, Option, Event, View>,
  match: Pick<MatchRecord, "id" | "seed" | "nonces" | "from">,
  seat: Seat,
  row: number,
): Promise<Position<State, Option, View> | "too-often" | null> {
  const rows = await loadEntries(database, match.id, 0);
  const line = lineOf(rows);
  if (!pastOf(line, seat).includes(row)) return null;
  if (rows.filter((entry) => "takenBackTo" in entry).length >= MOST_TAKEN_BACK) return "too-often";
  const kept = line.filter((counted) => counted.row < row);
  const leadsThere = (seq: number) => lineOf(rows.slice(0, seq)).every((counted, place) => counted.row === kept[place]?.row);
  const seqs = await snapshotsOf(database, match.id);
  const nearest = seqs.findLast((seq) => seq <= row && leadsThere(seq));
  const snapshot = nearest === undefined ? null : await snapshotAfter(database, match.id, nearest);
  const before = snapshot ? rows.slice(snapshot.seq - 1, snapshot.seq) : [];
  const after = kept.flatMap((counted): readonly StoredEntry[] => {
    const entry = rows[counted.row];
    return entry && !("takenBackTo" in entry) && counted.row >= (snapshot?.seq ?? 0) ? [entry] : [];
  });
  return restore(states, game, match, { snapshot, entries: [...before, ...after], line: kept }).position;
}

/** Written with the row that takes a match back: where it stands again. */
export type TakenBackSnapshot = Omit<KeptSnapshot, "matchId" | "seq">;

/** A match taken back: what is to be written, and where it stands once it is. */
interface TakenBack<State, Option, View> {
  readonly entry: StoredTakeBack;
  readonly snapshot: TakenBackSnapshot;
  readonly standpoint: Standpoint<State, Option, View>;
}

/** A match against the computer as it stands before an answer of a seat was given, or why it does not go back there. */
export async function takenBack<State, Option, Event, View>(
  database: Database,
  states: Versions,
  game: BoundGame<State, Option, Event, View>,
  match: Pick<MatchRecord, "id" | "seed" | "nonces" | "from">,
  present: Pick<Standpoint<State, Option, View>, "seq" | "frames" | "line">,
  seat: Seat,
  row: number,
): Promise<TakenBack<State, Option, View> | "unknown-decision" | "too-often" | "too-far-back" | "over"> {
  let position: Position<State, Option, View> | "too-often" | null;
  try {
    position = await standBefore(database, states, game, match, seat, row);
  } catch (error) {
    // The engine is a newer one, and there is no snapshot so far back.
    if (error instanceof RestoreError) return "too-far-back";
    throw error;
  }
  if (position === null) return "unknown-decision";
  if (position === "too-often") return position;
  const { state } = position;
  if (state === null) return "over";
  const seq = present.seq + 1;
  const line = present.line.filter((counted) => counted.row < row);
  return {
    entry: { by: seat, takenBackTo: row, hash: stateHash(state) },
    snapshot: {
      version: states.latest,
      state: JSON.stringify(state),
      frames: await packed("snapshot", [...(await linesOf(present.frames)), frameOf(game, viewsOf(game, state), [])]),
    },
    standpoint: { position, seq, outcome: null, snapshotSeq: seq, frames: [], line },
  };
}
