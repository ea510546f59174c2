import type { Decision, Game } from "@/kernel/game";
import type { Versions } from "@/kernel/versions";
import type { Turn } from "./clock";
import type { MatchRecord } from "./journal";
import type { Chronicle } from "./story";

/** What a player without a screen has before it when it is asked. */
export interface Situation<State, Option, View> {
  /** What a player in its seat sees. */
  readonly view: View;
  readonly decision: Decision<Option>;
  /** The match as its seat may take it to be, to try things in (`Game.imagine`). */
  readonly imagine: (seed: string) => State;
  /** Options that another idea is wanted than. */
  readonly besides?: readonly number[];
}

/** A player without a screen. */
export interface Bot<State, Option, View> {
  /** Chooses among what is offered, at once or after some thought. Always an acceptable choice. */
  choose(situation: Situation<State, Option, View>): readonly number[] | Promise<readonly number[]>;
}

/** A game as one match plays it, its setup bound in: all that a room needs to know of it. */
export interface BoundGame<State, Option, Event, View> extends Omit<Game<never, State, Option, Event, View>, "start"> {
  start(seed: string): { readonly state: State; readonly events: readonly Event[] };
  /** Which turn it is and whose; the turn clock belongs to it. */
  turn(state: State): Turn;
}

/** A kind of game that matches can be played in. */
export interface MatchGame<State, Option, Event, View> {
  /** Stored with each match. */
  readonly name: string;
  /** How its states are written: a running match may have been left by an older version of the site. */
  readonly states: Versions;
  /** The game with the rules and cards that a match pinned when it began. Throws when the stored setup does not fit. */
  bind(setup: unknown): BoundGame<State, Option, Event, View>;
  /** A player without a screen, by the name that its seat is stored with. Throws when there is none of this name. */
  bot(name: string, match: MatchRecord): Bot<State, Option, View>;
  /** What happened in a match that is over, for its story; a game without is none the worse. */
  readonly chronicle?: Chronicle;
}
