import type { GameCards } from "@/cards/game-cards";
import type { DeckRules } from "@/decks";
import type { OfferedGame } from "@/match";
import { pokemonCards } from "./pokemon/cards/pokemon-cards";
import { pokemonDecks } from "./pokemon/decks";
import { offerPokemon } from "./pokemon/site";

/** The games of the site, in the order in which they are offered: one line a game. */
export function offerGames(): readonly OfferedGame[] {
  return [offerPokemon()];
}

/** What each game that is played with decks says of them. */
export const deckRules: readonly [DeckRules, ...DeckRules[]] = [pokemonDecks];

/** What each game that is played with cards of the catalogue says of them. */
export const gameCards: readonly GameCards[] = [pokemonCards];
