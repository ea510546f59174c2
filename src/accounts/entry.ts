/** Where whoever logs in or signs up goes on to, unless they were on their way to somewhere else. */
export const GAME_PAGE = "/jeu";

/** Set in a browser once somebody has logged in there to an account: the home page then greets whoever comes back. */
export const knownHereCookie = "known-here";
export const knownHereCookieOptions = { path: "/", maxAge: 365 * 24 * 3600, sameSite: "lax", httpOnly: true } as const;

const LONGEST = 4_000;
const HERE = "http://here";

/** The page of this site that an address names as the one to go on to (`?vers=`); the game page where it names none. No other site is led to. */
export function destinationOf(vers: unknown): string {
  if (typeof vers !== "string" || vers.length > LONGEST || !URL.canParse(vers, HERE)) return GAME_PAGE;
  const { origin, pathname, search } = new URL(vers, HERE);
  const isPage = origin === HERE && pathname !== "/" && !/^\/(\/|api\/)/.test(pathname);
  return isPage ? pathname + search : GAME_PAGE;
}

/** The home page or the sign-up, as the way to another page. */
export function entryTo(destination: string, by: "/" | "/inscription" = "/"): string {
  return destination === GAME_PAGE ? by : `${by}?${new URLSearchParams({ vers: destination })}`;
}
