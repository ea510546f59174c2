import { mkdirSync, readdirSync, statSync } from "node:fs";
import path from "node:path";
import type { GameCards } from "@/cards/game-cards";
import { cardFolder } from "@/cards/import/folder";
import { type ImportProgress, importCards } from "@/cards/import/import";
import { type CardSource, type ListedSet, SourceError } from "@/cards/import/source";
import type { Database } from "@/db";
import { type Locale, locales } from "@/i18n/locales";
import { Job, type JobTimes, type UnderWay } from "./job";
import { EMPTY, joined } from "./listed";
import { CardReadings } from "./readings";
import type { ImportOverview, ImportStatus, NewImport } from "./schema";

export interface CardImportsOptions {
  readonly database: Database;
  /** The games whose cards can be imported. */
  readonly games: readonly GameCards[];
  /** Its folders are the sources that can be chosen; nothing else on the server's disk can be named. */
  readonly directory: string;
  /** Where answers of servers are kept, each in a folder of its name. */
  readonly cache: string;
  readonly times?: JobTimes;
}

/** Where cards come from, and the game that they are of. */
interface Found {
  readonly cards: GameCards;
  readonly source: CardSource;
}

type Fault = NonNullable<ImportStatus["fault"]>;

/**
 * Imports of cards, begun on the administration page of any process and carried out in that process, one at a time in the whole site; and reading them
 * again, which waits for its turn too.
 */
export class CardImports {
  readonly #job: Job;
  readonly readings: CardReadings;

  constructor(private readonly options: CardImportsOptions) {
    this.#job = new Job(options.database, options.times);
    this.readings = new CardReadings(options.database, options.games, this.#job);
  }

  /** The same at every process, but for the folders that it has. */
  async overview(): Promise<ImportOverview> {
    const { statuses } = await this.#job.look();
    return { status: statuses.import, reading: statuses.reading, sources: [...this.#folders().keys(), ...this.#servers().keys()] };
  }

  /** The sets of a source, or why it cannot say. */
  async setsOf(source: string): Promise<{ readonly sets: readonly ListedSet[] } | { readonly fault: Fault } | "not-found"> {
    const open = this.#find(source);
    if (!open) return "not-found";
    try {
      return { sets: await open(locales).source.sets() };
    } catch (error) {
      return { fault: faultOf(error) };
    }
  }

  /** Begins an import; what comes of it is in `overview`. */
  async start({ source, sets, languages }: NewImport, pseudo: string): Promise<"started" | "import-running" | "not-found"> {
    const open = this.#find(source);
    if (!open) return "not-found";
    const nothingYet = { ...NOTHING_YET, source, pseudo };
    const begun = await this.#job.begin("import", nothingYet, (work) => this.#run(() => open(languages), { sets, languages }, work));
    return begun ? "started" : "import-running";
  }

  /**
   * Ends what is running at any process, an import or a reading; the sets that are in stay in.
   *
   * @returns whether anything was running
   */
  cancel(): Promise<boolean> {
    return this.#job.cancel();
  }

  /** Ends what is running here, as the process ends. */
  close(): Promise<void> {
    return this.#job.close();
  }

  async #run(open: () => Found, choice: Pick<NewImport, "sets" | "languages">, work: UnderWay<ImportStatus>): Promise<void> {
    const { signal } = work;
    try {
      const { cards, source } = open();
      await importCards(this.options.database, cards, source, { ...choice, signal }, (heard) => hear(work, heard));
      work.note({ state: "done", share: 1 });
    } catch (error) {
      if (signal.aborted) work.note({ state: work.endedAs });
      else work.note({ state: "failed", fault: faultOf(error) });
    } finally {
      work.note({ set: null });
    }
  }

  /** How a source is opened; undefined when there is no such source. */
  #find(source: string): ((languages: readonly Locale[]) => Found) | undefined {
    const folder = this.#folders().get(source);
    return folder === undefined ? this.#servers().get(source) : () => cardFolder(this.options.games, folder);
  }

  #servers(): ReadonlyMap<string, (languages: readonly Locale[]) => Found> {
    const { games, cache } = this.options;
    return new Map(
      games.flatMap((cards) =>
        Object.entries(cards.servers).map(([name, open]): [string, (languages: readonly Locale[]) => Found] => [
          name,
          (languages) => ({ cards, source: open({ languages, cache: path.join(cache, name) }) }),
        ]),
      ),
    );
  }

  /** What lies in the folder for imports, by the name it is chosen by. */
  #folders(): ReadonlyMap<string, string> {
    const { directory } = this.options;
    mkdirSync(directory, { recursive: true });
    const names = readdirSync(directory).filter((name) => statSync(path.join(directory, name), { throwIfNoEntry: false })?.isDirectory());
    return new Map(names.sort().map((name) => [`folder/${name}`, path.join(directory, name)]));
  }
}

const NOTHING_YET: ImportStatus = {
  state: "running",
  source: "",
  pseudo: "",
  set: null,
  setsDone: 0,
  setsTotal: 0,
  share: 0,
  cards: 0,
  playable: 0,
  written: 0,
  skipped: EMPTY,
  unplayable: EMPTY,
  fault: null,
};

function hear(work: UnderWay<ImportStatus>, heard: ImportProgress): void {
  const { set, done, total } = heard;
  const place = { set, setsDone: done, setsTotal: total };
  if (heard.kind === "reading") {
    work.note({ ...place, share: (done + heard.share) / total });
    return;
  }
  const before = work.status;
  work.note({
    ...place,
    share: done / total,
    cards: before.cards + heard.cards,
    playable: before.playable + heard.playable,
    written: before.written + heard.written,
    skipped: joined(before.skipped, heard.skipped),
    unplayable: joined(before.unplayable, heard.unplayable),
  });
}

function faultOf(error: unknown): Fault {
  if (error instanceof SourceError) return { code: error.code, subject: error.subject };
  console.error("Import:", error);
  return { code: "server-error", subject: "" };
}
