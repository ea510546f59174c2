import { z } from "zod";
import type { Database } from "@/db";
import type { Outcome } from "@/kernel/game";
import { requestId } from "@/telemetry/request";
import type { Clock } from "./clock";
import type { JournalRow, MatchRecord } from "./journal";
import type { KeptSnapshot } from "./snapshots";

/** Another process has taken the match up since: this one may not write to its journal any more. */
export class HeldElsewhereError extends Error {
  override readonly name = "HeldElsewhereError";
}

/** That a match has ended. */
export interface End {
  readonly outcome: Outcome;
  readonly at: Date;
}

/**
 * Writes the next row, the clocks as they stand after it, and the outcome if it was the last: all or nothing, in one statement. What several matches
 * have to write at a time is one statement too: one way to the database and one commit for all of them.
 *
 * @param match as this process took it up
 * @param seq the number of rows before this one
 * @param snapshot of where the row leads to, which a match that is taken back has with it
 * @returns false where the row is already there, or the match is over
 * @throws HeldElsewhereError when another process has taken the match up since
 */
export async function appendEntry(
  database: Database,
  { id: matchId, takenUp }: Pick<MatchRecord, "id" | "takenUp">,
  seq: number,
  entry: JournalRow,
  clock: Clock,
  end: End | null,
  snapshot: Omit<KeptSnapshot, "matchId" | "seq"> | null = null,
): Promise<boolean> {
  const writer = writers.get(database) ?? new Writer(database);
  writers.set(database, writer);
  const written = await writer.write({
    matchId,
    takenUp,
    seq,
    seat: entry.by,
    answer: "takenBackTo" in entry ? { takenBackTo: entry.takenBackTo } : { ...entry.answer, cause: entry.cause },
    hash: entry.hash,
    requestId: requestId() ?? null,
    clock,
    status: end && "FINISHED",
    outcome: end?.outcome ?? null,
    endedAt: end?.at ?? null,
    version: snapshot?.version ?? null,
    state: snapshot?.state ?? null,
    frames: snapshot && Buffer.from(snapshot.frames).toString("base64"),
  });
  if (written === "held elsewhere") throw new HeldElsewhereError(`Match ${matchId} was taken up by another process.`);
  return written === "written";
}

const writers = new WeakMap<Database, Writer>();

/** A row of the journal with what it changes of its match, in the columns' names; null leaves a match's column as it is. */
interface Row {
  readonly matchId: string;
  readonly takenUp: number;
  readonly seq: number;
  readonly seat: number | null;
  readonly answer: unknown;
  readonly hash: string | null;
  /** The message that brought it about; a bot's answer has that of the player's before it. */
  readonly requestId: string | null;
  readonly clock: Clock;
  readonly status: "FINISHED" | null;
  readonly outcome: Outcome | null;
  readonly endedAt: Date | null;
  /** The snapshot that is written with it. */
  readonly version: number | null;
  readonly state: string | null;
  readonly frames: string | null;
}

type Fate = "written" | "taken" | "held elsewhere";

interface Waiting {
  readonly row: Row;
  readonly resolve: (fate: Fate) => void;
  readonly reject: (error: unknown) => void;
}

const Fates = z.array(z.object({ matchId: z.string(), held: z.boolean(), written: z.boolean() }));

/** While a statement is under way, rows gather for the next one: the busier the site, the more share a commit, and nobody waits where nothing is written. */
class Writer {
  #waiting: readonly Waiting[] = [];
  #writing = false;

  constructor(private readonly database: Database) {}

  write(row: Row): Promise<Fate> {
    return new Promise((resolve, reject) => {
      this.#waiting = [...this.#waiting, { row, resolve, reject }];
      if (!this.#writing) void this.#writeAll();
    });
  }

  async #writeAll(): Promise<void> {
    this.#writing = true;
    while (this.#waiting.length > 0) {
      const batch = this.#waiting;
      this.#waiting = [];
      await this.#writeTogether(batch);
    }
    this.#writing = false;
  }

  async #writeTogether(batch: readonly Waiting[]): Promise<void> {
    try {
      const fates = await this.#insert(batch.map(({ row }) => row));
      for (const { row, resolve } of batch) resolve(fates.get(row.matchId) ?? "taken");
    } catch (error) {
      // A fault of one row is no other's: each is tried by itself.
      if (batch.length > 1) for (const one of batch) await this.#writeTogether([one]);
      else for (const { reject } of batch) reject(error);
    }
  }

  /**
   * What became of the row of each match: a match has one at a time. Matches are locked first and in their order: so nobody takes one up between the look
   * at who holds it and the row, and two processes never wait for each other.
   */
  async #insert(rows: readonly Row[]): Promise<ReadonlyMap<string, Fate>> {
    const given = JSON.stringify(rows);
    const found = await this.database.$queryRaw`
      WITH given AS (
        SELECT * FROM jsonb_to_recordset(${given}::jsonb) AS row("matchId" text, "takenUp" int, "seq" int, "seat" int, "answer" jsonb, "hash" text,
          "requestId" text, "clock" jsonb, "status" "MatchStatus", "outcome" jsonb, "endedAt" timestamp(3),
          "version" int, "state" text, "frames" text)
      ), locked AS (
        SELECT "Match"."id", "Match"."takenUp", "Match"."status" FROM "Match" JOIN given ON "Match"."id" = given."matchId"
        ORDER BY "Match"."id" FOR NO KEY UPDATE OF "Match"
      ), written AS (
        INSERT INTO "MatchAnswer" ("matchId", "seq", "seat", "answer", "hash", "requestId", "createdAt")
        SELECT "matchId", "seq", "seat", "answer", "hash", "requestId", now() AT TIME ZONE 'utc'
        FROM given JOIN locked ON locked."id" = given."matchId" AND locked."takenUp" = given."takenUp" AND locked."status" = 'RUNNING'
        ON CONFLICT DO NOTHING RETURNING "matchId"
      ), kept AS (
        INSERT INTO "MatchSnapshot" ("matchId", "seq", "version", "state", "frames")
        SELECT "matchId", given."seq" + 1, given."version", given."state", decode(given."frames", 'base64')
        FROM given JOIN written USING ("matchId") WHERE given."state" IS NOT NULL
      ), moved AS (
        UPDATE "Match" SET "clock" = given."clock", "status" = coalesce(given."status", "Match"."status"),
          "outcome" = coalesce(given."outcome", "Match"."outcome"), "endedAt" = coalesce(given."endedAt", "Match"."endedAt")
        FROM given JOIN written USING ("matchId") WHERE "Match"."id" = given."matchId"
      )
      SELECT given."matchId", locked."takenUp" = given."takenUp" AS "held", written."matchId" IS NOT NULL AS "written"
      FROM given JOIN locked ON locked."id" = given."matchId" LEFT JOIN written ON written."matchId" = given."matchId"`;
    const fate = (held: boolean, written: boolean): Fate => (written ? "written" : held ? "taken" : "held elsewhere");
    return new Map(Fates.parse(found).map(({ matchId, held, written }) => [matchId, fate(held, written)]));
  }
}
