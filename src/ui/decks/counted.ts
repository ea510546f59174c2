import type { DeckCards } from "@/decks/schema";
import { inReadingOrder } from "./draft";
import type { DeckKit, Faces } from "./kit";

/** What the rules count as one card, with all its copies in a deck. */
export interface CountedCard<Face> {
  /** What the game counts it under. */
  readonly key: string;
  /** Its name; with its print where another card of the deck is called the same. */
  readonly label: string;
  /** Of one of its prints. */
  readonly face: Face;
  /** Its prints in the deck. */
  readonly cardIds: readonly string[];
  readonly copies: number;
}

/** The cards of a deck as its game counts them, in reading order. */
export function countedCards<Face>(
  cards: DeckCards,
  faces: Faces<Face>,
  kit: Pick<DeckKit<Face>, "rankOf" | "nameOf" | "printOf" | "countedAs">,
): readonly CountedCard<Face>[] {
  const counted = new Map<string, CountedCard<Face>>();
  for (const { cardId, count } of inReadingOrder(cards, faces, kit)) {
    const face = faces[cardId];
    if (face === undefined) continue;
    const key = kit.countedAs(face);
    const before = counted.get(key) ?? { key, label: kit.nameOf(face), face, cardIds: [], copies: 0 };
    counted.set(key, { ...before, cardIds: [...before.cardIds, cardId], copies: before.copies + count });
  }
  const all = [...counted.values()];
  const shared = (label: string) => all.filter((card) => card.label === label).length > 1;
  return all.map((card) => (shared(card.label) ? { ...card, label: withPrint(card.label, kit.printOf(card.face)) } : card));
}

const withPrint = (name: string, { code, number }: { readonly code: string; readonly number: string }) => `${name} · ${code} ${number}`;
