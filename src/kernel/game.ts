/**
 * The contract every turn-based card game fulfils. Everything above the engine (bots, match rooms, sockets, board, fuzzers)
 * talks to a game through it and takes the game as a parameter; nothing in `kernel/` knows which game it is.
 */

/** One of the two players, by place at the table. */
export type Seat = 0 | 1;

/** Who looks at the table: a player, somebody who may see only what is public, or, once the match is over, somebody who may see all. */
export type Viewer = Seat | "spectator" | "all";

/** The other player. */
export function other(seat: Seat): Seat {
  return seat === 0 ? 1 : 0;
}

/**
 * Something one seat has to choose. The options are all and only what is legal; an option never names what the seat may not see.
 * `Option` is the game's own description of a choice, plain JSON.
 */
export interface Decision<Option> {
  /** Unique within the match, growing; an answer names it, so that a late or repeated answer cannot hit the next decision. */
  readonly id: number;
  readonly seat: Seat;
  /** What sort of thing is chosen (the game's closed set), for the layout of the prompt. */
  readonly kind: string;
  /** Why it is chosen (the game's closed set), for the words of the prompt. */
  readonly purpose: string;
  readonly options: readonly Option[];
  /** Fewest and most options in a legal answer, 0 ≤ min ≤ max ≤ options.length. Passing is an option of its own, never an empty answer to a main action. */
  readonly min: number;
  readonly max: number;
  /** The order of the chosen indices counts (order of triggers, of cards put back on a deck). */
  readonly ordered?: boolean;
  /** What min and max alone cannot say about the chosen set; where none may be chosen, an empty one fits. */
  readonly constraint?: Constraint;
  /** The card whose effect asks, as everybody at the table may know it. */
  readonly source?: DecisionSource;
  /** What a seat that has chosen nothing is taken to answer when its clock runs out: always an acceptable choice. */
  readonly fallback: readonly number[];
}

/** The card that asks: its definition, and the object in play it acts from where there is one. */
export interface DecisionSource {
  readonly card: string;
  readonly object?: number;
  /** Which part of the card, as the game calls it (an attack, a skill), by its printed place. */
  readonly part?: { readonly kind: string; readonly index: number };
}

/** The closed set of demands on the chosen set as a whole; each array is parallel to the options. */
export type Constraint =
  /** No two chosen options belong to the same group. */
  | { readonly kind: "oneOfEach"; readonly groups: readonly string[] }
  /** All chosen options belong to the same group. */
  | { readonly kind: "same"; readonly groups: readonly string[] }
  /** The numbers of the chosen options add up to so much at most, or exactly. */
  | { readonly kind: "sum"; readonly values: readonly number[]; readonly atMost?: number; readonly exactly?: number }
  /** Between them the chosen options show all that is asked, and each shows some of it. */
  | { readonly kind: "covers"; readonly shows: readonly (readonly string[])[]; readonly all: readonly string[] }
  /**
   * The chosen options pay a cost. Each option provides units, a unit is the list of symbols it may stand for ("*" for all);
   * each symbol of the cost needs a unit of its own, "*" takes any. There are no more options than symbols, and each provides something.
   */
  | { readonly kind: "pays"; readonly provides: readonly (readonly (readonly string[])[])[]; readonly cost: readonly string[] };

/** What a client, bot, clock or test says to a match. Concession is legal in every state (KO-08). */
export type Answer = { readonly decision: number; readonly seat: Seat; readonly choice: readonly number[] } | { readonly concede: Seat };

/** Why an answer changed nothing. */
export type Rejection =
  | "over" // the match has ended
  | "unknown-decision" // no such decision is open (too early, too late, twice)
  | "wrong-seat" // the decision is the other player's
  | "out-of-range" // an index names no option, or is not an integer
  | "duplicate" // an index is named twice
  | "too-few"
  | "too-many"
  | "constraint"; // the set as a whole does not fit

export type Outcome = { readonly winner: Seat; readonly reason: string } | { readonly winner: null; readonly reason: string };

export type Step<State, Event> =
  | { readonly ok: true; readonly state: State; readonly events: readonly Event[] }
  | { readonly ok: false; readonly rejection: Rejection };

/**
 * A game. States and events are plain JSON; no function keeps anything between calls, reads a clock or draws its own luck.
 * A state is never changed in place: `step` returns a new one that may share parts with the old.
 */
export interface Game<Setup, State, Option, Event, View> {
  /** The first state of a match. Throws when the set-up names something unknown. The seed is any string; the same seed gives the same match. */
  start(setup: Setup, seed: string): { readonly state: State; readonly events: readonly Event[] };
  /** All open decisions, at most one per seat; empty exactly when the match is over. */
  decisions(state: State): readonly Decision<Option>[];
  /** Takes one answer, all or nothing: a rejection leaves no trace. */
  step(state: State, answer: Answer): Step<State, Event>;
  /** What this viewer may know, by allowlist. */
  view(state: State, viewer: Viewer): View;
  /** The same for who wants it of several viewers: what they see alike is worked out once, and is one object in all their views. */
  viewing(state: State): (viewer: Viewer) => View;
  /** What this viewer learns of an event, or null when nothing. */
  redact(event: Event, viewer: Viewer): Event | null;
  /** Null while the match goes on. */
  outcome(state: State): Outcome | null;
  /**
   * The match as this seat may take it to be: what it sees is as it is, what is hidden from it, luck included, is drawn anew from the seed.
   * For players that think ahead. Asked only while the seat is to take its main action.
   */
  imagine(state: State, seat: Seat, seed: string): State;
}
