import type { Seat } from "@/kernel/game";
import { other } from "@/kernel/game";
import { SPECIAL_CONDITIONS, type SpecialCondition } from "../card";
import type { Pokemon, SideState, State } from "./state";

type Seats = readonly [Seat, Seat];
const SEATS: Seats = [0, 1];

/** Both seats, the turn's player first. */
export function seatsInTurnOrder(state: State): Seats {
  return state.turnSeat === 0 ? SEATS : [1, 0];
}

/** Both seats, first the one whose turn comes next: it goes first in Knock Outs and at the Checkup (RUL-01, CHK-01). */
export function seatsNextFirst({ used, turnSeat }: State): Seats {
  return (used.extraTurn ?? other(turnSeat)) === 0 ? SEATS : [1, 0];
}

/** A player's Pokémon in play, the Active one first. */
export function pokemonInPlay(side: SideState): readonly Pokemon[] {
  return side.active ? [side.active, ...side.bench] : side.bench;
}

/** SETUP-09: what was put into play at set-up lies face down until the first turn begins; an end before that turns nothing up. */
export function areFaceDown({ turn }: State): boolean {
  return turn === 0;
}

/** Whether a card lies in play: as the Stadium, as a Pokémon or under one, or attached to one. */
export function isInPlay({ sides, stadium }: State, card: number): boolean {
  if (stadium?.card === card) return true;
  for (const side of sides)
    for (const { cards, energy, tools } of pokemonInPlay(side))
      if (cards.includes(card) || energy.includes(card) || tools.includes(card)) return true;
  return false;
}

/** The Pokémon with this object number, or null when it left play. */
export function findPokemon(state: State, id: number): Pokemon | null {
  if (id === 0) return null;
  for (const side of state.sides) {
    if (side.active?.id === id) return side.active;
    for (const pokemon of side.bench) if (pokemon.id === id) return pokemon;
  }
  return null;
}

/** As `findPokemon`, where the rules have made sure that it is in play. */
export function thePokemon(state: State, id: number): Pokemon {
  const pokemon = findPokemon(state, id);
  if (!pokemon) throw new Error(`Pokémon ${id} is not in play.`);
  return pokemon;
}

/** The player who controls a Pokémon in play. */
export function controllerOf(state: State, id: number): Seat {
  const [first] = state.sides;
  return first.active?.id === id || first.bench.some((pokemon) => pokemon.id === id) ? 0 : 1;
}

export function isActive(state: State, id: number): boolean {
  return state.sides[0].active?.id === id || state.sides[1].active?.id === id;
}

export function topCardNumber(pokemon: Pokemon): number {
  const top = pokemon.cards[pokemon.cards.length - 1];
  if (top === undefined) throw new Error(`Pokémon ${pokemon.id} has no card.`);
  return top;
}

/** The bit that stands for a Special Condition. */
export function conditionBit(condition: SpecialCondition): number {
  return 1 << SPECIAL_CONDITIONS.indexOf(condition);
}

export function hasCondition(pokemon: Pokemon, condition: SpecialCondition): boolean {
  return (pokemon.conditions & conditionBit(condition)) !== 0;
}

export function conditionsOf(pokemon: Pokemon): SpecialCondition[] {
  return pokemon.conditions === 0 ? [] : SPECIAL_CONDITIONS.filter((_, place) => (pokemon.conditions & (1 << place)) !== 0);
}

/** The Pokémon in play that a card is a part of or attached to, or null. */
export function holderOf(state: State, card: number): Pokemon | null {
  for (const side of state.sides) {
    if (side.active && holds(side.active, card)) return side.active;
    for (const pokemon of side.bench) if (holds(pokemon, card)) return pokemon;
  }
  return null;
}

/** Whether a card is a part of a Pokémon or attached to it. */
export function holds(pokemon: Pokemon, card: number): boolean {
  return pokemon.energy.includes(card) || pokemon.tools.includes(card) || pokemon.cards.includes(card);
}

/** The opponent's side of the table, seen from a seat. */
export function opposing(state: State, seat: Seat): SideState {
  return state.sides[other(seat)];
}
