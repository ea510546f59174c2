/** In which dates and times are told until the browser has said where it is. */
export const defaultTimeZone = "Europe/Paris";

/** Holds the zone of a browser that is not in the default one; `useZoneHere` writes it. */
export const timeZoneCookie = "time-zone";

/** The zone that a cookie names, or the default. */
export function timeZoneOf(value: string | undefined): string {
  return value !== undefined && isTimeZone(value) ? value : defaultTimeZone;
}

/** `Intl.supportedValuesOf` lacks the names that a zone had before, which some browsers go on using. */
function isTimeZone(value: string): boolean {
  try {
    new Intl.DateTimeFormat("en", { timeZone: value });
    return true;
  } catch {
    return false;
  }
}
