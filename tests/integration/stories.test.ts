import { setTimeout } from "node:timers/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { type AnyMatches, createPlayer, matchService, openingOf, playUpTo, seedCards } from "@/cli/matches/play";
import type { OpenDatabase } from "@/db";
import { openTestDatabase } from "@/db/testing";
import { offerGames } from "@/games";
import { storyOf } from "@/history/story";
import { randomFrom } from "@/kernel/random";
import { loadReplay } from "@/match/replay";

/** What is kept of a match that is over, beside its record: how it ended for whom, and its story. */

let database: OpenDatabase;
let matches: AnyMatches;
const faults: unknown[] = [];
beforeAll(async () => {
  database = await openTestDatabase();
  await seedCards(database.prisma);
  matches = matchService(database.prisma, (_matchId, error) => faults.push(error));
});
afterAll(async () => {
  await matches.close();
  await database.close();
});

const games = offerGames();

/** How many Prize cards, or how much Life, each player's view says that they have taken. */
const Score = z.union([
  z.object({ sides: z.array(z.object({ prizesTaken: z.number() })) }).transform(({ sides }) => sides.map(({ prizesTaken }) => prizesTaken)),
  z.object({ players: z.array(z.unknown()) }).transform(() => null),
]);

describe.each(games)("a match of $name", (game) => {
  async function finished() {
    const opening = await openingOf(database.prisma, game, 3);
    const [one, two] = opening.players;
    const room = await matches.open({ ...opening, players: [{ ...one, deck: "Low tide" }, two] });
    await playUpTo(room, 5_000, randomFrom("stories"));
    // What is stored after the last answer.
    await room.finish();
    return { room, matchId: room.record.id, players: opening.players };
  }

  test("has a story that agrees with its end, for its players alone", async () => {
    const { room, matchId, players } = await finished();
    expect(faults).toEqual([]);
    const { result, view } = room.standing(0);
    const ask = (userId: string) => storyOf(database.prisma, games, { matchId, userId, locale: "en" });
    const told = await ask(players[0].userId ?? "");
    expect(told?.story?.turns).toHaveLength(result?.turns ?? 0);
    const taken = [0, 1].map((seat) => told?.story?.turns.reduce((sum, { points }) => sum + (points[seat] ?? 0), 0));
    const score = Score.parse(view);
    if (score) expect(taken).toEqual(score);
    expect(Math.max(...(told?.story?.turns.map(({ damage }) => Math.max(...damage)) ?? []))).toBeGreaterThan(0);
    expect(Object.keys(told?.names ?? {}).length).toBeGreaterThan(0);

    const { userId } = await createPlayer(database.prisma);
    expect(await ask(userId ?? "")).toBeNull();

    const seats = await database.prisma.matchSeat.findMany({ where: { matchId }, orderBy: { seat: "asc" } });
    const winner = result?.outcome.winner;
    expect(seats.map((seat) => seat.result)).toEqual([0, 1].map((seat) => (winner === null ? "DRAWN" : winner === seat ? "WON" : "LOST")));
    expect(seats.map(({ points }) => points)).toEqual(taken);
    expect(seats.map(({ deckName }) => deckName)).toEqual(["Low tide", null]);
    expect(z.array(z.object({ card: z.string(), count: z.number() })).parse(seats[0]?.played).length).toBeGreaterThan(0);
  });
});

test("a match that ended under an older version of the site gets its story when it is asked for", async () => {
  const [game] = games;
  if (!game) throw new Error("There is no game.");
  const opening = await openingOf(database.prisma, game, 5);
  const room = await matches.open(opening);
  await room.concede(1);
  await room.finish();
  const { id: matchId } = room.record;
  await database.prisma.matchStory.delete({ where: { matchId } });
  expect(await storyOf(database.prisma, games, { matchId, userId: opening.players[0].userId ?? "", locale: "fr" })).toMatchObject({
    story: { turns: [] },
  });
});

test("whoever asks for story or replay right after the end waits for the record", async () => {
  const [game] = games;
  if (!game) throw new Error("There is no game.");
  const { prisma } = database;
  const opening = await openingOf(prisma, game, 7);
  const room = await matches.open(opening);
  await room.concede(1);
  await room.finish();
  const { id: matchId } = room.record;
  const userId = opening.players[0].userId ?? "";
  // As it stands in the moment before the record is written.
  const record = await prisma.finishedMatch.delete({ where: { matchId } });
  await prisma.match.update({ where: { id: matchId }, data: { endedAt: new Date() } });
  const asked = [storyOf(prisma, games, { matchId, userId, locale: "en" }), loadReplay(prisma, games, matchId, userId, "en")] as const;
  await setTimeout(300);
  await prisma.finishedMatch.create({ data: record });
  const [story, replay] = await Promise.all(asked);
  expect(story?.story).not.toBeNull();
  expect(replay?.matchId).toBe(matchId);
  // One that never got a record keeps nobody waiting.
  await prisma.finishedMatch.delete({ where: { matchId } });
  await prisma.match.update({ where: { id: matchId }, data: { endedAt: new Date(Date.now() - 60_000) } });
  expect(await loadReplay(prisma, games, matchId, userId, "en")).toBeNull();
});
