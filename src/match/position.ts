import type { Decision, Outcome } from "@/kernel/game";
import { type Clock, type ClockSettings, limitsOf, startClock, type Turn } from "./clock";
import type { BoundGame } from "./game";

/** All that is shown of a state, worked out before the state counts: what throws here changes nothing. */
export interface Position<State, Option, View> {
  /** Null in a finished match that was opened again: nothing comes after it. */
  readonly state: State | null;
  readonly decisions: readonly Decision<Option>[];
  readonly views: readonly [View, View];
  readonly turn: Turn;
  readonly outcome: Outcome | null;
}

/** What is shown of a state. */
export function look<State, Option, Event, View>(
  game: BoundGame<State, Option, Event, View>,
  state: State,
): Position<State, Option, View> & { readonly state: State } {
  return {
    state,
    decisions: plain(game.decisions(state)),
    views: [game.view(state, 0), game.view(state, 1)],
    turn: game.turn(state),
    outcome: game.outcome(state),
  };
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
