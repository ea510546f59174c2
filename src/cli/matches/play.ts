import { randomUUID } from "node:crypto";
import { setTimeout } from "node:timers/promises";
import { seedStarter } from "@/cards/seed";
import type { Database } from "@/db";
import { deckRules, gameCards, offerGames } from "@/games";
import { randomFrom } from "@/kernel/random";
import { sample } from "@/kernel/sample";
import { Matches, type OfferedGame, type Opening, type Player, type Room } from "@/match";

/** A catalogue to play with: the cards that come along. */
export async function seedCards(database: Database): Promise<void> {
  for (const cards of gameCards) await seedStarter(database, cards);
}

/** A new player. */
export async function createPlayer(database: Database): Promise<Player> {
  const pseudo = randomUUID();
  const names = { lastName: "", firstName: "", email: pseudo, emailKey: pseudo, pseudo, pseudoKey: pseudo, passwordHash: "" };
  const { id: userId } = await database.user.create({ data: names });
  return { userId, pseudo, bot: null };
}

/** What a match of two ready decks begins with; the same number gives the same match. */
export async function openingOf(database: Database, game: OfferedGame, number: number): Promise<Opening> {
  const ready = deckRules.find((rules) => rules.game === game.name)?.ready ?? [];
  const random = randomFrom(`${game.name} decks ${number}`);
  const first = ready[Math.floor(random() * ready.length)];
  const equals = ready.filter(({ edition }) => edition === first?.edition);
  const second = equals[Math.floor(random() * equals.length)];
  if (!first || !second) throw new Error(`${game.name} has no ready decks.`);
  const setup: unknown = JSON.parse(JSON.stringify(await game.setup(database, first.edition, [first.cards, second.cards])));
  const players = [await createPlayer(database), await createPlayer(database)] as const;
  return { game: game.name, edition: first.edition, kind: "FRIEND", setup, players, seed: `match ${number}`, nonces: ["", ""] };
}

/** Answers at random until the match is over or so many answers are given. @returns how many are given */
export async function playUpTo(room: Room<unknown, unknown, unknown, unknown>, answers: number, random: () => number): Promise<number> {
  for (let given = room.standing(0).seq; ; given++) {
    const decision = room.standing(0).decision ?? room.standing(1).decision;
    if (!decision || given >= answers) return given;
    const refusal = await room.answer(decision.seat, decision.id, sample(decision, random));
    if (refusal !== null) throw new Error(`A legal answer was refused: ${refusal}.`);
  }
}

/** Answers at random for the first seat, the computer for the other, until the match is over or so many answers are given. @returns how many are given */
export async function playAgainstBot(
  room: Room<unknown, unknown, unknown, unknown>,
  answers: number,
  random: () => number,
): Promise<number> {
  for (;;) {
    const { seq, decision, result } = room.standing(0);
    if (result || seq >= answers) return seq;
    if (!decision) await setTimeout(1);
    else if ((await room.answer(0, decision.id, sample(decision, random))) !== null) throw new Error("A legal answer was refused.");
  }
}

export type AnyMatches = Matches<unknown, unknown, unknown, unknown>;

/** A match service as one process has it, where nobody looks on. */
export function matchService(database: Database, reportFault: (matchId: string, error: unknown) => void = console.error): AnyMatches {
  const settings = { turnMs: null, graceMs: null, botDelayMs: 0 };
  return new Matches(offerGames(), { database, settings, now: Date.now, announce: () => {}, over: () => {}, reportFault });
}
