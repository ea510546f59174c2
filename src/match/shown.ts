import type { Viewer } from "@/kernel/game";
import { frameOf } from "./frame";
import type { BoundGame } from "./game";
import { stateHash } from "./hash";
import { look, type Position, type Views } from "./position";

/** What each of the two seats hears, and whoever only watches. */
export type Heard<Event> = readonly [readonly Event[], readonly Event[], readonly Event[]];
export const NOTHING: Heard<never> = [[], [], []];

/** What an answer comes to. */
export interface Shown<State, Option, Event, View> {
  readonly position: Position<State, Option, View>;
  readonly events: Heard<Event>;
  /** What was seen of it. */
  readonly frame: string;
  readonly hash: string;
}

/**
 * All that follows from a step, worked out before it counts.
 * @param before what was seen before it
 * @param first whether its frame stands behind no other: it is the first since a snapshot
 */
export function show<State, Option, Event, View>(
  game: BoundGame<State, Option, Event, View>,
  { state, events }: { readonly state: State; readonly events: readonly Event[] },
  before: Views<View>,
  first: boolean,
): Shown<State, Option, Event, View> {
  const position = look(game, state, before);
  const heard = (viewer: Viewer) => events.map((event) => game.redact(event, viewer)).filter((event) => event !== null);
  return {
    position,
    events: [heard(0), heard(1), heard("spectator")],
    frame: frameOf(game, position.views, events, first ? undefined : before),
    hash: stateHash(state),
  };
}
