import type { Database } from "@/db";
import type { MatchGame } from "./game";
import { loadMatch } from "./journal";
import { outcomeAfter } from "./room";
import { commitment, shuffleSeed } from "./seed";

/** What does not add up in a finished match. */
export type VerificationFault = "not-over" | "commitment" | "journal" | "outcome";

/**
 * Replays a finished match from its revealed seed, its nonces and its journal, as anyone may: the seed must be the one committed to at the start,
 * every answer must have been legal, and the outcome must be the one announced. Null when there is no such match.
 */
export async function verifyMatch<State, Option, Event, View>(
  database: Database,
  matchGame: MatchGame<State, Option, Event, View>,
  matchId: string,
): Promise<{ readonly ok: true } | { readonly ok: false; readonly fault: VerificationFault } | null> {
  const record = await loadMatch(database, matchId);
  if (!record) return null;
  if (!record.outcome) return { ok: false, fault: "not-over" };
  if (commitment(record.seed) !== record.seedCommitment) return { ok: false, fault: "commitment" };
  const game = matchGame.bind(record.setup);
  let { state } = game.start(shuffleSeed(record.seed, record.nonces));
  let outcome = game.outcome(state);
  for (const entry of record.entries) {
    const step = game.step(state, entry.answer);
    if (!step.ok) return { ok: false, fault: "journal" };
    state = step.state;
    outcome = outcomeAfter(game.outcome(state), entry);
  }
  const { winner, reason } = record.outcome;
  return outcome?.winner === winner && outcome.reason === reason ? { ok: true } : { ok: false, fault: "outcome" };
}
