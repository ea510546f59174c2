import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createPlayer, matchService, openingOf, playAgainstBot, playUpTo, seedCards } from "@/cli/matches/play";
import type { OpenDatabase } from "@/db";
import { openTestDatabase } from "@/db/testing";
import { catalogues, offerGames } from "@/games";
import { randomFrom } from "@/kernel/random";
import { FrozenMatchError } from "@/match";
import { loadFinished, loadRecord } from "@/match/finished";
import { loadReplay } from "@/match/replay";
import {
  cardsFile,
  finishedFile,
  folder,
  KeptCard,
  KeptFinished,
  KeptMatch,
  keptFiles,
  killedFile,
  lessonFile,
  matchFile,
  practiceFile,
  restoreFinished,
  restoreKept,
  today,
} from "./kept";

const read = (name: string) => readFileSync(new URL(name, folder), "utf8").trim();

describe("what this version leaves behind", () => {
  it.each(offerGames())("is kept of $name before it is released (npm run upgrades:keep)", ({ name: game, lesson }) => {
    expect(keptFiles("practice.json")).toContain(practiceFile(game, today));
    if (lesson) expect(keptFiles("lesson.json")).toContain(lessonFile(game, today));
    expect(keptFiles("match.json")).toContain(matchFile(game, today));
    expect(keptFiles("killed.json")).toContain(killedFile(game, today));
    expect(keptFiles("finished.json")).toContain(finishedFile(game, today));
    expect(keptFiles("cards.jsonl")).toContain(cardsFile(game, today));
  });
});

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
  await seedCards(database.prisma);
});
afterAll(() => database.close());

async function twoPlayers(): Promise<string[]> {
  const players = [await createPlayer(database.prisma), await createPlayer(database.prisma)];
  return players.map(({ userId }) => userId ?? "");
}

describe("a running match", () => {
  it.each(offerGames())(
    "of $name is stored every 25 answers and when the site stops, and a killed process loses none",
    async (game) => {
      const killed = matchService(database.prisma);
      const room = await killed.open(await openingOf(database.prisma, game, 1));
      await playUpTo(room, 60, randomFrom(game.name));
      const snapshots = () => database.prisma.matchSnapshot.findMany({ where: { matchId: room.record.id }, orderBy: { seq: "asc" } });
      await expect.poll(async () => (await snapshots()).length).toBe(2);
      const matches = matchService(database.prisma);
      const again = await matches.room(room.record.id);
      expect([again?.standing(0).view, again?.standing(1).view]).toEqual([room.standing(0).view, room.standing(1).view]);
      await matches.close();
      expect((await snapshots()).map(({ seq }) => seq)).toEqual([25, 50, 60]);
    },
    120_000,
  );
});

describe("a match that a released version left running", () => {
  it.each([...keptFiles("match.json"), ...keptFiles("practice.json"), ...keptFiles("lesson.json")])(
    "%s goes on where it stood, to its end, and becomes a record",
    async (name) => {
      const kept = KeptMatch.parse(JSON.parse(read(name)));
      const id = await restoreKept(database.prisma, kept, await twoPlayers());
      const faults: unknown[] = [];
      const matches = matchService(database.prisma, (_id, error) => faults.push(error));
      const room = await matches.room(id);
      if (!room) throw new Error("the match is there");
      expect(room.standing(0)).toMatchObject({ seq: kept.answers.length, result: null });
      const play = kept.bots.some((bot) => bot !== null) ? playAgainstBot : playUpTo;
      const given = await play(room, 4_000, randomFrom(name));
      expect(room.standing(0).result).not.toBeNull();
      await matches.close();
      expect(faults).toEqual([]);
      expect((await loadFinished(database.prisma, id))?.entries).toHaveLength(given);
      expect((await loadRecord(database.prisma, id))?.frames).toHaveLength(given + 1);
    },
    120_000,
  );
});

describe("a match that a released version left as it was killed", () => {
  it.each(keptFiles("killed.json"))(
    "%s goes on where it stood, or is frozen where this version would have led it elsewhere",
    async (name) => {
      const kept = KeptMatch.parse(JSON.parse(read(name)));
      expect(kept.answers.length).toBeGreaterThan(kept.snapshots.at(-1)?.seq ?? 0);
      const id = await restoreKept(database.prisma, kept, await twoPlayers());
      const matches = matchService(database.prisma);
      const taken = await matches.room(id).catch((error: unknown) => error);
      const frozen = taken instanceof FrozenMatchError;
      const { status, reports } = await database.prisma.match.findUniqueOrThrow({ where: { id }, include: { reports: true } });
      expect([status, reports.length]).toEqual(frozen ? ["FROZEN", 1] : ["RUNNING", 0]);
      // Nothing else may keep it from going on, and this version leads nothing of its own elsewhere.
      if (frozen)
        expect([reports[0]?.error, name]).toEqual([expect.stringContaining("leads to state"), expect.not.stringContaining(`-${today}-`)]);
      else expect((await matches.room(id))?.standing(0)).toMatchObject({ seq: kept.answers.length, result: null });
      await matches.close();
    },
    120_000,
  );
});

describe("a match that ended under a released version", () => {
  it.each(keptFiles("finished.json"))("%s is shown again, to its players and to strangers", async (name) => {
    const kept = KeptFinished.parse(JSON.parse(read(name)));
    const userIds = await twoPlayers();
    const id = await restoreFinished(database.prisma, kept, userIds);
    for (const userId of [...userIds, null]) {
      const replay = await loadReplay(database.prisma, offerGames(), id, userId, "en");
      expect(replay).toMatchObject({ outcome: kept.match.outcome, seat: userId === null ? null : userIds.indexOf(userId) });
      expect(replay?.frames).toHaveLength(kept.answers + 1);
      expect(replay?.turns.length).toBeGreaterThan(1);
      expect(Object.keys(replay?.faces ?? {}).length).toBeGreaterThan(10);
    }
  });
});

describe("cards that a released version kept", () => {
  it.each(keptFiles("cards.jsonl"))("%s are read in today's language", (name) => {
    const cards = catalogues.map((catalogue) => catalogue.cards).find(({ game }) => name.startsWith(`${game}-`));
    if (!cards) throw new Error("the game is offered");
    const kept = read(name)
      .split("\n")
      .map((line) => KeptCard.parse(JSON.parse(line)));
    expect(kept.length).toBeGreaterThan(50);
    const refused = kept.flatMap((card) => {
      try {
        return cards.definition(card).id === card.id ? [] : [card.id];
      } catch (error) {
        return [`${card.id}: ${error}`];
      }
    });
    expect(refused, "write a step where the game's effect language says its version").toEqual([]);
  });
});
