import { z } from "zod";
import type { Database } from "@/db";

export interface FriendPlayer {
  readonly id: string;
  readonly pseudo: string;
}

/** Whom a player knows, and whom they want nothing of. Each list is in order of pseudo. */
export interface Acquaintances {
  readonly friends: readonly FriendPlayer[];
  /** Who has asked them. */
  readonly requestsIn: readonly FriendPlayer[];
  /** Whom they have asked. */
  readonly requestsOut: readonly FriendPlayer[];
  readonly blocked: readonly FriendPlayer[];
  /** Everybody who is to be kept apart from them, whichever of the two wanted it. */
  readonly apart: ReadonlySet<string>;
}

const Ties = z.array(z.object({ tie: z.enum(["friend", "asks", "asked", "blocked", "blocks"]), id: z.string(), pseudo: z.string() }));

/** Reads all of it at once: every page that is opened begins with it. */
export async function acquaintancesOf(database: Database, userId: string): Promise<Acquaintances> {
  const ties = Ties.parse(
    await database.$queryRaw`
      SELECT "ties"."tie", "User"."id", "User"."pseudo" FROM (
        SELECT 'friend' AS "tie", "userHighId" AS "other" FROM "Friendship" WHERE "userLowId" = ${userId}
        UNION ALL SELECT 'friend', "userLowId" FROM "Friendship" WHERE "userHighId" = ${userId}
        UNION ALL SELECT 'asks', "fromId" FROM "FriendRequest" WHERE "toId" = ${userId}
        UNION ALL SELECT 'asked', "toId" FROM "FriendRequest" WHERE "fromId" = ${userId}
        UNION ALL SELECT 'blocked', "blockedId" FROM "Block" WHERE "blockerId" = ${userId}
        UNION ALL SELECT 'blocks', "blockerId" FROM "Block" WHERE "blockedId" = ${userId}
      ) "ties" JOIN "User" ON "User"."id" = "ties"."other"`,
  );
  ties.sort((a, b) => a.pseudo.localeCompare(b.pseudo, "en", { sensitivity: "base" }));
  const of = (wanted: (typeof ties)[number]["tie"]) => ties.filter(({ tie }) => tie === wanted).map(({ id, pseudo }) => ({ id, pseudo }));
  const blocked = of("blocked");
  return {
    friends: of("friend"),
    requestsIn: of("asks"),
    requestsOut: of("asked"),
    blocked,
    apart: new Set([...blocked, ...of("blocks")].map(({ id }) => id)),
  };
}
