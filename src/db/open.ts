import path from "node:path";
import { PrismaPg } from "@prisma/adapter-pg";
import pg from "pg";
import { PrismaPGlite } from "pglite-prisma-adapter";
import { openEmbeddedPostgres } from "@/db/embedded";
import { PrismaClient } from "@/db/generated/client";
import { lockDirectory } from "@/db/lock";
import { migrate } from "@/db/migrations";

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
  /** Ends the connections and, when embedded, gives the directory back. */
  close(): Promise<void>;
}

export interface DatabaseLocation {
  /** A real Postgres, `postgresql://…`; without it the embedded one is used. */
  url?: string | undefined;
  /** Where the embedded database keeps its files. */
  directory: string;
  /** Default `prisma/migrations` of the working directory. */
  migrations?: string;
}

/** DATABASE_URL names a database that does not answer. */
export class DatabaseUnreachableError extends Error {
  override readonly name = "DatabaseUnreachableError";
}

/**
 * Opens the database and brings it to this version's schema.
 *
 * @throws DatabaseInUseError when another process has the embedded database open
 * @throws DatabaseUnreachableError when the real one does not answer
 * @throws MigrationError when it cannot be migrated
 */
export function openDatabase({ url, directory, migrations = path.resolve("prisma/migrations") }: DatabaseLocation): Promise<OpenDatabase> {
  return url ? openPostgres(url, migrations) : openEmbedded(path.resolve(directory), migrations);
}

// Any number: processes that start together migrate one after the other.
const migrationLock = 702_614_151;

async function openPostgres(url: string, migrations: string): Promise<OpenDatabase> {
  const client = new pg.Client({ connectionString: url });
  try {
    await client.connect();
  } catch (error) {
    throw new DatabaseUnreachableError(`The database of DATABASE_URL does not answer: ${describe(error)}`, { cause: error });
  }
  let applied: string[];
  try {
    await client.query("SELECT pg_advisory_lock($1)", [migrationLock]);
    applied = await migrate({ exec: (sql) => client.query(sql), query: (sql, parameters) => client.query(sql, parameters) }, migrations);
  } finally {
    await client.end();
  }
  const prisma = new PrismaClient({ adapter: new PrismaPg({ connectionString: url }) });
  return { prisma, applied, close: () => prisma.$disconnect() };
}

/** A refused connection to a name with several addresses is an AggregateError without a message. */
function describe(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(describe).join(", ");
  return error instanceof Error ? error.message : String(error);
}

async function openEmbedded(directory: string, migrations: string): Promise<OpenDatabase> {
  const unlock = lockDirectory(directory);
  try {
    const embedded = await openEmbeddedPostgres(directory);
    const applied = await migrate(embedded, migrations);
    const prisma = new PrismaClient({ adapter: new PrismaPGlite(embedded) });
    return {
      prisma,
      applied,
      close: async () => {
        await prisma.$disconnect();
        await embedded.close();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}
