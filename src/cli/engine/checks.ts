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
} from "@/games/pokemon/engine";
import { difference } from "./json";

/** What must hold after every step of every match. Each check returns what is wrong, or null. */

/** One step: what was asked and answered, and what came of it. */
export interface Played {
  readonly before: State;
  readonly decision: Decision<Option>;
  readonly answer: Answer;
  readonly after: State;
  readonly events: readonly GameEvent[];
}

/** One step as the fuzzer saw it. */
export interface Taken extends Played {
  /** As text: the state before, written when it was new, and what was asked. */
  readonly texts: { readonly before: string; readonly asked: string };
}

/** What is wrong about where the cards are: each is in exactly one place. */
export function conserved(state: State): string | null {
  const places = new Uint8Array(state.rules.cards.length);
  for (const cards of cardsIn(state)) for (const card of cards) if (card >= 0) places[card] = (places[card] ?? 0) + 1;
  if (places.every((count) => count === 1)) return null;
  const doubled = places.findIndex((count) => count > 1);
  return doubled >= 0 ? `card ${doubled} is in two places` : `card ${places.indexOf(0)} is nowhere`;
}

/** The cards of every zone, of every Pokémon in play, the Stadium and the Trainer cards being played; below 0 where a Prize card was. */
function cardsIn(state: State): readonly (readonly number[])[] {
  const lists: (readonly number[])[] = [state.resolving];
  if (state.stadium) lists.push([state.stadium.card]);
  for (const { deck, hand, discard, lostZone, prizes, active, bench } of state.sides) {
    lists.push(deck, hand, discard, lostZone, prizes);
    for (const pokemon of active ? [active, ...bench] : bench) lists.push(pokemon.cards, pokemon.energy, pokemon.tools);
  }
  return lists;
}

/** Somebody can answer, or the match is over; nobody has two questions. */
export function alive(game: PokemonGame, state: State): string | null {
  const open = game.decisions(state);
  if (game.outcome(state) !== null) return open.length === 0 ? null : "the match is over and somebody is asked";
  if (open.length === 0) return "nobody is asked and the match is not over";
  if (new Set(open.map(({ seat }) => seat)).size < open.length) return "a seat has two questions";
  return open.some(({ options, min }) => options.length < min) ? "a question has too few options" : null;
}

/**
 * The state survives JSON, and the copy goes on to the same state: a stored match is resumed, and seed and answers play it again. Asked
 * after refused answers and concessions: none has left a trace in it.
 */
export function resumes(game: PokemonGame, { before, answer, after, texts }: Taken): string | null {
  const copy: State = JSON.parse(texts.before);
  const trace = difference(before, copy);
  if (trace) return `the state does not survive JSON, or something asked of it has left a trace: ${trace}`;
  const step = game.step(copy, answer);
  if (!step.ok) return `the resumed copy refuses the answer: ${step.rejection}`;
  const parting = difference(after, step.state);
  return parting && `the resumed copy comes to another state: ${parting}`;
}

/** A wrong answer is refused. */
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
  const copy: State = JSON.parse(JSON.stringify(state));
  const trace = refusesAll(game, state, [...(last ? [last] : []), { concede: 0 }, { concede: 1 }]) ?? difference(state, copy);
  return trace && `after the end: ${trace}`;
}

function refusesAll(game: PokemonGame, state: State, wrong: readonly Answer[]): string | null {
  const taken = wrong.find((answer) => game.step(state, answer).ok);
  return taken ? `an impossible answer was taken: ${JSON.stringify(taken)}` : null;
}
