import { type StarterDeck, starterDecks, starterDecksOf } from "@/cards/starter/decks";
import type { Database } from "@/db";
import type { Prisma } from "@/db/generated/client";
import type { Edition } from "@/engine/pokemon/view";
import type { Locale } from "@/i18n/locales";
import { faultsOf, firstEditionOf, type KnownCards, knownCards } from "./legality";
import { DeckCards, type DeckList, type DeckView, type NewDeck, type SavedDeck } from "./schema";

export { DeckCards } from "./schema";

/** Players' decks: kept as they were typed in, drafts included, and judged by the rules of their edition each time they are looked at. */

export type DeckRefusal = "not-found" | "changed-meanwhile" | "too-many-decks";

export const DECKS_MAX = 50;

/** The deck that a player plays with. */
export interface CurrentDeck {
  readonly id: string;
  readonly name: string;
  readonly legal: boolean;
  /** The first edition it can be played in. */
  readonly edition: Edition;
}

/** All decks of a player, oldest first, and the starter decks to copy. */
export async function listDecks(database: Database, ownerId: string, locale: Locale): Promise<DeckList> {
  const rows = await database.deck.findMany({ where: { ownerId }, include: current, orderBy: [{ createdAt: "asc" }, { id: "asc" }] });
  const known = await knownCards(
    database,
    rows.map((row) => DeckCards.parse(row.cards)),
  );
  const starters = starterDecks.map(({ id, edition, names, descriptions, cards }) => ({
    id,
    edition,
    name: names[locale],
    description: descriptions[locale],
    emblem: emblem(cards),
  }));
  return { decks: rows.map((row) => deckView(row, known)), starters };
}

/** The first card of its list. */
function emblem([first]: StarterDeck["cards"]): string {
  if (!first) throw new Error("A ready deck is empty.");
  return first.cardId;
}

/** A new deck, from a list or as a copy of a starter deck; a player's first one becomes the current one. */
export async function createDeck(database: Database, ownerId: string, locale: Locale, input: NewDeck): Promise<DeckView | DeckRefusal> {
  if ((await database.deck.count({ where: { ownerId } })) >= DECKS_MAX) return "too-many-decks";
  const content = "starterDeckId" in input ? starterContent(input.starterDeckId, locale) : input;
  if (!content) return "not-found";
  const known = await knownCards(database, [content.cards]);
  const row = await database.deck.create({ data: { ownerId, ...columns(content, known) } });
  const { count } = await database.user.updateMany({ where: { id: ownerId, currentDeckId: null }, data: { currentDeckId: row.id } });
  return deckView({ ...row, currentOf: count > 0 ? { id: ownerId } : null }, known);
}

/** Stores what a player made of a deck; `changed-meanwhile` when it is not the version they began with. */
export async function saveDeck(database: Database, ownerId: string, deckId: string, input: SavedDeck): Promise<DeckView | DeckRefusal> {
  const { version, ...content } = input;
  const known = await knownCards(database, [content.cards]);
  const { count } = await database.deck.updateMany({
    where: { id: deckId, ownerId, version },
    data: { ...columns(content, known), version: version + 1 },
  });
  const row = await database.deck.findFirst({ where: { id: deckId, ownerId }, include: current });
  if (!row) return "not-found";
  return count === 0 ? "changed-meanwhile" : deckView(row, known);
}

/** Null when it is done. */
export async function deleteDeck(database: Database, ownerId: string, deckId: string): Promise<DeckRefusal | null> {
  const { count } = await database.deck.deleteMany({ where: { id: deckId, ownerId } });
  return count > 0 ? null : "not-found";
}

/** Makes a deck the one that its owner plays with; a draft may be it, but no match begins with one. Null when it is done. */
export async function chooseDeck(database: Database, ownerId: string, deckId: string): Promise<DeckRefusal | null> {
  if ((await database.deck.count({ where: { id: deckId, ownerId } })) === 0) return "not-found";
  await database.user.update({ where: { id: ownerId }, data: { currentDeckId: deckId } });
  return null;
}

/** What a newcomer begins with, so that they can play at once: a copy of the first starter deck, current. */
export async function giveStarterDeck(database: Database, userId: string, locale: Locale): Promise<void> {
  const [first] = starterDecksOf("xy");
  if (!first) throw new Error("There is no starter deck.");
  await createDeck(database, userId, locale, { starterDeckId: first.id });
}

/** The current deck as the game page shows it, judged anew: the catalogue may have changed since it was saved. */
export async function currentDeck(database: Database, userId: string): Promise<CurrentDeck | null> {
  const row = await database.deck.findFirst({ where: { currentOf: { id: userId } }, include: current });
  if (!row) return null;
  const { id, name, legal, edition } = deckView(row, await knownCards(database, [DeckCards.parse(row.cards)]));
  return { id, name, legal, edition };
}

/** The list that a player begins a match with, or null when the current deck is not legal in the edition of the match (SETUP-01). */
export async function playableDeck(database: Database, userId: string, edition: Edition): Promise<DeckCards | null> {
  const row = await database.deck.findFirst({ where: { currentOf: { id: userId } } });
  if (!row) return null;
  const cards = DeckCards.parse(row.cards);
  return faultsOf(edition, cards, await knownCards(database, [cards])).length === 0 ? cards : null;
}

/** The first edition that a deck can be played in: that of its newest card (DECK-06). */
export async function editionOfDeck(database: Database, cards: DeckCards): Promise<Edition> {
  return firstEditionOf(cards, await knownCards(database, [cards]));
}

const current = { currentOf: { select: { id: true } } } as const;

interface Content {
  readonly name: string;
  readonly cards: DeckCards;
}

function starterContent(starterDeckId: string, locale: Locale): Content | null {
  const starter = starterDecks.find(({ id }) => id === starterDeckId);
  return starter ? { name: starter.names[locale], cards: [...starter.cards] } : null;
}

function columns({ name, cards }: Content, known: KnownCards) {
  const list: Prisma.InputJsonValue = cards.map(({ cardId, count }) => ({ cardId, count }));
  return { name, cards: list, legal: faultsOf(firstEditionOf(cards, known), cards, known).length === 0 };
}

type Row = Prisma.DeckGetPayload<{ include: typeof current }>;

function deckView({ id, name, cards, version, currentOf }: Row, known: KnownCards): DeckView {
  const list = DeckCards.parse(cards);
  const edition = firstEditionOf(list, known);
  const faults = faultsOf(edition, list, known);
  return { id, name, edition, cards: list, legal: faults.length === 0, faults, version, current: currentOf !== null };
}
