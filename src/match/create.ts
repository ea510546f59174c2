import type { Database } from "@/db";
import { Prisma } from "@/db/generated/client";
import type { Clock } from "./clock";
import { json, type MatchRecord, type NewMatch } from "./journal";

/** Nobody plays two matches at once, of whatever game. */
export class PlayerBusyError extends Error {
  override readonly name = "PlayerBusyError";

  /** The message goes into the log, which names nobody. */
  constructor(readonly userId: string) {
    super("A player has a match already.");
  }
}

/**
 * Stores a match that is about to be announced; returns its id and its beginning.
 *
 * @param games whose running matches count: one that the site has no more cannot be played to its end
 * @throws PlayerBusyError when a player has a match already, whichever process began it
 */
export async function createMatch(
  database: Database,
  games: readonly string[],
  match: NewMatch,
  clock: Clock,
  startedAt: Date,
): Promise<MatchRecord> {
  const { players, setup, from, nonces, ...columns } = match;
  const userIds = players.flatMap(({ userId }) => userId ?? []);
  const { id } = await database.$transaction(async (inside) => {
    // Two processes that begin a match with the same player do so one after the other, and in an order in which neither waits for the other.
    await inside.$queryRaw`SELECT 1 FROM "User" WHERE "id" = ANY(${userIds}) ORDER BY "id" FOR NO KEY UPDATE`;
    const busy = await inside.matchSeat.findFirst({
      where: { userId: { in: userIds }, endedAt: null, match: { status: "RUNNING", game: { in: [...games] } } },
      select: { userId: true },
    });
    if (busy?.userId) throw new PlayerBusyError(busy.userId);
    const seats = players.map(({ userId, pseudo, bot, deck, look }, seat) => ({
      ...{ seat, userId, pseudo, botName: bot, deckName: deck ?? null },
      ...look,
    }));
    return inside.match.create({
      data: {
        ...columns,
        nonces: json(nonces),
        setup: json(setup),
        begunFrom: from ?? Prisma.DbNull,
        clock: json(clock),
        startedAt,
        seats: { create: seats },
      },
      select: { id: true },
    });
  });
  return { ...match, id, status: "RUNNING", outcome: null, clock, takenUp: 0, startedAt, endedAt: null };
}
