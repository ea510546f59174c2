import type { Edition } from "@/games/pokemon/engine/view";
import { classicDecks } from "./classic";
import type { StarterDeck } from "./deck";
import { meDecks } from "./me";
import { smDecks } from "./sm";
import { svDecks } from "./sv";
import { swshDecks } from "./swsh";
import { xyDecks } from "./xy";

export type { StarterDeck } from "./deck";

/** The ready decks, edition by edition. */
export const starterDecks: readonly StarterDeck[] = [...classicDecks, ...xyDecks, ...smDecks, ...swshDecks, ...svDecks, ...meDecks];

/** Ready decks whose newest cards are of this edition's time: made to be played against each other. */
export const starterDecksOf = (edition: Edition): readonly StarterDeck[] => starterDecks.filter((deck) => deck.edition === edition);
