import type { Database } from "@/db";
import { answerFriend, askFriend, removeFriend, withdrawFriend } from "@/friends";
import type { Handlers } from "./connection";
import type { Lobby } from "./lobby";

/** Friendship over the socket: each step is seen at once on both sides. */
export function friendHandlers(
  database: Database,
  lobby: Lobby,
): Handlers<"friend:ask" | "friend:withdraw" | "friend:answer" | "friend:remove"> {
  const show = (...userIds: string[]) => Promise.all(userIds.map((userId) => lobby.reload(userId)));
  return {
    "friend:ask": async ({ data: { user } }, { userId }) => {
      const step = await askFriend(database, user.id, userId);
      if ("refused" in step) return step.refused;
      if (step.done === "befriended") lobby.notify(userId, "friend-accepted", user.pseudo);
      await show(user.id, userId);
      return null;
    },
    "friend:withdraw": async ({ data: { user } }, { userId }) => {
      const step = await withdrawFriend(database, user.id, userId);
      if ("refused" in step) return step.refused;
      await show(user.id, userId);
      return null;
    },
    "friend:answer": async ({ data: { user } }, { userId, accept }) => {
      const step = await answerFriend(database, user.id, userId, accept);
      if ("refused" in step) return step.refused;
      lobby.notify(userId, accept ? "friend-accepted" : "friend-declined", user.pseudo);
      await show(user.id, userId);
      return null;
    },
    "friend:remove": async ({ data: { user } }, { userId }) => {
      const step = await removeFriend(database, user.id, userId);
      if ("refused" in step) return step.refused;
      for (const challenge of lobby.challenges.between(user.id, userId)) {
        lobby.challenges.remove(challenge.id);
        lobby.closed(challenge, user.id);
      }
      await show(user.id, userId);
      return null;
    },
  };
}
