import type { ServerResponse } from "node:http";

/**
 * Lets a page be compressed as one. Next has its compression give out what it holds after each piece that React draws: our pages are drawn at once, and
 * came in up to fifty pieces, each compressed by itself and written to the line.
 */
export function gather(response: ServerResponse): void {
  Object.defineProperty(response, "flush", { get: () => undefined, set: () => {} });
}
