import { afterAll, beforeAll, expect, test } from "vitest";
import type { OpenDatabase } from "@/db";
import { openTestDatabase } from "@/db/testing";
import { patched } from "@/kernel/patch";
import { loadFinished, loadRecord } from "@/match/finished";
import { loadEntries } from "@/match/journal";
import { lineOf } from "@/match/taking-back";
import { duelGame } from "@/match/testing";
import { verifyMatch } from "@/match/verify";
import { answerFirst, type DuelRoom, type Duels, duelOpening, duelService, ready, seated, until } from "../duels";

/** Matches against the computer that are taken back. */

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const service = (game = duelGame) => duelService(database.prisma, [game]);

async function opened(matches: Duels): Promise<DuelRoom> {
  const { players, ...opening } = await duelOpening(database.prisma, { kind: "BOT" });
  const room = await matches.open({ ...opening, players: [players[0], { userId: null, pseudo: "easy", bot: "easy" }] });
  await room.arrive(0);
  return room;
}
const asked = (room: DuelRoom) => until(() => !room.running || room.standing(0).decision !== null);
/** The player answers once, and the computer until the player is asked again. */
async function play(room: DuelRoom): Promise<void> {
  await asked(room);
  if (room.running) await answerFirst(room, 0);
  await asked(room);
}
async function takenUp(matches: Duels, { record }: DuelRoom): Promise<DuelRoom> {
  const room = await matches.room(record.id);
  if (!room) throw new Error("the match is there");
  return room;
}
const shown = (room: DuelRoom) => {
  const { view, decision, past } = room.standing(0);
  return { view, decision, past };
};
const pastOf = (room: DuelRoom) => room.standing(0).past ?? [];

test("a match goes back to before any of the player's decisions, and on from there", async () => {
  const { matches, faults } = service();
  const room = await opened(matches);
  await play(room);
  const before = shown(room);
  await play(room);
  const later = shown(room);
  await play(room);
  const { seq } = room.standing(0);
  const [, , third] = pastOf(room);
  expect(await room.takeBack(0, third ?? -1)).toBeNull();
  expect(shown(room)).toEqual(later);
  // What is written stays: the journal grows.
  expect(room.standing(0).seq).toBe(seq + 1);
  const [, second] = pastOf(room);
  expect(await room.takeBack(0, second ?? -1)).toBeNull();
  expect(shown(room)).toEqual(before);
  await play(room);
  expect(pastOf(room)).toHaveLength(2);
  expect(faults).toEqual([]);
  await matches.close();
});

test("a process that is killed after it leaves the match where it was taken back to, and it can be taken back further", async () => {
  const killed = service();
  const room = await opened(killed.matches);
  await play(room);
  const before = shown(room);
  for (const _ of [0, 1]) await play(room);
  const [, second] = pastOf(room);
  await room.takeBack(0, second ?? -1);
  await play(room);
  const played = shown(room);

  const next = service();
  const again = await takenUp(next.matches, room);
  expect(shown(again)).toEqual(played);
  const last = pastOf(again).at(-1) ?? -1;
  expect(await again.takeBack(0, last)).toBeNull();
  expect(shown(again)).toEqual(before);
  expect(await again.takeBack(0, pastOf(again)[0] ?? -1)).toBeNull();
  const first = shown(again);
  expect(first.past).toEqual([]);
  const third = service();
  expect(shown(await takenUp(third.matches, room))).toEqual(first);
  expect([...killed.faults, ...next.faults, ...third.faults]).toEqual([]);
});

test("the record of the match holds what counted, with a frame for each answer, and can be verified", async () => {
  const { matches, faults } = service();
  const room = await opened(matches);
  for (const _ of [0, 1, 2]) await play(room);
  const [, second] = pastOf(room);
  await room.takeBack(0, second ?? -1);
  while (room.running) await play(room);
  const { id } = room.record;
  await expect.poll(() => loadFinished(database.prisma, id), { timeout: 10_000 }).not.toBeNull();
  const finished = await loadFinished(database.prisma, id);
  // Two to be ready, and two in each of six turns.
  expect(finished?.entries).toHaveLength(14);
  const frames = (await loadRecord(database.prisma, id))?.frames;
  expect(frames).toHaveLength(15);
  expect(frames?.at(-1)?.view).toMatchObject({ totals: room.standing(0).view.totals });
  expect(await verifyMatch(database.prisma, duelGame, id)).toMatchObject({ ok: true, begun: "shuffled" });
  expect(faults).toEqual([]);
  await matches.close();
});

