import type { Binding, CardSelector, PokemonSelector, Side, Who } from "@/games/pokemon/engine/effects/language";

/**
 * Words that point back ("that Pokémon", "those cards", "their") stand in a freshly parsed text as these marks;
 * `resolve` puts what they mean in their place. No mark is left in a compiled effect.
 */
export const POINTS_TO = {
  cards: -1,
  pokemon: -2,
  rest: -3,
  /** "Another of your Pokémon": other than the one spoken of before. */
  otherThan: -4,
  number: -5,
  /** "Is Knocked Out in this way". */
  knockedOut: -6,
  /** The cards spoken of before the latest ("either player …"). */
  before: -7,
  /** "You drew in this way". */
  drawn: -9,
  /** "Those Pokémon": never this one, unless it was named. */
  those: -8,
  /** "The revealed cards": all that were shown, not the last choice out of them. */
  shown: -10,
  /** "The Stage 2 Pokémon this card is attached to": this Pokémon, on the condition that it is one. */
  selfIf: 0,
} as const satisfies Readonly<Record<string, Binding>>;

// The player whom the sentence speaks of: not a value of the language, and gone after `asPlayer`.
export const THEIR = "their" as unknown as Who;
export const THEIRS = "theirs" as unknown as Side;

export const thoseCards: CardSelector = { cards: "bound", binding: POINTS_TO.cards };
export const shownCards: CardSelector = { cards: "bound", binding: POINTS_TO.shown };
export const theRest: CardSelector = { cards: "rest", binding: POINTS_TO.rest };
export const thatPokemon: PokemonSelector = { pokemon: "bound", binding: POINTS_TO.pokemon };
/** Whoever the words before speak of, or this Pokémon: "…, and can't retreat". */
export const implied: PokemonSelector = { pokemon: "self" };
/** The Pokémon that the cards spoken of were put on. */
export const holders: PokemonSelector = { pokemon: "bound", binding: POINTS_TO.cards };
export const thosePokemon: PokemonSelector = { pokemon: "bound", binding: POINTS_TO.those };
