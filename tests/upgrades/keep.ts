// npm run upgrades:keep: before a release, keeps what a database of this version holds of each game (see kept.ts). What is kept is never written anew.
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { setTimeout } from "node:timers/promises";
import { matchService, openingOf, playUpTo, seedCards } from "@/cli/matches/play";
import type { Database } from "@/db";
import { openTestDatabase } from "@/db/testing";
import { offerGames } from "@/games";
import { randomFrom } from "@/kernel/random";
import type { OfferedGame } from "@/match";
import { SNAPSHOT_EVERY } from "@/match/snapshots";
import { cardsFile, finishedFile, folder, KeptFinished, KeptMatch, killedFile, matchFile, today } from "./kept";

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
    const row = await database.match.findUniqueOrThrow({
      where: { id: matchId },
      include: { answers: { orderBy: { seq: "asc" } }, snapshots: { orderBy: { seq: "asc" } } },
    });
    return KeptMatch.parse({
      match: row,
      answers: row.answers,
      snapshots: row.snapshots.map(({ frames, ...snapshot }) => ({ ...snapshot, frames: base64(frames) })),
    });
  }
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

const { prisma, close } = await openTestDatabase();
await seedCards(prisma);
mkdirSync(folder, { recursive: true });
async function keep(name: string, text: () => Promise<string>): Promise<void> {
  const file = new URL(name, folder);
  if (existsSync(file)) return console.log(`${name} is kept already.`);
  writeFileSync(file, `${await text()}\n`);
  console.log(`${name} is kept.`);
}
for (const game of offerGames()) {
  await keep(matchFile(game.name, today), async () => JSON.stringify(await runningMatch(prisma, game, false)));
  await keep(killedFile(game.name, today), async () => JSON.stringify(await runningMatch(prisma, game, true)));
  await keep(finishedFile(game.name, today), async () => JSON.stringify(await finishedMatch(prisma, game)));
  await keep(cardsFile(game.name, today), async () => (await wordyCards(prisma, game.name)).join("\n"));
}
await close();
process.exit();
