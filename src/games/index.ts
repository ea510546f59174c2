import type { GameCards } from "@/cards/game-cards";
import type { GameCatalogue } from "@/cards/game-catalogue";
import type { DeckRules } from "@/decks";
import type { OfferedGame } from "@/match";
import { dragonBallCatalogue } from "./dragonball/cards/catalogue";
import { dragonBallDecks } from "./dragonball/decks";
import { offerDragonBall } from "./dragonball/site";
import { pokemonCatalogue } from "./pokemon/cards/catalogue";
import { pokemonDecks } from "./pokemon/decks";
import { offerPokemon } from "./pokemon/site";

/** The games of the site, in the order in which they are offered: one line a game. */
export function offerGames(): readonly OfferedGame[] {
  return [offerPokemon(), offerDragonBall()];
}

/** What each game that is played with decks says of them. */
export const deckRules: readonly [DeckRules, ...DeckRules[]] = [pokemonDecks, dragonBallDecks];

/** The part of the catalogue of each game that is played with cards. */
export const catalogues: readonly GameCatalogue[] = [pokemonCatalogue, dragonBallCatalogue];

/** What these games say of their cards. */
export const gameCards: readonly GameCards[] = catalogues.map(({ cards }) => cards);
