import { destinationOf, entryTo } from "@/accounts/entry";
import type { SessionEnd } from "@/realtime/protocol";

/**
 * Where a page goes whose session has ended; the home page says why by the same word. Whoever only has to log in again comes back to where they were.
 *
 * @param here the page's path and query
 */
export function homeAfter(reason: SessionEnd, here: string): string {
  const home = new URL(entryTo(reason === "logged-out" ? destinationOf(here) : destinationOf(null)), "http://here");
  home.searchParams.set("session", reason);
  return home.pathname + home.search;
}
