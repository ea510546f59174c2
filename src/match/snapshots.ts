import { promisify } from "node:util";
import { brotliCompress, brotliDecompress, constants } from "node:zlib";
import pLimit from "p-limit";
import { z } from "zod";
import type { Database } from "@/db";
import { together } from "@/db/together";
import type { Frame } from "./frame";
import { framesIn } from "./frame-lines";

/** What a running match is taken up from, and what it has shown so far: written every few answers and when the site stops. */
export interface Snapshot {
  /** How many answers led to it. */
  readonly seq: number;
  /** The version of the game's states that it is written in. */
  readonly version: number;
  /** JSON. */
  readonly state: string;
}

const Last = z.array(z.object({ matchId: z.string(), seq: z.number(), version: z.number(), state: z.string() }));

/** How many answers a match goes on for without a snapshot. */
export const SNAPSHOT_EVERY = 25;

const compress = promisify(brotliCompress);
const decompress = promisify(brotliDecompress);

/** So many packers work at once, as libuv has threads: as a site stops there are hundreds of matches to pack, and those that wait take no memory. */
const packers = pLimit(4);

/**
 * How what is kept of a match is packed, by what it is. What the packer takes in memory while it works counts for the collector: with its usual window of 4 MB
 * that is 20 MB each time, of which four at once begin a collection of the whole heap. With 1,000 matches that was every three seconds.
 */
const PACKING = {
  /** 40 to 70 KB of frames become 1.6 KB in 2 ms. With the usual window they are no smaller, and take 13 ms beside three others. */
  snapshot: { quality: 8, window: 16 },
  /** 300 to 500 KB become 14 to 15 KB in 5 ms. With the usual window they are a fiftieth smaller, with that of a snapshot a ninth larger. */
  record: { quality: 7, window: 18 },
} as const;

/** Packs lines into what `unpacked` reads. */
export function packed(kind: keyof typeof PACKING, lines: readonly string[]): Promise<Uint8Array<ArrayBuffer>> {
  const { quality, window } = PACKING[kind];
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality, [constants.BROTLI_PARAM_LGWIN]: window };
  return packers(() => compress(lines.join("\n"), { params }));
}

export async function unpacked(bytes: Uint8Array): Promise<string[]> {
  return (await decompress(bytes)).toString().split("\n");
}

/** The last snapshot of a match; null when it has none yet. */
export const lastSnapshot = together<string, Snapshot | null>(async (database, matchIds) => {
  const found = await database.$queryRaw`
    SELECT DISTINCT ON ("matchId") "matchId", "seq", "version", "state" FROM "MatchSnapshot"
    WHERE "matchId" = ANY(${[...matchIds]}) ORDER BY "matchId", "seq" DESC`;
  const last = new Map(Last.parse(found).map(({ matchId, ...snapshot }) => [matchId, snapshot]));
  return (id) => last.get(id) ?? null;
});

/** After how many answers each a match has snapshots, the earliest first. */
export async function snapshotsOf(database: Database, matchId: string): Promise<readonly number[]> {
  const rows = await database.matchSnapshot.findMany({ where: { matchId }, orderBy: { seq: "asc" }, select: { seq: true } });
  return rows.map(({ seq }) => seq);
}

/** The snapshot of a match after so many answers. */
export function snapshotAfter(database: Database, matchId: string, seq: number): Promise<Snapshot> {
  return database.matchSnapshot.findUniqueOrThrow({
    where: { matchId_seq: { matchId, seq } },
    select: { seq: true, version: true, state: true },
  });
}

/** A snapshot as it is stored. */
export interface KeptSnapshot extends Snapshot {
  readonly matchId: string;
  readonly frames: Uint8Array<ArrayBuffer>;
}

/** Stores snapshots of any matches, all or none. One that another process stored already stays. */
export async function keepSnapshots(database: Database, snapshots: readonly KeptSnapshot[]): Promise<void> {
  if (snapshots.length > 0) await database.matchSnapshot.createMany({ data: [...snapshots], skipDuplicates: true });
}

/**
 * All frames of a match, by the number of answers before each: those in its snapshots, and the last ones. Two processes may both have some: those are equal.
 * @param seq the number of answers before the last of them
 * @param last a line of JSON each, as those of a snapshot: the first of them stands behind no other. None where only snapshots are left
 */
export async function framesUpTo(database: Database, matchId: string, seq: number, last: readonly string[]): Promise<Frame[]> {
  const shown: Frame[] = [];
  const place = async (end: number, lines: readonly string[]) => {
    for (const [index, frame] of (await framesIn(lines)).entries()) shown[end - lines.length + 1 + index] = frame;
  };
  const rows = await database.matchSnapshot.findMany({ where: { matchId }, select: { seq: true, frames: true } });
  for (const { seq: end, frames } of rows) await place(end, await unpacked(frames));
  await place(seq, last);
  return shown;
}
