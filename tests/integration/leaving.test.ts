import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database } from "@/db";
import { Site } from "../site";

/** Accounts that end while the database falters: it is done for whoever asked for it, and what follows from it is done in the end. */

let site: Site;
let faltering: Database;
let failing = 0;
beforeAll(async () => {
  site = await Site.open();
  const { prisma } = site.database;
  const write = (sql: TemplateStringsArray, ...values: unknown[]) => {
    if (failing === 0 || !sql.join("").includes('INSERT INTO "MatchAnswer"')) return prisma.$queryRaw(sql, ...values);
    failing--;
    return Promise.reject(new Error("The database is away."));
  };
  faltering = new Proxy(prisma, { get: (all, name) => (name === "$queryRaw" ? write : Reflect.get(all, name)) });
});
afterAll(() => site.close());

/** Suspends a player of a match that is played at one process, by another; the concession cannot be written so many times. */
async function suspend(name: string, home: Site, asked: Site, times: number): Promise<void> {
  const pair = [await home.armed(`${name}a`), await home.armed(`${name}b`)] as const;
  await home.seat(...pair);
  const [{ user, update }] = pair;
  failing = times;
  await asked.realtime.expelUser(user.id, "suspended");
  const outcome = async () => (await site.database.prisma.match.findUniqueOrThrow({ where: { id: update.matchId } })).outcome;
  await expect.poll(outcome, { timeout: 10_000 }).toEqual({ winner: update.seat === 0 ? 1 : 0, reason: "suspended" });
  expect(failing).toBe(0);
}

test("a suspended player's match is conceded once the database is back", async () => {
  const alone = await site.twin(faltering);
  await suspend("one", alone, alone, 2);
  await alone.close();
});

test.runIf(process.env.TEST_REDIS_URL)("… whichever of several processes is asked, and whichever plays it", async () => {
  const shared = { redisUrl: process.env.TEST_REDIS_URL, redisPrefix: `test:${randomUUID()}:` };
  const leading = await site.twin(faltering, shared);
  const other = await site.twin(faltering, shared);
  await suspend("two", other, other, 1);
  await suspend("three", other, leading, 1);
  await other.close();
  await leading.close();
});
