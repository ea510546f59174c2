import type { Database } from "@/db";
import type { Prisma } from "@/db/generated/client";
import { type Deletion, PLAYERS_PER_PAGE, type PlayerPage, type PlayerQuery } from "./schema";

/** What an administrator sees of the players, and their deletion. */

/** Players in order of pseudo, one page of them. */
export async function listPlayers(database: Database, { search, page }: PlayerQuery): Promise<PlayerPage> {
  const contains = { contains: likeLiteral(search), mode: "insensitive" } as const;
  const where: Prisma.UserWhereInput = {
    role: "PLAYER",
    OR: [{ pseudo: contains }, { email: contains }, { firstName: contains }, { lastName: contains }],
  };
  const total = await database.user.count({ where });
  const pages = Math.max(1, Math.ceil(total / PLAYERS_PER_PAGE));
  const shown = Math.min(page, pages);
  const rows = await database.user.findMany({
    where,
    select: { id: true, pseudo: true, lastName: true, firstName: true, email: true, createdAt: true, lastSeenAt: true },
    orderBy: [{ pseudoKey: "asc" }],
    skip: (shown - 1) * PLAYERS_PER_PAGE,
    take: PLAYERS_PER_PAGE,
  });
  const players = rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString(), lastSeenAt: row.lastSeenAt.toISOString() }));
  return { players, page: shown, pages, total };
}

/** What was deleted last, the latest first. */
export async function latestDeletions(database: Database, count: number): Promise<readonly Deletion[]> {
  const entries = await database.auditEntry.findMany({
    where: { action: "delete-player" },
    select: { id: true, actorPseudo: true, subjectPseudo: true, createdAt: true },
    orderBy: { createdAt: "desc" },
    take: count,
  });
  return entries.map(({ createdAt, ...entry }) => ({ ...entry, createdAt: createdAt.toISOString() }));
}

/** In a search box `%` and `_` mean themselves. */
function likeLiteral(text: string): string {
  return text.replace(/[\\%_]/g, (character) => `\\${character}`);
}

/**
 * Deletes a player: the account with its decks, friendships and questions, and an audit row that stays, in one transaction.
 * Whoever calls it then ends the player's sockets and running match (`Realtime.expelUser`).
 *
 * @returns the pseudo that was deleted, or why nothing was: administrators, oneself among them, are not deleted here
 */
export async function deletePlayer(
  database: Database,
  actor: { readonly id: string; readonly pseudo: string },
  playerId: string,
): Promise<{ readonly deleted: string } | { readonly refused: "yourself" | "not-found" | "administrator" }> {
  if (playerId === actor.id) return { refused: "yourself" };
  return database.$transaction(async (transaction) => {
    const player = await transaction.user.findUnique({
      where: { id: playerId },
      select: { pseudo: true, role: true, createdAt: true, _count: { select: { decks: true, seats: true } } },
    });
    if (!player) return { refused: "not-found" as const };
    if (player.role !== "PLAYER") return { refused: "administrator" as const };
    // Of two administrators who click at the same time one finds nobody left.
    const { count } = await transaction.user.deleteMany({ where: { id: playerId, role: "PLAYER" } });
    if (count === 0) return { refused: "not-found" as const };
    await transaction.auditEntry.create({
      data: {
        actorId: actor.id,
        actorPseudo: actor.pseudo,
        action: "delete-player",
        subjectId: playerId,
        subjectPseudo: player.pseudo,
        details: { createdAt: player.createdAt.toISOString(), decks: player._count.decks, matches: player._count.seats },
      },
    });
    return { deleted: player.pseudo };
  });
}
