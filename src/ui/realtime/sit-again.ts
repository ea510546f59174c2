import type { Refusal } from "./connection";

const SOON_MS = 1_000;
/** Somebody who opens many pages at once says more in a moment than a player may: each is let in when its turn comes. */
const LATER_MS = 3_000;

/**
 * After how long a page that was refused its seat asks for it once more: the line broke meanwhile, whoever plays the match is being replaced, or too much
 * was said at once. Null for a refusal that stays one.
 */
export function sitAgainMs(code: Refusal["code"]): number | null {
  if (code === "too-often") return LATER_MS;
  return code === "unreachable" || code === "server-error" || code === "restarting" ? SOON_MS : null;
}
