import { accepts } from "@/kernel/accepts";
import { type Answer, type Decision, type Game, other, type Seat } from "@/kernel/game";
import type { Random } from "@/kernel/random";
import { difference } from "./json";

/** What must hold after every step of every match of any game. Each check returns what is wrong, or null. */

/** A game as its fuzzer drives it. */
type Played<State, Option, Event> = Game<unknown, State, Option, Event, unknown>;

/** One step: what was asked and answered, and what came of it. */
export interface Step<State, Option, Event> {
  readonly before: State;
  readonly decision: Decision<Option>;
  readonly answer: Answer;
  readonly after: State;
  readonly events: readonly Event[];
}

/**
 * The share of the steps that are gone a second time, with other hidden cards and from a resumed copy: more matches find more than every step
 * of fewer.
 */
const GONE_AGAIN = 0.3;

/** Whether a step is gone a second time: drawn from the chance of the match, so that its seed plays the same checks again. */
export const isGoneAgain = (random: Random): boolean => random() < GONE_AGAIN;

/** Somebody can answer, or the match is over; nobody has two questions. */
export function alive<State, Option, Event>(game: Played<State, Option, Event>, state: State): string | null {
  const open = game.decisions(state);
  if (game.outcome(state) !== null) return open.length === 0 ? null : "the match is over and somebody is asked";
  if (open.length === 0) return "nobody is asked and the match is not over";
  if (new Set(open.map(({ seat }) => seat)).size < open.length) return "a seat has two questions";
  return open.some(({ options, min }) => options.length < min) ? "a question has too few options" : null;
}

/**
 * The state survives JSON, and the copy goes on to the same state: a stored match is resumed, and seed and answers play it again. Asked
 * after refused answers and concessions: none has left a trace in it.
 *
 * @param text the state before, written when it was new
 */
export function resumes<State, Option, Event>(
  game: Played<State, Option, Event>,
  { before, answer, after }: Step<State, Option, Event>,
  text: string,
): string | null {
  const copy: State = JSON.parse(text);
  const trace = difference(before, copy);
  if (trace) return `the state does not survive JSON, or something asked of it has left a trace: ${trace}`;
  const step = game.step(copy, answer);
  if (!step.ok) return `the resumed copy refuses the answer: ${step.rejection}`;
  const parting = difference(after, step.state);
  return parting && `the resumed copy comes to another state: ${parting}`;
}

/** A wrong answer is refused. */
export function refuses<State, Option, Event>(
  game: Played<State, Option, Event>,
  state: State,
  decision: Decision<Option>,
  random: Random,
): string | null {
  const { id, seat, fallback, options, min, max } = decision;
  const places = (count: number) => Array.from({ length: count }, (_, index) => index);
  const anything = Array.from({ length: Math.floor(random() * 5) }, () => Math.floor(random() * (options.length + 2)) - 1);
  return refusesAll(game, state, [
    { decision: id + 1000, seat, choice: fallback },
    { decision: id, seat: other(seat), choice: fallback },
    { decision: id, seat, choice: [options.length] },
    { decision: id, seat, choice: [-1] },
    { decision: id, seat, choice: [0.5] },
    { decision: id, seat, choice: [0, 0] },
    { decision: id, seat, choice: places(max + 1) },
    ...(min > 0 ? [{ decision: id, seat, choice: places(min - 1) }] : []),
    ...(accepts(decision, anything) === null ? [] : [{ decision: id, seat, choice: anything }]),
  ]);
}

/** Who concedes has lost, whenever it is. */
export function concedes<State, Option, Event>(game: Played<State, Option, Event>, state: State, seat: Seat): string | null {
  const step = game.step(state, { concede: seat });
  if (!step.ok) return `seat ${seat} may not concede: ${step.rejection}`;
  return game.outcome(step.state)?.winner === other(seat) ? null : `seat ${seat} concedes and has not lost`;
}

/** After the end nothing is taken any more. */
export function isClosed<State, Option, Event>(game: Played<State, Option, Event>, state: State, last: Answer | undefined): string | null {
  const copy: State = JSON.parse(JSON.stringify(state));
  const trace = refusesAll(game, state, [...(last ? [last] : []), { concede: 0 }, { concede: 1 }]) ?? difference(state, copy);
  return trace && `after the end: ${trace}`;
}

function refusesAll<State, Option, Event>(game: Played<State, Option, Event>, state: State, wrong: readonly Answer[]): string | null {
  const taken = wrong.find((answer) => game.step(state, answer).ok);
  return taken ? `an impossible answer was taken: ${JSON.stringify(taken)}` : null;
}
