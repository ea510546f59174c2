import type { Database } from "@/db";
import { catalogue } from "@/games/dragonball/cards/catalogue";
import { tokenFace } from "@/games/dragonball/cards/draw";
import type { CardFace } from "@/games/dragonball/cards/face";
import { LANGUAGE_VERSION } from "@/games/dragonball/cards/schema";
import { deckOf, pilesOf } from "@/games/dragonball/decks/piles";
import type { CardDefinition } from "@/games/dragonball/engine/card";
import type { Deck } from "@/games/dragonball/engine/deck";
import { isTokenId, tokensOf } from "@/games/dragonball/engine/tokens";
import type { Locale } from "@/i18n/locales";
import { counted, type DeckBrought, type MatchRecord } from "@/match";
import { type PinnedSetup, readSetup } from "./bind";

/** What a match of Dragon Ball pins, and what of it the board needs to draw. */

/** The cards that a match pinned, and the tokens that they may bring. */
export function pinnedCards({ setup }: MatchRecord): readonly CardDefinition[] {
  const { definitions } = readSetup(setup);
  return [...definitions, ...tokensOf(definitions)];
}

/** The decks that a match pinned, the Leader first. */
export function decksOf({ setup }: MatchRecord): readonly [DeckBrought, DeckBrought] {
  const [first, second] = readSetup(setup).decks;
  const list = ({ leader, deck, zDeck }: Deck) => counted([leader, ...deck, ...(zDeck ?? [])]);
  return [list(first), list(second)];
}

type DeckList = readonly { readonly cardId: string; readonly count: number }[];

/**
 * What a match of these two decks pins.
 * @throws UnknownCardError when the catalogue lacks a card
 */
export async function dragonBallSetup(database: Database, lists: readonly [DeckList, DeckList]): Promise<PinnedSetup> {
  const definitions = await catalogue.definitions(
    database,
    lists.flat().map(({ cardId }) => cardId),
  );
  const deckIn = (list: DeckList) => deckOf(pilesOf(list, (id) => definitions[id]));
  return { language: LANGUAGE_VERSION, decks: [deckIn(lists[0]), deckIn(lists[1])], definitions: Object.values(definitions) };
}

/** What is needed to draw cards that a match pinned: tokens stand in no catalogue. */
export async function facesOf(
  database: Database,
  cards: readonly CardDefinition[],
  locale: Locale,
): Promise<Readonly<Record<string, CardFace>>> {
  const tokens = cards.filter(({ id }) => isTokenId(id));
  const printed = cards.filter(({ id }) => !isTokenId(id));
  return {
    ...(await catalogue.pinnedFaces(database, printed, locale)),
    ...Object.fromEntries(tokens.map((token) => [token.id, tokenFace(token)])),
  };
}

/** Every card that something sent to a player names, each once: the board needs their faces. */
export function cardsNamed(said: unknown): string[] {
  const found = new Set<string>();
  collect(said, found);
  return [...found];
}

/** Where card numbers stand in views, events and decisions. */
const NAMING: ReadonlySet<string> = new Set(["definition", "definitions", "under", "card"]);

function collect(value: unknown, found: Set<string>, key = ""): void {
  if (typeof value === "string") {
    if (NAMING.has(key)) found.add(value);
  } else if (Array.isArray(value)) for (const part of value) collect(part, found, key);
  else if (typeof value === "object" && value !== null) for (const [part, inner] of Object.entries(value)) collect(inner, found, part);
}
