import type { Database } from "@/db";
import { answerFriend, askFriend, removeFriend, withdrawFriend } from "@/friends";
import { blockPlayer, unblockPlayer } from "@/friends/blocks";
import type { Handlers } from "./connection";
import type { Lobby } from "./lobby";

/** Friendship over the socket: each step is seen at once on both sides. */
export function friendHandlers(
  database: Database,
  lobby: Lobby,
): Handlers<"friend:ask" | "friend:withdraw" | "friend:answer" | "friend:remove" | "player:block" | "player:unblock"> {
  const show = (...userIds: string[]) => Promise.all(userIds.map((userId) => lobby.reload(userId)));
  const endChallenges = (userId: string, other: string) => {
    for (const challenge of lobby.challenges.between(userId, other)) {
      lobby.challenges.remove(challenge.id);
      lobby.closed(challenge, userId);
    }
  };
  return {
    "friend:ask": async ({ user }, { userId }) => {
      const step = await askFriend(database, user.id, userId);
      if ("refused" in step) return step.refused;
      if (step.done === "befriended") lobby.notify(userId, "friend-accepted", user.pseudo);
      await show(user.id, userId);
      return null;
    },
    "friend:withdraw": async ({ user }, { userId }) => {
      const step = await withdrawFriend(database, user.id, userId);
      if ("refused" in step) return step.refused;
      await show(user.id, userId);
      return null;
    },
    "friend:answer": async ({ user }, { userId, accept }) => {
      const step = await answerFriend(database, user.id, userId, accept);
      if ("refused" in step) return step.refused;
      lobby.notify(userId, accept ? "friend-accepted" : "friend-declined", user.pseudo);
      await show(user.id, userId);
      return null;
    },
    "friend:remove": async ({ user }, { userId }) => {
      const step = await removeFriend(database, user.id, userId);
      if ("refused" in step) return step.refused;
      endChallenges(user.id, userId);
      await show(user.id, userId);
      return null;
    },
    "player:block": async ({ user }, { userId }) => {
      const step = await blockPlayer(database, user.id, userId);
      if ("refused" in step) return step.refused;
      endChallenges(user.id, userId);
      await show(user.id, userId);
      return null;
    },
    "player:unblock": async ({ user }, { userId }) => {
      const step = await unblockPlayer(database, user.id, userId);
      if ("refused" in step) return step.refused;
      await show(user.id, userId);
      return null;
    },
  };
}
