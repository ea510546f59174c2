import { PlayedMatch, playAgain, type ReplayingGame, type Verification } from "@/match/play-again";

/** What the worker that plays a match again says of it, as it goes. */
export type Said =
  | { readonly said: "played"; readonly answers: number; readonly of: number }
  | { readonly said: "found"; readonly match: VerifiedMatch; readonly verification: Verification }
  /** The match could not be had, or is none. */
  | { readonly said: "failed" };

/** What of a match is shown beside what was found. */
export type VerifiedMatch = Pick<PlayedMatch, "seedCommitment" | "seed" | "nonces">;

/** So often it is said how far it is. */
const TELL_MS = 100;

/**
 * Makes the worker that runs this one that plays matches of a game again, away from the page: whoever sends it the address of a match hears how far it is
 * and what was found (`Said`). To stop it is to end the worker.
 */
export function playsAgain<State, Option, Event, View>(game: ReplayingGame<State, Option, Event, View>): void {
  const tell = (said: Said) => self.postMessage(said);
  self.onmessage = ({ data }: MessageEvent<string>) => {
    verify(game, data, tell).catch((error: unknown) => {
      console.error(error);
      tell({ said: "failed" });
    });
  };
}

async function verify<State, Option, Event, View>(
  game: ReplayingGame<State, Option, Event, View>,
  address: string,
  tell: (said: Said) => void,
): Promise<void> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`The match cannot be had: ${answer.status}.`);
  const match = PlayedMatch.parse(await answer.json());
  const { seedCommitment, seed, nonces } = match;
  const work = playAgain(game, match);
  let told = 0;
  for (let piece = work.next(); ; piece = work.next()) {
    if (piece.done) {
      tell({ said: "found", match: { seedCommitment, seed, nonces }, verification: piece.value });
      return;
    }
    if (performance.now() - told < TELL_MS) continue;
    told = performance.now();
    tell({ said: "played", answers: piece.value, of: match.entries.length });
  }
}
