import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { z } from "zod";
import type { OpenDatabase } from "@/db";
import { openTestDatabase } from "@/db/testing";
import { isObject } from "@/kernel/json";
import { NewerVersionError, Versions } from "@/kernel/versions";
import { FrozenMatchError, NewerMatchError } from "@/match";
import { appendEntry } from "@/match/append";
import { loadFinished, loadRecord } from "@/match/finished";
import { publicFrame, seenBy } from "@/match/frame";
import { deleteOldMatches } from "@/match/retention";
import { duelGame } from "@/match/testing";
import { answerFirst, type DuelRoom, type Duels, decisionOf, duelOpening, duelService, playToTheEnd, ready, seated } from "../duels";

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

/** Processes that stop cleanly at the end. One that nobody closes was killed: without clocks it does nothing by itself any more. */
const open: Duels[] = [];
afterEach(async () => {
  for (const matches of open.splice(0)) await matches.close();
});

type DuelGame = typeof duelGame;
const server = (game: DuelGame = duelGame) => duelService(database.prisma, [game]);
/** One that stops when the test ends. */
function lastServer(game: DuelGame = duelGame) {
  const made = server(game);
  open.push(made.matches);
  return made;
}
const begin = async (matches: Duels) => seated(matches, await duelOpening(database.prisma));
/** A match in which each has played a card. */
async function begun(matches: Duels): Promise<DuelRoom> {
  const room = await begin(matches);
  await ready(room);
  for (const seat of [0, 1, 1, 0] as const) await answerFirst(room, seat);
  return room;
}
async function takenUp(matches: Duels, { record }: DuelRoom): Promise<DuelRoom> {
  const room = await matches.room(record.id);
  if (!room) throw new Error("the match is there");
  return room;
}
const shown = (room: DuelRoom) => ([0, 1] as const).map((seat) => ({ ...room.standing(seat), clock: null, seats: null }));
const reports = ({ record }: DuelRoom) => database.prisma.matchReport.findMany({ where: { matchId: record.id } });
const storedSnapshots = ({ record }: DuelRoom) =>
  database.prisma.matchSnapshot.findMany({ where: { matchId: record.id }, orderBy: { seq: "asc" }, select: { seq: true, version: true } });

/** The game under an engine that is changed. */
function changed(change: (bound: ReturnType<DuelGame["bind"]>) => Partial<ReturnType<DuelGame["bind"]>>): DuelGame {
  return {
    ...duelGame,
    bind(setup) {
      const bound = duelGame.bind(setup);
      return { ...bound, ...change(bound) };
    },
  };
}

/** One that cannot play what was played before. */
const cannotReplay = changed(() => ({
  start: () => {
    throw new Error("This match began under other rules.");
  },
}));

/** One in which a card is drawn from the other end of the deck: every answer stays legal, and another match comes of it. */
const drawsOtherwise = changed((bound) => ({
  step(state, answer) {
    const step = bound.step({ ...state, deck: state.deck.toReversed() }, answer);
    return step.ok ? { ...step, state: { ...step.state, deck: step.state.deck.toReversed() } } : step;
  },
}));

/** One that cannot read the cards that a match of a newer version pinned, as a game says it. */
function changedCards(): DuelGame {
  const bind = () => {
    throw new Error("Pinned card 1 is written in version 9.", { cause: new NewerVersionError("Version 9 is not known here.") });
  };
  return { ...duelGame, bind };
}

test("a match that was stopped cleanly goes on under an engine that could not play what was played", async () => {
  const before = server();
  const room = await begun(before.matches);
  const standing = shown(room);
  await before.matches.close();
  expect(await storedSnapshots(room)).toEqual([{ seq: 6, version: 1 }]);

  const { matches, faults } = lastServer(cannotReplay);
  const again = await takenUp(matches, room);
  expect(shown(again)).toEqual(standing);
  await playToTheEnd(again);
  expect(again.standing(0).result?.outcome.reason).toBe("points");
  expect(faults).toEqual([]);
});

test("a match whose process was killed goes on from the snapshot and the answers after it", async () => {
  const first = server();
  const room = await begun(first.matches);
  await first.matches.close();
  const killed = server();
  const later = await takenUp(killed.matches, room);
  for (const seat of [0, 1] as const) await answerFirst(later, seat);
  const { matches } = lastServer();
  expect(shown(await takenUp(matches, room))).toEqual(shown(later));
});