/** A match in which the computer thinks for as long as it is let, and is asked whether the player's card counts double. */
async function thinking() {
  const thoughts: ((choice: readonly number[]) => void)[] = [];
  const slow = {
    ...duelGame,
    bot: () => ({
      choose: () =>
        new Promise<readonly number[]>((resolve) => {
          thoughts.push(resolve);
        }),
    }),
  };
  const { matches } = service(slow);
  const room = await opened(matches);
  await until(() => thoughts.length === 1);
  thoughts[0]?.([0]);
  await answerFirst(room, 0);
  await until(() => room.standing(0).view.turn === 1);
  await answerFirst(room, 0);
  // The computer is asked whether the card counts double.
  await until(() => thoughts.length === 2);
  return { room, thoughts };
}

test("what the computer thinks about meanwhile does not count", async () => {
  const { room, thoughts } = await thinking();
  const [, played] = pastOf(room);
  const back = room.takeBack(0, played ?? -1);
  thoughts[1]?.([1]);
  expect(await back).toBeNull();
  const entries = await loadEntries(database.prisma, room.record.id, 0);
  expect(entries.at(-1)).toMatchObject({ by: 0, takenBackTo: played });
  expect(entries.filter(({ by }) => by === 1)).toHaveLength(1);
  expect(room.standing(0)).toMatchObject({ view: { totals: [0, 0] }, past: [pastOf(room)[0]] });
});

test("where nothing could be taken back, the computer thinks again", async () => {
  const { room, thoughts } = await thinking();
  const back = room.takeBack(0, 99);
  thoughts[1]?.([1]);
  expect(await back).toBe("unknown-decision");
  await until(() => thoughts.length === 3);
  const { seq } = room.standing(0);
  thoughts[2]?.([1]);
  await until(() => room.standing(0).seq > seq);
});

test("nothing is taken back among people, nor by the wrong seat, nor what is no decision of one's own", async () => {
  const { matches } = service();
  const people = await seated(matches, await duelOpening(database.prisma));
  await ready(people);
  expect(people.standing(0).past).toBeNull();
  expect(await people.takeBack(0, 0)).toBe("against-people");
  const room = await opened(matches);
  await play(room);
  expect(await room.takeBack(0, 99)).toBe("unknown-decision");
  const [own] = pastOf(room);
  expect(await room.takeBack(1, own ?? -1)).toBe("unknown-decision");
  await matches.close();
});

test("a player hears again what came of each answer that counts, and nothing that is hidden from them", async () => {
  const killed = service();
  const room = await opened(killed.matches);
  await play(room);
  await play(room);
  await play(room);
  const [, , third] = pastOf(room);
  await room.takeBack(0, third ?? -1);
  await play(room);
  const { matches } = service();
  const again = await takenUp(matches, room);
  await again.arrive(0);
  const heard = await again.recall(0);
  const counting = lineOf(await loadEntries(database.prisma, room.record.id, 0)).map(({ row }) => row);
  expect(heard.map(({ row }) => row)).toEqual([-1, ...counting.slice(0, heard.length - 1)]);
  expect(pastOf(again).every((row) => heard.some((one) => one.row === row && one.events.length > 0))).toBe(true);
  const drawn = heard.flatMap(({ events }) => events).filter((event) => JSON.stringify(event).includes('"drawn"'));
  expect(drawn.length).toBeGreaterThan(0);
  for (const event of drawn) expect(event).toMatchObject({ seat: expect.any(Number), card: isOwn(event) ? expect.any(String) : null });
  // What each view was is told as a change of the one before.
  let view: unknown;
  for (const { change } of heard) if (change) view = patched(view, change);
  expect(view).toEqual(again.standing(0).view);
  await matches.close();
});

const isOwn = (event: unknown) => JSON.stringify(event).includes('"seat":0');
