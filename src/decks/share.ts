import { randomBytes } from "node:crypto";
import type { Database } from "@/db";
import type { DeckRefusal } from ".";
import { DeckCards } from "./schema";

/** Decks that their owners show to whoever has the link. It shows the deck as it is, and ends when the owner withdraws it or deletes the deck. */

/** A deck as its link shows it. */
export interface SharedDeck {
  readonly game: string;
  readonly name: string;
  readonly cards: DeckCards;
  /** Who shares it. */
  readonly owner: string;
}

/** What the link of a deck ends with; the same for as long as it is shared. */
export async function shareDeck(database: Database, ownerId: string, deckId: string): Promise<{ readonly share: string } | DeckRefusal> {
  const share = randomBytes(16).toString("base64url");
  // Whoever shares it twice at once gets one link.
  await database.deck.updateMany({ where: { id: deckId, ownerId, share: null }, data: { share } });
  const deck = await database.deck.findFirst({ where: { id: deckId, ownerId }, select: { share: true } });
  return deck?.share == null ? "not-found" : { share: deck.share };
}

/** Null when the link leads nowhere any more. */
export async function withdrawDeck(database: Database, ownerId: string, deckId: string): Promise<DeckRefusal | null> {
  const { count } = await database.deck.updateMany({ where: { id: deckId, ownerId }, data: { share: null } });
  return count > 0 ? null : "not-found";
}

/** The deck of a link, or null where it leads nowhere. */
export async function sharedDeck(database: Database, share: string): Promise<SharedDeck | null> {
  const row = await database.deck.findUnique({
    where: { share },
    select: { game: true, name: true, cards: true, owner: { select: { pseudo: true } } },
  });
  return row && { game: row.game, name: row.name, cards: DeckCards.parse(row.cards), owner: row.owner.pseudo };
}
