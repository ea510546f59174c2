/** The languages of the interface; the first is the default. */
export const locales = ["fr", "en", "es", "it"] as const;
export type Locale = (typeof locales)[number];
export const defaultLocale: Locale = "fr";

/** Remembers the language in the browser; the account remembers it too. */
export const localeCookie = "locale";
export const localeCookieOptions = { path: "/", maxAge: 365 * 24 * 3600, sameSite: "lax" } as const;

export function isLocale(value: unknown): value is Locale {
  return locales.some((locale) => locale === value);
}

/** The language that an account or a page names, or the default. */
export function localeOf(value: string | undefined): Locale {
  return isLocale(value) ? value : defaultLocale;
}

/**
 * The language in which somebody is spoken to: the one that was chosen in the browser, else the first of ours that the browser asks for, else the default.
 * @param chosen what the cookie says
 * @param accepted what the header Accept-Language says, as in `es-MX,es;q=0.9,en;q=0.8`
 */
export function spokenLocale(chosen: string | undefined, accepted: string | null): Locale {
  if (isLocale(chosen)) return chosen;
  const asked = (accepted ?? "").split(",").flatMap((part) => {
    const [tag = "", ...parameters] = part.split(";").map((piece) => piece.trim().toLowerCase());
    // One Spanish is here for every country.
    const [language] = tag.split("-");
    const weight = Number(parameters.find((parameter) => parameter.startsWith("q="))?.slice("q=".length) ?? 1);
    return isLocale(language) && weight > 0 ? [{ language, weight }] : [];
  });
  return asked.sort((one, other) => other.weight - one.weight)[0]?.language ?? defaultLocale;
}
