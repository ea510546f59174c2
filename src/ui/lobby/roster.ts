import type { Me, OnlinePlayer, PlayerStatus, PublicPlayer } from "@/realtime/protocol";

export const ROSTER_FILTERS = ["all", "friends", "requests"] as const;
export type RosterFilter = (typeof ROSTER_FILTERS)[number];

/** What another player is to me. `asked`: I asked them; `asking`: they ask me; `blocked`: I want nothing of them. */
export type Relation = "stranger" | "friend" | "asked" | "asking" | "blocked";

export interface RosterRow {
  readonly player: PublicPlayer;
  /** Null when not online. */
  readonly status: PlayerStatus | null;
  readonly relation: Relation;
}

function relationsOf(me: Me): ReadonlyMap<string, Relation> {
  return new Map<string, Relation>([
    ...me.requestsOut.map(({ id }) => [id, "asked"] as const),
    ...me.requestsIn.map(({ id }) => [id, "asking"] as const),
    ...me.friends.map(({ id }) => [id, "friend"] as const),
    ...me.blocked.map(({ id }) => [id, "blocked"] as const),
  ]);
}

/**
 * The rows of the players' panel, friends first, then in the order of the pseudos.
 *
 * @param online the page of the players online that the server has shown
 * @param filter `all`: who is online, all friends among them on the first page; `friends`: friends, also those who are not online, and last those whom I have blocked; `requests`: open
 * questions of friendship, received first
 * @param query part of a pseudo, without regard to case
 * @param page from 0
 */
export function rosterOf(me: Me, online: readonly OnlinePlayer[], filter: RosterFilter, query: string, page: number): readonly RosterRow[] {
  const relations = relationsOf(me);
  const statuses = new Map([...me.friends, ...online].map(({ id, status }) => [id, status]));
  const rowOf = ({ id, pseudo }: PublicPlayer): RosterRow => ({
    player: { id, pseudo },
    status: statuses.get(id) ?? null,
    relation: relations.get(id) ?? "stranger",
  });
  const sought = query.trim().toLowerCase();
  const strangers = online.filter(({ id }) => relations.get(id) !== "friend");
  const all = page === 0 ? [...me.friends.filter((friend) => friend.online), ...strangers] : strangers;
  const listed = { all, friends: [...me.friends, ...me.blocked], requests: [...me.requestsIn, ...me.requestsOut] }[filter];
  return listed
    .filter(({ id, pseudo }) => id !== me.id && pseudo.toLowerCase().includes(sought))
    .map(rowOf)
    .sort((one, other) => rank(one, filter) - rank(other, filter) || one.player.pseudo.localeCompare(other.player.pseudo));
}

function rank({ relation, status }: RosterRow, filter: RosterFilter): number {
  if (relation === "blocked") return 2;
  if (filter === "friends") return status === null ? 1 : 0;
  if (filter === "requests") return relation === "asking" ? 0 : 1;
  return relation === "friend" ? 0 : 1;
}

/** Friends who could take a challenge now. */
export function freeFriends(me: Me): number {
  return me.friends.filter(({ status }) => status === "free" || status === "queueing").length;
}
