/** What stands behind these names a player, or is a link that opens something. */
const NAMING = /^(\/api\/admin\/players|\/joueur|\/art\/portrait|\/defi|\/deck\/partage)\/.+/;
const MOST_LOGGED = 200;

/** The path of an address as the log may have it: without what was searched for, and without names, ids and links of players. */
export function unnamedPath(url: string): string {
  const [path = ""] = url.split("?");
  return path.replace(NAMING, "$1/…").slice(0, MOST_LOGGED);
}
