import type { GameCards } from "@/cards/game-cards";
import { importedSets, NOTHING_REREAD, type Rereading, recompileCards, staleSets } from "@/cards/import/recompile";
import type { Database } from "@/db";
import type { CardSet } from "@/db/generated/client";
import type { Job } from "./job";
import { LISTED_MAX, type Listed, type ReadingStatus } from "./schema";

/** Reading the kept prints of imported cards again: at the start where the grammar has changed, and when an administrator asks for it. */
export class CardReadings {
  #status: ReadingStatus | null = null;

  constructor(
    private readonly database: Database,
    private readonly games: readonly GameCards[],
    private readonly job: Job,
  ) {}

  /** The running one, or the last since the site was started. */
  get status(): ReadingStatus | null {
    return this.#status;
  }

  /** Reads all prints again. */
  start(pseudo: string): "started" | "import-running" {
    return this.#begin(pseudo, () => importedSets(this.database, this.games));
  }

  /** Reads again what another version of the site has read. */
  async bringUp(): Promise<void> {
    const stale = await staleSets(this.database, this.games);
    if (stale.length > 0) this.#begin(null, async () => stale);
  }

  #begin(pseudo: string | null, sets: () => Promise<readonly CardSet[]>): "started" | "import-running" {
    const begun = this.job.begin((signal) => {
      this.#status = { state: "running", pseudo, set: null, setsDone: 0, setsTotal: 0, ...listed(NOTHING_REREAD) };
      return this.#run(sets, signal);
    });
    return begun ? "started" : "import-running";
  }

  async #run(sets: () => Promise<readonly CardSet[]>, signal: AbortSignal): Promise<void> {
    try {
      await recompileCards(this.database, this.games, { sets: await sets(), signal }, ({ set, done, total, sum }) =>
        this.#note({ set, setsDone: done, setsTotal: total, ...listed(sum) }),
      );
      this.#note({ state: "done", set: null });
    } catch (error) {
      if (!signal.aborted) console.error("Reading cards again:", error);
      this.#note({ state: signal.aborted ? "cancelled" : "failed", set: null });
    }
  }

  #note(change: Partial<ReadingStatus>): void {
    if (this.#status) this.#status = { ...this.#status, ...change };
  }
}

function listed({ becamePlayable, changed, noLongerPlayable, faults, ...numbers }: Rereading) {
  return {
    ...numbers,
    becamePlayable: beginning(becamePlayable),
    changed: beginning(changed),
    noLongerPlayable: beginning(noLongerPlayable),
    faults: beginning(faults),
  };
}

const beginning = <T>(list: readonly T[]): Listed<T> => ({ count: list.length, first: list.slice(0, LISTED_MAX) });
