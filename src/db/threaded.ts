import { type MessagePort, Worker } from "node:worker_threads";
import {
  DriverAdapterError,
  type IsolationLevel,
  type SqlDriverAdapter,
  type SqlDriverAdapterFactory,
  type SqlQuery,
  type SqlResultSet,
  type Transaction,
} from "@prisma/driver-adapter-utils";
import { MigrationError } from "@/db/migrations";

type Query = { readonly transaction: number | null; readonly query: SqlQuery };
/** What comes to the thread: something asked, or the line of another thread that will ask too. */
export type ToThread = { readonly id: number; readonly ask: Ask } | { readonly join: MessagePort };

/** What the thread can be asked. */
export type Ask =
  | { readonly do: "migrate"; readonly directory: string }
  | { readonly do: "backup"; readonly file: string }
  | ({ readonly do: "rows" } & Query)
  | ({ readonly do: "count" } & Query)
  | { readonly do: "script"; readonly script: string }
  | { readonly do: "begin"; readonly isolation: IsolationLevel | undefined }
  | { readonly do: "commit" | "rollback"; readonly transaction: number }
  | { readonly do: "close" };

/** Errors lose their class on the way out of a thread. */
export type Fault =
  | { readonly kind: "driver"; readonly cause: ConstructorParameters<typeof DriverAdapterError>[0] }
  | { readonly kind: "migration" | "other"; readonly message: string };

/** The value is of the kind that was asked for, which only whoever asked knows. */
export type Answer = { readonly id: number; readonly value: never } | { readonly id: number; readonly fault: Fault };

/** The embedded database has ended by itself: nothing is answered any more, and only a new process can open it again. */
export class DatabaseLostError extends Error {
  override readonly name = "DatabaseLostError";
}

interface Waiting {
  readonly resolve: (value: never) => void;
  readonly reject: (error: Error) => void;
}

const NAMES = { provider: "postgres", adapterName: "embedded-postgres" } as const;

/** The embedded Postgres as Prisma takes a database, at the end of a line to the thread that it works in. A query is one message there and one back. */
export class PostgresLine implements SqlDriverAdapterFactory {
  readonly provider = NAMES.provider;
  readonly adapterName = NAMES.adapterName;
  readonly #waiting = new Map<number, Waiting>();
  #asked = 0;
  #broken: Error | null = null;

  constructor(private readonly line: Worker | MessagePort) {
    line.on("message", (answer: Answer) => this.#hear(answer));
  }

  connect(): Promise<SqlDriverAdapter> {
    return Promise.resolve({
      ...NAMES,
      ...this.#queries(null),
      executeScript: (script) => this.ask({ do: "script", script }),
      startTransaction: (isolation) => this.#begin(isolation),
      getConnectionInfo: () => ({ supportsRelationJoins: true }),
      dispose: () => Promise.resolve(),
    });
  }

  /** @throws what the thread failed by, or why nothing comes from it any more */
  ask<T>(ask: Ask): Promise<T> {
    if (this.#broken) return Promise.reject(this.#broken);
    const id = ++this.#asked;
    return new Promise<T>((resolve, reject) => {
      this.#waiting.set(id, { resolve, reject });
      this.line.postMessage({ id, ask } satisfies ToThread);
    });
  }

  /** Nothing more comes from the thread: whoever waits, and whoever asks from now on, hears why. */
  break(error: Error): void {
    this.#broken ??= error;
    for (const { reject } of this.#waiting.values()) reject(error);
    this.#waiting.clear();
  }

  async #begin(isolation: IsolationLevel | undefined): Promise<Transaction> {
    const { id, options } = await this.ask<{ readonly id: number; readonly options: Transaction["options"] }>({ do: "begin", isolation });
    return {
      ...NAMES,
      ...this.#queries(id),
      options,
      commit: () => this.ask({ do: "commit", transaction: id }),
      rollback: () => this.ask({ do: "rollback", transaction: id }),
    };
  }

  #queries(transaction: number | null) {
    return {
      queryRaw: (query: SqlQuery) => this.ask<SqlResultSet>({ do: "rows", transaction, query }),
      executeRaw: (query: SqlQuery) => this.ask<number>({ do: "count", transaction, query }),
    };
  }

  #hear(answer: Answer): void {
    const waiting = this.#waiting.get(answer.id);
    this.#waiting.delete(answer.id);
    if ("fault" in answer) waiting?.reject(errorOf(answer.fault));
    else waiting?.resolve(answer.value);
  }
}

/**
 * The thread that the embedded Postgres has to itself: a commit waits for the disk, a large query for WebAssembly, and pages and matches for neither.
 */
export class ThreadedPostgres {
  readonly #thread: Worker;
  readonly adapter: PostgresLine;
  #closing = false;
  #closed = false;
  #lose: (error: DatabaseLostError) => void = () => {};
  /** Comes to why the database ended by itself; to nothing where it is closed. */
  readonly lost = new Promise<DatabaseLostError>((resolve) => {
    this.#lose = resolve;
  });

  /** @param directory of the database, locked by the caller */
  constructor(directory: string) {
    // From source (tests, hot reload) the thread needs the loader that this process runs by; the bundle needs none.
    const source = import.meta.url.endsWith(".ts");
    const program = JSON.stringify(new URL(source ? "./embedded-thread.ts" : "./db/embedded-thread.mjs", import.meta.url).href);
    const start = source ? `import("tsx/esm/api").then(({ register }) => register()).then(() => import(${program}))` : `import(${program})`;
    this.#thread = new Worker(start, { eval: true, workerData: directory });
    this.adapter = new PostgresLine(this.#thread);
    this.#thread.on("error", (error) => this.#end(error instanceof Error ? error : new Error(String(error))));
    this.#thread.on("exit", () => this.#end(new Error("The thread of the embedded database has ended.")));
  }

  /** Applies what is missing, as `migrate` does. */
  migrate(directory: string): Promise<string[]> {
    return this.adapter.ask({ do: "migrate", directory });
  }

  /** Writes a backup of one moment into a file, as `backupEmbedded` does. */
  backup(file: string): Promise<void> {
    return this.adapter.ask({ do: "backup", file });
  }

  /** Listens to one more line, at whose other end is the `PostgresLine` of another thread. */
  join(line: MessagePort): void {
    this.#thread.postMessage({ join: line } satisfies ToThread, [line]);
  }

  async close(): Promise<void> {
    this.#closing = true;
    if (!this.#closed) await this.adapter.ask({ do: "close" });
    await this.#thread.terminate();
  }

  #end(error: Error): void {
    this.#closed = true;
    if (!this.#closing) this.#lose(new DatabaseLostError("The embedded database has ended by itself.", { cause: error }));
    this.adapter.break(error);
  }
}

function errorOf(fault: Fault): Error {
  if (fault.kind === "driver") return new DriverAdapterError(fault.cause);
  return fault.kind === "migration" ? new MigrationError(fault.message) : new Error(fault.message);
}
