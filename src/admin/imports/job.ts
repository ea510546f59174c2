import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { z } from "zod";
import type { Database } from "@/db";
import { Prisma } from "@/db/generated/client";
import { type JobState, JobStatuses } from "./schema";

/** What there is to do; each has a status of its own. */
type Kind = keyof JobStatuses;

/** How what is under way says that its process lives. */
export interface JobTimes {
  /** How often it says so, with how far it is, and hears whether it is to end. */
  readonly beatMs: number;
  /** For how long without a word it still counts as under way. */
  readonly goneMs: number;
}

const JOB_TIMES: JobTimes = { beatMs: 1_000, goneMs: 20_000 };

/** What becomes of what is ended before it is done: somebody wanted it to end, or its process ended. */
type EndedAs = Extract<JobState, "cancelled" | "interrupted">;

/** What is under way in this process: how far it is, and whether it is to end. */
export class UnderWay<Status> {
  readonly id = randomUUID();
  readonly #end = new AbortController();
  #endedAs: EndedAs = "cancelled";

  constructor(public status: Status) {}

  /** Is given when it is to end. */
  get signal(): AbortSignal {
    return this.#end.signal;
  }

  /** What becomes of it once the signal is given. */
  get endedAs(): EndedAs {
    return this.#endedAs;
  }

  note(change: Partial<Status>): void {
    this.status = { ...this.status, ...change };
  }

  end(as: EndedAs): void {
    if (this.signal.aborted) return;
    this.#endedAs = as;
    this.#end.abort();
  }
}

/** Of the row: `lives` says that the process of what is under way has given word in time, or is this one. */
const Rows = z.tuple([z.object({ run: z.string().nullable(), kind: z.string().nullable(), lives: z.boolean(), statuses: JobStatuses })]);
const Heard = z.array(z.object({ stopping: z.boolean() }));

/**
 * What takes minutes and writes to the catalogue: one thing at a time in the whole site, whichever process does it. What is under way, how far it is, what
 * came of it and the wish to end it stand in the database (`CatalogueJob`), by whose clock a process that says nothing any more is taken for dead.
 */
export class Job {
  #own: { readonly work: UnderWay<unknown>; readonly over: Promise<void> } | null = null;

  constructor(
    private readonly database: Database,
    private readonly times: JobTimes = JOB_TIMES,
  ) {}

  /** Begins it, unless something is under way anywhere. @param run never rejects */
  async begin<K extends Kind>(
    kind: K,
    status: NonNullable<JobStatuses[K]>,
    run: (work: UnderWay<NonNullable<JobStatuses[K]>>) => Promise<void>,
  ): Promise<boolean> {
    // A row that is written so often leaves much behind, and the embedded database does not tidy up by itself.
    await this.database.$executeRaw`VACUUM "CatalogueJob"`;
    const work = new UnderWay(status);
    const begun = await this.database.$executeRaw`
      UPDATE "CatalogueJob" SET "run" = ${work.id}, "kind" = ${kind}, "beatAt" = now(), "stopping" = false, "statuses" = "statuses" || ${told(kind, work)}::jsonb
      WHERE NOT ${this.#lives()}`;
    if (begun === 0) return false;
    const over = this.#tellUntilOver(kind, work, run(work)).finally(() => {
      if (this.#own?.work === work) this.#own = null;
    });
    this.#own = { work, over };
    return true;
  }

  /** What is under way anywhere, and how it stands with the last of each kind. */
  async look(): Promise<{ readonly kind: string | null; readonly statuses: JobStatuses }> {
    const row = await this.#row();
    const kind = row.lives ? row.kind : null;
    const { import: imported, reading } = row.statuses;
    return { kind, statuses: { import: livingOnly(imported, kind === "import"), reading: livingOnly(reading, kind === "reading") } };
  }

  /**
   * Ends what is under way anywhere; what is in stays in.
   *
   * @returns whether anything was, as soon as it has ended or its process is known to be dead
   */
  async cancel(): Promise<boolean> {
    if (this.#own) {
      await this.#end("cancelled");
      return true;
    }
    const { run, lives } = await this.#row();
    if (!lives) return false;
    await this.database.$executeRaw`UPDATE "CatalogueJob" SET "stopping" = true WHERE "run" = ${run}`;
    for (let row = await this.#row(); row.lives && row.run === run; row = await this.#row()) await pause(this.times.beatMs);
    return true;
  }

  /**
   * Waits until nothing is under way anywhere.
   *
   * @param signal ends the waiting
   * @returns what it waited for last; null where that was nothing, or the waiting was ended
   */
  async over(signal?: AbortSignal): Promise<string | null> {
    let last: string | null = null;
    while (!signal?.aborted) {
      const { kind } = await this.look();
      if (kind === null) return last;
      last = kind;
      await pause(this.times.beatMs);
    }
    return null;
  }

  /** Ends what this process does, as the process ends. */
  close(): Promise<void> {
    return this.#end("interrupted");
  }

  async #end(as: EndedAs): Promise<void> {
    this.#own?.work.end(as);
    await this.#own?.over;
  }

  /**
   * Whether anything is under way whose process lives. Of this one that is known: writing a set may keep the embedded database from everybody for longer
   * than it takes to seem dead.
   */
  #lives() {
    const own = this.#own?.work.id ?? "";
    const lately = Prisma.sql`"beatAt" >= now() - make_interval(secs => ${this.times.goneMs / 1000})`;
    return Prisma.sql`("run" IS NOT NULL AND ("run" = ${own} OR ${lately}))`;
  }

  async #row() {
    const found = await this.database.$queryRaw`SELECT "run", "kind", "statuses", ${this.#lives()} AS "lives" FROM "CatalogueJob"`;
    return Rows.parse(found)[0];
  }

  /** Says each beat how far it is, and at last, until the database has heard it, what came of it. */
  async #tellUntilOver(kind: Kind, work: UnderWay<unknown>, running: Promise<void>): Promise<void> {
    const ended = running.then(() => true);
    let heard = true;
    for (let over = false; !over || !heard; ) {
      over = await Promise.race([ended, pause(this.times.beatMs, false)]);
      try {
        await this.#tell(kind, work, over);
        heard = true;
      } catch (error) {
        // Of a database that is away the log says so once.
        if (heard) console.error("Import:", error);
        heard = false;
        await pause(this.times.beatMs);
      }
    }
  }

  async #tell(kind: Kind, work: UnderWay<unknown>, over: boolean): Promise<void> {
    const answer = await this.database.$queryRaw`
      UPDATE "CatalogueJob" SET "run" = ${over ? null : work.id}, "beatAt" = now(), "statuses" = "statuses" || ${told(kind, work)}::jsonb
      WHERE "run" = ${work.id} RETURNING "stopping"`;
    const [row] = Heard.parse(answer);
    if (row?.stopping) work.end("cancelled");
    if (!row && !work.signal.aborted) {
      console.error("Import: this process gave no word for so long that it was taken for dead, and another has begun something else.");
      work.end("interrupted");
    }
  }
}

const told = (kind: Kind, { status }: UnderWay<unknown>) => JSON.stringify({ [kind]: status });

/** A status as it is left where nobody goes on with it. */
function livingOnly<Status extends { readonly state: JobState }>(status: Status | null, lives: boolean): Status | null {
  return status?.state === "running" && !lives ? { ...status, state: "interrupted" } : status;
}
