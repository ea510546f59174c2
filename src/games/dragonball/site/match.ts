import { z } from "zod";
import { pinnedReader } from "@/cards/pinned";
import type { Database } from "@/db";
import { catalogue } from "@/games/dragonball/cards/catalogue";
import { tokenFace } from "@/games/dragonball/cards/draw";
import type { CardFace } from "@/games/dragonball/cards/face";
import { LANGUAGE_VERSION, readDefinition } from "@/games/dragonball/cards/schema";
import { deckOf, pilesOf } from "@/games/dragonball/decks/piles";
import type { CardDefinition } from "@/games/dragonball/engine/card";
import { createCatalogue } from "@/games/dragonball/engine/catalogue";
import type { Deck } from "@/games/dragonball/engine/deck";
import { COUNTER_KINDS } from "@/games/dragonball/engine/effects/language/keywords";
import type { GameEvent } from "@/games/dragonball/engine/events";
import { gameOver } from "@/games/dragonball/engine/game";
import type { Option } from "@/games/dragonball/engine/options";
import type { State } from "@/games/dragonball/engine/state/state";
import { isTokenId, tokensOf } from "@/games/dragonball/engine/tokens";
import type { View } from "@/games/dragonball/engine/view/view";
import type { Locale } from "@/i18n/locales";
import type { Seat } from "@/kernel/game";
import type { Json } from "@/kernel/json";
import { type BoundGame, counted, type DeckBrought, type MatchRecord } from "@/match";

/** What a match of Dragon Ball pins, and what of it the board needs to draw. */

const ids = z.array(z.string());
const seat = z.union([z.literal(0), z.literal(1)]);
const deck = z.object({ leader: z.string(), deck: ids, zDeck: ids });
const StoredSetup = z.object({
  /** The version of the effect language that the definitions are written in. */
  language: z.int().min(1),
  decks: z.tuple([deck, deck]),
  /** Who begins, where no luck says so (DB-SETUP-04). */
  startingSeat: seat.optional(),
  /** Every card that the match may speak of, as it was when the match began. */
  definitions: z.array(z.custom<Json>()),
});
interface PinnedSetup {
  readonly language: number;
  readonly decks: readonly [Deck, Deck];
  readonly startingSeat?: Seat | undefined;
  readonly definitions: readonly CardDefinition[];
}

const readPinned = pinnedReader(readDefinition);

function readSetup(stored: unknown): PinnedSetup {
  const setup = StoredSetup.parse(stored);
  return { ...setup, definitions: readPinned(setup.definitions, setup.language) };
}

/** The game with the cards that a match pinned. Throws when what is stored does not fit. */
export function bindDragonBall(stored: unknown): BoundGame<State, Option, GameEvent, View> {
  const { decks, definitions, startingSeat } = readSetup(stored);
  // DB-COUNTER-21: the edition has every kind of [Counter]; whether these decks have, nobody is to learn.
  const game = gameOver(createCatalogue(definitions, COUNTER_KINDS));
  return {
    ...game,
    start: (seed) => game.start({ decks, ...(startingSeat !== undefined && { startingSeat }) }, seed),
    turn: ({ turn, active }) => ({ number: turn, seat: active }),
  };
}

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
