import { createHash, randomUUID } from "node:crypto";
import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { PrismaPGlite } from "pglite-prisma-adapter";
import { backupEmbedded, restoreBackup } from "@/db/backup";
import { copyingEmbedded } from "@/db/copy";
import { PrismaClient } from "@/db/generated/client";
import { migrate, migrationNames } from "@/db/migrations";
import { type OpenDatabase, openDatabase, restoreDatabase, withoutThread } from "@/db/open";
import { makeScratchDatabase } from "@/db/scratch";

const migrations = path.resolve("prisma/migrations");

/**
 * A fresh, migrated, empty database for one test file: open it in `beforeAll`, close it in `afterAll`.
 * It is embedded and in memory; the run against a real Postgres sets `TEST_DATABASE_URL`, and then it is a database of its own there.
 */
export function openTestDatabase(): Promise<OpenDatabase> {
  const server = process.env.TEST_DATABASE_URL;
  return server ? createOnServer(server) : loadEmbedded();
}

/** A database in which nothing is, not even a table: for what fills one from outside. */
export interface EmptyDatabase {
  /** @param directory the folder of the migrations, if they are not this version's */
  restore(file: string, directory?: string): Promise<void>;
  open(directory?: string): Promise<OpenDatabase>;
  /** To be called once it is closed. */
  drop(): Promise<void>;
}

/** Of the same kind as `openTestDatabase` makes. */
export async function emptyTestDatabase(): Promise<EmptyDatabase> {
  const server = process.env.TEST_DATABASE_URL;
  if (!server) {
    const embedded = await PGlite.create();
    const restore = (file: string, directory = migrations) => restoreBackup(copyingEmbedded(embedded), file, directory);
    return { restore, open: async () => openOf(embedded), drop: () => (embedded.closed ? Promise.resolve() : embedded.close()) };
  }
  const { url, drop } = await makeScratchDatabase(server);
  const place = (directory = migrations) => ({ url, directory: "", migrations: directory });
  return {
    restore: (file, directory) => restoreDatabase(place(directory), file),
    open: (directory) => openDatabase(place(directory)),
    drop,
  };
}

async function loadEmbedded(): Promise<OpenDatabase> {
  return openOf(await PGlite.create({ loadDataDir: await migratedDump() }));
}

function openOf(embedded: PGlite): OpenDatabase {
  const prisma = new PrismaClient({ adapter: new PrismaPGlite(embedded) });
  return {
    prisma,
    applied: [],
    backup: (file) => backupEmbedded(embedded, file),
    share: withoutThread,
    close: async () => {
      await prisma.$disconnect();
      await embedded.close();
    },
  };
}

/** Creating and migrating takes seconds, loading a dump 0.3 s: the dump is kept until a migration changes. */
async function migratedDump(): Promise<Blob> {
  const hash = createHash("sha256");
  for (const name of migrationNames(migrations)) hash.update(name).update(readFileSync(path.join(migrations, name, "migration.sql")));
  const file = path.resolve(".build", `test-database-${hash.digest("hex").slice(0, 16)}.tar`);
  try {
    return new Blob([readFileSync(file)]);
  } catch {
    // Not there yet: made below.
  }
  const embedded = await PGlite.create();
  await migrate(embedded, migrations);
  const dump = await embedded.dumpDataDir("none");
  await embedded.close();
  mkdirSync(path.dirname(file), { recursive: true });
  // Test files run side by side; each writes its own draft, and the last rename wins.
  const draft = `${file}.${randomUUID()}`;
  writeFileSync(draft, Buffer.from(await dump.arrayBuffer()));
  renameSync(draft, file);
  return dump;
}

async function createOnServer(server: string): Promise<OpenDatabase> {
  const { url, drop } = await makeScratchDatabase(server);
  const database = await openDatabase({ url, directory: "" });
  return {
    ...database,
    close: async () => {
      await database.close();
      await drop();
    },
  };
}

/** The same database, telling of each query that is asked of it. */
export function watching<T extends object>(part: T, asked: () => void): T {
  return new Proxy(part, {
    get(target, key) {
      const inner: unknown = Reflect.get(target, key);
      if (typeof inner === "object" && inner !== null) return watching(inner, asked);
      if (typeof inner !== "function") return inner;
      return (...values: unknown[]) => {
        asked();
        return Reflect.apply(inner, target, values);
      };
    },
  });
}
