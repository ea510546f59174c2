import { mkdirSync, readdirSync, statSync } from "node:fs";
import path from "node:path";
import type { GameCards } from "@/cards/game-cards";
import { cardFolder } from "@/cards/import/folder";
import { type ImportProgress, importCards } from "@/cards/import/import";
import { type CardSource, type ListedSet, SourceError } from "@/cards/import/source";
import type { Database } from "@/db";
import { type Locale, locales } from "@/i18n/locales";
import { Job } from "./job";
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
}

/** Where cards come from, and the game that they are of. */
interface Found {
  readonly cards: GameCards;
  readonly source: CardSource;
}

type Fault = NonNullable<ImportStatus["fault"]>;

/** Imports of cards, begun on the administration page and carried out in this process, one at a time; and reading them again, which waits for its turn too. */
export class CardImports {
  #status: ImportStatus | null = null;
  readonly #job = new Job();
  readonly readings: CardReadings;

  constructor(private readonly options: CardImportsOptions) {
    this.readings = new CardReadings(options.database, options.games, this.#job);
  }

  overview(): ImportOverview {
    return { status: this.#status, reading: this.readings.status, sources: [...this.#folders().keys(), ...this.#servers().keys()] };
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
  start({ source, sets, languages }: NewImport, pseudo: string): "started" | "import-running" | "not-found" {
    const open = this.#find(source);
    if (!open) return "not-found";
    const begun = this.#job.begin((signal) => {
      this.#status = { ...NOTHING_YET, source, pseudo };
      return this.#run(() => open(languages), { sets, languages, signal });
    });
    return begun ? "started" : "import-running";
  }

  /** Ends what is running, an import or a reading; the sets that are in stay in. */
  cancel(): Promise<void> {
    return this.#job.cancel();
  }

  async #run(open: () => Found, options: Parameters<typeof importCards>[3] & { readonly signal: AbortSignal }): Promise<void> {
    try {
      const { cards, source } = open();
      await importCards(this.options.database, cards, source, options, (heard) => this.#hear(heard));
      this.#note({ state: "done", share: 1 });
    } catch (error) {
      if (options.signal.aborted) this.#note({ state: "cancelled" });
      else this.#note({ state: "failed", fault: faultOf(error) });
    } finally {
      this.#note({ set: null });
    }
  }

  #hear(heard: ImportProgress): void {
    const { set, done, total } = heard;
    const place = { set, setsDone: done, setsTotal: total };
    if (heard.kind === "reading") {
      this.#note({ ...place, share: (done + heard.share) / total });
      return;
    }
    const before = this.#status ?? NOTHING_YET;
    this.#note({
      ...place,
      share: done / total,
      cards: before.cards + heard.cards,
      playable: before.playable + heard.playable,
      written: before.written + heard.written,
      skipped: [...before.skipped, ...heard.skipped],
      unplayable: [...before.unplayable, ...heard.unplayable],
    });
  }

  #note(change: Partial<ImportStatus>): void {
    this.#status = { ...(this.#status ?? NOTHING_YET), ...change };
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
  skipped: [],
  unplayable: [],
  fault: null,
};

function faultOf(error: unknown): Fault {
  if (error instanceof SourceError) return { code: error.code, subject: error.subject };
  console.error("Import:", error);
  return { code: "server-error", subject: "" };
}
