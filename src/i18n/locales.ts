/** The languages of the interface; the first is the default. */
export const locales = ["fr", "en", "es", "it"] as const;
export type Locale = (typeof locales)[number];
export const defaultLocale: Locale = "fr";

/** In which dates and times are told. */
export const timeZone = "Europe/Paris";

/** Remembers the language in the browser; the account remembers it too. */
export const localeCookie = "locale";
export const localeCookieOptions = { path: "/", maxAge: 365 * 24 * 3600, sameSite: "lax" } as const;

export function isLocale(value: unknown): value is Locale {
  return locales.some((locale) => locale === value);
}

/** The language that a cookie names, or the default. */
export function localeOf(value: string | undefined): Locale {
  return isLocale(value) ? value : defaultLocale;
}
