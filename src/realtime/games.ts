import type { Matches, OfferedGame } from "@/match";

/** The matches of all games of the site. */
export type SiteMatches = Matches<unknown, unknown, unknown, unknown>;
export type SiteRoom = NonNullable<Awaited<ReturnType<SiteMatches["room"]>>>;

/** @throws when the site does not offer it */
export function gameNamed(games: readonly OfferedGame[], name: string): OfferedGame {
  const game = games.find((one) => one.name === name);
  if (!game) throw new Error(`There is no game "${name}".`);
  return game;
}
