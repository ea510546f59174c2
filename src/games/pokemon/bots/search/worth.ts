import type { PokemonView, Seat, View } from "@/games/pokemon/engine";
import type { CardLookup } from "../cards";
import { remaining, Table } from "../greedy/table";

/** What a Prize card is worth; everything else is measured by it. */
const PRIZE = 100;
const WON = 100_000;

/** How well a seat stands, as the other sees it stand: above 0 it is ahead. */
export function worthOf(view: View, seat: Seat, cardOf: CardLookup): number {
  if (view.outcome) return view.outcome.winner === null ? 0 : view.outcome.winner === seat ? WON - view.turn : view.turn - WON;
  const mine = new Table(view, seat, cardOf);
  const theirs = new Table(view, seat === 0 ? 1 : 0, cardOf);
  return sideWorth(mine) - sideWorth(theirs);
}

function sideWorth(table: Table): number {
  const { mine } = table;
  const left = mine.prizes.filter((prize) => prize !== "empty").length;
  const cards = 4 * Math.min(mine.handCount, 7) + Math.min(mine.handCount, 20);
  const soonOut = mine.deckCount < 6 ? 12 * (6 - mine.deckCount) : 0;
  const pokemon = table.myPokemon.reduce((sum, each) => sum + pokemonWorth(table, each), 0);
  return pokemon + cards - soonOut - PRIZE * left + activeWorth(table);
}

/** Body, Energy and what it will be able to do. */
function pokemonWorth(table: Table, pokemon: PokemonView): number {
  const strongest = Math.max(0, ...table.attacks(pokemon).map(({ cost }) => cost.length));
  const energy = Math.min(pokemon.provides.length, strongest) * 16 + Math.max(0, pokemon.provides.length - strongest) * 3;
  const grown = (pokemon.cards.length - 1) * 14;
  return 12 + remaining(pokemon) / 5 + energy + grown + pokemon.tools.length * 8 + table.bestAttack(pokemon) / 8;
}

function activeWorth(table: Table): number {
  const active = table.myActive;
  if (!active) return 0;
  const conditions = active.conditions.length * 12;
  const alone = table.myBench.length === 0 ? 60 : 0;
  return table.bestAttack(active) / 4 - conditions - alone - (table.isDoomed(active) ? 45 * table.prizes(active) : 0);
}
