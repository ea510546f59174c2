import type { Database } from "@/db";
import { isUniqueViolation } from "@/db";
import { blockBetween } from "./blocks";
import type { FriendStep } from "./step";

/** Friendships and the open questions that lead to them. */

/** How many friends and unanswered questions of their own a player has at most: all of them go to the player's page whenever one of them does something. */
export const FRIENDS_MAX = 200;
/** How many questions wait for a player's answer at most. */
export const REQUESTS_MAX = 100;

export async function areFriends(database: Database, one: string, two: string): Promise<boolean> {
  return (await database.friendship.count({ where: pairOf(one, two) })) > 0;
}

/** Asks a player to be friends. Two players who ask each other are friends, whoever was first. */
export async function askFriend(
  database: Database,
  fromId: string,
  toId: string,
): Promise<
  FriendStep<
    "asked" | "befriended",
    "yourself" | "not-found" | "already-friends" | "already-asked" | "you-blocked" | "no-requests" | "list-full"
  >
> {
  if (fromId === toId) return { refused: "yourself" };
  const to = await database.user.findUnique({ where: { id: toId, guest: false }, select: { acceptsRequests: true } });
  if (!to) return { refused: "not-found" };
  const block = await blockBetween(database, fromId, toId);
  if (block === "by-one") return { refused: "you-blocked" };
  if (await areFriends(database, fromId, toId)) return { refused: "already-friends" };
  if (await isFull(database, fromId)) return { refused: "list-full" };
  if (await befriend(database, toId, fromId)) return { done: "befriended" };
  // Whether it is everybody or just the one who asks is nobody's business.
  if (block === "by-other" || !to.acceptsRequests) return { refused: "no-requests" };
  if ((await database.friendRequest.count({ where: { toId } })) >= REQUESTS_MAX) return { refused: "no-requests" };
  try {
    await database.friendRequest.create({ data: { fromId, toId } });
  } catch (error) {
    if (isUniqueViolation(error)) return { refused: "already-asked" };
    throw error;
  }
  // Both may have asked at the same moment: then each found no question of the other before writing its own.
  return { done: (await befriend(database, toId, fromId)) ? "befriended" : "asked" };
}

/** Answers a question. */
export async function answerFriend(
  database: Database,
  userId: string,
  fromId: string,
  accept: boolean,
): Promise<FriendStep<"befriended" | "declined", "withdrawn" | "list-full">> {
  if (accept && (await isFull(database, userId))) return { refused: "list-full" };
  if (accept) return (await befriend(database, fromId, userId)) ? { done: "befriended" } : { refused: "withdrawn" };
  const { count } = await database.friendRequest.deleteMany({ where: { fromId, toId: userId } });
  return count > 0 ? { done: "declined" } : { refused: "withdrawn" };
}

/** Takes a question back. */
export async function withdrawFriend(database: Database, userId: string, toId: string): Promise<FriendStep<"withdrawn", "not-found">> {
  const { count } = await database.friendRequest.deleteMany({ where: { fromId: userId, toId } });
  return count > 0 ? { done: "withdrawn" } : { refused: "not-found" };
}

/** Ends a friendship, for both. */
export async function removeFriend(database: Database, userId: string, friendId: string): Promise<FriendStep<"removed", "not-friends">> {
  const { count } = await database.friendship.deleteMany({ where: pairOf(userId, friendId) });
  return count > 0 ? { done: "removed" } : { refused: "not-friends" };
}

/** Whether a player can have no more friends. Who asked has kept a place for the friendship that may come of it. */
async function isFull(database: Database, userId: string): Promise<boolean> {
  const [friends, asked] = await Promise.all([
    database.friendship.count({ where: { OR: [{ userLowId: userId }, { userHighId: userId }] } }),
    database.friendRequest.count({ where: { fromId: userId } }),
  ]);
  return friends + asked >= FRIENDS_MAX;
}

/** Turns an open question into a friendship; false when there is no such question (any more). */
async function befriend(database: Database, fromId: string, toId: string): Promise<boolean> {
  const pair = pairOf(fromId, toId);
  return database.$transaction(async (transaction) => {
    // Both may do this at once, each beginning with the other's question: one row that both lock first keeps them from waiting in a circle.
    await transaction.$queryRaw`SELECT 1 FROM "User" WHERE "id" = ${pair.userLowId} FOR NO KEY UPDATE`;
    const { count } = await transaction.friendRequest.deleteMany({ where: { fromId, toId } });
    if (count === 0) return false;
    await transaction.friendRequest.deleteMany({ where: { fromId: toId, toId: fromId } });
    await transaction.friendship.createMany({ data: [pair], skipDuplicates: true });
    return true;
  });
}

function pairOf(one: string, two: string): { userLowId: string; userHighId: string } {
  return one < two ? { userLowId: one, userHighId: two } : { userLowId: two, userHighId: one };
}
