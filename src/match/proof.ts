import type { Database } from "@/db";
import type { MatchGame } from "./game";
import { loadMatch } from "./journal";
import { shuffleSeed } from "./seed";
import { type Verification, verifyMatch } from "./verify";

/** All that a player needs to check the shuffle of a match, and what the server found when it played the answers again. */
export interface Proof {
  readonly seed: string;
  readonly seedCommitment: string;
  readonly nonces: readonly [string, string];
  /** What the game was started with. */
  readonly shuffleSeed: string;
  readonly verification: Verification;
}

/** The proof of a finished match of this player; null where they have none of this id. */
export async function proofOf(
  database: Database,
  games: readonly MatchGame<unknown, unknown, unknown, unknown>[],
  matchId: string,
  userId: string,
): Promise<Proof | null> {
  const match = await loadMatch(database, matchId);
  const game = games.find(({ name }) => name === match?.game);
  // Its seed tells every hand: it is for those who played it.
  if (!match?.outcome || !game || !match.players.some((player) => player.userId === userId)) return null;
  const verification = await verifyMatch(database, game, matchId);
  const { seed, seedCommitment, nonces } = match;
  return verification && { seed, seedCommitment, nonces, shuffleSeed: shuffleSeed(seed, nonces), verification };
}
