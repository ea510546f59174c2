import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database, OpenDatabase } from "@/db";
import { openTestDatabase } from "@/db/testing";
import { loadFinished } from "@/match/finished";
import { recordNowAndThen } from "@/match/recording";
import { type DuelRoom, duelOpening, duelService, ready, seated, until } from "../duels";

/** Finished matches have their record in the end, whatever fails at the moment when they end. */

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const MINUTE_MS = 60_000;
const recorded = ({ record }: DuelRoom) => loadFinished(database.prisma, record.id);

/** The database of the test, which cannot make a record of a match while it is said so. */
function recordless() {
  let [refusing, asked] = [0, 0];
  const prisma: Database = new Proxy(database.prisma, {
    get(all, name) {
      if (name !== "finishedMatch") return Reflect.get(all, name);
      return new Proxy(all.finishedMatch, {
        get(rows, method) {
          if (method !== "create") return Reflect.get(rows, method);
          asked++;
          if (refusing > 0) {
            refusing--;
            throw new Error("There is no room on the disk.");
          }
          return Reflect.get(rows, method);
        },
      });
    },
  });
  return {
    prisma,
    refuse: (times: number) => {
      refusing = times;
    },
    asked: () => asked,
  };
}

async function ended(matches: ReturnType<typeof duelService>["matches"]): Promise<DuelRoom> {
  const room = await seated(matches, await duelOpening(database.prisma));
  await room.concede(0);
  return room;
}
const longAgo = ({ record }: DuelRoom) =>
  database.prisma.match.update({ where: { id: record.id }, data: { endedAt: new Date(Date.now() - MINUTE_MS) } });

test("a record that cannot be made when its match ends is made later, without a restart", async () => {
  const { prisma, refuse, asked } = recordless();
  const { matches, faults } = duelService(prisma);
  const stop = recordNowAndThen(matches, (error) => faults.push(error), 20);
  refuse(1);
  const room = await ended(matches);
  await until(() => asked() === 1);
  expect(await recorded(room)).toBeNull();
  await longAgo(room);
  await expect.poll(() => recorded(room)).toMatchObject({ outcome: { winner: 1, reason: "concession" } });
  await stop();
  expect(faults).toEqual([new Error("There is no room on the disk.")]);
  await matches.close();
});

test("one that cannot be made keeps no other from being made", async () => {
  const { prisma, refuse, asked } = recordless();
  const first = duelService(prisma);
  refuse(2);
  const rooms = [await ended(first.matches), await ended(first.matches)];
  await until(() => asked() === 2);
  await first.matches.close();
  const { matches, faults } = duelService(prisma);
  refuse(1);
  await matches.recordFinished();
  expect((await Promise.all(rooms.map(recorded))).filter((record) => record !== null)).toHaveLength(1);
  expect(faults).toHaveLength(1);
  await matches.recordFinished();
  expect(await Promise.all(rooms.map(recorded))).not.toContain(null);
  await matches.close();
});

test("a match that cannot be played again is tried once, and stays as it is", async () => {
  const { prisma, refuse } = recordless();
  const first = duelService(prisma);
  refuse(1);
  const room = await ended(first.matches);
  await first.matches.close();
  await prisma.match.update({ where: { id: room.record.id }, data: { setup: { broken: 5 } } });
  const { matches, faults } = duelService(prisma);
  for (const _time of [1, 2, 3]) await matches.recordFinished();
  expect(faults.length).toBeLessThanOrEqual(2);
  expect(await recorded(room)).toBeNull();
  await matches.close();
});

test("a process that stops waits for what is stored of a room that it has just let go of", async () => {
  const { matches } = duelService(database.prisma);
  const room = await seated(matches, await duelOpening(database.prisma));
  await ready(room);
  for (const seat of [0, 1] as const) await room.leave(seat);
  const letGo = matches.release(room.record.id);
  await Promise.resolve();
  expect(matches.isOpen(room.record.id)).toBe(false);
  await matches.close();
  expect(await database.prisma.matchSnapshot.count({ where: { matchId: room.record.id } })).toBe(1);
  await letGo;
});
