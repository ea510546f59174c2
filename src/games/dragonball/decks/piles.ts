import type { DeckCards } from "@/decks/schema";
import type { CardFace } from "@/games/dragonball/cards/face";
import type { Deck } from "@/games/dragonball/engine/deck";

/** Where a card of a deck goes: the list of a deck holds all three, and each card says by itself which it is (DB-DECK-01 to 03). */
export type Pile = "leader" | "deck" | "zDeck";

export const pileOf = ({ type, z }: Pick<CardFace, "type" | "z">): Pile => (z ? "zDeck" : type === "Leader" ? "leader" : "deck");

/** The piles of a list, one id a card; the cards that are not known are left out. */
export function pilesOf(
  cards: DeckCards,
  known: (cardId: string) => Pick<CardFace, "type" | "z"> | undefined,
): Readonly<Record<Pile, readonly string[]>> {
  const piles: Record<Pile, string[]> = { leader: [], deck: [], zDeck: [] };
  for (const { cardId, count } of cards) {
    const card = known(cardId);
    if (card) for (let copy = 0; copy < count; copy++) piles[pileOf(card)].push(cardId);
  }
  return piles;
}

/** The deck that a list is, for a list with exactly one Leader. */
export function deckOf({ leader: [leader], deck, zDeck }: ReturnType<typeof pilesOf>): Deck {
  if (leader === undefined) throw new Error("A deck has a Leader.");
  return { leader, deck, zDeck };
}
