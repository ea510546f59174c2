import path from "node:path";
import type { MessagePort } from "node:worker_threads";
import type { PGlite } from "@electric-sql/pglite";
import { PrismaPg } from "@prisma/adapter-pg";
import type pg from "pg";
import { PrismaPGlite } from "pglite-prisma-adapter";
import { backupEmbedded, restoreBackup, writeBackup } from "@/db/backup";
import { copyingEmbedded, copyingServer } from "@/db/copy";
import { openEmbeddedPostgres } from "@/db/embedded";
import { PrismaClient } from "@/db/generated/client";
import { lockDirectory } from "@/db/lock";
import { migrate } from "@/db/migrations";
import { onServer } from "@/db/on-server";
import { PostgresLine, ThreadedPostgres } from "@/db/threaded";

/** The Prisma client, on embedded or real Postgres alike. */
export type Database = PrismaClient;

/**
 * Whether a write was refused because the row exists already. It goes by the code, not by the class:
 * Next and the server may each have loaded Prisma, and then the classes differ.
 */
export function isUniqueViolation(error: unknown): boolean {
  return error instanceof Error && "code" in error && error.code === "P2002";
}

export interface OpenDatabase {
  prisma: Database;
  /** The migrations applied on opening. */
  applied: string[];
  /** Writes a backup of one moment of the database into a file, while everything goes on (`backup.ts`). */
  backup(file: string): Promise<void>;
  /**
   * Lets another thread of this process come to the same database (`joinDatabase`).
   *
   * @param line moves to the thread of the embedded one; a real one needs none
   * @throws when it is embedded and has no thread of its own
   */
  share(line: MessagePort): void;
  /** Ends the connections and, when embedded, gives the directory back. */
  close(): Promise<void>;
}

export interface DatabaseLocation {
  /** A real Postgres, `postgresql://…`; without it the embedded one is used. */
  url?: string | undefined;
  /** Where the embedded database keeps its files. */
  directory: string;
  /** Whether the embedded one works in a thread of its own, so that nobody else waits while it writes: for a site, not for a command. */
  threaded?: boolean;
  /** Told when the embedded one in its thread has ended by itself: nothing is answered any more. */
  onLost?: (error: Error) => void;
  /** Default `prisma/migrations` of the working directory. */
  migrations?: string;
  /** How a site shares a real Postgres with others. A command says nothing: it may take as long as it takes. */
  pool?: Pool;
}

/** What one process of a site may ask of a real Postgres. */
export interface Pool {
  /** The most connections at once. */
  readonly connections: number;
  /** A statement that takes longer, or waits longer for a lock, is ended; and so is a transaction in which so long nothing is said. */
  readonly statementMs: number;
}

/**
 * Opens the database and brings it to this version's schema.
 *
 * @throws DatabaseInUseError when another process has the embedded database open
 * @throws DatabaseUnreachableError when the real one does not answer
 * @throws MigrationError when it cannot be migrated
 */
export function openDatabase(location: DatabaseLocation): Promise<OpenDatabase> {
  const { url, directory, threaded = false, onLost = () => {}, migrations = ownMigrations(), pool } = location;
  return url ? openPostgres(url, migrations, pool) : openEmbedded(path.resolve(directory), threaded, migrations, onLost);
}

/**
 * Opens in one thread what another one has opened and migrated.
 *
 * @param url of a real Postgres; without it the embedded one is asked
 * @param line whose other end was given to `share`
 */
export function joinDatabase(url: string | undefined, line: MessagePort, pool: Pool): Pick<OpenDatabase, "prisma" | "close"> {
  const prisma = new PrismaClient({ adapter: url ? serverAdapter(url, pool) : new PostgresLine(line), transactionOptions });
  return {
    prisma,
    async close() {
      await prisma.$disconnect();
      line.close();
    },
  };
}

const ownMigrations = () => path.resolve("prisma/migrations");

/** On a busy site what asks for a transaction waits longer for its turn than the two seconds that Prisma gives it: late is better than refused. */
const transactionOptions = { maxWait: 10_000, timeout: 20_000 };

/** In the pool this counts the wait for a line that is free, too: as long as a transaction may wait and take. */
const POOL_CONNECT_MS = transactionOptions.maxWait + transactionOptions.timeout;

/** Any number: processes that start together migrate one after the other, whoever has the advisory lock of this. */
export const migrationLock = 702_614_151;

