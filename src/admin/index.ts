import { removeAccount } from "@/accounts/remove";
import { resetPath } from "@/accounts/reset";
import { issueToken } from "@/accounts/tokens";
import type { Database } from "@/db";
import { note } from "./audit";
import type { Deletion, Reasoned } from "./schema";

/** The deletion of players, and links for those who have forgotten their password. */

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

/**
 * A link by which a player sets a new password, for those who cannot be mailed one.
 *
 * @returns its path; or why there is none: whoever administrates the site asks for no other administrator
 */
export async function resetLink(
  database: Database,
  actor: { readonly id: string; readonly pseudo: string },
  playerId: string,
  { reason }: Reasoned,
): Promise<{ readonly path: string } | { readonly refused: "yourself" | "not-found" | "administrator" }> {
  if (playerId === actor.id) return { refused: "yourself" };
  const player = await database.user.findUnique({ where: { id: playerId }, select: { id: true, pseudo: true, role: true } });
  if (!player) return { refused: "not-found" };
  if (player.role !== "PLAYER") return { refused: "administrator" };
  const token = await issueToken(database, { id: playerId, email: null }, "RESET_PASSWORD");
  await note(database, actor, "reset-link", player, { reason });
  return { path: resetPath(token) };
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
  { reason }: Reasoned,
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
    if (!(await removeAccount(transaction, playerId))) return { refused: "not-found" as const };
    await note(
      transaction,
      actor,
      "delete-player",
      { id: playerId, pseudo: player.pseudo },
      {
        reason,
        createdAt: player.createdAt.toISOString(),
        decks: player._count.decks,
        matches: player._count.seats,
      },
    );
    return { deleted: player.pseudo };
  });
}
