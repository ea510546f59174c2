import { setTimeout as pause } from "node:timers/promises";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { OpenDatabase } from "@/db";
import { openTestDatabase } from "@/db/testing";
import { takeUp } from "@/match/journal";

import { duelGame } from "@/match/testing";
import { answerFirst, duelOpening, duelService, until } from "../duels";

/** What freezes a match, and what must not: a frozen match is lost to its players. */

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const NO_TIMES = { turnMs: null, graceMs: null };
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
  const stopping = duelService(database.prisma, NO_TIMES, [game]);
  const room = await practice(stopping.matches);
  await until(() => asked.length === 1);
  const closed = stopping.matches.close();
  await pause(10);
  for (const thinking of asked) end(thinking);
  await closed;
  expect(await stored(room.record.id)).toEqual({ status: "RUNNING", reports: 0 });
  expect(stopping.faults).toEqual([]);

  const { matches } = duelService(database.prisma, NO_TIMES);
  const again = await matches.room(room.record.id);
  if (!again) throw new Error("the match is there");
  await again.arrive(0);
  await answerFirst(again, 0);
  await until(() => again.standing(0).seq >= 2);
  await matches.close();
});

test("a practice match that another process takes while its computer thinks goes on there", async () => {
  const { asked, game } = slowBot();
  const here = duelService(database.prisma, NO_TIMES, [game]);
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
  const { matches, faults } = duelService(database.prisma, NO_TIMES, [game]);
  const room = await practice(matches);
  await until(() => asked.length === 1);
  for (const thinking of asked) thinking.answer([99]);
  await until(() => room.standing(0).frozen);
  expect(await stored(room.record.id)).toEqual({ status: "FROZEN", reports: 1 });
  expect(faults).toMatchObject([{ message: "What the bot answers is refused: out-of-range." }]);
  await matches.close();
});
