import type { Database } from "@/db";
import type { Prisma } from "@/db/generated/client";
import { byKey, together } from "@/db/together";
import type { Locale } from "@/i18n/locales";
import type { Brought, ChosenDeck, CurrentDeck } from "@/match";
import { type DeckLook, lookOf, USUAL_LOOK } from "@/match/look";
import { DECK_NAME_MAX } from "./limits";
import type { DeckRefusal } from "./refusal";
import type { DeckRules, Judgement, ReadyDeck } from "./rules";
import { DeckCards, type DeckList, type DeckView, type NewDeck, type SavedDeck } from "./schema";
import { sharedDeck } from "./share";

export type { DeckRefusal } from "./refusal";
export type { DeckRules, Judgement, ReadyDeck } from "./rules";
export { DeckCards } from "./schema";
export { restoreShare, shareDeck, sharedDeck, withdrawDeck } from "./share";

/** Players' decks of all games: kept as they were typed in, drafts included, and judged by the rules of their game each time they are looked at. */

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
  const content = await contentOf(database, rules, locale, input);
  if (!content) return "not-found";
  const data = { ownerId, game, ...(await columns(database, rules, content)) };
  const row = await database.$transaction(async (transaction) => {
    // Who makes several at once has them made one after the other: each is counted by the next.
    await transaction.$queryRaw`SELECT 1 FROM "User" WHERE "id" = ${ownerId} FOR NO KEY UPDATE`;
    const others = await transaction.deck.findMany({ where: { ownerId, game }, select: { name: true } });
    const name = freeName(
      data.name,
      others.map((other) => other.name),
    );
    return others.length < DECKS_MAX ? transaction.deck.create({ data: { ...data, name } }) : null;
  });
  if (!row) return "too-many-decks";
  const { count } = await database.currentDeck.createMany({ data: [{ ownerId, game, deckId: row.id }], skipDuplicates: true });
  return deckView(database, rules, { ...row, current: count > 0 ? { deckId: row.id } : null });
}

