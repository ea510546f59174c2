/** In which dates and times are told until the browser has said where it is. */
export const defaultTimeZone = "Europe/Paris";

/** Holds the zone of a browser that is not in the default one; `useZoneHere` writes it. */
export const timeZoneCookie = "time-zone";

/** The zone that a cookie names, or the default. */
export function timeZoneOf(value: string | undefined): string {
  return value !== undefined && isTimeZone(value) ? value : defaultTimeZone;
}

/** Zones that browsers have named: whether there is one takes a fifth of a millisecond to find out. */
const known = new Set<string>();
/** A zone is one in small letters and capitals of any mixture. */
const MOST_KNOWN = 1_000;

/** `Intl.supportedValuesOf` lacks the names that a zone had before, which some browsers go on using. */
function isTimeZone(value: string): boolean {
  if (known.has(value)) return true;
  try {
    new Intl.DateTimeFormat("en", { timeZone: value });
  } catch {
    return false;
  }
  if (known.size < MOST_KNOWN) known.add(value);
  return true;
}
