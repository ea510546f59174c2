import { z } from "zod";
import type { Json } from "@/kernel/json";
import type { Versions } from "@/kernel/versions";
import type { BoundGame } from "./game";
import { Puzzle } from "./laid-out";
import { shuffleSeed } from "./seed";

/** The position that a match against the computer begins from in the place of a shuffle. */
export const GivenPosition = z.object({
  /** The version of the game's states that it is written in. */
  version: z.number(),
  /** JSON as the game had it: a `jsonb` would put its fields in another order. */
  state: z.string(),
  /** What is to be done in it, where somebody said so. */
  puzzle: Puzzle.optional(),
});
export type GivenPosition = z.infer<typeof GivenPosition>;

/** A state of today's version, as a position to begin from. */
export function given(states: Versions, state: unknown, puzzle?: Puzzle): GivenPosition {
  return { version: states.latest, state: JSON.stringify(state), ...(puzzle && { puzzle }) };
}

/** How a match began: from the position that it was given, or else from its shuffle. */
export interface Beginning {
  readonly seed: string;
  readonly nonces: readonly [string, string];
  readonly from: GivenPosition | null;
}

/** The first state of a match, and what happened on the way to it. */
export function begin<State, Option, Event, View>(
  states: Versions,
  game: BoundGame<State, Option, Event, View>,
  { seed, nonces, from }: Beginning,
): { readonly state: State; readonly events: readonly Event[] } {
  if (!from) return game.start(shuffleSeed(seed, nonces));
  const stored = z.custom<Json>().parse(JSON.parse(from.state));
  return { state: z.custom<State>().parse(states.read(stored, from.version)), events: [] };
}
