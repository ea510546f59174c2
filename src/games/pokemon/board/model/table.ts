import type { CardView, FaceDown, PokemonView, SideView, View } from "@/games/pokemon/engine/view";
import { other, type Seat } from "@/kernel/game";

/** A view turned so that one's own side is below. */
export interface Table {
  readonly seat: Seat;
  readonly mine: SideView;
  readonly theirs: SideView;
}

export function tableOf(view: View, seat: Seat): Table {
  return { seat, mine: view.sides[seat], theirs: view.sides[other(seat)] };
}

export function isUp(pokemon: PokemonView | FaceDown | null | undefined): pokemon is PokemonView {
  return pokemon != null && pokemon.faceDown !== true;
}

/** The card on top: whose name and attacks count. */
export function topCard(pokemon: PokemonView): CardView {
  const top = pokemon.cards.at(-1);
  if (top === undefined) throw new Error(`Pokémon ${pokemon.id} in play has no card`);
  return top;
}

/** All Pokémon in play that this viewer may see, Active first, one side after the other. */
export function pokemonInPlay(view: View): readonly PokemonView[] {
  return view.sides.flatMap((side) => [side.active, ...side.bench]).filter(isUp);
}

export function findPokemon(view: View, id: number): PokemonView | undefined {
  return pokemonInPlay(view).find((pokemon) => pokemon.id === id);
}

export function prizesLeft(side: SideView): number {
  return side.prizes.filter((prize) => prize !== "empty").length;
}
