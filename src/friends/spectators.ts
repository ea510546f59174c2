import { z } from "zod";
import { identityKey } from "@/accounts/identity";
import type { Database } from "@/db";
import { Spectators } from "@/db/generated/enums";
import type { Seat } from "@/kernel/game";
import { acquaintancesOf } from "./acquaintances";

/** Who may watch whose matches, and what they see of them. */

/** What an account says of it. */
export const SpectatorsForm = z.strictObject({ spectators: z.enum(Spectators), handShown: z.boolean() });

/** What a spectator sees of a match: what everybody at the table sees, or what one of its players does. */
export type Sight = Seat | "spectator";

/**
 * What somebody who does not play sees of a match. Its players are friends of theirs, one at least, or both let everybody watch; neither wants nobody to,
 * or has blocked them. A hand is shown by who allows it, a friend's rather than the other's.
 *
 * @param players the accounts by seat; null for the computer, or an account that is gone
 * @returns null when they may not watch
 */
export async function sightOf(
  database: Database,
  viewerId: string,
  players: readonly [string | null, string | null],
): Promise<Sight | null> {
  const ids = players.filter((id) => id !== null);
  const [accounts, { friends, apart }] = await Promise.all([
    database.user.findMany({ where: { id: { in: ids } }, select: { id: true, spectators: true, handShown: true } }),
    acquaintancesOf(database, viewerId),
  ]);
  const isFriend = (id: string) => friends.some((friend) => friend.id === id);
  const isOpen = accounts.length > 0 && accounts.every(({ spectators }) => spectators === Spectators.EVERYBODY);
  if (!isOpen && !accounts.some(({ id }) => isFriend(id))) return null;
  if (accounts.some(({ id, spectators }) => spectators === Spectators.NOBODY || apart.has(id))) return null;
  const showing = accounts.filter(({ handShown }) => handShown);
  const shown = showing.find(({ id }) => isFriend(id)) ?? showing[0];
  const seat = players.findIndex((id) => id !== null && id === shown?.id);
  return seat === 0 || seat === 1 ? seat : "spectator";
}

/** The running match of a player, for who may watch it; null where there is none. */
export async function watchableMatchOf(database: Database, viewerId: string, pseudo: string): Promise<string | null> {
  const match = await database.match.findFirst({
    where: { status: "RUNNING", seats: { some: { user: { pseudoKey: identityKey(pseudo) } } } },
    select: { id: true, seats: { select: { userId: true }, orderBy: { seat: "asc" } } },
  });
  const [first, second] = match?.seats ?? [];
  if (!match || !first || !second) return null;
  return (await sightOf(database, viewerId, [first.userId, second.userId])) === null ? null : match.id;
}

/** A match that everybody may watch. */
export interface OpenMatch {
  readonly id: string;
  readonly game: string;
  readonly edition: string;
  readonly pseudos: readonly string[];
}

const MOST_OPEN = 4;

/** The matches that began last of those that everybody may watch. */
export async function openMatches(database: Database): Promise<readonly OpenMatch[]> {
  const matches = await database.match.findMany({
    where: { status: "RUNNING", kind: { not: "BOT" }, seats: { every: { user: { spectators: Spectators.EVERYBODY } } } },
    select: { id: true, game: true, edition: true, seats: { select: { pseudo: true }, orderBy: { seat: "asc" } } },
    orderBy: { startedAt: "desc" },
    take: MOST_OPEN,
  });
  return matches.map(({ seats, ...match }) => ({ ...match, pseudos: seats.map(({ pseudo }) => pseudo) }));
}
