import { useEffect, useSyncExternalStore } from "react";
import { timeZoneCookie } from "@/i18n/time-zone";

const YEAR_SECONDS = 365 * 24 * 3600;

const zoneHere = () => Intl.DateTimeFormat().resolvedOptions().timeZone;
/** Nobody travels while a page is open. */
const never = () => () => {};

/**
 * The zone of the browser, which the server learns of for its next page.
 * @param told what the server went by, and so does the browser until the page is live
 */
export function useZoneHere(told: string): string {
  const here = useSyncExternalStore(never, zoneHere, () => told);
  useEffect(() => {
    if (here !== told) document.cookie = `${timeZoneCookie}=${encodeURIComponent(here)}; path=/; max-age=${YEAR_SECONDS}; samesite=lax`;
  }, [here, told]);
  return here;
}
