import type { PlayersChange, PlayersPage } from "./protocol";

/** The most players on a page of the list. */
export const PLAYERS_PAGE = 100;

/** As long as a pseudo is at most. */
export const PLAYERS_NAME_MAX = 20;

/** A page of the players online after a change of it, in the same order as the server has it. */
export function changedPage({ players }: PlayersPage, { here, gone, total, online }: PlayersChange): PlayersPage {
  const out = new Set([...gone, ...here.map(({ id }) => id)]);
  const kept = players.filter(({ id }) => !out.has(id));
  const key = ({ pseudo }: { readonly pseudo: string }) => pseudo.toLowerCase();
  return { players: [...kept, ...here].sort((one, other) => (key(one) < key(other) ? -1 : 1)), total, online };
}
