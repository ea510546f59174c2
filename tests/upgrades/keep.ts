// npm run upgrades:keep: before a release, keeps what a database of this version holds of each game (see kept.ts). What is kept is never written anew.
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { setTimeout } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { createPlayer, matchService, openingOf, playAgainstBot, playUpTo, seedCards } from "@/cli/matches/play";
import type { Database } from "@/db";
import { openTestDatabase } from "@/db/testing";
import { offerGames } from "@/games";
import { randomFrom } from "@/kernel/random";
import type { OfferedGame, Opening } from "@/match";
import type { GuidedMatch } from "@/match/offered";
import { SNAPSHOT_EVERY } from "@/match/snapshots";
import { cardsFile, finishedFile, folder, KeptFinished, KeptMatch, killedFile, lessonFile, matchFile, practiceFile, today } from "./kept";

/** Far enough for cards of every kind to be in play, and not at a round number of answers. */
const ANSWERS = 67;

/** A match that is still running after so many answers; where its process was killed, the last of them stand in the journal alone. */
async function runningMatch(database: Database, game: OfferedGame, killed: boolean): Promise<KeptMatch> {
  for (let number = 0; ; number++) {
    const matches = matchService(database);
    const room = await matches.open(await openingOf(database, game, number));
    await playUpTo(room, ANSWERS, randomFrom(`${game.name} answers ${number}`));
    const { id: matchId } = room.record;
    const beforeLast = { matchId, seq: ANSWERS - (ANSWERS % SNAPSHOT_EVERY) };
    if (killed && room.running) while ((await database.matchSnapshot.count({ where: beforeLast })) === 0) await setTimeout(50);
    if (!killed) await matches.close();
    if (!room.running) continue;
    return keptMatch(database, matchId);
  }
}

/** A match against the computer, practice or guided, that is still running after so many answers. */
async function matchAgainstBot(database: Database, game: OfferedGame, opening: (number: number) => Promise<Opening>): Promise<KeptMatch> {
  for (let number = 0; ; number++) {
    const matches = matchService(database);
    const room = await matches.open(await opening(number));
    await playAgainstBot(room, ANSWERS, randomFrom(`${game.name} answers to the computer ${number}`));
    await matches.close();
    if (room.running) return keptMatch(database, room.record.id);
  }
}

const computer = (bot: string) => ({ userId: null, pseudo: bot, bot });

async function practiceOf(database: Database, game: OfferedGame, number: number): Promise<Opening> {
  const { players, ...opening } = await openingOf(database, game, number);
  return { ...opening, kind: "BOT", players: [players[0], computer(game.levels[0] ?? "")] };
}

async function lessonOf(database: Database, { name }: OfferedGame, { edition, bot, seed, setup }: GuidedMatch): Promise<Opening> {
  const players = [await createPlayer(database), computer(bot)] as const;
  return { game: name, kind: "LESSON", edition, setup: await setup(database), players, seed, nonces: ["", ""] };
}

async function keptMatch(database: Database, id: string): Promise<KeptMatch> {
  const row = await database.match.findUniqueOrThrow({
    where: { id },
    include: { answers: { orderBy: { seq: "asc" } }, snapshots: { orderBy: { seq: "asc" } }, seats: { orderBy: { seat: "asc" } } },
  });
  return KeptMatch.parse({
    match: row,
    bots: row.seats.map(({ botName }) => botName),
    answers: row.answers,
    snapshots: row.snapshots.map(({ frames, ...snapshot }) => ({ ...snapshot, frames: base64(frames) })),
  });
}

async function finishedMatch(database: Database, game: OfferedGame): Promise<KeptFinished> {
  const matches = matchService(database);
  const room = await matches.open(await openingOf(database, game, 0));
  const answers = await playUpTo(room, 4_000, randomFrom(`${game.name} answers to the end`));
  await matches.close();
  const match = await database.match.findUniqueOrThrow({ where: { id: room.record.id }, include: { record: true } });
  return KeptFinished.parse({ match, answers, record: base64(match.record?.record ?? new Uint8Array()) });
}

const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString("base64");

/** Cards that together use every word that any card uses: one that several cards have in the same field. */
async function wordyCards(database: Database, game: string): Promise<string[]> {
  const cards = await database.card.findMany({
    where: { game },
    orderBy: { id: "asc" },
    select: { id: true, language: true, definition: true },
  });
  const uses = new Map<string, number>();
  for (const { definition } of cards) for (const word of new Set(words(definition))) uses.set(word, (uses.get(word) ?? 0) + 1);
  const seen = new Set<string>();
  return cards.flatMap((card) => {
    const fresh = words(card.definition).filter((word) => (uses.get(word) ?? 0) > 1 && !seen.has(word));
    for (const word of fresh) seen.add(word);
    return fresh.length > 0 ? [JSON.stringify(card)] : [];
  });
}

function words(value: unknown, field = ""): string[] {
  if (typeof value === "string") return [`${field}: ${value}`];
  if (Array.isArray(value)) return value.flatMap((part) => words(part, field));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => [key, ...words(part, key)]);
}

function format(file: string): void {
  const biome = fileURLToPath(new URL("../../node_modules/@biomejs/biome/bin/biome", import.meta.url));
  const { status, stderr } = spawnSync(process.execPath, [biome, "format", "--write", file], { encoding: "utf8" });
  if (status !== 0) throw new Error(`${file} is not formatted: ${stderr}`);
}

const { prisma, close } = await openTestDatabase();
await seedCards(prisma);
mkdirSync(folder, { recursive: true });
async function keep(name: string, text: () => Promise<string>): Promise<void> {
  const file = new URL(name, folder);
  if (existsSync(file)) return console.log(`${name} is kept already.`);
  writeFileSync(file, `${await text()}\n`);
  // As all that is kept here is written: else the check before each commit refuses it.
  if (name.endsWith(".json")) format(fileURLToPath(file));
  console.log(`${name} is kept.`);
}
for (const game of offerGames()) {
  await keep(matchFile(game.name, today), async () => JSON.stringify(await runningMatch(prisma, game, false)));
  await keep(killedFile(game.name, today), async () => JSON.stringify(await runningMatch(prisma, game, true)));
  const { lesson } = game;
  const practice = () => matchAgainstBot(prisma, game, (number) => practiceOf(prisma, game, number));
  await keep(practiceFile(game.name, today), async () => JSON.stringify(await practice()));
  if (lesson)
    await keep(lessonFile(game.name, today), async () =>
      JSON.stringify(await matchAgainstBot(prisma, game, () => lessonOf(prisma, game, lesson))),
    );
  await keep(finishedFile(game.name, today), async () => JSON.stringify(await finishedMatch(prisma, game)));
  await keep(cardsFile(game.name, today), async () => (await wordyCards(prisma, game.name)).join("\n"));
}
await close();
process.exit();
