import type { Database } from "@/db";
import { areFriends } from "./index";

/** What two players write to each other: after their match, and during it where they are friends. Nobody reads or writes who has not switched it on. */

/** So much is said in one match. */
const MOST_SAID = 100;

/** Whether something may be said now, or whose switch or what moment it waits for; `closed` where nobody is there to be written to. */
export type ChatState = "on" | "after" | "yours-off" | "theirs-off" | "closed";

export interface Said {
  readonly seat: number;
  readonly words: string;
}

/** How two players stand to each other, as far as writing goes. */
interface Pair {
  /** Who has an account that may write, and whether they have switched it on. */
  readonly switched: ReadonlyMap<string, boolean>;
  readonly blockers: readonly string[];
  readonly areFriends: boolean;
}

/** Reads how two players stand to each other; null where one is the computer, or an account that is deleted. */
export async function readPair(database: Database, one: string | null, other: string | null): Promise<Pair | null> {
  if (one === null || other === null) return null;
  const [accounts, blocks, befriended] = await Promise.all([
    database.user.findMany({ where: { id: { in: [one, other] }, guest: false }, select: { id: true, chats: true } }),
    database.block.findMany({
      where: {
        OR: [
          { blockerId: one, blockedId: other },
          { blockerId: other, blockedId: one },
        ],
      },
    }),
    areFriends(database, one, other),
  ]);
  const switched = new Map(accounts.map(({ id, chats }) => [id, chats]));
  return { switched, blockers: blocks.map(({ blockerId }) => blockerId), areFriends: befriended };
}

/**
 * How it stands for one of the two.
 *
 * @param over whether their match is
 */
export function chatState(pair: Pair | null, userId: string | null, over: boolean): ChatState {
  if (!pair || userId === null || pair.switched.size < 2 || pair.blockers.includes(userId)) return "closed";
  if (!over && !pair.areFriends) return "after";
  if (!pair.switched.get(userId)) return "yours-off";
  // Who is blocked learns nothing of it.
  return [...pair.switched.values()].every((on) => on) && pair.blockers.length === 0 ? "on" : "theirs-off";
}

/** Stores a line; false where the match has heard enough. */
export async function keepSaid(database: Database, line: { readonly matchId: string; readonly userId: string } & Said): Promise<boolean> {
  if ((await database.chatLine.count({ where: { matchId: line.matchId } })) >= MOST_SAID) return false;
  await database.chatLine.create({ data: line });
  return true;
}

/** What was said in a match, in order. */
export function saidIn(database: Database, matchId: string): Promise<readonly Said[]> {
  return database.chatLine.findMany({ where: { matchId }, select: { seat: true, words: true }, orderBy: { id: "asc" }, take: MOST_SAID });
}

/** Switches it on or off for oneself. */
export async function switchChat(database: Database, userId: string, on: boolean): Promise<void> {
  await database.user.update({ where: { id: userId }, data: { chats: on } });
}
