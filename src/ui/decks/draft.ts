import { COPIES_MAX } from "@/decks/limits";
import type { DeckCards, DeckView } from "@/decks/schema";
import { type DeckLook, USUAL_LOOK } from "@/match/look";
import type { DeckKit, Faces } from "./kit";

/** A deck on the worktable. It may break any rule; saving it keeps it as it is. */
export interface Draft {
  /** Null until it is saved for the first time. */
  readonly id: string | null;
  readonly name: string;
  readonly cards: DeckCards;
  /** What it wears, and what its link ends with: neither waits for a save. */
  readonly look: DeckLook;
  readonly share: string | null;
  /** The version it was made from. */
  readonly version: number;
}

export function draftOf({ id, name, cards, look, share, version }: DeckView): Draft {
  return { id, name, cards, look, share, version };
}

export function emptyDraft(name: string): Draft {
  return { id: null, name, cards: [], look: USUAL_LOOK, share: null, version: 0 };
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

/** Cards in the order in which a deck of the game is read, those of one rank as they were added; a card that the catalogue lacks comes last. */
export function inReadingOrder<Face>(cards: DeckCards, faces: Faces<Face>, { rankOf }: Pick<DeckKit<Face>, "rankOf">): DeckCards {
  const rank = ({ cardId }: DeckCards[number]) => {
    const face = faces[cardId];
    return face === undefined ? Number.POSITIVE_INFINITY : rankOf(face);
  };
  // Two infinities differ by no number.
  return [...cards].sort((one, other) => (rank(one) === rank(other) ? 0 : rank(one) - rank(other)));
}

/** How many cards of the deck are of each kind; `kindOf` says undefined of those that are not counted. */
export function countBy<Face, Kind extends string>(
  cards: DeckCards,
  faces: Faces<Face>,
  kindOf: (face: Face) => Kind | undefined,
): ReadonlyMap<Kind, number> {
  const counts = new Map<Kind, number>();
  for (const { cardId, count } of cards) {
    const face = faces[cardId];
    const kind = face === undefined ? undefined : kindOf(face);
    if (kind !== undefined) counts.set(kind, (counts.get(kind) ?? 0) + count);
  }
  return counts;
}
