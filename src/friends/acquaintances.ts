import { z } from "zod";
import { byKey, together } from "@/db/together";

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

const Ties = z.array(
  z.object({ of: z.string(), tie: z.enum(["friend", "asks", "asked", "blocked", "blocks"]), id: z.string(), pseudo: z.string() }),
);
type Tie = z.infer<typeof Ties>[number];

/** Reads all of it at once: every page that is opened begins with it. */
export const acquaintancesOf = together<string, Acquaintances>(async (database, userIds) => {
  const ids = [...new Set(userIds)];
  const ties = Ties.parse(
    await database.$queryRaw`
      SELECT "ties"."of", "ties"."tie", "User"."id", "User"."pseudo" FROM (
        SELECT "userLowId" AS "of", 'friend' AS "tie", "userHighId" AS "other" FROM "Friendship" WHERE "userLowId" = ANY(${ids})
        UNION ALL SELECT "userHighId", 'friend', "userLowId" FROM "Friendship" WHERE "userHighId" = ANY(${ids})
        UNION ALL SELECT "toId", 'asks', "fromId" FROM "FriendRequest" WHERE "toId" = ANY(${ids})
        UNION ALL SELECT "fromId", 'asked', "toId" FROM "FriendRequest" WHERE "fromId" = ANY(${ids})
        UNION ALL SELECT "blockerId", 'blocked', "blockedId" FROM "Block" WHERE "blockerId" = ANY(${ids})
        UNION ALL SELECT "blockedId", 'blocks', "blockerId" FROM "Block" WHERE "blockedId" = ANY(${ids})
      ) "ties" JOIN "User" ON "User"."id" = "ties"."other"`,
  );
  const byPlayer = byKey(ties, ({ of }) => of);
  return (id) => sorted(byPlayer.get(id) ?? []);
});

function sorted(ties: readonly Tie[]): Acquaintances {
  const inOrder = [...ties].sort((a, b) => a.pseudo.localeCompare(b.pseudo, "en", { sensitivity: "base" }));
  const of = (wanted: Tie["tie"]) => inOrder.filter(({ tie }) => tie === wanted).map(({ id, pseudo }) => ({ id, pseudo }));
  const blocked = of("blocked");
  return {
    friends: of("friend"),
    requestsIn: of("asks"),
    requestsOut: of("asked"),
    blocked,
    apart: new Set([...blocked, ...of("blocks")].map(({ id }) => id)),
  };
}
