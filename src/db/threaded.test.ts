import { existsSync, mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { MessageChannel } from "node:worker_threads";
import { afterAll, beforeAll, expect, test } from "vitest";
import { isUniqueViolation, joinDatabase, MigrationError, type OpenDatabase, openDatabase } from "@/db";

let folder: string;
let database: OpenDatabase;
const user = (pseudo: string) => ({
  ...{ lastName: "", firstName: "", passwordHash: "", pseudo, pseudoKey: pseudo },
  ...{ email: pseudo, emailKey: pseudo },
});

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), "openpokemon-thread-"));
  database = await openDatabase({ directory: folder, threaded: true });
});
afterAll(async () => {
  await database.close();
  rmSync(folder, { recursive: true });
});

test("what is written by the thread is read again, of every kind", async () => {
  const { prisma } = database;
  const { id, createdAt } = await prisma.user.create({ data: user("ann") });
  expect(await prisma.user.findUniqueOrThrow({ where: { id } })).toMatchObject({ pseudo: "ann", sessionVersion: 0, createdAt });
  const rows =
    await prisma.$queryRaw`SELECT 1 AS "int", 2::bigint AS "big", '{"a":[1]}'::jsonb AS "json", ARRAY['x'] AS "list", decode('00ff', 'hex') AS "bytes", NULL AS "none"`;
  expect(rows).toEqual([{ int: 1, big: 2n, json: { a: [1] }, list: ["x"], bytes: new Uint8Array([0, 255]), none: null }]);
});

test("a transaction is all or nothing, and others wait for it", async () => {
  const { prisma } = database;
  const undone = prisma.$transaction(async (inside) => {
    await inside.user.create({ data: user("undone") });
    throw new Error("not this time");
  });
  const later = prisma.user.count({ where: { pseudo: "undone" } });
  await expect(undone).rejects.toThrow("not this time");
  expect(await later).toBe(0);
  await prisma.$transaction([prisma.user.create({ data: user("one") }), prisma.user.create({ data: user("two") })]);
  expect(await prisma.user.count({ where: { pseudo: { in: ["one", "two"] } } })).toBe(2);
});

test("who wants a transaction while another one takes its time waits for it, and is not refused", async () => {
  const { prisma } = database;
  const long = prisma.$transaction(() => pause(2_500));
  await prisma.$transaction((inside) => inside.user.create({ data: user("patient") }));
  await long;
  expect(await prisma.user.count({ where: { pseudo: "patient" } })).toBe(1);
});

test("a second line to the thread sees and waits for what the first one does", async () => {
  const { port1, port2 } = new MessageChannel();
  database.share(port1);
  const second = joinDatabase(undefined, port2, { connections: 1, statementMs: 1_000 });
  const long = database.prisma.$transaction(async (inside) => {
    await inside.user.create({ data: user("first") });
    await pause(200);
  });
  await second.prisma.$transaction((inside) => inside.user.create({ data: user("second") }));
  await long;
  expect(await second.prisma.user.count({ where: { pseudo: { in: ["first", "second"] } } })).toBe(2);
  await second.close();
  expect(await database.prisma.user.count({ where: { pseudo: "second" } })).toBe(1);
});

test("a fault keeps its code on the way out of the thread", async () => {
  const { prisma } = database;
  await prisma.user.create({ data: user("twice") });
  const error = await prisma.user.create({ data: user("twice") }).catch((fault: unknown) => fault);
  expect(isUniqueViolation(error)).toBe(true);
  await expect(prisma.$queryRaw`SELECT * FROM "Nowhere"`).rejects.toThrow("Nowhere");
});

test("the thread writes a backup", async () => {
  const file = path.join(folder, "backup");
  await database.backup(file);
  expect(statSync(file).size).toBeGreaterThan(100);
});

test("while the thread works, this one goes on", async () => {
  let ticks = 0;
  const ticking = setInterval(() => ticks++, 1);
  await database.prisma.$queryRaw`SELECT count(*)::int AS "n" FROM generate_series(1, 3000000)`;
  clearInterval(ticking);
  expect(ticks).toBeGreaterThan(5);
});

test("a database that can write no more says so once, and answers nothing", async () => {
  const other = mkdtempSync(path.join(tmpdir(), "openpokemon-thread-"));
  const lost: Error[] = [];
  const { prisma, close } = await openDatabase({ directory: other, threaded: true, onLost: (error) => lost.push(error) });
  // A fault like any other ends nothing.
  await expect(prisma.$queryRaw`SELECT repeat('x', 2000000000)`).rejects.toThrow();
  await expect(prisma.$transaction([prisma.$executeRaw`SELECT 1 / 0`])).rejects.toThrow("division by zero");
  await prisma.user.create({ data: user("before") });
  expect(lost).toEqual([]);

  rmSync(path.join(other, "pg_wal"), { recursive: true });
  await expect(prisma.$executeRaw`CREATE TABLE "Big" AS SELECT repeat('x', 100) FROM generate_series(1, 300000)`).rejects.toThrow();
  await expect.poll(() => lost).toMatchObject([{ name: "DatabaseLostError" }]);
  await expect(prisma.user.count()).rejects.toThrow();
  await close();
  rmSync(other, { recursive: true });
}, 120_000);

test("a database of a newer version is refused by its own error, and given back", async () => {
  const other = mkdtempSync(path.join(tmpdir(), "openpokemon-thread-"));
  const lost: Error[] = [];
  const opened = await openDatabase({ directory: other, threaded: true, onLost: (error) => lost.push(error) });
  await opened.prisma
    .$executeRaw`INSERT INTO "_prisma_migrations" ("id", "checksum", "migration_name", "finished_at") VALUES ('x', '', 'from_the_future', now())`;
  await opened.close();
  expect(lost).toEqual([]);
  const error = await openDatabase({ directory: other, threaded: true }).catch((fault: unknown) => fault);
  expect(error).toBeInstanceOf(MigrationError);
  expect(error).toMatchObject({ message: expect.stringContaining("from_the_future") });
  expect(existsSync(`${other}.lock`)).toBe(false);
  rmSync(other, { recursive: true });
}, 120_000);
