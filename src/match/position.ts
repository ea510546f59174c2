import type { Decision, Outcome, Viewer } from "@/kernel/game";
import { shared } from "@/kernel/shared";
import { type Clock, type ClockSettings, limitsOf, startClock, type Turn } from "./clock";
import type { BoundGame } from "./game";

/** What each viewer sees of a state. */
export interface Views<View> {
  readonly 0: View;
  readonly 1: View;
  /** Not known of a finished match that was opened again. */
  readonly spectator?: View;
  readonly all?: View;
}

/** All that is shown of a state, worked out before the state counts: what throws here changes nothing. */
export interface Position<State, Option, View> {
  /** Null in a finished match that was opened again: nothing comes after it. */
  readonly state: State | null;
  readonly decisions: readonly Decision<Option>[];
  readonly views: Views<View>;
  readonly turn: Turn;
  readonly outcome: Outcome | null;
}

/** What is shown of a state; `before`, of the one before it. */
export function look<State, Option, Event, View>(
  game: BoundGame<State, Option, Event, View>,
  state: State,
  before?: Views<View>,
): Position<State, Option, View> & { readonly state: State; readonly views: Required<Views<View>> } {
  return {
    state,
    decisions: plain(game.decisions(state)),
    views: viewsOf(game, state, before),
    turn: game.turn(state),
    outcome: game.outcome(state),
  };
}

/**
 * What each viewer sees of a state.
 * @param before what they saw of the one before: whatever is as it was is the very part of it, so that comparing the two costs next to nothing
 */
export function viewsOf<State, Option, Event, View>(
  game: BoundGame<State, Option, Event, View>,
  state: State,
  before?: Views<View>,
): Required<Views<View>> {
  const known = new Map();
  const view = game.viewing(state);
  const seen = (viewer: Viewer) => shared(before?.[viewer], view(viewer), known);
  return { all: seen("all"), 0: seen(0), 1: seen(1), spectator: seen("spectator") };
}

/** An option may work a part of itself out only when it is looked at. What is told next is compared with this field by field, so all of it stands there. */
function plain<Option>(decisions: readonly Decision<Option>[]): readonly Decision<Option>[] {
  return JSON.parse(JSON.stringify(decisions));
}

/** The clocks of a match that is just about to begin. */
export function openingClock(
  { turn, decisions }: Position<unknown, unknown, unknown>,
  settings: ClockSettings,
  bots: readonly [boolean, boolean],
  now: number,
): Clock {
  return startClock(limitsOf(settings, bots), turn, waiting(decisions), bots, now);
}

/** Which seats are asked. */
export function waiting(decisions: readonly Decision<unknown>[]): readonly [boolean, boolean] {
  return [decisions.some(({ seat }) => seat === 0), decisions.some(({ seat }) => seat === 1)];
}
