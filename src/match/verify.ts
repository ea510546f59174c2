import type { Database } from "@/db";
import { begin } from "./beginning";
import { loadPlayed } from "./finished";
import type { MatchGame } from "./game";
import { loadMatch, outcomeAfter } from "./journal";
import { paced } from "./paced";
import { commitment } from "./seed";

/** What does not add up in a finished match. */
export type VerificationFault = "not-over" | "commitment" | "journal" | "outcome";

/** What comes of playing a match again. */
export type Verification =
  | { readonly ok: true; readonly begun: "shuffled" | "given" }
  | { readonly ok: false; readonly fault: VerificationFault };

/**
 * Replays a finished match from its revealed seed, its nonces and its answers, as anyone may: the seed must be the one committed to at the start,
 * every answer must have been legal, and the outcome must be the one announced. Of a match that was begun from a given position there is no shuffle to
 * verify. Null when there is no such match.
 */
export async function verifyMatch<State, Option, Event, View>(
  database: Database,
  matchGame: MatchGame<State, Option, Event, View>,
  matchId: string,
): Promise<Verification | null> {
  const record = await loadMatch(database, matchId);
  if (!record) return null;
  if (!record.outcome) return { ok: false, fault: "not-over" };
  if (commitment(record.seed) !== record.seedCommitment) return { ok: false, fault: "commitment" };
  const { setup, from, entries } = await loadPlayed(database, record);
  const game = matchGame.bind(setup);
  let { state } = begin(matchGame.states, game, { ...record, from });
  let outcome = game.outcome(state);
  for await (const entry of paced(entries)) {
    const step = game.step(state, entry.answer);
    if (!step.ok) return { ok: false, fault: "journal" };
    state = step.state;
    outcome = outcomeAfter(game.outcome(state), entry);
  }
  const { winner, reason } = record.outcome;
  return outcome?.winner === winner && outcome.reason === reason
    ? { ok: true, begun: from ? "given" : "shuffled" }
    : { ok: false, fault: "outcome" };
}
