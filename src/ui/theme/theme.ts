/** Light "cut paper" and dark plum: as the system has it until the header chooses. */
export const themes = ["light", "dark"] as const;
export type Theme = (typeof themes)[number];

/** Remembers the theme in the browser, so that the server renders the right one. */
export const themeCookie = "theme";
export const themeCookieOptions = { path: "/", maxAge: 365 * 24 * 3600, sameSite: "lax" } as const;

/** Before the first choice the page is as the visitor's system: run as it is read, so that nothing flashes. Without quotation marks, which React would escape. */
export const systemTheme = "if(matchMedia(`(prefers-color-scheme: dark)`).matches)document.documentElement.dataset.theme=`dark`";

/** The theme that a cookie names, or the default. */
export function themeOf(value: string | undefined): Theme {
  return value === "dark" ? "dark" : "light";
}