async function openPostgres(url: string, migrations: string, pool: Pool | undefined): Promise<OpenDatabase> {
  const applied = await onServer(url, async (client) => {
    await client.query("SELECT pg_advisory_lock($1)", [migrationLock]);
    return migrate(copyingServer(client), migrations);
  });
  const prisma = new PrismaClient({ adapter: serverAdapter(url, pool), transactionOptions });
  return { prisma, applied, backup: (file) => backupServer(url, file), share: () => {}, close: () => prisma.$disconnect() };
}

function serverAdapter(url: string, pool: Pool | undefined): PrismaPg {
  return new PrismaPg({ connectionString: url, connectionTimeoutMillis: POOL_CONNECT_MS, keepAlive: true, ...sharedBy(pool) });
}

/** The server itself ends what hangs: a process that sleeps within a transaction cannot, and everybody waits for its locks. */
function sharedBy(pool: Pool | undefined): pg.PoolConfig {
  if (!pool) return {};
  const { connections, statementMs } = pool;
  return { max: connections, statement_timeout: statementMs, idle_in_transaction_session_timeout: statementMs };
}

function backupServer(url: string, file: string): Promise<void> {
  return onServer(url, async (client) => {
    await client.query("BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY");
    await writeBackup(copyingServer(client), file);
  });
}

async function inDirectory<T>(directory: string, work: (embedded: PGlite) => Promise<T>): Promise<T> {
  const unlock = await lockDirectory(directory);
  try {
    const embedded = await openEmbeddedPostgres(directory);
    try {
      return await work(embedded);
    } finally {
      await embedded.close();
    }
  } finally {
    await unlock();
  }
}

/**
 * Writes a backup of a database that this process has not opened; its schema stays as it is.
 *
 * @throws DatabaseInUseError when another process has the embedded database open
 * @throws DatabaseUnreachableError when the real one does not answer
 */
export function backupDatabase({ url, directory }: DatabaseLocation, file: string): Promise<void> {
  return url ? backupServer(url, file) : inDirectory(path.resolve(directory), (embedded) => backupEmbedded(embedded, file));
}

/**
 * Fills an empty database from a backup.
 *
 * @throws BackupError, MigrationError as `restoreBackup`
 * @throws DatabaseInUseError, DatabaseUnreachableError as `openDatabase`
 */
export function restoreDatabase({ url, directory, migrations = ownMigrations() }: DatabaseLocation, file: string): Promise<void> {
  if (!url) return inDirectory(path.resolve(directory), (embedded) => restoreBackup(copyingEmbedded(embedded), file, migrations));
  return onServer(url, async (client) => {
    await client.query("SELECT pg_advisory_lock($1)", [migrationLock]);
    await restoreBackup(copyingServer(client), file, migrations);
  });
}

async function openEmbedded(
  directory: string,
  threaded: boolean,
  migrations: string,
  onLost: (error: Error) => void,
): Promise<OpenDatabase> {
  const unlock = await lockDirectory(directory);
  try {
    const embedded = threaded ? openInThread(directory) : await openHere(directory);
    const applied = await embedded.migrate(migrations).catch(async (error: unknown) => {
      await embedded.close();
      throw error;
    });
    // What fails before is why it cannot be opened.
    void embedded.lost?.then(onLost);
    const prisma = new PrismaClient({ adapter: embedded.adapter, transactionOptions });
    return {
      prisma,
      applied,
      backup: embedded.backup,
      share: embedded.share,
      close: async () => {
        await prisma.$disconnect();
        await embedded.close();
        await unlock();
      },
    };
  } catch (error) {
    await unlock();
    throw error;
  }
}

function openInThread(directory: string) {
  const thread = new ThreadedPostgres(directory);
  return {
    adapter: thread.adapter,
    migrate: (migrations: string) => thread.migrate(migrations),
    backup: (file: string) => thread.backup(file),
    share: (line: MessagePort) => thread.join(line),
    close: () => thread.close(),
    lost: thread.lost,
  };
}

async function openHere(directory: string) {
  const embedded = await openEmbeddedPostgres(directory);
  return {
    adapter: new PrismaPGlite(embedded),
    migrate: (migrations: string) => migrate(embedded, migrations),
    backup: (file: string) => backupEmbedded(embedded, file),
    share: withoutThread,
    close: () => embedded.close(),
    lost: null,
  };
}

/** An embedded database that works here is nobody else's. */
export function withoutThread(): never {
  throw new Error("This embedded database has no thread of its own that another could ask.");
}
