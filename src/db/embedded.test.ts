import { fsyncSync, mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { PGlite } from "@electric-sql/pglite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openEmbeddedPostgres } from "@/db/embedded";

let scratch: string;
let postgres: PGlite;
let synced = 0;
beforeAll(async () => {
  scratch = mkdtempSync(path.join(tmpdir(), "openpokemon-embedded-"));
  postgres = await openEmbeddedPostgres(path.join(scratch, "pg"), (descriptor) => {
    fsyncSync(descriptor);
    synced += 1;
  });
  await postgres.exec("CREATE TABLE told (number int)");
});
afterAll(async () => {
  await postgres.close();
  rmSync(scratch, { recursive: true });
});

test("every commit is on the disk before it is answered; what only reads waits for no disk", async () => {
  for (let number = 0; number < 3; number++) {
    const before = synced;
    await postgres.query("INSERT INTO told VALUES ($1)", [number]);
    expect(synced).toBeGreaterThan(before);
  }
  await postgres.query("SELECT count(*) FROM told");
  const before = synced;
  await postgres.query("SELECT count(*) FROM told");
  expect(synced).toBe(before);
});

test("Postgres itself relies on it", async () => {
  const settings = await postgres.query("SELECT current_setting('fsync') AS fsync, current_setting('synchronous_commit') AS commit");
  expect(settings.rows).toEqual([{ fsync: "on", commit: "on" }]);
});

test("nobody else on the machine reads its files", () => {
  const files = readdirSync(scratch, { recursive: true, encoding: "utf8" }).map((file) => path.join(scratch, file));
  expect(files.length).toBeGreaterThan(100);
  expect(files.filter((file) => statSync(file).mode & 0o077)).toEqual([]);
});
