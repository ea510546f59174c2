import { createHash } from "node:crypto";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { DatabaseInUseError, DatabaseUnreachableError, MigrationError, openDatabase } from "@/db";
import { migrationNames } from "@/db/migrations";

let scratch: string;
beforeAll(() => {
  scratch = mkdtempSync(path.join(tmpdir(), "openpokemon-db-"));
});
afterAll(() => rmSync(scratch, { recursive: true }));

test("the embedded database keeps its rows, migrates once and lets one opener in", { timeout: 60_000 }, async () => {
  const directory = path.join(scratch, "pg");
  const first = await openDatabase({ directory });
  expect(first.applied).toEqual(migrationNames("prisma/migrations"));
  await first.prisma.cardSet.create({
    data: {
      game: "g",
      id: "xy1",
      nameEn: "XY",
      nameFr: "XY",
      nameEs: "XY",
      nameIt: "XY",
      series: "xy",
      releaseOrder: 1,
    },
  });
  await expect(openDatabase({ directory })).rejects.toThrow(DatabaseInUseError);
  await first.close();

  const again = await openDatabase({ directory });
  expect(again.applied).toEqual([]);
  expect(await again.prisma.cardSet.count()).toBe(1);
  const [record] = await again.prisma.$queryRaw<[{ checksum: string; migration_name: string }]>`SELECT * FROM "_prisma_migrations"`;
  const sql = readFileSync(`prisma/migrations/${record.migration_name}/migration.sql`);
  expect(record.checksum).toBe(createHash("sha256").update(sql).digest("hex"));
  await again.close();
});

test("a database newer than the program is refused, and a migration that fails leaves nothing", { timeout: 60_000 }, async () => {
  const directory = path.join(scratch, "newer");
  const migrations = path.join(scratch, "migrations");
  const add = (name: string, sql: string) => {
    mkdirSync(path.join(migrations, name), { recursive: true });
    writeFileSync(path.join(migrations, name, "migration.sql"), sql);
  };
  add("1_good", "CREATE TABLE a (id int)");
  add("2_bad", "CREATE TABLE b (id int); CREATE TABLE a (id int)");
  const failed = openDatabase({ directory, migrations });
  await expect(failed).rejects.toThrow(MigrationError);
  await expect(failed).rejects.toThrow(/The migration 2_bad cannot be applied: .* already exists\. /);
  add("2_bad", "CREATE TABLE b (id int)");
  const repaired = await openDatabase({ directory, migrations });
  expect(repaired.applied).toEqual(["2_bad"]);
  await repaired.close();
  rmSync(path.join(migrations, "2_bad"), { recursive: true });
  await expect(openDatabase({ directory, migrations })).rejects.toThrow(MigrationError);
});

test("a Postgres that does not answer is named in words", async () => {
  await expect(openDatabase({ url: "postgresql://nobody@127.0.0.1:1/none", directory: scratch })).rejects.toThrow(DatabaseUnreachableError);
});

test("a Postgres that takes a line and says nothing is one that does not answer", async () => {
  const silent = createServer().listen(0, "127.0.0.1");
  await once(silent, "listening");
  const address = silent.address();
  const port = address !== null && typeof address === "object" ? address.port : 0;
  const opened = openDatabase({ url: `postgresql://nobody@127.0.0.1:${port}/none`, directory: scratch });
  await expect(opened).rejects.toThrow(DatabaseUnreachableError);
  silent.close();
}, 15_000);
