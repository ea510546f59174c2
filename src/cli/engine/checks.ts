import type { GameEvent, Option, State } from "@/games/pokemon/engine";
import type { Step } from "./any-game";

/** One step of a match. */
export type Played = Step<State, Option, GameEvent>;

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
