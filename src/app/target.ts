import type { IncomingMessage, ServerResponse } from "node:http";
import { parseAndValidateFlightRouterState } from "next/dist/server/app-render/parse-and-validate-flight-router-state.js";
import { isStorable } from "@/i18n/text";

/** Whether a request asks for a path, as browsers and proxies ask a server. HTTP knows other targets too, `http://somewhere/path` and `*`. */
export function asksForPath({ url = "" }: Pick<IncomingMessage, "url">): boolean {
  return url.startsWith("/") && URL.canParse(url, "http://localhost") && isReadable(url.split("?", 1)[0] ?? "");
}

/** Whether what is escaped in a path is text: Next takes what is none for a fault of its own, and no row of ours is named by a NUL. */
function isReadable(path: string): boolean {
  try {
    return isStorable(decodeURIComponent(path));
  } catch {
    return false;
  }
}

/** Whether a page that asks for another one says of itself what a page can be. */
function asksFromPage({ headers }: IncomingMessage): boolean {
  try {
    parseAndValidateFlightRouterState(headers["next-router-state-tree"]);
    return true;
  } catch {
    return false;
  }
}

/**
 * Refuses with 400 what Next cannot read, and would take for a fault of its own: what is asked for by no path (limits look at how a path begins), and what
 * says that it comes from a page that cannot be.
 *
 * @returns whether it was refused
 */
export function refuseUnreadable(request: IncomingMessage, response: ServerResponse): boolean {
  if (asksForPath(request) && asksFromPage(request)) return false;
  response.writeHead(400, { connection: "close" }).end();
  return true;
}
