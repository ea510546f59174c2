/** Remembers in the browser which game a visitor has chosen. */
export const gameCookie = "game";
export const gameCookieOptions = { path: "/", maxAge: 365 * 24 * 3600, sameSite: "lax" } as const;
