import { COPIES_MAX, type DeckCards, type DeckView } from "@/decks/schema";
import type { CardFace } from "@/games/pokemon/card";

/** A deck on the worktable. It may break any rule; saving it keeps it as it is. */
export interface Draft {
  /** Null until it is saved for the first time. */
  readonly id: string | null;
  readonly name: string;
  readonly cards: DeckCards;
  /** The version it was made from. */
  readonly version: number;
}

export function draftOf({ id, name, cards, version }: DeckView): Draft {
  return { id, name, cards, version };
}

export function emptyDraft(name: string): Draft {
  return { id: null, name, cards: [], version: 0 };
}

export function copiesOf(cards: DeckCards, cardId: string): number {
  return cards.find((entry) => entry.cardId === cardId)?.count ?? 0;
}

export function sizeOf(cards: DeckCards): number {
  return cards.reduce((sum, { count }) => sum + count, 0);
}

/** The list with so many copies of a card; none takes it out, and a new card comes last. */
export function withCopies(cards: DeckCards, cardId: string, copies: number): DeckCards {
  const count = Math.min(Math.max(copies, 0), COPIES_MAX);
  if (count === 0) return cards.filter((entry) => entry.cardId !== cardId);
  if (copiesOf(cards, cardId) === 0) return [...cards, { cardId, count }];
  return cards.map((entry) => (entry.cardId === cardId ? { cardId, count } : entry));
}

/** Which cards are selected for removal, and how many copies of each. */
export type Selection = ReadonlyMap<string, number>;

export function withoutSelection(cards: DeckCards, selection: Selection): DeckCards {
  return cards.flatMap(({ cardId, count }) => {
    const left = count - (selection.get(cardId) ?? 0);
    return left > 0 ? [{ cardId, count: left }] : [];
  });
}

/** A selection as it stands after the deck has changed under it: no card that is gone, no more copies than there are. */
export function heldSelection(cards: DeckCards, selection: Selection): Selection {
  return new Map(
    [...selection].flatMap(([cardId, copies]) => {
      const held = copiesOf(cards, cardId);
      return held > 0 ? [[cardId, Math.min(copies, held)] as const] : [];
    }),
  );
}

export function isChanged(draft: Draft, saved: DeckView | undefined): boolean {
  if (saved === undefined) return true;
  if (draft.name.trim() !== saved.name || draft.cards.length !== saved.cards.length) return true;
  return draft.cards.some(({ cardId, count }) => copiesOf(saved.cards, cardId) !== count);
}

const CATEGORIES = ["Pokémon", "Trainer", "Energy"] as const;

/** Cards in the order in which a deck is read: Pokémon, Trainers, Energy, each as they were added. */
export function inReadingOrder(cards: DeckCards, faces: Readonly<Record<string, CardFace>>): DeckCards {
  const rank = ({ cardId }: DeckCards[number]) => {
    const face = faces[cardId];
    return face ? CATEGORIES.indexOf(face.category) : CATEGORIES.length;
  };
  return [...cards].sort((one, other) => rank(one) - rank(other));
}

export type Breakdown = Readonly<Record<CardFace["category"], number>>;

export function breakdownOf(cards: DeckCards, faces: Readonly<Record<string, CardFace>>): Breakdown {
  const sum = { Pokémon: 0, Trainer: 0, Energy: 0 };
  for (const { cardId, count } of cards) {
    const face = faces[cardId];
    if (face) sum[face.category] += count;
  }
  return sum;
}
