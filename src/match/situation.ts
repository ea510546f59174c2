import type { Seat } from "@/kernel/game";
import type { BoundGame, Situation } from "./game";
import type { Position } from "./position";

/** What a player without a screen has before it when a seat is asked: what the seat sees, and no more. Null where it is not asked that. */
export function situationOf<State, Option, Event, View>(
  game: BoundGame<State, Option, Event, View>,
  { state, views, decisions }: Position<State, Option, View>,
  seat: Seat,
  id: number,
): Situation<State, Option, View> | null {
  const decision = decisions.find((open) => open.seat === seat && open.id === id);
  if (!decision || state === null) return null;
  return { view: views[seat], decision, imagine: (seed) => game.imagine(state, seat, seed) };
}
