import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import type { OpenDatabase } from "@/db";
import { openTestDatabase } from "@/db/testing";
import { commitment, drawSeed, FrozenMatchError, HeldElsewhereError, type Opening, PlayerBusyError, shuffleSeed } from "@/match";
import { appendEntry } from "@/match/append";
import type { ClockSettings } from "@/match/clock";
import { keepFinished, loadFinished, loadPlayed, untilRecorded } from "@/match/finished";
import { duelGame } from "@/match/testing";
import { verifyMatch } from "@/match/verify";
import * as duels from "../duels";
import { answerFirst, decisionOf, playToTheEnd, ready, until } from "../duels";

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
});
afterAll(() => database.close());

const open: duels.Duels[] = [];
afterEach(async () => {
  for (const matches of open.splice(0)) await matches.close();
});

/** With clocks as the site has them; it is closed after the test. */
function service(times: Partial<ClockSettings> = {}, games = [duelGame]) {
  const made = duels.duelService(database.prisma, games, { turnMs: 90_000, graceMs: 60_000, ...times });
  open.push(made.matches);
  return made;
}
const opening = (change: Partial<Opening> = {}) => duels.duelOpening(database.prisma, change);
const seated = async (matches: duels.Duels, change: Partial<Opening> = {}) => duels.seated(matches, await opening(change));

test("an answer is in the journal before anyone hears of it", async () => {
  const { matches, told } = service();
  const room = await seated(matches);
  told.length = 0;
  await playToTheEnd(room);
  expect(told).toHaveLength(14);
  for (const [index, { stored }] of told.entries()) expect(await stored).toBeGreaterThanOrEqual(index + 1);
});

test("each seat hears only what it may know", async () => {
  const { matches, told } = service();
  const room = await seated(matches);
  await playToTheEnd(room);
  const drawn = told.flatMap(({ events }) => events.map((seen) => seen.filter((event) => event.type === "drawn")));
  expect(drawn.flat()).not.toHaveLength(0);
  for (const [index, events] of drawn.entries()) {
    for (const event of events) expect(event.card === null).toBe(event.seat !== index % 2);
  }
  expect(room.standing(0).view.viewer).toBe(0);
});

test("the end is stored with the last answer and shows in the result, seed included", async () => {
  const { matches, over } = service();
  const room = await seated(matches);
  expect(room.standing(0).result).toBeNull();
  await playToTheEnd(room);
  const { result, seedCommitment } = room.standing(1);
  expect(result).toMatchObject({ outcome: { reason: "points" }, turns: 6 });
  expect(commitment(result?.seed ?? "")).toBe(seedCommitment);
  const row = await database.prisma.match.findUniqueOrThrow({ where: { id: room.record.id } });
  expect(row).toMatchObject({ status: "FINISHED", outcome: result?.outcome });
  expect(over).toEqual([room.record.id]);
});

test("answers from the wrong seat, for another decision, out of range or twice are refused and leave nothing", async () => {
  const { matches, told } = service();
  const room = await seated(matches);
  await ready(room);
  const { id } = decisionOf(room, 0);
  const before = JSON.stringify([room.standing(0), room.standing(1)].map(({ clock, ...rest }) => ({ ...rest, strikes: clock.strikes })));
  told.length = 0;
  expect(await room.answer(1, id, [0])).toBe("wrong-seat");
  expect(await room.answer(0, id + 1, [0])).toBe("unknown-decision");
  expect(await room.answer(0, id, [7])).toBe("out-of-range");
  expect(told).toEqual([]);
  expect(JSON.stringify([room.standing(0), room.standing(1)].map(({ clock, ...rest }) => ({ ...rest, strikes: clock.strikes })))).toBe(
    before,
  );
  expect(await Promise.all([room.answer(0, id, [0]), room.answer(0, id, [0])])).toEqual([null, "unknown-decision"]);
  expect(await database.prisma.matchAnswer.count({ where: { matchId: room.record.id } })).toBe(3);
});

test("a match goes on from its journal after a restart", async () => {
  const before = service();
  const room = await seated(before.matches);
  await ready(room);
  await answerFirst(room, 0);
  const standing = room.standing(1);
  await before.matches.close();

  const after = service();
  await after.matches.resume();
  const userId = room.record.players[1].userId ?? "";
  expect(after.matches.runningOf(userId)?.id).toBe(room.record.id);
  const again = await after.matches.room(room.record.id);
  if (!again) throw new Error("the match is there");
  expect(again.standing(1)).toMatchObject({ seq: 3, view: standing.view, decision: standing.decision });
  await playToTheEnd(again);
  expect(after.matches.runningOf(userId)).toBeNull();
});

