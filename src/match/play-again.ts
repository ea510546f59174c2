import { z } from "zod";
import type { Outcome } from "@/kernel/game";
import { isOfNewerVersion } from "@/kernel/versions";
import { type Beginning, begin, GivenPosition } from "./beginning";
import { OutcomeRow, outcomeAfter, pair, RecordedEntry, type StoredEntry } from "./entry";
import type { MatchGame } from "./game";
import { isHashOf } from "./hash";
import { commitment } from "./seed";

/**
 * Plays a match that is over again: from its seed, what both browsers added, its set-up and its answers alone. Server and browser do it by this one function,
 * which reads and writes nothing.
 */

/** All that a match that is over is played again from. */
export interface PlayedMatch extends Beginning {
  readonly game: string;
  /** What the seed's fingerprint was said to be before either browser added its part. */
  readonly seedCommitment: string;
  /** Plain JSON that the game's `bind` takes: rules, decks and cards as they were. */
  readonly setup: unknown;
  readonly entries: readonly StoredEntry[];
  /** What was announced. */
  readonly outcome: Outcome;
}

/** As the server hands it to a browser. */
export const PlayedMatch: z.ZodType<PlayedMatch> = z.object({
  game: z.string(),
  seedCommitment: z.string(),
  seed: z.string(),
  nonces: pair(z.string()),
  setup: z.unknown(),
  from: GivenPosition.nullable(),
  entries: z.array(RecordedEntry),
  outcome: OutcomeRow,
});

/** What of a game is needed to play a match of it again. */
export type ReplayingGame<State, Option, Event, View> = Pick<MatchGame<State, Option, Event, View>, "states" | "bind">;

/** What comes of playing a match again. */
export type Verification =
  | {
      readonly ok: true;
      readonly begun: "shuffled" | "given";
      readonly answers: number;
      /** After how many of them the record knows the state by its hash. */
      readonly hashed: number;
    }
  | {
      readonly ok: false;
      readonly fault: VerificationFault;
      /** How many came out as they were recorded, before what does not add up. */
      readonly answers: number;
    };

/** What does not add up. */
export type VerificationFault =
  /** The seed is not the one committed to. */
  | "commitment"
  /** A later version of the rules wrote the match down. */
  | "newer"
  /** These rules cannot begin it. */
  | "setup"
  /** These rules do not allow the next answer. */
  | "answer"
  /** The next answer leads to another state than it led to then. */
  | "state"
  /** The answers do not lead to the outcome that was announced. */
  | "outcome";

/**
 * Replays a match: the seed must be the one committed to at the start, every answer must be legal and lead to the state that it led to then, where the record
 * has its hash, and the outcome must be the one announced. Goes on from answer to answer, so that who asks can do something else in between.
 *
 * @returns what came of it; yields how many answers are played
 */
export function* playAgain<State, Option, Event, View>(
  { states, bind }: ReplayingGame<State, Option, Event, View>,
  match: PlayedMatch,
): Generator<number, Verification, undefined> {
  const { entries, from } = match;
  let answers = 0;
  const failed = (fault: VerificationFault): Verification => ({ ok: false, fault, answers });
  if (commitment(match.seed) !== match.seedCommitment) return failed("commitment");
  const begun = attempt(() => {
    const game = bind(match.setup);
    return { game, state: begin(states, game, match).state };
  });
  if ("error" in begun) return failed(isOfNewerVersion(begun.error) ? "newer" : "setup");
  const { game } = begun.value;
  let { state } = begun.value;
  let outcome: Outcome | null = game.outcome(state);
  let hashed = 0;
  for (const entry of entries) {
    yield answers;
    const step = attempt(() => game.step(state, entry.answer));
    if ("error" in step || !step.value.ok) return failed("answer");
    state = step.value.state;
    if (entry.hash !== null && !isHashOf(entry.hash, state)) return failed("state");
    outcome = outcomeAfter(game.outcome(state), entry);
    answers++;
    if (entry.hash !== null) hashed++;
  }
  if (outcome?.winner !== match.outcome.winner || outcome.reason !== match.outcome.reason) return failed("outcome");
  return { ok: true, begun: from ? "given" : "shuffled", answers, hashed };
}

/** A record that does not fit these rules may break them anywhere: that is what is to be found out. */
function attempt<Value>(deed: () => Value): { readonly value: Value } | { readonly error: unknown } {
  try {
    return { value: deed() };
  } catch (error) {
    return { error };
  }
}
