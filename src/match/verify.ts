import type { Database } from "@/db";
import type { MatchGame } from "./game";
import { pacedToEnd } from "./paced";
import { playAgain, type Verification } from "./play-again";
import { playedMatch } from "./proof";

/**
 * Plays a match again on the server; `playAgain` says what must hold. Null when there is no such match, or it is not over.
 */
export async function verifyMatch<State, Option, Event, View>(
  database: Database,
  game: MatchGame<State, Option, Event, View>,
  matchId: string,
): Promise<Verification | null> {
  const match = await playedMatch(database, matchId);
  return match && pacedToEnd(playAgain(game, match));
}
