import { z } from "zod";
import type { Database } from "@/db";
import type { MatchKind, MatchStatus, Prisma } from "@/db/generated/client";
import { byKey, together } from "@/db/together";
import type { Outcome, Seat } from "@/kernel/game";
import { GivenPosition } from "./beginning";
import type { Clock } from "./clock";
import { CAUSES, OutcomeRow, pair, type StoredEntry, seat } from "./entry";
import { type DeckLook, lookOf } from "./look";

/** How a running match is kept: its setup, its seed and every answer in order. A row of the journal is written before anyone hears of the move. */

/**
 * A player took a match against the computer back: of the answers that counted, only those before that row count still. A snapshot is written with it, so
 * whoever takes the match up never has to follow it.
 */
export interface StoredTakeBack {
  readonly by: Seat;
  readonly takenBackTo: number;
  readonly hash: string;
}

export type JournalRow = StoredEntry | StoredTakeBack;

export interface Player {
  /** Null for a bot, and once the account is deleted. */
  readonly userId: string | null;
  readonly pseudo: string;
  readonly bot: string | null;
  /** What the deck is called that they brought, where it has a name. */
  readonly deck?: string | null;
  /** How the deck looks; absent where it is as usual. */
  readonly look?: DeckLook;
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
  /** The position that it begins from; null where it begins with a shuffle. */
  readonly from: GivenPosition | null;
  /** The version of the game's states that the match begins with. */
  readonly stateVersion: number;
  readonly players: readonly [Player, Player];
  readonly rematchOfId: string | null;
}

export interface MatchRecord extends NewMatch {
  readonly id: string;
  readonly status: MatchStatus;
  readonly outcome: Outcome | null;
  readonly clock: Clock;
  /** How often it was taken up: only who did it last may write to its journal. */
  readonly takenUp: number;
  readonly startedAt: Date;
  readonly endedAt: Date | null;
}

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
const AnswerRow = z.union([
  z.object({ concede: seat, cause: z.enum(CAUSES).optional() }),
  z.object({ decision: z.number(), seat, choice: z.array(z.number()) }),
]);
const EntryRow = z.object({ seat: seat.nullable(), hash: z.string().nullable(), answer: AnswerRow });
const Placed = z.array(z.looseObject({ matchId: z.string(), seq: z.number() }));
const TakeBackRow = z.object({ seat, hash: z.string(), answer: z.object({ takenBackTo: z.number() }) });

/**
 * Takes a running match up: from here on nobody writes to its journal who took it up before, however late they come.
 *
 * @returns the number by which the journal knows who may write; null when the match is not running
 */
export const takeUp = together<string, number | null>(async (database, ids) => {
  const taken = await database.match.updateManyAndReturn({
    where: { id: { in: [...ids] }, status: "RUNNING" },
    data: { takenUp: { increment: 1 } },
    select: { id: true, takenUp: true },
  });
  const numbers = new Map(taken.map(({ id, takenUp }) => [id, takenUp]));
  return (id) => numbers.get(id) ?? null;
});

/** A match, or null when there is none of this id. What it began with is null once its record holds it (`finished.ts`). */
export const loadMatch = together<string, MatchRecord | null>(async (database, ids) => {
  const rows = await database.match.findMany({ where: { id: { in: [...ids] } }, include: { seats: { orderBy: { seat: "asc" } } } });
  const byId = new Map(rows.map((row) => [row.id, row]));
  return (id) => {
    const row = byId.get(id);
    return row ? recordOf(row) : null;
  };
});

function recordOf({
  seats,
  begunFrom,
  nonces,
  outcome,
  clock,
  ...columns
}: Prisma.MatchGetPayload<{ include: { seats: true } }>): MatchRecord {
  const players = seats.map(({ userId, pseudo, botName, deckName, ...look }) => ({
    userId,
    pseudo,
    bot: botName,
    deck: deckName,
    ...(look.sleeve !== null && { look: lookOf(look) }),
  }));
  return {
    ...columns,
    from: GivenPosition.nullable().parse(begunFrom),
    nonces: pair(z.string()).parse(nonces),
    outcome: OutcomeRow.nullable().parse(outcome),
    clock: ClockRow.parse(clock),
    players: pair(z.custom<Player>()).parse(players),
  };
}

/** The journal from row `from` on. */
export const loadEntries = (database: Database, matchId: string, from: number): Promise<readonly JournalRow[]> =>
  entriesFrom(database, { matchId, from });

const entriesFrom = together<{ readonly matchId: string; readonly from: number }, readonly JournalRow[]>(async (database, wanted) => {
  const froms = new Map<string, number>();
  for (const { matchId, from } of wanted) froms.set(matchId, Math.min(from, froms.get(matchId) ?? from));
  const found = await database.$queryRaw`
    SELECT "MatchAnswer"."matchId", "seq", "seat", "hash", "answer"
    FROM unnest(${[...froms.keys()]}::text[], ${[...froms.values()]}::int[]) AS "wanted"("matchId", "from")
    JOIN "MatchAnswer" ON "MatchAnswer"."matchId" = "wanted"."matchId" AND "seq" >= "from"
    ORDER BY "seq"`;
  const rows = byKey(Placed.parse(found), ({ matchId }) => matchId);
  return ({ matchId, from }) => (rows.get(matchId) ?? []).filter(({ seq }) => seq >= from).map(journalRow);
});

function journalRow(row: unknown): JournalRow {
  const taken = TakeBackRow.safeParse(row);
  if (taken.success) return { by: taken.data.seat, takenBackTo: taken.data.answer.takenBackTo, hash: taken.data.hash };
  const { seat: by, answer, hash } = EntryRow.parse(row);
  if (!("concede" in answer)) return { by, answer, hash };
  const { concede, cause } = answer;
  return { by, answer: { concede }, cause, hash };
}

/** What is plain JSON already, in the database client's words: fields without a value are left out. */
export function json(value: unknown): Prisma.InputJsonValue {
  return JSON.parse(JSON.stringify(value));
}
