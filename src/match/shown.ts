import type { Viewer } from "@/kernel/game";
import { frameOf } from "./frame";
import type { BoundGame } from "./game";
import { stateHash } from "./hash";
import { look, type Position } from "./position";
import type { Standpoint } from "./restore";

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
 * @param before where the match stood: the first frame since a snapshot stands behind no other
 */
export function show<State, Option, Event, View>(
  game: BoundGame<State, Option, Event, View>,
  { state, events }: { readonly state: State; readonly events: readonly Event[] },
  { position: before, frames }: Pick<Standpoint<State, Option, View>, "position" | "frames">,
): Shown<State, Option, Event, View> {
  const position = look(game, state, before.views);
  const heard = (viewer: Viewer) => events.map((event) => game.redact(event, viewer)).filter((event) => event !== null);
  return {
    position,
    events: [heard(0), heard(1), heard("spectator")],
    frame: frameOf(game, position.views, events, frames.length === 0 ? undefined : before.views),
    hash: stateHash(state),
  };
}
