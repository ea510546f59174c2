import { afterAll, beforeAll, expect, test } from "vitest";
import type { OpenDatabase } from "@/db";
import { openTestDatabase } from "@/db/testing";
import { given, type Opening } from "@/match";
import { loadFinished } from "@/match/finished";
import { type DuelState, duelGame } from "@/match/testing";
import { verifyMatch } from "@/match/verify";
import { answerFirst, type DuelRoom, type Duels, decisionOf, duelOpening, duelService, until } from "../duels";

/** Matches that begin from a given position. */

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

/** A bot of which nothing is heard, so that the position stays. */
const silent = { ...duelGame, bot: () => ({ choose: () => new Promise<never>(() => undefined) }) };
const service = (game = duelGame) => duelService(database.prisma, [game]);

/** The second turn: the computer has the word. */
const state: DuelState = {
  ...duelGame.bind({}).start("a seed").state,
  ready: [null, null],
  next: 7,
  turn: 3,
  totals: [20, 3],
  hands: [
    ["card-1", "card-2", "card-3"],
    ["card-4", "card-5", "card-6"],
  ],
};

async function opening(change: Partial<Opening> = {}): Promise<Opening> {
  const made = await duelOpening(database.prisma);
  const players = [made.players[0], { userId: null, pseudo: "easy", bot: "easy" }] as const;
  return { ...made, kind: "BOT", players, from: given(duelGame.states, state), ...change };
}

async function takenUp(matches: Duels, { record }: DuelRoom): Promise<DuelRoom> {
  const room = await matches.room(record.id);
  if (!room) throw new Error("the match is there");
  return room;
}

async function play(room: DuelRoom): Promise<void> {
  while (room.running) {
    await until(() => !room.running || room.standing(0).decision !== null);
    if (room.running) await answerFirst(room, 0);
  }
}

test("a match against the computer begins from the position that it is given, and stands there after the process was killed", async () => {
  const killed = service(silent);
  const room = await killed.matches.open(await opening());
  expect(room.standing(0).view).toMatchObject({ turn: 3, totals: [20, 3], hand: ["card-1", "card-2", "card-3"] });
  const { matches } = service(silent);
  const again = await takenUp(matches, room);
  expect(decisionOf(again, 0)).toEqual(decisionOf(room, 0));
  await answerFirst(again, 0);
  const third = service(silent);
  expect((await takenUp(third.matches, room)).standing(0)).toMatchObject({ seq: 1, view: { hand: ["card-2", "card-3"] } });
});

test("its record holds where it began, and verification says that nothing was shuffled", async () => {
  const { matches, faults } = service();
  const room = await matches.open(await opening());
  await room.arrive(0);
  await play(room);
  const { id } = room.record;
  await expect.poll(() => loadFinished(database.prisma, id), { timeout: 10_000 }).toMatchObject({ from: { version: 1 } });
  expect(await database.prisma.match.findUnique({ where: { id }, select: { begunFrom: true } })).toEqual({ begunFrom: null });
  expect(await verifyMatch(database.prisma, duelGame, id)).toMatchObject({ ok: true, begun: "given" });
  expect(faults).toEqual([]);
  // The same once more begins there again.
  expect(await matches.again(id)).toMatchObject({ from: given(duelGame.states, state) });
  await matches.close();
});

test("people do not meet in a given position, and none begins at its end", async () => {
  const { matches } = service();
  const { players } = await duelOpening(database.prisma);
  await expect(matches.open(await opening({ players }))).rejects.toThrow("between people");
  const over = given(duelGame.states, { ...state, outcome: { winner: 0, reason: "points" } });
  await expect(matches.open(await opening({ from: over }))).rejects.toThrow("its end");
});
