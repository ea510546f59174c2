import type { DeckPage } from "@/ui/game-pages";
import { deckPage as dragonBallDeckPage } from "./dragonball/pages/decks";
import { deckPage as pokemonDeckPage } from "./pokemon/pages/decks";

/** The deck page of each game that is built of decks, by its name: one line a game. */
export const deckPages: Readonly<Record<string, DeckPage>> = { pokemon: pokemonDeckPage, dragonball: dragonBallDeckPage };
