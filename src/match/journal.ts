import { z } from "zod";
import { type Database, isUniqueViolation } from "@/db";
import type { MatchKind, MatchStatus, Prisma } from "@/db/generated/client";
import type { Answer, Outcome, Seat } from "@/kernel/game";
import type { Clock } from "./clock";

/** How a match is kept: its setup, its seed and every answer in order. A row of the journal is written before anyone hears of the move. */

/** Why the platform ended a match in a player's place. */
export const CAUSES = ["time", "deleted"] as const;
export type Cause = (typeof CAUSES)[number];

/** One accepted answer. */
export interface Entry {
  /** Who gave it; null when the platform answered (time-out, deleted account). */
  readonly by: Seat | null;
  readonly answer: Answer;
  /** With a concession by the platform: why. It takes the place of the game's own reason in the outcome. */
  readonly cause?: Cause | undefined;
}

export interface Player {
  /** Null for a bot, and once the account is deleted. */
  readonly userId: string | null;
  readonly pseudo: string;
  readonly bot: string | null;
}

export interface NewMatch {
  readonly game: string;
  readonly edition: string;
  readonly kind: MatchKind;
  readonly seed: string;
  readonly seedCommitment: string;
  readonly nonces: readonly [string, string];
  /** Plain JSON that the game's `bind` takes. */
  readonly setup: unknown;
  readonly players: readonly [Player, Player];
  readonly rematchOfId: string | null;
}

export interface MatchRecord extends NewMatch {
  readonly id: string;
  readonly status: MatchStatus;
  readonly outcome: Outcome | null;
  readonly clock: Clock;
  readonly startedAt: Date;
  readonly endedAt: Date | null;
  readonly entries: readonly Entry[];
}

/** Another process wrote the journal's next row first. */
export class AnswerTakenError extends Error {
  override readonly name = "AnswerTakenError";
}

const seat = z.union([z.literal(0), z.literal(1)]);
const pair = <T extends z.ZodType>(of: T) => z.tuple([of, of]);
const SeatClockRow = z.object({
  waiting: z.boolean(),
  leftMs: z.number().nullable(),
  until: z.number().nullable(),
  strikes: z.number(),
  present: z.boolean(),
  graceMs: z.number().nullable(),
  graceUntil: z.number().nullable(),
});
const ClockRow = z.object({ turn: z.object({ number: z.number(), seat }), at: z.number(), seats: pair(SeatClockRow) });
const OutcomeRow = z.union([z.object({ winner: seat, reason: z.string() }), z.object({ winner: z.null(), reason: z.string() })]);
const EntryRow = z.object({
  seat: seat.nullable(),
  answer: z.union([
    z.object({ concede: seat, cause: z.enum(CAUSES).optional() }),
    z.object({ decision: z.number(), seat, choice: z.array(z.number()) }),
  ]),
});

/** Stores a match that is about to be announced; returns its id and its beginning. */
export async function createMatch(database: Database, match: NewMatch, clock: Clock, startedAt: Date): Promise<MatchRecord> {
  const { players, setup, nonces, ...columns } = match;
  const { id } = await database.match.create({
    data: {
      ...columns,
      nonces: json(nonces),
      setup: json(setup),
      clock: json(clock),
      startedAt,
      seats: { create: players.map(({ userId, pseudo, bot }, index) => ({ seat: index, userId, pseudo, botName: bot })) },
    },
    select: { id: true },
  });
  return { ...match, id, status: "RUNNING", outcome: null, clock, startedAt, endedAt: null, entries: [] };
}

/** A match with its whole journal, or null when there is none of this id. */
export async function loadMatch(database: Database, id: string): Promise<MatchRecord | null> {
  const row = await database.match.findUnique({ where: { id }, include: { seats: { orderBy: { seat: "asc" } } } });
  if (!row) return null;
  const { seats, nonces, outcome, clock, ...columns } = row;
  const players = seats.map(({ userId, pseudo, botName }) => ({ userId, pseudo, bot: botName }));
  return {
    ...columns,
    nonces: pair(z.string()).parse(nonces),
    outcome: OutcomeRow.nullable().parse(outcome),
    clock: ClockRow.parse(clock),
    players: pair(z.custom<Player>()).parse(players),
    entries: await loadEntries(database, id, 0),
  };
}

/** The journal from row `from` on. */
export async function loadEntries(database: Database, matchId: string, from: number): Promise<Entry[]> {
  const rows = await database.matchAnswer.findMany({ where: { matchId, seq: { gte: from } }, orderBy: { seq: "asc" } });
  return rows.map((row) => {
    const { seat: by, answer } = EntryRow.parse(row);
    if (!("concede" in answer)) return { by, answer };
    const { concede, cause } = answer;
    return { by, answer: { concede }, cause };
  });
}

/**
 * Writes the next row, the clocks as they stand after it, and the outcome if it was the last: all or nothing.
 *
 * @param seq the number of rows before this one
 * @throws AnswerTakenError when the row is already there
 */
export async function appendEntry(
  database: Database,
  matchId: string,
  seq: number,
  { by, answer, cause }: Entry,
  clock: Clock,
  end: { readonly outcome: Outcome; readonly at: Date } | null,
): Promise<void> {
  try {
    await database.$transaction([
      database.matchAnswer.create({ data: { matchId, seq, seat: by, answer: json({ ...answer, cause }) } }),
      database.match.update({
        where: { id: matchId },
        data: { clock: json(clock), ...(end && { status: "FINISHED", outcome: json(end.outcome), endedAt: end.at }) },
      }),
    ]);
  } catch (error) {
    if (isUniqueViolation(error)) throw new AnswerTakenError(`Answer ${seq} of match ${matchId} is already written.`);
    throw error;
  }
}

/**
 * Stops a match for good and keeps all that is needed to reproduce why: with the match's setup, seed and journal this is
 * the answer that could not be taken (null when the journal itself could not be replayed).
 */
export async function freezeMatch(
  database: Database,
  record: Pick<MatchRecord, "id" | "seed" | "nonces">,
  seq: number,
  answer: Answer | null,
  error: unknown,
): Promise<void> {
  const answers = await database.matchAnswer.findMany({ where: { matchId: record.id }, orderBy: { seq: "asc" } });
  const details = { seed: record.seed, nonces: record.nonces, answers: answers.map((row) => row.answer), answer };
  await database.$transaction([
    database.match.update({ where: { id: record.id }, data: { status: "FROZEN", endedAt: new Date() } }),
    database.matchReport.create({ data: { matchId: record.id, seq, error: describe(error), details: json(details) } }),
  ]);
}

function describe(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

/** What is plain JSON already, in the database client's words: fields without a value are left out. */
function json(value: unknown): Prisma.InputJsonValue {
  return JSON.parse(JSON.stringify(value));
}
