import type { Database } from "@/db";
import type { Prisma } from "@/db/generated/client";
import type { Locale } from "@/i18n/locales";
import type { CurrentDeck } from "@/match";
import type { DeckRules, Judgement, ReadyDeck } from "./rules";
import { DeckCards, type DeckList, type DeckView, type NewDeck, type SavedDeck } from "./schema";

export type { DeckRules, Judgement, ReadyDeck } from "./rules";
export { DeckCards } from "./schema";

/** Players' decks of all games: kept as they were typed in, drafts included, and judged by the rules of their game each time they are looked at. */

export type DeckRefusal = "not-found" | "changed-meanwhile" | "too-many-decks";

/** The most decks of a player in one game. */
export const DECKS_MAX = 50;

/** All decks of a player in a game, oldest first, and the ready decks to copy. */
export async function listDecks(database: Database, rules: DeckRules, ownerId: string, locale: Locale): Promise<DeckList> {
  const { game } = rules;
  const rows = await database.deck.findMany({ where: { ownerId, game }, include: current, orderBy: [{ createdAt: "asc" }, { id: "asc" }] });
  const starters = rules.ready.map(({ id, edition, names, descriptions, cards }) => ({
    id,
    edition,
    name: names[locale],
    description: descriptions[locale],
    emblem: emblem(cards),
  }));
  return { decks: await deckViews(database, rules, rows), starters };
}

/** The first card of its list. */
function emblem([first]: ReadyDeck["cards"]): string {
  if (!first) throw new Error("A ready deck is empty.");
  return first.cardId;
}

/** A new deck, from a list or as a copy of a ready deck; a player's first one of a game becomes the current one. */
export async function createDeck(
  database: Database,
  rules: DeckRules,
  ownerId: string,
  locale: Locale,
  input: NewDeck,
): Promise<DeckView | DeckRefusal> {
  const { game } = rules;
  if ((await database.deck.count({ where: { ownerId, game } })) >= DECKS_MAX) return "too-many-decks";
  const content = "starterDeckId" in input ? readyContent(rules, input.starterDeckId, locale) : input;
  if (!content) return "not-found";
  const row = await database.deck.create({ data: { ownerId, game, ...(await columns(database, rules, content)) } });
  const { count } = await database.currentDeck.createMany({ data: [{ ownerId, game, deckId: row.id }], skipDuplicates: true });
  return deckView(database, rules, { ...row, current: count > 0 ? { deckId: row.id } : null });
}

/** Stores what a player made of a deck; `changed-meanwhile` when it is not the version they began with. */
export async function saveDeck(
  database: Database,
  games: readonly DeckRules[],
  ownerId: string,
  deckId: string,
  input: SavedDeck,
): Promise<DeckView | DeckRefusal> {
  const { version, ...content } = input;
  const saved = await database.deck.findFirst({ where: { id: deckId, ownerId }, select: { game: true } });
  if (!saved) return "not-found";
  const rules = rulesOf(games, saved.game);
  const { count } = await database.deck.updateMany({
    where: { id: deckId, ownerId, version },
    data: { ...(await columns(database, rules, content)), version: version + 1 },
  });
  const row = await database.deck.findFirst({ where: { id: deckId, ownerId }, include: current });
  if (!row) return "not-found";
  return count === 0 ? "changed-meanwhile" : deckView(database, rules, row);
}

/** Null when it is done. */
export async function deleteDeck(database: Database, ownerId: string, deckId: string): Promise<DeckRefusal | null> {
  const { count } = await database.deck.deleteMany({ where: { id: deckId, ownerId } });
  return count > 0 ? null : "not-found";
}

/** Makes a deck the one that its owner plays its game with; a draft may be it, but no match begins with one. Null when it is done. */
export async function chooseDeck(database: Database, ownerId: string, deckId: string): Promise<DeckRefusal | null> {
  const deck = await database.deck.findFirst({ where: { id: deckId, ownerId }, select: { game: true } });
  if (!deck) return "not-found";
  const { game } = deck;
  await database.currentDeck.upsert({
    where: { ownerId_game: { ownerId, game } },
    create: { ownerId, game, deckId },
    update: { deckId },
  });
  return null;
}