test("of two processes that play a match the one that took it up last writes, and the other closes its room", async () => {
  const [one, two] = [service(), service()];
  const room = await seated(one.matches);
  await ready(room);
  const { id } = room.record;
  const twin = await two.matches.room(id);
  if (!twin) throw new Error("the match is there");
  const decision = decisionOf(room, 0);
  await expect(room.answer(0, decision.id, [0])).rejects.toThrow(HeldElsewhereError);
  expect([one.matches.isOpen(id), await room.answer(0, decision.id, [0])]).toEqual([false, "restarting"]);
  expect(await twin.answer(0, decision.id, [1])).toBeNull();
  expect(twin.standing(0).seq).toBe(3);
});

test("an answer whose writing seemed to fail counts once it is found in the journal", async () => {
  const room = await seated(service().matches);
  await ready(room);
  const { id } = decisionOf(room, 0);
  const written = { by: 0, answer: { decision: id, seat: 0, choice: [0] }, hash: null } as const;
  await appendEntry(database.prisma, room.record, 2, written, room.record.clock, null);
  expect(await room.answer(0, id, [1])).toBe("unknown-decision");
  expect(room.standing(0).seq).toBe(3);
});

test("a fault in the game freezes that match alone, with all that is needed to reproduce it", async () => {
  const later = service();
  const begun = await opening();
  const [card] = duelGame.bind({}).start(shuffleSeed(begun.seed, begun.nonces)).state.hands[0];
  const room = await duels.seated(later.matches, { ...begun, setup: { broken: card } });
  const sound = await seated(later.matches);
  await ready(room);
  await ready(sound);
  const last = room.standing(1);
  expect(await answerFirst(room, 0)).toBe("frozen");
  expect(room.standing(1)).toMatchObject({ view: last.view, seq: 2, frozen: true });
  expect(await room.concede(1)).toBe("frozen");
  expect(later.over).toEqual([room.record.id]);
  expect(later.faults).toHaveLength(1);

  const report = await database.prisma.matchReport.findFirstOrThrow({ where: { matchId: room.record.id } });
  expect(report).toMatchObject({ seq: 2, error: expect.stringContaining("breaks the game") });
  const match = await database.prisma.match.findUniqueOrThrow({ where: { id: report.matchId } });
  expect(match.status).toBe("FROZEN");
  const details = report.details as { seed: string; nonces: [string, string]; answers: never[]; answer: never };
  const game = duelGame.bind(match.setup);
  let { state } = game.start(shuffleSeed(details.seed, details.nonces));
  for (const answer of details.answers) {
    const step = game.step(state, answer);
    if (step.ok) state = step.state;
  }
  expect(() => game.step(state, details.answer)).toThrow("breaks the game");

  expect(await answerFirst(sound, 0)).toBeNull();
});

test("a journal that cannot be replayed freezes the match when it is opened", async () => {
  const { matches } = service();
  const room = await seated(matches);
  await ready(room);
  await matches.close();
  await database.prisma.match.update({ where: { id: room.record.id }, data: { setup: { broken: 5 } } });
  const later = service();
  await later.matches.resume();
  await expect(later.matches.room(room.record.id)).rejects.toThrow(FrozenMatchError);
  expect(later.matches.runningOf(room.record.players[0].userId ?? "")).toBeNull();
  expect(await database.prisma.matchReport.count({ where: { matchId: room.record.id } })).toBe(1);
});

test("time-outs answer for a player until the turn has passed, and the third in a row loses", async () => {
  const { matches } = service({ turnMs: 60 });
  const room = await seated(matches);
  await until(() => !room.running);
  const { result, clock } = room.standing(0);
  expect(result?.outcome.reason).toBe("time");
  expect(Math.max(...clock.strikes)).toBe(3);
  // The record takes the place of the journal at once.
  await untilRecorded(database.prisma, room.record.id);
  const { entries } = (await loadFinished(database.prisma, room.record.id)) ?? { entries: [] };
  expect(entries.at(-1)).toMatchObject({ answer: { concede: expect.any(Number) }, cause: "time" });
  expect(entries.every(({ by }) => by === null)).toBe(true);
});

