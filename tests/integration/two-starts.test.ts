import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { administratorPasswordFile, seedAdministrator } from "@/accounts/administrator";
import { passwordMatches } from "@/accounts/password";
import { refreshStarters, seedStarter } from "@/cards/seed";
import type { OpenDatabase } from "@/db";
import { migrationNames } from "@/db/migrations";
import { type EmptyDatabase, emptyTestDatabase } from "@/db/testing";
import { gameCards } from "@/games";

// An embedded database has one opener: its lock sees to that.
describe.runIf(process.env.TEST_DATABASE_URL)("processes that start at the same moment on an empty Postgres", () => {
  let empty: EmptyDatabase;
  let folder: string;
  beforeAll(async () => {
    empty = await emptyTestDatabase();
    folder = mkdtempSync(path.join(tmpdir(), "openpokemon-starts-"));
  });
  afterAll(async () => {
    await empty.drop();
    rmSync(folder, { recursive: true });
  });

  /** As `server.ts` does it. */
  async function start(): Promise<OpenDatabase> {
    const opened = await empty.open();
    for (const cards of gameCards) await seedStarter(opened.prisma, cards);
    await seedAdministrator(opened.prisma, folder, { pseudo: "admin", email: "admin@example.org", password: undefined });
    await refreshStarters(opened.prisma, gameCards, "a build", new AbortController().signal);
    return opened;
  }

  test("all are up, and the database is as one alone would have made it", async () => {
    const opened = await Promise.all([start(), start(), start()]);
    const [{ prisma }] = opened;
    expect(opened.flatMap(({ applied }) => applied).sort()).toEqual(migrationNames("prisma/migrations").toSorted());
    for (const { game, starter } of gameCards) expect(await prisma.card.count({ where: { game } })).toBe(starter().cards.length);
    const [administrator, ...others] = await prisma.user.findMany();
    expect([administrator?.role, others]).toEqual(["ADMIN", []]);
    const password = readFileSync(administratorPasswordFile(folder), "utf8").trim();
    expect(await passwordMatches(password, administrator?.passwordHash)).toBe(true);
    for (const { close } of opened) await close();
  });
});
