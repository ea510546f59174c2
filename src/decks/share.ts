import { randomBytes } from "node:crypto";
import type { Database } from "@/db";
import type { DeckRefusal } from "./refusal";
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
  await database.deck.updateMany({ where: { id: deckId, ownerId, share: null }, data: { share, withdrawn: null } });
  return linkOf(database, ownerId, deckId);
}

/** Null when the link leads nowhere any more. */
export async function withdrawDeck(database: Database, ownerId: string, deckId: string): Promise<DeckRefusal | null> {
  const deck = await database.deck.findFirst({ where: { id: deckId, ownerId }, select: { share: true } });
  if (deck === null) return "not-found";
  const { share } = deck;
  if (share !== null) await database.deck.updateMany({ where: { id: deckId, ownerId, share }, data: { share: null, withdrawn: share } });
  return null;
}

/** Takes the last withdrawal back: the same link leads to the deck again. */
export async function restoreShare(database: Database, ownerId: string, deckId: string): Promise<{ readonly share: string } | DeckRefusal> {
  const deck = await database.deck.findFirst({ where: { id: deckId, ownerId }, select: { withdrawn: true } });
  const share = deck?.withdrawn ?? null;
  // Where another link was made meanwhile, that one stays.
  if (share !== null)
    await database.deck.updateMany({ where: { id: deckId, ownerId, withdrawn: share }, data: { share, withdrawn: null } });
  return linkOf(database, ownerId, deckId);
}

async function linkOf(database: Database, ownerId: string, deckId: string): Promise<{ readonly share: string } | "not-found"> {
  const deck = await database.deck.findFirst({ where: { id: deckId, ownerId }, select: { share: true } });
  return deck?.share == null ? "not-found" : { share: deck.share };
}

/** The deck of a link, or null where it leads nowhere. */
export async function sharedDeck(database: Database, share: string): Promise<SharedDeck | null> {
  const row = await database.deck.findUnique({
    where: { share },
    select: { game: true, name: true, cards: true, owner: { select: { pseudo: true } } },
  });
  return row && { game: row.game, name: row.name, cards: DeckCards.parse(row.cards), owner: row.owner.pseudo };
}
