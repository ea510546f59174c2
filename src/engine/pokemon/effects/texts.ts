import { piecesOf } from "../families/families";
import { cardOf, type Match } from "../match";
import { topCardNumber } from "../state/inPlay";
import type { Pokemon } from "../state/state";

/**
 * The cards of a Pokémon whose attacks and Abilities count: the highest one; under a BREAK also the card below (FAM-03);
 * all pieces of a V-UNION (FAM-10) and both halves of a LEGEND (FAM-24).
 */
export function textCards(m: Match, pokemon: Pokemon): readonly number[] {
  const top = topCardNumber(pokemon);
  const stage = cardOf(m, top).pokemon?.stage;
  if (stage === "BREAK" || stage === "LV.X") return pokemon.cards.slice(-2).reverse();
  if (stage && piecesOf(stage) > 1) return pokemon.cards;
  return [top];
}
