import type { Prisma } from "@/db/generated/client";

/**
 * Removes an account with its decks, friendships and questions. Opponents keep their matches, and the administration its reports, in
 * which the player has no name any more, nor has their deck. Whoever calls it then ends the player's sockets and running match (`Realtime.expelUser`).
 *
 * @returns false when there is no such account (any more)
 */
export async function removeAccount(transaction: Prisma.TransactionClient, userId: string): Promise<boolean> {
  // A match that is just beginning is waited for, and found with the others; none begins from here on.
  await transaction.$queryRaw`SELECT 1 FROM "User" WHERE "id" = ${userId} FOR UPDATE`;
  await transaction.matchSeat.updateMany({ where: { userId }, data: { pseudo: "", deckName: null } });
  const { count } = await transaction.user.deleteMany({ where: { id: userId } });
  // Reports stay, without what was written: of, or by, somebody who is not here any more.
  await transaction.playerReport.updateMany({
    where: { OR: [{ reporterId: null }, { reportedId: null }], words: { not: "" } },
    data: { words: "" },
  });
  return count > 0;
}
