import type { Database } from "@/db";
import { loadPlayed } from "./finished";
import { loadMatch, type MatchRecord } from "./journal";
import type { PlayedMatch } from "./play-again";

/** All that a match is played again from; null when there is none of this id, or it is not over. */
export async function playedMatch(database: Database, matchId: string): Promise<PlayedMatch | null> {
  const match = await loadMatch(database, matchId);
  return match && played(database, match);
}

/** What a player plays their finished match again from, on their own device; null where they have none of this id. */
export async function proofOf(database: Database, matchId: string, userId: string): Promise<PlayedMatch | null> {
  const match = await loadMatch(database, matchId);
  // Its seed tells every hand: it is for those who played it.
  return match?.players.some((player) => player.userId === userId) ? played(database, match) : null;
}

async function played(database: Database, match: MatchRecord): Promise<PlayedMatch | null> {
  const { game, seed, seedCommitment, nonces, outcome } = match;
  if (!outcome) return null;
  const { setup, from, entries } = await loadPlayed(database, match);
  return { game, seedCommitment, seed, nonces, setup, from, entries, outcome };
}