test("a match that both have left is forgotten once it has ended", async () => {
  const { matches } = service({ turnMs: 60, graceMs: 0 });
  const room = await seated(matches);
  await Promise.all([matches.leave(room.record.id, 0), matches.leave(room.record.id, 1)]);
  expect(matches.figures.rooms).toBe(1);
  await until(() => !room.running);
  await until(() => matches.figures.rooms === 0);
});

test("a time-out takes what was begun; nobody hears of it before, and nobody begins in another's place", async () => {
  const { matches, told } = service({ turnMs: 1_000 });
  const room = await seated(matches);
  await ready(room);
  const { id } = decisionOf(room, 0);
  told.length = 0;
  expect(room.draft(1, id, [1])).toBe("wrong-seat");
  expect(room.draft(0, id + 1, [1])).toBe("unknown-decision");
  expect(room.draft(0, id, [2])).toBeNull();
  expect(told).toEqual([]);
  await until(() => room.standing(0).seq === 3);
  const [row] = await database.prisma.matchAnswer.findMany({ where: { matchId: room.record.id, seq: 2 } });
  expect(row).toMatchObject({ seat: null, answer: { decision: id, choice: [2] } });
});

test("what was begun and is no answer leaves a time-out to the fallback", async () => {
  const { matches } = service({ turnMs: 500 });
  const room = await seated(matches);
  await ready(room);
  expect(room.draft(0, decisionOf(room, 0).id, [7, 7])).toBeNull();
  await until(() => room.standing(0).seq === 3);
  const [row] = await database.prisma.matchAnswer.findMany({ where: { matchId: room.record.id, seq: 2 } });
  expect(row).toMatchObject({ seat: null, answer: { choice: [0] } });
});

test("a room without a clock is forgotten when its player leaves, and goes on where it stood when they are back", async () => {
  const { matches } = service();
  const start = await opening({ kind: "BOT" });
  const room = await matches.open({ ...start, players: [start.players[0], { userId: null, pseudo: "Random", bot: "random" }] });
  await room.arrive(0);
  await until(() => room.standing(0).seq === 1);
  await matches.leave(room.record.id, 0);
  await matches.release(room.record.id);
  const again = await matches.room(room.record.id);
  expect(again).not.toBe(room);
  expect(again?.standing(0)).toMatchObject({ seq: 1, decision: room.standing(0).decision });
});

test("an absent player's clock waits for the grace and then runs on", async () => {
  const { matches } = service({ turnMs: 80, graceMs: 150 });
  const room = await matches.open(await opening());
  await room.arrive(1);
  await answerFirst(room, 1);
  expect(room.standing(1)).toMatchObject({ seats: [{ connected: false, graceUntil: expect.any(Number) }, { connected: true }] });
  expect(room.standing(1).clock).toMatchObject({ running: null, pausedMs: 80 });
  await until(() => room.standing(1).seq === 2);
  expect(Date.now() - room.record.startedAt.getTime()).toBeGreaterThanOrEqual(150 + 80);
});

test("bots play through the same door", async () => {
  const { matches } = service();
  const start = await opening({ kind: "BOT" });
  const room = await matches.open({ ...start, players: [start.players[0], { userId: null, pseudo: "Random", bot: "random" }] });
  await room.arrive(0);
  while (room.running) {
    await until(() => !room.running || room.standing(0).decision !== null);
    if (room.running) await answerFirst(room, 0);
  }
  expect(room.standing(0).result?.outcome.reason).toBe("points");
  expect(await database.prisma.matchAnswer.count({ where: { matchId: room.record.id } })).toBe(14);
});

test("a deleted account's match is conceded in its place, also when the server stopped in between", async () => {
  const { matches } = service();
  const [first, second] = [await seated(matches), await seated(matches)];
  const leaver = first.record.players[0].userId ?? "";
  await database.prisma.user.delete({ where: { id: leaver } });
  await matches.concedeFor(leaver, "deleted");
  expect(first.standing(1).result?.outcome).toEqual({ winner: 1, reason: "deleted" });

  await matches.close();
  await database.prisma.user.delete({ where: { id: second.record.players[1].userId ?? "" } });
  const later = service();
  const room = await later.matches.room(second.record.id);
  expect(room?.standing(0).result?.outcome).toEqual({ winner: 0, reason: "deleted" });
});

