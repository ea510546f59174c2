import type { GameDecision } from "./layout";
import { isForced, passOf } from "./layout";

/** What a player has said beforehand of the other player's actions. */
export const STANDING_ORDERS = ["unlessICould", "always", "passTurn"] as const;
export type StandingOrder = (typeof STANDING_ORDERS)[number];

/** Purposes in which doing nothing is the usual answer. */
const WINDOWS: ReadonlySet<string> = new Set(["counter", "offense", "defense"]);

/**
 * The answer that a standing order gives to a decision by itself, or null where the player is asked. Whether anything could have been done is for the
 * player alone to see: the answer is given after a moment that tells nothing of it.
 */
export function standingAnswer(decision: GameDecision, order: StandingOrder): readonly number[] | null {
  if (order === "always") return null;
  const pass = passOf(decision);
  if (pass !== null && WINDOWS.has(decision.purpose) && (order === "passTurn" || decision.options.length === 1)) return [pass];
  if (pass !== null || !isForced(decision)) return null;
  return decision.fallback;
}

/** How long a standing order waits before it answers: as long as somebody who looks at their hand might. */
export function standingDelay(random: number): number {
  return 700 + Math.round(random * 1300);
}
