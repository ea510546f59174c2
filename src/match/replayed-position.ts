import { isDeepStrictEqual } from "node:util";
import type { Database } from "@/db";
import { begin, type GivenPosition, given } from "./beginning";
import { loadRecord } from "./finished";
import { type Frame, seenBy } from "./frame";
import type { BoundGame, MatchGame } from "./game";
import { loadMatch } from "./journal";
import type { Opening } from "./matches";
import { paced } from "./paced";
import { follow, RestoreError } from "./restore";

/** A position to begin from, and what the match pinned that it is of. */
export interface PositionOfMatch extends Pick<Opening, "game" | "edition" | "setup"> {
  readonly from: GivenPosition;
}

/** Why a position of a match cannot be played on from. */
export type NoPosition = "not-found" | "not-yours" | "over" | "rules-changed";

/**
 * Where a finished match stood after some of its answers, hidden cards and luck included: for those alone who played it. It is found by playing the answers
 * again, and holds only if it is what was seen then.
 * @param step how many answers led to it
 */
export async function replayedPosition(
  database: Database,
  games: readonly MatchGame<unknown, unknown, unknown, unknown>[],
  { matchId, step, userId }: { readonly matchId: string; readonly step: number; readonly userId: string },
): Promise<PositionOfMatch | NoPosition> {
  const match = await loadMatch(database, matchId);
  const game = games.find(({ name }) => name === match?.game);
  if (!match || !game) return "not-found";
  if (!match.players.some((player) => player.userId === userId)) return "not-yours";
  const finished = await loadRecord(database, matchId);
  const frame = finished?.frames[step];
  if (!finished || !frame) return "not-found";
  const bound = game.bind(finished.setup);
  let { state } = begin(game.states, bound, { ...match, from: finished.from });
  try {
    for await (const [seq, entry] of paced(finished.entries.slice(0, step).entries()))
      ({ state } = follow(bound, state, { ...entry, hash: null }, seq));
  } catch (error) {
    if (error instanceof RestoreError) return "rules-changed";
    throw error;
  }
  if (!isSeenIn(frame, bound, state)) return "rules-changed";
  if (bound.outcome(state)) return "over";
  return { game: game.name, edition: match.edition, setup: finished.setup, from: given(game.states, state) };
}

/** Whether a state looks as its frame was kept. */
function isSeenIn<State, Option, Event, View>(frame: Frame, game: BoundGame<State, Option, Event, View>, state: State): boolean {
  const viewer = frame.hidden === null ? "spectator" : "all";
  return isDeepStrictEqual(JSON.parse(JSON.stringify(game.view(state, viewer))), seenBy(frame, viewer)?.view);
}