test("a player has one running match at most", async () => {
  const { matches } = service();
  const start = await opening();
  await matches.open(start);
  await expect(matches.open({ ...start, seed: drawSeed() })).rejects.toThrow(new PlayerBusyError(start.players[0].userId ?? ""));
});

test("of two processes that know nothing of each other one begins a match with a player, and the other hears of it", async () => {
  const processes = [service(), service()];
  const shared = await opening();
  const other = await opening();
  const [waiting] = other.players;
  // The second asks for the same player at another seat, with somebody else.
  const openings = [shared, { ...other, players: [waiting, shared.players[0]] as const }];
  const begun = await Promise.allSettled(processes.map(({ matches }, place) => matches.open(openings[place] ?? shared)));
  const refused = begun.findIndex(({ status }) => status === "rejected");
  expect(begun.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  const userId = shared.players[0].userId ?? "";
  expect(begun[refused]).toMatchObject({ reason: { name: "PlayerBusyError", userId, message: "A player has a match already." } });
  expect(processes[refused]?.matches.runningOf(userId)).not.toBeNull();
  expect(await database.prisma.match.count({ where: { status: "RUNNING", seats: { some: { userId } } } })).toBe(1);
});

test("matches of several games stand side by side; a player has one running match whatever the game", async () => {
  const { matches } = service({}, [duelGame, { ...duelGame, name: "second duel" }]);
  const first = await seated(matches);
  const second = await seated(matches, { game: "second duel" });
  for (const { record } of [first, second]) expect(await matches.room(record.id)).not.toBeNull();
  await expect(matches.open(await opening({ game: "second duel", players: first.record.players }))).rejects.toThrow("has a match already");
  await expect(matches.open(await opening({ game: "third duel" }))).rejects.toThrow('no game "third duel"');

  const { matches: restarted } = service({}, [duelGame, { ...duelGame, name: "second duel" }]);
  await restarted.resume();
  for (const { players } of [first.record, second.record]) expect(restarted.runningOf(players[0].userId ?? "")).not.toBeNull();

  // A process that does not know the game leaves its matches alone.
  const { matches: without } = service();
  await without.resume();
  expect(without.runningOf(second.record.players[0].userId ?? "")).toBeNull();
  expect(await without.room(second.record.id)).toBeNull();
  expect(await database.prisma.match.findUniqueOrThrow({ where: { id: second.record.id } })).toMatchObject({ status: "RUNNING" });
});

test("what was played is found also where its record takes the journal's place meanwhile", async () => {
  const { matches } = service();
  const room = await seated(matches);
  await answerFirst(room, 0);
  await matches.close();
  const { record } = room;
  const { prisma } = database;
  const end = { stateVersion: 1, outcome: { winner: 0, reason: "points" }, turn: { number: 1, seat: 0 }, views: [{}, {}] } as const;
  const frame = JSON.stringify({ events: [], view: {} });
  const finishedMatch = {
    async findUnique(asked: Parameters<typeof prisma.finishedMatch.findUnique>[0]) {
      const found = await prisma.finishedMatch.findUnique(asked);
      if (!found) await keepFinished(prisma, record, end, [frame, frame]);
      return found;
    },
  };
  const recordedAtTheLook = new Proxy(prisma, { get: (all, name) => (name === "finishedMatch" ? finishedMatch : Reflect.get(all, name)) });
  expect((await loadPlayed(recordedAtTheLook, record)).entries).toHaveLength(1);
  expect((await loadPlayed(prisma, record)).entries).toHaveLength(1);
});

test("anyone can verify a finished match, and a changed seed, nonce or answer is found out", async () => {
  const { matches } = service();
  const room = await seated(matches);
  await playToTheEnd(room);
  const { id } = room.record;
  const check = () => verifyMatch(database.prisma, duelGame, id);
  expect(await check()).toEqual({ ok: true, begun: "shuffled", answers: 14, hashed: 14 });
  await database.prisma.match.update({ where: { id }, data: { seed: drawSeed() } });
  expect(await check()).toMatchObject({ ok: false, fault: "commitment" });
  await database.prisma.match.update({ where: { id }, data: { seed: room.record.seed, outcome: { winner: null, reason: "points" } } });
  expect(await check()).toMatchObject({ ok: false, fault: "outcome" });
});
