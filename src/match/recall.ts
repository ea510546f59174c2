import type { Database } from "@/db";
import type { Seat } from "@/kernel/game";
import { difference, type Patch } from "@/kernel/patch";
import { seenBy } from "./frame";
import { type LateFrame, linesOf } from "./frame-lines";
import type { MatchRecord } from "./journal";
import { paced } from "./paced";
import { framesUpTo } from "./snapshots";
import type { Counted } from "./taking-back";

/** What a player heard of an answer, and saw then. */
export interface Recalled {
  /** Of the answer in the journal; -1 for what began the match. */
  readonly row: number;
  /** Milliseconds since the match began. */
  readonly after: number;
  readonly events: readonly unknown[];
  /** What was seen, as a change of what was seen with the one before. */
  readonly change: Patch | null;
}

/** Where a match stands that is recalled. */
interface Until {
  readonly seq: number;
  /** What was shown since the last snapshot. */
  readonly frames: readonly LateFrame[];
  /** The answers that count. */
  readonly line: readonly Counted[];
}

/** What a seat has heard of a running match from its beginning on, without what was taken back. */
export async function recall(
  database: Database,
  { id: matchId, startedAt }: Pick<MatchRecord, "id" | "startedAt">,
  { seq, frames, line }: Until,
  seat: Seat,
): Promise<readonly Recalled[]> {
  const [first, ...shown] = await framesUpTo(database, matchId, seq, await linesOf(frames));
  const rows = await database.matchAnswer.findMany({ where: { matchId }, select: { seq: true, createdAt: true } });
  const times = new Map(rows.map((row) => [row.seq, row.createdAt.getTime()]));
  let before: unknown;
  const heard: Recalled[] = [];
  for await (const { row, frame } of paced([{ row: -1, frame: first }, ...line.map(({ row }) => ({ row, frame: shown[row] }))])) {
    // Where the match has ended meanwhile, its frames are elsewhere.
    const seen = frame === undefined ? null : seenBy(frame, seat);
    if (seen === null) continue;
    const change = difference(before, seen.view) ?? null;
    before = seen.view;
    heard.push({ row, after: Math.max(0, (times.get(row) ?? 0) - startedAt.getTime()), events: seen.events, change });
  }
  return heard;
}
