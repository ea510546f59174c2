import { isDeepStrictEqual } from "node:util";
import {
  type Answer,
  accepts,
  type Decision,
  type GameEvent,
  type Option,
  other,
  type PokemonGame,
  type Random,
  type Seat,
  type State,
} from "@/engine";

/** What must hold after every step of every match. Each check returns what is wrong, or null. */

/** One step as the fuzzer saw it. */
export interface Taken {
  readonly before: State;
  readonly decision: Decision<Option>;
  readonly answer: Answer;
  readonly after: State;
  readonly events: readonly GameEvent[];
}

/** Every card that a zone, a Pokémon in play, the Stadium or a Trainer being played holds, with repeats. */
function cardsIn(state: State): number[] {
  const inPlay = state.sides.flatMap(({ active, bench }) => (active ? [active, ...bench] : bench));
  return [
    ...state.sides.flatMap(({ deck, hand, discard, lostZone, prizes }) => [
      ...deck,
      ...hand,
      ...discard,
      ...lostZone,
      ...prizes.filter((card) => card >= 0),
    ]),
    ...inPlay.flatMap(({ cards, energy, tools }) => [...cards, ...energy, ...tools]),
    ...(state.stadium ? [state.stadium.card] : []),
    ...state.resolving,
  ];
}

/** Each of the cards is in exactly one place. */
export function conserved(state: State): string | null {
  const seen = new Set<number>();
  for (const card of cardsIn(state)) {
    if (seen.has(card)) return `card ${card} is in two places`;
    seen.add(card);
  }
  const missing = state.rules.cards.length - seen.size;
  return missing > 0 ? `${missing} cards are nowhere` : null;
}

/** Somebody can answer, or the match is over; nobody has two questions. */
export function alive(game: PokemonGame, state: State): string | null {
  const open = game.decisions(state);
  if (game.outcome(state) !== null) return open.length === 0 ? null : "the match is over and somebody is asked";
  if (open.length === 0) return "nobody is asked and the match is not over";
  if (new Set(open.map(({ seat }) => seat)).size < open.length) return "a seat has two questions";
  return open.some(({ options, min }) => options.length < min) ? "a question has too few options" : null;
}

/** The state survives JSON, and the copy goes on to the same state. */
export function resumes(game: PokemonGame, { before, answer, after }: Taken): string | null {
  const copy: State = JSON.parse(JSON.stringify(before));
  if (!isDeepStrictEqual(copy, before)) return "the state does not survive JSON";
  const step = game.step(copy, answer);
  if (!step.ok) return `the resumed copy refuses the answer: ${step.rejection}`;
  return JSON.stringify(step.state) === JSON.stringify(after) ? null : "the resumed copy comes to another state";
}

/** A wrong answer is refused and leaves the state as it was, byte for byte. */
export function refuses(game: PokemonGame, state: State, decision: Decision<Option>, random: Random): string | null {
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

/** KO-08: who concedes has lost, whenever it is. */
export function concedes(game: PokemonGame, state: State, seat: Seat): string | null {
  const step = game.step(state, { concede: seat });
  if (!step.ok) return `seat ${seat} may not concede: ${step.rejection}`;
  return game.outcome(step.state)?.winner === other(seat) ? null : `seat ${seat} concedes and has not lost`;
}

/** After the end nothing is taken any more. */
export function isClosed(game: PokemonGame, state: State, last: Answer | undefined): string | null {
  return refusesAll(game, state, [...(last ? [last] : []), { concede: 0 }, { concede: 1 }]);
}

function refusesAll(game: PokemonGame, state: State, wrong: readonly Answer[]): string | null {
  const bytes = JSON.stringify(state);
  const taken = wrong.find((answer) => game.step(state, answer).ok);
  if (taken) return `an impossible answer was taken: ${JSON.stringify(taken)}`;
  return JSON.stringify(state) === bytes ? null : "a refused answer left a trace";
}
