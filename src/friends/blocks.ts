import type { Database } from "@/db";
import { isUniqueViolation } from "@/db";
import type { FriendStep } from "./step";

/** Players who want nothing of each other. */

export async function hasBlocked(database: Database, blockerId: string, blockedId: string): Promise<boolean> {
  return (await database.block.count({ where: { blockerId, blockedId } })) > 0;
}

/** Which of the two has blocked the other; `both` looks like `one`: whoever blocks can take it back. */
export async function blockBetween(database: Database, one: string, other: string): Promise<"by-one" | "by-other" | null> {
  const rows = await database.block.findMany({
    where: {
      OR: [
        { blockerId: one, blockedId: other },
        { blockerId: other, blockedId: one },
      ],
    },
  });
  if (rows.some(({ blockerId }) => blockerId === one)) return "by-one";
  return rows.length > 0 ? "by-other" : null;
}

/** How many players one may want nothing of: all of them go to the player's page, as friends do. */
export const BLOCKS_MAX = 500;

/** Wants nothing of a player any more: friendship and open questions end too. */
export async function blockPlayer(
  database: Database,
  blockerId: string,
  blockedId: string,
): Promise<FriendStep<"blocked", "yourself" | "not-found" | "list-full">> {
  if (blockerId === blockedId) return { refused: "yourself" };
  if ((await database.user.count({ where: { id: blockedId } })) === 0) return { refused: "not-found" };
  if ((await database.block.count({ where: { blockerId } })) >= BLOCKS_MAX) return { refused: "list-full" };
  const [userLowId, userHighId] = blockerId < blockedId ? [blockerId, blockedId] : [blockedId, blockerId];
  try {
    await database.$transaction([
      database.friendship.deleteMany({ where: { userLowId, userHighId } }),
      database.friendRequest.deleteMany({
        where: {
          OR: [
            { fromId: blockerId, toId: blockedId },
            { fromId: blockedId, toId: blockerId },
          ],
        },
      }),
      database.block.create({ data: { blockerId, blockedId } }),
    ]);
  } catch (error) {
    // It was done already, from another page.
    if (!isUniqueViolation(error)) throw error;
  }
  return { done: "blocked" };
}

/** Takes it back; a friendship that ended by it stays ended. */
export async function unblockPlayer(
  database: Database,
  blockerId: string,
  blockedId: string,
): Promise<FriendStep<"unblocked", "not-found">> {
  const { count } = await database.block.deleteMany({ where: { blockerId, blockedId } });
  return count > 0 ? { done: "unblocked" } : { refused: "not-found" };
}
