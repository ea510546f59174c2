import { expect } from "vitest";
import type { Database } from "@/db";
import { drawSeed, Matches, type Opening } from "@/match";
import type { ClockSettings } from "@/match/clock";
import { type DuelEvent, type DuelOption, type DuelState, type DuelView, duelGame } from "@/match/testing";

/** The match service of the smallest game, for tests of what it stores: a real database, no sockets. */

export type Duels = Matches<DuelState, DuelOption, DuelEvent, DuelView>;
export type DuelRoom = Awaited<ReturnType<Duels["open"]>>;

export interface Told {
  events: readonly [readonly DuelEvent[], readonly DuelEvent[]];
  /** Rows in the journal when it was told. */
  stored: Promise<number>;
}

/** A match service of its own, as one process has it. A clock that runs has to be asked for: what it says after a test would be counted in a closed database. */
export function duelService(database: Database, games = [duelGame], times: Partial<ClockSettings> = {}) {
  const told: Told[] = [];
  const faults: unknown[] = [];
  const over: string[] = [];
  // Asked at once: the database client's own promises wait until somebody wants their result.
  const stored = async (matchId: string) => database.matchAnswer.count({ where: { matchId } });
  const matches: Duels = new Matches(games, {
    database,
    settings: { turnMs: null, graceMs: null, botDelayMs: 0, ...times },
    now: Date.now,
    announce: (matchId, [one, two]) => told.push({ events: [one.events, two.events], stored: stored(matchId) }),
    over: ({ id }) => over.push(id),
    reportFault: (_matchId, error) => faults.push(error),
  });
  return { matches, told, faults, over };
}

let count = 0;

/** What a match of two new players begins with. */
export async function duelOpening(database: Database, change: Partial<Opening> = {}): Promise<Opening> {
  const player = async () => {
    const pseudo = `player-${count++}`;
    const names = { lastName: "n", firstName: "p", email: pseudo, emailKey: pseudo, pseudo, pseudoKey: pseudo };
    const { id } = await database.user.create({ data: { ...names, passwordHash: "" } });
    return { userId: id, pseudo, bot: null };
  };
  const players = [await player(), await player()] as const;
  return { game: "duel", edition: "xy", kind: "FRIEND", setup: {}, players, seed: drawSeed(), nonces: ["one", "two"], ...change };
}

export function decisionOf(room: DuelRoom, seat: 0 | 1) {
  const { decision } = room.standing(seat);
  if (!decision) throw new Error(`Seat ${seat} is not asked.`);
  return decision;
}

export const answerFirst = (room: DuelRoom, seat: 0 | 1) => room.answer(seat, decisionOf(room, seat).id, [0]);

/** A match whose two players have taken their seats. */
export async function seated(matches: Duels, opening: Opening): Promise<DuelRoom> {
  const room = await matches.open(opening);
  await room.arrive(0);
  await room.arrive(1);
  return room;
}

export async function ready(room: DuelRoom): Promise<void> {
  await answerFirst(room, 0);
  await answerFirst(room, 1);
}

export async function playToTheEnd(room: DuelRoom): Promise<void> {
  while (room.running) await answerFirst(room, room.standing(0).decision ? 0 : 1);
}

export const until = (condition: () => boolean) => expect.poll(condition, { timeout: 5_000, interval: 10 }).toBe(true);
