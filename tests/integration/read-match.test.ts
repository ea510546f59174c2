import { afterAll, beforeAll, expect, test } from "vitest";
import { readMatch } from "@/admin/matches";
import { offerGames } from "@/games";
import { dragonBallDecks } from "@/games/dragonball/decks";
import type { OfferedGame } from "@/match";
import { freezeMatch } from "@/match/freeze";
import { loadMatch } from "@/match/journal";
import { Site, until } from "../site";

let site: Site;
let games: readonly OfferedGame[];
beforeAll(async () => {
  site = await Site.open();
  games = offerGames();
});
afterAll(async () => {
  await Promise.all(games.map((game) => game.close()));
  await site.close();
});
const read = (id: string) => readMatch(site.database.prisma, games, id, "fr");

test("of a running match an administrator reads who plays, and neither decks nor log", async () => {
  const [ann, ben] = [await site.armed("ann"), await site.armed("ben")];
  await site.seat(ann, ben);
  const match = await read(ann.update.matchId);
  expect(match).toMatchObject({ status: "RUNNING", outcome: null, told: null, game: "pokemon" });
  expect(match?.players.map(({ pseudo, deck }) => [pseudo, deck]).sort()).toEqual([
    ["ann", []],
    ["ben", []],
  ]);
});

test.for([
  ["pokemon", "xy", undefined, 60],
  ["dragonball", "masters", dragonBallDecks, 51],
] as const)(
  "of a match of %s that is over they read the decks, the result and what everybody could see",
  async ([game, edition, rules, size]) => {
    const [one, other] = [await site.armed(`${game}-one`, undefined, rules), await site.armed(`${game}-two`, undefined, rules)];
    await site.meet([one, other], { game, edition });
    const { matchId, seat } = one.table;
    await [one, other].find(({ table }) => table.decision)?.answer();
    await one.say("match:concede", { matchId });
    await until(() => other.table.result !== null);
    await expect.poll(() => site.database.prisma.finishedMatch.count({ where: { matchId } }), { timeout: 5_000 }).toBe(1);
    const match = await read(matchId);
    expect(match).toMatchObject({ status: "FINISHED", outcome: { winner: 1 - seat, reason: "concession" } });
    for (const { deck } of match?.players ?? []) {
      expect(deck.reduce((sum, { count }) => sum + count, 0)).toBeGreaterThanOrEqual(size);
      expect(deck.every(({ name }) => name !== null)).toBe(true);
    }
    // Its log can be written: of every card that it names there is a face.
    const named = games.find(({ name }) => name === game)?.named(match?.told?.events) ?? [];
    expect(match?.told?.events.length).toBeGreaterThan(0);
    expect(Object.keys(match?.told?.faces ?? {})).toEqual(expect.arrayContaining([...named]));
  },
);

test("of a match that a fault stopped they read the decks, and what everybody could see of it as far as it was kept", async () => {
  const { prisma } = site.database;
  const [cat, dan] = [await site.armed("cat"), await site.armed("dan")];
  await site.seat(cat, dan);
  const { matchId } = cat.update;
  await until(() => cat.table.decision !== null || dan.table.decision !== null);
  await [cat, dan].find(({ table }) => table.decision)?.answer();
  // As it stops, it stores what its matches have shown.
  await site.stop();
  await site.start();
  const record = await loadMatch(prisma, matchId);
  if (!record) throw new Error("the match is there");
  await freezeMatch(prisma, record, 1, null, new Error("The engine went another way."));
  const match = await read(matchId);
  expect(match).toMatchObject({ status: "FROZEN", outcome: null, game: "pokemon" });
  for (const { deck } of match?.players ?? []) expect(deck.length).toBeGreaterThan(0);
  expect(match?.told?.events.length).toBeGreaterThan(0);
});

test("what is no match is none", async () => {
  expect(await read("nowhere")).toBeNull();
});
