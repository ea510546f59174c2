/** Light "cut paper" is the default; dark plum is chosen in the header. */
export const themes = ["light", "dark"] as const;
export type Theme = (typeof themes)[number];

/** Remembers the theme in the browser, so that the server renders the right one. */
export const themeCookie = "theme";
export const themeCookieOptions = { path: "/", maxAge: 365 * 24 * 3600, sameSite: "lax" } as const;

/** The theme that a cookie names, or the default. */
export function themeOf(value: string | undefined): Theme {
  return value === "dark" ? "dark" : "light";
}