/** What a newcomer begins a game with, so that they can play at once: a copy of a ready deck, current. */
export async function giveReadyDeck(database: Database, rules: DeckRules, userId: string, locale: Locale): Promise<void> {
  await createDeck(database, rules, userId, locale, { game: rules.game, starterDeckId: rules.first.id });
}

/** The current deck as the game page shows it, judged anew: the catalogue may have changed since it was saved. */
export async function currentDeck(database: Database, rules: DeckRules, ownerId: string): Promise<CurrentDeck | null> {
  const row = await currentRow(database, rules, ownerId);
  if (!row) return null;
  const { editions, faults } = await judged(database, rules, DeckCards.parse(row.cards));
  return { id: row.id, name: row.name, legal: faults.length === 0, editions };
}

/** The list that a player begins a match with, or null when the current deck is not legal in the edition of the match (SETUP-01). */
export async function playableDeck(database: Database, rules: DeckRules, ownerId: string, edition: string): Promise<DeckCards | null> {
  const row = await currentRow(database, rules, ownerId);
  if (!row) return null;
  const cards = DeckCards.parse(row.cards);
  return (await rules.mayBePlayed(database, cards, edition)) ? cards : null;
}

/** The rules of a game, if the site offers it. */
export function findRules(games: readonly DeckRules[], game: string): DeckRules | undefined {
  return games.find((one) => one.game === game);
}

/** @throws when the site does not offer the game, or it is not played with decks */
export function rulesOf(games: readonly DeckRules[], game: string): DeckRules {
  const rules = findRules(games, game);
  if (!rules) throw new Error(`There are no decks of the game "${game}".`);
  return rules;
}

const current = { current: { select: { deckId: true } } } as const;

interface Content {
  readonly name: string;
  readonly cards: DeckCards;
}

function currentRow(database: Database, { game }: DeckRules, ownerId: string) {
  return database.deck.findFirst({ where: { current: { ownerId, game } } });
}

function readyContent({ ready }: DeckRules, id: string, locale: Locale): Content | null {
  const deck = ready.find((one) => one.id === id);
  return deck ? { name: deck.names[locale], cards: [...deck.cards] } : null;
}

async function columns(database: Database, rules: DeckRules, { name, cards }: Content) {
  const list: Prisma.InputJsonValue = cards.map(({ cardId, count }) => ({ cardId, count }));
  return { name, cards: list, legal: (await judged(database, rules, cards)).faults.length === 0 };
}

async function judged(database: Database, rules: DeckRules, cards: DeckCards): Promise<Judgement> {
  const [judgement] = await rules.judge(database, [cards]);
  if (!judgement) throw new Error(`The rules of ${rules.game} do not judge a deck.`);
  return judgement;
}

type Row = Prisma.DeckGetPayload<{ include: typeof current }>;

async function deckView(database: Database, rules: DeckRules, row: Row): Promise<DeckView> {
  const [view] = await deckViews(database, rules, [row]);
  if (!view) throw new Error(`The rules of ${rules.game} do not judge a deck.`);
  return view;
}

async function deckViews(database: Database, rules: DeckRules, rows: readonly Row[]): Promise<DeckView[]> {
  const lists = rows.map(({ cards }) => DeckCards.parse(cards));
  const judgements = await rules.judge(database, lists);
  return rows.flatMap(({ id, game, name, version, current: chosen }, index) => {
    const [cards, judgement] = [lists[index], judgements[index]];
    if (!cards || !judgement) return [];
    const { editions, faults } = judgement;
    return { id, game, name, edition: editions[0], cards, legal: faults.length === 0, faults, version, current: chosen !== null };
  });
}
