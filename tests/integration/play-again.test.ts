import { isDeepStrictEqual } from "node:util";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { openingOf, seedCards } from "@/cli/matches/play";
import type { OpenDatabase } from "@/db";
import { openTestDatabase } from "@/db/testing";
import { offerGames } from "@/games";
import { randomFrom } from "@/kernel/random";
import type { OfferedGame, Opening } from "@/match";
import type { StoredEntry } from "@/match/entry";
import { stateHash } from "@/match/hash";
import { PlayedMatch, playAgain, type Verification } from "@/match/play-again";
import { commitment } from "@/match/seed";
import { playedAtRandom } from "@/match/testing";

/** A match of each game, played again from its record alone, as its reader's browser does; and what a forger might change in it. */

let database: OpenDatabase;
beforeAll(async () => {
  database = await openTestDatabase();
  await seedCards(database.prisma);
});
afterAll(() => database.close());

const Setup = z.looseObject({ decks: z.tuple([z.unknown(), z.unknown()]) });

/** A match of two ready decks that are not the same. */
async function unequal(game: OfferedGame): Promise<Opening> {
  for (let number = 0; ; number++) {
    const opening = await openingOf(database.prisma, game, number);
    const [first, second] = Setup.parse(opening.setup).decks;
    if (!isDeepStrictEqual(first, second)) return opening;
  }
}

/** What the server hands out of such a match, played at random to its end. */
async function playedOf(game: OfferedGame): Promise<PlayedMatch> {
  const match = playedAtRandom(game, await unequal(game), randomFrom(game.name));
  return PlayedMatch.parse(JSON.parse(JSON.stringify(match)));
}

const games = offerGames();
afterAll(() => Promise.all(games.map((game) => game.close())));

describe.each(games.map((game) => [game.name, game] as const))("a match of %s", (_name, game) => {
  let match: PlayedMatch;
  beforeAll(async () => {
    match = await playedOf(game);
  });

  function verified(change: Partial<PlayedMatch> = {}): Verification {
    const work = playAgain(game, { ...match, ...change });
    for (let piece = work.next(); ; piece = work.next()) if (piece.done) return piece.value;
  }
  const withEntry = (place: number, change: Partial<StoredEntry>) =>
    verified({ entries: match.entries.map((entry, index) => (index === place ? { ...entry, ...change } : entry)) });

  test("is proved by its record", () => {
    const answers = match.entries.length;
    expect(verified()).toEqual({ ok: true, begun: "shuffled", answers, hashed: answers });
  });

  test("is not by another seed, though its fingerprint fits", () => {
    expect(verified({ seed: "another", seedCommitment: commitment("another") }).ok).toBe(false);
  });

  test("is not with what a browser added left out", () => {
    expect(verified({ nonces: ["another", ""] }).ok).toBe(false);
  });

  test("is not with its decks the other way round", () => {
    const setup = Setup.parse(match.setup);
    const [first, second] = setup.decks;
    expect(verified({ setup: { ...setup, decks: [second, first] } })).toMatchObject({ ok: false, answers: 0 });
  });

  test("is not with one answer changed", () => {
    const place = match.entries.findLastIndex(({ answer }) => "choice" in answer && answer.choice[0] !== 0 && answer.choice.length === 1);
    const { answer } = match.entries[place] ?? {};
    if (!answer || "concede" in answer) throw new Error("Nobody chose but the first thing offered.");
    expect(withEntry(place, { answer: { ...answer, choice: [0] } })).toEqual({ ok: false, fault: "state", answers: place });
    expect(withEntry(place, { answer: { ...answer, choice: [999] } })).toEqual({ ok: false, fault: "answer", answers: place });
  });

  test("is not with one hash changed", () => {
    expect(withEntry(3, { hash: stateHash({}) })).toEqual({ ok: false, fault: "state", answers: 3 });
  });

  test("is not with the other winner", () => {
    const { reason } = match.outcome;
    const outcome = match.outcome.winner === 0 ? ({ winner: 1, reason } as const) : ({ winner: 0, reason } as const);
    expect(verified({ outcome })).toMatchObject({ fault: "outcome", answers: match.entries.length });
  });
});
