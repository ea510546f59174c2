import { createHash, randomUUID } from "node:crypto";
import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { PGlite } from "@electric-sql/pglite";
import pg from "pg";
import { PrismaPGlite } from "pglite-prisma-adapter";
import { PrismaClient } from "@/db/generated/client";
import { migrate, migrationNames } from "@/db/migrations";
import { type OpenDatabase, openDatabase } from "@/db/open";

const migrations = path.resolve("prisma/migrations");

/**
 * A fresh, migrated, empty database for one test file: open it in `beforeAll`, close it in `afterAll`.
 * It is embedded and in memory; the run against a real Postgres sets `TEST_DATABASE_URL`, and then it is a database of its own there.
 */
export function openTestDatabase(): Promise<OpenDatabase> {
  const server = process.env.TEST_DATABASE_URL;
  return server ? createOnServer(server) : loadEmbedded();
}

async function loadEmbedded(): Promise<OpenDatabase> {
  const embedded = await PGlite.create({ loadDataDir: await migratedDump() });
  const prisma = new PrismaClient({ adapter: new PrismaPGlite(embedded) });
  return {
    prisma,
    applied: [],
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
  const name = `openpokemon_test_${randomUUID().replaceAll("-", "")}`;
  await onServer(server, `CREATE DATABASE ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  const database = await openDatabase({ url: url.href, directory: "" });
  return {
    ...database,
    close: async () => {
      await database.close();
      await onServer(server, `DROP DATABASE ${name} WITH (FORCE)`);
    },
  };
}

async function onServer(server: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString: server });
  await client.connect();
  try {
    await client.query(sql);
  } finally {
    await client.end();
  }
}
