import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Database, OpenDatabase } from "@/db";
import { openTestDatabase } from "@/db/testing";
import { shuffleSeed } from "@/match";
import { freezeMatch } from "@/match/freeze";
import { takeUp } from "@/match/journal";

import { duelGame } from "@/match/testing";
import { answerFirst, duelOpening, duelService, playToTheEnd, ready, seated, until } from "../duels";

/** What freezes a match, and what must not: a frozen match is lost to its players. */

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const stored = async (id: string) => {
  const { status, reports } = await database.prisma.match.findUniqueOrThrow({ where: { id }, include: { reports: true } });
  return { status, reports: reports.length };
};

interface Thinking {
  readonly answer: (choice: readonly number[]) => void;
  readonly fail: (error: Error) => void;
}

/** A computer player that answers, or fails, when the test says so. */
function slowBot() {
  const asked: Thinking[] = [];
  const choose = () => new Promise<readonly number[]>((answer, fail) => asked.push({ answer, fail }));
  return { asked, game: { ...duelGame, bot: () => ({ choose }) } };
}

async function practice(matches: ReturnType<typeof duelService>["matches"]) {
  const { players, ...opening } = await duelOpening(database.prisma, { kind: "BOT" });
  const room = await matches.open({ ...opening, players: [players[0], { userId: null, pseudo: "robot", bot: "robot" }] });
  await room.arrive(0);
  return room;
}

test.each([
  ["answers", ({ answer }: Thinking) => answer([0])],
  ["fails", ({ fail }: Thinking) => fail(new Error("The worker was ended."))],
])("a practice match whose computer %s as the site stops goes on afterwards", async (_how, end) => {
  const { asked, game } = slowBot();
  const stopping = duelService(database.prisma, [game]);
  const room = await practice(stopping.matches);
  await until(() => asked.length === 1);
  const closed = stopping.matches.close();
  await pause(10);
  for (const thinking of asked) end(thinking);
  await closed;
  expect(await stored(room.record.id)).toEqual({ status: "RUNNING", reports: 0 });
  expect(stopping.faults).toEqual([]);

  const { matches } = duelService(database.prisma);
  const again = await matches.room(room.record.id);
  if (!again) throw new Error("the match is there");
  await again.arrive(0);
  await answerFirst(again, 0);
  await until(() => again.standing(0).seq >= 2);
  await matches.close();
});

test("a practice match that another process takes while its computer thinks goes on there", async () => {
  const { asked, game } = slowBot();
  const here = duelService(database.prisma, [game]);
  const { id } = (await practice(here.matches)).record;
  await until(() => asked.length === 1);
  const dropped = here.matches.drop(id);
  await pause(10);
  await takeUp(database.prisma, id);
  for (const thinking of asked) thinking.answer([0]);
  await dropped;
  expect(await stored(id)).toEqual({ status: "RUNNING", reports: 0 });
});

test("what the computer may not answer freezes its match, with a report", async () => {
  const { asked, game } = slowBot();
  const { matches, faults } = duelService(database.prisma, [game]);
  const room = await practice(matches);
  await until(() => asked.length === 1);
  for (const thinking of asked) thinking.answer([99]);
  await until(() => room.standing(0).frozen);
  expect(await stored(room.record.id)).toEqual({ status: "FROZEN", reports: 1 });
  expect(faults).toMatchObject([{ message: "What the bot answers is refused: out-of-range." }]);
  await matches.close();
});

test("who lost a match to another process does not freeze it, whatever goes wrong there", async () => {
  const { asked, game } = slowBot();
  const here = duelService(database.prisma, [game]);
  const { id } = (await practice(here.matches)).record;
  await until(() => asked.length === 1);
  await takeUp(database.prisma, id);
  for (const thinking of asked) thinking.fail(new Error("The computer player broke."));
  await until(() => !here.matches.isOpen(id));
  expect(await stored(id)).toEqual({ status: "RUNNING", reports: 0 });
  expect(here.over).toEqual([]);
});

test("a match that is over stays so, whoever would freeze it", async () => {
  const { matches } = duelService(database.prisma);
  const room = await seated(matches, await duelOpening(database.prisma));
  await playToTheEnd(room);
  await freezeMatch(database.prisma, room.record, 14, null, new Error("too late"));
  expect(await stored(room.record.id)).toEqual({ status: "FINISHED", reports: 0 });
  await matches.close();
});

/** The database of the test, and what lets its next transaction fail as if it were away for a moment. */
function faltering(): { readonly prisma: Database; readonly falter: () => void } {
  let failing = false;
  const prisma = new Proxy(database.prisma, {
    get(all, name) {
      if (name !== "$transaction" || !failing) return Reflect.get(all, name);
      failing = false;
      return () => Promise.reject(new Error("The database is away."));
    },
  });
  const falter = () => {
    failing = true;
  };
  return { prisma, falter };
}

test("a match whose freezing could not be stored is frozen as soon as it can be, and its players are told then", async () => {
  const { prisma, falter } = faltering();
  const { matches, over } = duelService(prisma);
  const opening = await duelOpening(database.prisma);
  const [card] = duelGame.bind({}).start(shuffleSeed(opening.seed, opening.nonces)).state.hands[0];
  const room = await seated(matches, { ...opening, setup: { broken: card } });
  await ready(room);
  falter();
  await expect(answerFirst(room, 0)).rejects.toThrow("The database is away.");
  expect([over, room.standing(0).frozen, await stored(room.record.id)]).toEqual([[], false, { status: "RUNNING", reports: 0 }]);
  expect(await answerFirst(room, 0)).toBe("frozen");
  expect([over, await stored(room.record.id)]).toEqual([[room.record.id], { status: "FROZEN", reports: 1 }]);
  await matches.close();
});

test("a computer player that fails while the database is away freezes its match when it is back", async () => {
  const { asked, game } = slowBot();
  const { prisma, falter } = faltering();
  const { matches, over } = duelService(prisma, [game]);
  const { id } = (await practice(matches)).record;
  await until(() => asked.length === 1);
  falter();
  asked[0]?.answer([99]);
  await until(() => asked.length === 2);
  asked[1]?.answer([99]);
  await until(() => over.length === 1);
  expect(await stored(id)).toEqual({ status: "FROZEN", reports: 1 });
  await matches.close();
});

test("who leaves the site has nothing to concede in a match that is frozen", async () => {
  const { matches } = duelService(database.prisma);
  const { id, takenUp, seed, nonces, players } = (await seated(matches, await duelOpening(database.prisma))).record;
  await matches.close();
  const later = duelService(database.prisma);
  await later.matches.resume();
  await freezeMatch(database.prisma, { id, takenUp, seed, nonces }, 0, null, new Error("broken"));
  const userId = players[0].userId ?? "";
  await later.matches.concedeFor(userId, "deleted");
  expect(later.matches.runningOf(userId)).toBeNull();
});
