import type { GameCards } from "@/cards/game-cards";
import { importedSets, NOTHING_REREAD, type Rereading, recompileCards, staleSets } from "@/cards/import/recompile";
import type { Database } from "@/db";
import type { CardSet } from "@/db/generated/client";
import type { Job, UnderWay } from "./job";
import { EMPTY, joined } from "./listed";
import type { ReadingStatus } from "./schema";

/** Reading the kept prints of imported cards again: at the start where the grammar has changed, and when an administrator asks for it. */
export class CardReadings {
  constructor(
    private readonly database: Database,
    private readonly games: readonly GameCards[],
    private readonly job: Job,
  ) {}

  /** Reads all prints again. */
  start(pseudo: string): Promise<"started" | "import-running"> {
    return this.#begin(pseudo, () => importedSets(this.database, this.games));
  }

  /** Begins to read again what another version of the site has read, once nothing else is under way that may have done so. */
  async bringUp(signal?: AbortSignal): Promise<void> {
    while (!signal?.aborted) {
      const stale = await staleSets(this.database, this.games);
      if (stale.length === 0 || (await this.#begin(null, async () => stale)) === "started") return;
      const waitedFor = await this.job.over(signal);
      // Whoever stopped a reading does not want it to begin anew.
      if (waitedFor === "reading" && (await this.job.look()).statuses.reading?.state === "cancelled") return;
    }
  }

  async #begin(pseudo: string | null, sets: () => Promise<readonly CardSet[]>): Promise<"started" | "import-running"> {
    const nothingYet: ReadingStatus = { state: "running", pseudo, set: null, setsDone: 0, setsTotal: 0, ...listed(NOTHING_REREAD) };
    return (await this.job.begin("reading", nothingYet, (work) => this.#run(sets, work))) ? "started" : "import-running";
  }

  async #run(sets: () => Promise<readonly CardSet[]>, work: UnderWay<ReadingStatus>): Promise<void> {
    const { signal } = work;
    try {
      await recompileCards(this.database, this.games, { sets: await sets(), signal }, ({ set, done, total, sum }) =>
        work.note({ set, setsDone: done, setsTotal: total, ...listed(sum) }),
      );
      work.note({ state: "done", set: null });
    } catch (error) {
      if (!signal.aborted) console.error("Reading cards again:", error);
      work.note({ state: signal.aborted ? work.endedAs : "failed", set: null });
    }
  }
}

function listed({ becamePlayable, changed, noLongerPlayable, faults, ...numbers }: Rereading) {
  return {
    ...numbers,
    becamePlayable: joined(EMPTY, becamePlayable),
    changed: joined(EMPTY, changed),
    noLongerPlayable: joined(EMPTY, noLongerPlayable),
    faults: joined(EMPTY, faults),
  };
}
