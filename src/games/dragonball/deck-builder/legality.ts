import type { DeckCards, DeckFault } from "@/decks/schema";
import type { CardFace } from "@/games/dragonball/card";
import { type Pile, pileOf } from "@/games/dragonball/decks/piles";
import { DECK_SIZE, Z_DECK_MOST } from "@/games/dragonball/engine/deck-size";
import type { Faces } from "@/ui/decks/kit";
import { limitOf } from "./kit";

/** How many cards of a deck lie on each pile; those that the catalogue lacks lie on none. */
export function pileSizes(cards: DeckCards, faces: Faces<CardFace>): Readonly<Record<Pile, number>> {
  const sizes = { leader: 0, deck: 0, zDeck: 0 };
  for (const { cardId, count } of cards) {
    const face = faces[cardId];
    if (face) sizes[pileOf(face)] += count;
  }
  return sizes;
}

/**
 * The rules that a draft breaks, as far as its cards can be counted (DB-DECK-01 to 04): what other cards say about the building of a deck is judged as it
 * is saved.
 *
 * @param unusable what the server said of single cards
 */
export function judge(cards: DeckCards, faces: Faces<CardFace>, unusable: readonly DeckFault[]): readonly DeckFault[] {
  const { leader, deck, zDeck } = pileSizes(cards, faces);
  const held = new Set(cards.map(({ cardId }) => cardId));
  const tooMany = cards.flatMap(({ cardId, count }): DeckFault[] => {
    const face = faces[cardId];
    if (!face || pileOf(face) === "leader" || count <= limitOf(face)) return [];
    return [{ code: "number-copies", values: { cardId, name: face.sides[0].name, count, limit: limitOf(face) } }];
  });
  return [
    ...(leader === 1 ? [] : [{ code: leader === 0 ? "leader" : "leaders", values: { count: leader } }]),
    ...(deck < DECK_SIZE.least || deck > DECK_SIZE.most ? [{ code: "deck-size", values: { count: deck } }] : []),
    ...(zDeck > Z_DECK_MOST ? [{ code: "z-deck-size", values: { count: zDeck } }] : []),
    ...tooMany,
    ...unusable.filter(({ values }) => held.has(String(values.card ?? values.cardId))),
  ];
}
