import { setTimeout } from "node:timers/promises";
import { z } from "zod";
import { type Database, isUniqueViolation } from "@/db";
import { Prisma } from "@/db/generated/client";
import type { Outcome } from "@/kernel/game";
import { GivenPosition } from "./beginning";
import type { Turn } from "./clock";
import { OutcomeRow, pair, RecordedEntry, type StoredEntry, seat } from "./entry";
import { type Frame, keptFrames } from "./frame";
import { framesIn } from "./frame-lines";
import { shortHash } from "./hash";
import { type JournalRow, loadEntries, type MatchRecord } from "./journal";
import { pacedMap } from "./paced";
import { framesUpTo, packed, unpacked } from "./snapshots";
import { lineOf } from "./taking-back";

/**
 * A finished match is one compressed record: a line with how it began, its answers and what its players saw at the end, then a frame a line. To show it
 * again, as each of them saw it, takes no engine: so it outlives the one that played it.
 */
export interface Finished {
  readonly setup: unknown;
  /** The position that it began from; null where it began with a shuffle. */
  readonly from: GivenPosition | null;
  readonly entries: readonly StoredEntry[];
  /** The version of the game's states, and so of its views, at the end. */
  readonly stateVersion: number;
  readonly outcome: Outcome;
  readonly turn: Turn;
  /** What each player saw at the end. */
  readonly views: readonly [unknown, unknown];
}

const Head = z.object({
  setup: z.unknown(),
  from: GivenPosition.nullable().default(null),
  entries: z.array(RecordedEntry),
  stateVersion: z.number(),
  outcome: OutcomeRow,
  turn: z.object({ number: z.number(), seat }),
  views: pair(z.unknown()),
});

/** So long after the end of a match its record may be on its way. */
const JUST_ENDED_MS = 10_000;
const LOOK_AGAIN_MS = 100;

/** Waits for the record of a match that has just ended: whoever played it asks for it at once, and it takes a moment to be made. */
export async function untilRecorded(database: Database, matchId: string): Promise<void> {
  for (;;) {
    const endedAt = { gt: new Date(Date.now() - JUST_ENDED_MS) };
    const where = { id: matchId, status: "FINISHED", record: null, endedAt } as const;
    if ((await database.match.count({ where })) === 0) return;
    await setTimeout(LOOK_AGAIN_MS);
  }
}

/** How a finished match went, without what was seen of it; null while it has no record. */
export async function loadFinished(database: Database, matchId: string): Promise<Finished | null> {
  const [head] = (await linesOf(database, matchId)) ?? [];
  return head === undefined ? null : Head.parse(JSON.parse(head));
}

/** How a finished match went, and what was seen of it from its beginning on; null while it has no record. */
export async function loadRecord(database: Database, matchId: string): Promise<(Finished & { readonly frames: readonly Frame[] }) | null> {
  const [head, ...lines] = (await linesOf(database, matchId)) ?? [];
  if (head === undefined) return null;
  return { ...Head.parse(JSON.parse(head)), frames: await framesIn(lines) };
}

async function linesOf(database: Database, matchId: string): Promise<string[] | null> {
  const row = await database.finishedMatch.findUnique({ where: { matchId } });
  return row && unpacked(row.record);
}

/** How it began and all answers of a match, whether it has its record already or not. */
export async function loadPlayed(
  database: Database,
  { id, setup, from }: Pick<MatchRecord, "id" | "setup"> & Partial<Pick<MatchRecord, "from">>,
): Promise<Pick<Finished, "setup" | "from" | "entries">> {
  // The journal first: the record may take its place at any moment.
  const rows = await loadEntries(database, id, 0);
  return (await loadFinished(database, id)) ?? { setup, from: from ?? null, entries: counting(rows) };
}

/** What was taken back is no part of how a match went. */
function counting(rows: readonly JournalRow[]): readonly StoredEntry[] {
  return lineOf(rows).flatMap(({ row }) => {
    const entry = rows[row];
    return entry && !("takenBackTo" in entry) ? [{ ...entry, hash: entry.hash && shortHash(entry.hash) }] : [];
  });
}

/** The record of a match: how it went, and its frames from the beginning on. */
export async function recordOf(finished: Finished, frames: readonly Frame[]): Promise<Uint8Array<ArrayBuffer>> {
  return packed("record", [JSON.stringify(finished), ...(await pacedMap(keptFrames(frames), (frame) => JSON.stringify(frame)))]);
}

/**
 * Makes one record of a finished match, which takes the place of its set-up, its journal and its snapshots.
 * @param frames the last ones: those that stand in no snapshot
 */
export async function keepFinished(
  database: Database,
  { id: matchId, setup, from }: Pick<MatchRecord, "id" | "setup" | "from">,
  end: Pick<Finished, "stateVersion" | "outcome" | "turn" | "views">,
  frames: readonly string[],
): Promise<void> {
  const rows = await loadEntries(database, matchId, 0);
  const shown = await framesUpTo(database, matchId, rows.length, frames);
  const counted = [-1, ...lineOf(rows).map(({ row }) => row)].map((row) => shown[row + 1] ?? missing(matchId, row));
  const record = await recordOf({ setup, from, entries: counting(rows), ...end }, counted);
  try {
    await database.$transaction([
      database.finishedMatch.create({ data: { matchId, record } }),
      database.match.update({ where: { id: matchId }, data: { setup: Prisma.DbNull, begunFrom: Prisma.DbNull } }),
      database.matchAnswer.deleteMany({ where: { matchId } }),
      database.matchSnapshot.deleteMany({ where: { matchId } }),
    ]);
  } catch (error) {
    // Another process was quicker.
    if (!isUniqueViolation(error)) throw error;
  }
}

/** What was seen of a match that has no record, as far as its snapshots go: the frames from its beginning on, without what was taken back. */
export async function framesInSnapshots(database: Database, matchId: string): Promise<readonly Frame[]> {
  const rows = await loadEntries(database, matchId, 0);
  const shown = await framesUpTo(database, matchId, rows.length, []);
  return [-1, ...lineOf(rows).map(({ row }) => row)].flatMap((row) => shown[row + 1] ?? []);
}

function missing(matchId: string, row: number): never {
  throw new Error(`What was shown of answer ${row} of match ${matchId} is not there.`);
}