/** The name of a new deck among others of its owner: "Name (2)" where there is a "Name" already. */
export function freeName(name: string, taken: readonly string[]): string {
  if (!taken.includes(name)) return name;
  for (let number = 2; ; number++) {
    const suffix = ` (${number})`;
    const free = `${name.slice(0, DECK_NAME_MAX - suffix.length)}${suffix}`;
    if (!taken.includes(free)) return free;
  }
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

/** Chooses how a deck looks at the table, from the next match on. Null when it is done. */
export async function dressDeck(database: Database, ownerId: string, deckId: string, look: DeckLook): Promise<DeckRefusal | null> {
  const { count } = await database.deck.updateMany({ where: { id: deckId, ownerId }, data: look });
  return count > 0 ? null : "not-found";
}

/** The current deck as the game page shows it, judged anew: the catalogue may have changed since it was saved. */
export async function currentDeck(database: Database, rules: DeckRules, ownerId: string): Promise<CurrentDeck | null> {
  const row = await currentRow(database, rules, ownerId);
  if (!row) return null;
  const { editions, faults } = await judged(database, rules, DeckCards.parse(row.cards));
  return { id: row.id, name: row.name, legal: faults.length === 0, editions, ...ownLook(row) };
}

/** How a deck looks where that is not as usual. */
function ownLook(row: Parameters<typeof lookOf>[0]): Pick<Brought<unknown>, "look"> {
  const look = lookOf(row);
  return look.sleeve === USUAL_LOOK.sleeve && look.mat === USUAL_LOOK.mat ? {} : { look };
}

/**
 * The deck that a player begins a match with, or null when the deck is not legal in the edition of the match (SETUP-01), or there is none.
 * @param chosen the current deck where none is
 */
export async function playableDeck(
  database: Database,
  rules: DeckRules,
  ownerId: string,
  edition: string,
  chosen?: ChosenDeck,
): Promise<Brought<DeckCards> | null> {
  const brought = await chosenDeck(database, rules, ownerId, chosen);
  return brought && (await rules.mayBePlayed(database, brought.entry, edition)) ? brought : null;
}

async function chosenDeck(
  database: Database,
  rules: DeckRules,
  ownerId: string,
  chosen: ChosenDeck | undefined,
): Promise<Brought<DeckCards> | null> {
  if (chosen && "ready" in chosen) {
    const ready = rules.ready.find(({ id }) => id === chosen.ready);
    return ready ? { entry: ready.cards, deck: null } : null;
  }
  const { game } = rules;
  const row = chosen
    ? await database.deck.findFirst({ where: { id: chosen.own, ownerId, game } })
    : await currentRow(database, rules, ownerId);
  return row && { entry: DeckCards.parse(row.cards), deck: row.name, ...ownLook(row) };
}

/** A deck as it is chosen for a match. */
export interface PlayableDeck {
  readonly deck: ChosenDeck;
  readonly name: string;
  /** Of a ready deck. */
  readonly description: string | null;
  /** The editions it can be played in; none for a draft. */
  readonly editions: readonly string[];
  /** The card it is known by; null for an empty draft. */
  readonly emblem: string | null;
  /** Whether it is the one its owner plays with. */
  readonly current: boolean;
}

/** The decks that a player can choose among for a match against the computer: their own, and those that come along. */
export async function decksToPlay(
  database: Database,
  rules: DeckRules,
  ownerId: string,
  locale: Locale,
): Promise<{ readonly own: readonly PlayableDeck[]; readonly ready: readonly PlayableDeck[] }> {
  const { game } = rules;
  const rows = await database.deck.findMany({ where: { ownerId, game }, include: current, orderBy: [{ createdAt: "asc" }, { id: "asc" }] });
  const lists = rows.map(({ cards }) => DeckCards.parse(cards));
  const judgements = await rules.judge(database, [...lists, ...rules.ready.map(({ cards }) => cards)]);
  const editionsOf = (index: number) => {
    const { editions, faults } = judgements[index] ?? { editions: [], faults: [] };
    return faults.length === 0 ? editions : [];
  };
  return {
    own: rows.map(({ id, name, current: chosen }, index) => ({
      deck: { own: id },
      name,
      description: null,
      editions: editionsOf(index),
      emblem: lists[index]?.[0]?.cardId ?? null,
      current: chosen !== null,
    })),
    ready: rules.ready.map(({ id, names, descriptions, cards }, index) => ({
      deck: { ready: id },
      name: names[locale],
      description: descriptions[locale],
      editions: editionsOf(rows.length + index),
      emblem: emblem(cards),
      current: false,
    })),
  };
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

const currentRows = together(async (database, ownerIds: readonly string[]) => {
  const rows = await database.deck.findMany({ where: { current: { ownerId: { in: [...ownerIds] } } } });
  const byOwner = byKey(rows, ({ ownerId }) => ownerId);
  return (id: string) => byOwner.get(id) ?? [];
});

async function currentRow(database: Database, { game }: DeckRules, ownerId: string) {
  const rows = await currentRows(database, ownerId);
  return rows.find((row) => row.game === game) ?? null;
}

async function contentOf(database: Database, rules: DeckRules, locale: Locale, input: NewDeck): Promise<Content | null> {
  if ("starterDeckId" in input) return readyContent(rules, input.starterDeckId, locale);
  if (!("share" in input)) return input;
  const shared = await sharedDeck(database, input.share);
  return shared?.game === rules.game ? shared : null;
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
  return rows.flatMap(({ id, game, name, version, share, current: chosen, ...row }, index) => {
    const [cards, judgement] = [lists[index], judgements[index]];
    if (!cards || !judgement) return [];
    const { editions, faults } = judgement;
    return {
      id,
      game,
      name,
      edition: editions[0],
      cards,
      legal: faults.length === 0,
      faults,
      version,
      share,
      current: chosen !== null,
      look: lookOf(row),
    };
  });
}