test("answers that lead elsewhere under another engine freeze that match alone, with a report, and bend none", async () => {
  const before = server();
  const [stopped, killed] = [await begun(before.matches), server()];
  await before.matches.close();
  const cut = await begun(killed.matches);

  const { matches, faults, over } = lastServer(drawsOtherwise);
  await matches.resume();
  await expect(matches.room(cut.record.id)).rejects.toThrow(FrozenMatchError);
  expect(matches.runningOf(cut.record.players[0].userId ?? "")).toBeNull();
  expect(over).toEqual([cut.record.id]);
  expect(faults).toHaveLength(1);
  expect(await reports(cut)).toMatchObject([{ seq: 3, error: expect.stringMatching(/Answer 3 leads to state \S+, and led to \S+/) }]);
  await expect(matches.room(cut.record.id)).rejects.toThrow(FrozenMatchError);
  expect(await reports(cut)).toHaveLength(1);

  const sound = await takenUp(matches, stopped);
  expect(await answerFirst(sound, 0)).toBeNull();
  expect(await reports(stopped)).toEqual([]);
});

test("a snapshot that is not what its answers led to freezes the match", async () => {
  const before = server();
  const room = await begun(before.matches);
  await before.matches.close();
  const { seq, state, ...rest } = await database.prisma.matchSnapshot.findFirstOrThrow({ where: { matchId: room.record.id } });
  const other = state.replace(/"totals":\[\d+,/, '"totals":[99,');
  expect(other).not.toBe(state);
  await database.prisma.matchSnapshot.update({ where: { matchId_seq: { matchId: rest.matchId, seq } }, data: { state: other } });
  const { matches } = lastServer();
  await expect(matches.room(room.record.id)).rejects.toThrow(FrozenMatchError);
  expect(await reports(room)).toMatchObject([{ seq: 5, error: expect.stringContaining("The snapshot after 6 answers") }]);
});

/** A version in which the running totals are written under another name. */
const renamed: DuelGame = {
  ...duelGame,
  states: new Versions([
    (older) => {
      if (!isObject(older)) return older;
      const { totals, ...rest } = older;
      return { ...rest, sums: totals };
    },
    (older) => {
      if (!isObject(older)) return older;
      const { sums, ...rest } = older;
      return { ...rest, totals: sums };
    },
  ]),
};

test("a state of an older version is brought up by its steps, and what comes of it is of the newer one", async () => {
  const before = server();
  const room = await begun(before.matches);
  const standing = shown(room);
  await before.matches.close();
  const after = server(renamed);
  const again = await takenUp(after.matches, room);
  expect(shown(again)).toEqual(standing);
  await answerFirst(again, 0);
  await after.matches.close();
  expect(await storedSnapshots(room)).toEqual([
    { seq: 6, version: 1 },
    { seq: 7, version: 3 },
  ]);
  const { matches } = lastServer(renamed);
  expect(shown(await takenUp(matches, room))).toEqual(shown(again));
});

test.each([
  ["whose state", duelGame],
  ["whose cards", changedCards()],
])("a match %s a newer version wrote is refused, and left to a process of that version", async (_what, older) => {
  const newer = server(renamed);
  const room = await begun(newer.matches);
  await newer.matches.close();
  const { matches, faults, over } = lastServer(older);
  await matches.resume();
  for (const _time of ["first", "later"]) await expect(matches.room(room.record.id)).rejects.toThrow(NewerMatchError);
  expect([await reports(room), over, faults.length]).toEqual([[], [], 1]);
  expect(matches.runningOf(room.record.players[0].userId ?? "")?.id).toBe(room.record.id);

  const again = await takenUp(lastServer(renamed).matches, room);
  expect(await answerFirst(again, 0)).toBeNull();
});

test("a finished match is one record, which is shown again without any engine", async () => {
  const before = server();
  const room = await begin(before.matches);
  await playToTheEnd(room);
  await before.matches.close();
  const { id } = room.record;
  const row = await database.prisma.match.findUniqueOrThrow({
    where: { id },
    select: { setup: true, _count: { select: { answers: true, snapshots: true } } },
  });
  expect(row).toEqual({ setup: null, _count: { answers: 0, snapshots: 0 } });
  expect(await loadFinished(database.prisma, id)).toMatchObject({ setup: {}, stateVersion: 1, outcome: { reason: "points" } });
  expect((await loadFinished(database.prisma, id))?.entries).toHaveLength(14);

  const { matches } = lastServer(cannotReplay);
  const again = await takenUp(matches, room);
  expect(shown(again)).toEqual(shown(room));
  expect(await again.concede(0)).toBe("over");
});

test("a record holds what each player and everybody else could see of each answer", async () => {
  const { matches } = server();
  const room = await begin(matches);
  await playToTheEnd(room);
  await matches.close();
  const kept = (await loadRecord(database.prisma, room.record.id))?.frames ?? [];
  expect(kept).toHaveLength(15);
  expect(seenBy(kept[0] ?? NOTHING, 0)?.view).toMatchObject({
    viewer: 0,
    hand: [expect.any(String), expect.any(String), expect.any(String)],
  });
  expect(seenBy(kept.at(-1) ?? NOTHING, 1)?.view).toEqual(room.standing(1).view);
  const frames = kept.map(publicFrame);
  for (const { view } of frames) expect(view).toMatchObject({ viewer: "spectator", hand: null });
  const drawn = frames.flatMap(({ events }) => events).filter((event) => JSON.stringify(event).includes('"drawn"'));
  expect(drawn.length).toBeGreaterThan(0);
  for (const event of drawn) expect(event).toMatchObject({ card: null });
  expect(frames.at(-1)?.view).toMatchObject({ totals: room.standing(0).view.totals });
});

const NOTHING = { events: [], view: null, hidden: null };

test("frames stand once in the record, though the match went through snapshots and processes", async () => {
  const first = server();
  const room = await begun(first.matches);
  await first.matches.close();
  const [one, two] = [server(), server()];
  await answerFirst(await takenUp(one.matches, room), 0);
  const there = await takenUp(two.matches, room);
  await one.matches.close();
  await playToTheEnd(there);
  await two.matches.close();
  const frames = (await loadRecord(database.prisma, room.record.id))?.frames;
  expect(frames?.map(publicFrame).map(({ view }) => z.object({ turn: z.number() }).parse(view).turn)).toEqual([
    0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 6,
  ]);
});

test("a match that ended as the site stopped gets its record when it starts", async () => {
  const killed = server();
  const room = await begun(killed.matches);
  const { id, clock } = room.record;
  const end = { outcome: { winner: 1, reason: "concession" } as const, at: new Date() };
  await appendEntry(database.prisma, { id, takenUp: 0 }, 6, { by: 0, answer: { concede: 0 }, hash: null }, clock, end);
  const { matches, faults } = lastServer();
  await matches.recordFinished();
  expect(await loadFinished(database.prisma, id)).toMatchObject({ outcome: end.outcome });
  expect((await loadRecord(database.prisma, id))?.frames).toHaveLength(8);
  expect(faults).toEqual([]);
});

test("a match that is closed takes no answer and says so", async () => {
  const { matches } = server();
  const room = await begun(matches);
  const { id } = decisionOf(room, 0);
  await matches.close();
  expect(await room.answer(0, id, [0])).toBe("restarting");
});

test("matches that ended longer ago than the retention are deleted with all that is kept of them, others stay", async () => {
  const { matches } = server();
  const [old, young, running] = [await begin(matches), await begin(matches), await begin(matches)];
  for (const room of [old, young]) await playToTheEnd(room);
  await matches.close();
  const now = Date.now();
  const ago = (days: number) => ({ endedAt: new Date(now - days * 86_400_000) });
  await database.prisma.match.update({ where: { id: old.record.id }, data: ago(31) });
  await database.prisma.match.update({ where: { id: young.record.id }, data: ago(29) });
  expect(await deleteOldMatches(database.prisma, 30, now)).toBe(1);
  const left = await database.prisma.match.findMany({ where: { id: { in: [old, young, running].map(({ record }) => record.id) } } });
  expect(left.map(({ id }) => id).sort()).toEqual([young, running].map(({ record }) => record.id).sort());
  expect(await database.prisma.finishedMatch.count({ where: { matchId: old.record.id } })).toBe(0);
});
