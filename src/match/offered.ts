import type { Database } from "@/db";
import type { Locale } from "@/i18n/locales";
import type { MatchGame } from "./game";
import type { MatchRecord } from "./journal";
import type { LaidPosition } from "./laid-out";
import type { DeckLook } from "./look";

/** What a player would begin a match with, as the game page shows it. */
export interface CurrentDeck {
  readonly id: string;
  readonly name: string;
  /** Whether a match may be started with it. */
  readonly legal: boolean;
  /** The editions it can be played in, in the game's order; the first is the one it was made for. */
  readonly editions: readonly string[];
  /** Its card backs and its half of the table; absent where it looks as usual. */
  readonly look?: DeckLook;
}

/** Which deck a match begins with: one of the player's own, or a ready one. */
export type ChosenDeck = { readonly own: string } | { readonly ready: string };

/** What a player brings to a match. */
export interface Brought<Entry> {
  readonly entry: Entry;
  /** What their deck is called; null where it is none of theirs. */
  readonly deck: string | null;
  /** How it looks; absent where it looks as usual. */
  readonly look?: DeckLook;
}

/** The cards that a player began a match with, in the order of the list. */
export type DeckBrought = readonly { readonly cardId: string; readonly count: number }[];

/** The list of some cards that stand there one by one. */
export function counted(cardIds: readonly string[]): DeckBrought {
  const counts = new Map<string, number>();
  for (const id of cardIds) counts.set(id, (counts.get(id) ?? 0) + 1);
  return [...counts].map(([cardId, count]) => ({ cardId, count }));
}

/** A match against the computer that is the same for everybody who learns by it. Its player sits in the first seat. */
export interface GuidedMatch {
  readonly edition: string;
  /** Who plays against the learner (`MatchGame.bot`). */
  readonly bot: string;
  /** Of its shuffle; no browser adds to it. */
  readonly seed: string;
  /** All that it pins, as plain JSON: what `bind` takes. */
  setup(database: Database): Promise<unknown>;
}

/** Positions that players lay out themselves, card by card, to play on from them. */
export interface LaidPositions {
  /**
   * What a match pins that begins in a position, and its first state; null where the position cannot be played.
   * @param seed of all that has no order in it
   */
  begin(database: Database, position: LaidPosition, seed: string): Promise<{ readonly setup: unknown; readonly state: unknown } | null>;
}

/**
 * A game as the site offers it: beside how it is played, what its players bring to a match and what they are shown of it. To offer another game is to
 * fulfil this, in a folder of `src/games`, and a line in `src/games/index.ts`.
 *
 * What the type parameters name is the game's own: the platform stores it, hands it back and looks into none of it.
 */
export interface OfferedGame<State = unknown, Option = unknown, Event = unknown, View = unknown, Entry = unknown, Card = unknown>
  extends MatchGame<State, Option, Event, View> {
  /** By which rules matches are played, the usual first. */
  readonly editions: readonly [string, ...string[]];
  /** Computer opponents, the easiest first. */
  readonly levels: readonly string[];
  /** What a player has to play with; null while they have nothing. */
  currentDeck(database: Database, userId: string): Promise<CurrentDeck | null>;
  /**
   * What a player brings to a match, or null when it may not be played by these rules (SETUP-01).
   * @param chosen another than the current deck, in a match against the computer
   */
  brought(database: Database, userId: string, edition: string, chosen?: ChosenDeck): Promise<Brought<Entry> | null>;
  /** What the computer plays with against it. */
  computerEntry(database: Database, against: Entry): Promise<Entry>;
  /** All that a match of these two pins, as plain JSON: what `bind` takes. */
  setup(database: Database, edition: string, entries: readonly [Entry, Entry]): Promise<unknown>;
  /** The cards that a match pinned, by id. They are what is played and shown, whatever the catalogue says by now. */
  pinned(match: MatchRecord): ReadonlyMap<string, Card>;
  /** What each player of a match brought, as cards and how many of each; nothing where a game is played without. */
  decks(match: MatchRecord): readonly [DeckBrought, DeckBrought];
  /** Positions that players lay out; where a game has none, nothing is offered. */
  readonly positions?: LaidPositions;
  /** A guided first match; where a game has none, nothing is offered. */
  readonly lesson?: GuidedMatch;
  /** Ids of all cards that something said to a player names, each once. */
  named(said: unknown): readonly string[];
  /** What is needed to draw some cards, by id, in the reader's language. */
  faces(database: Database, cards: readonly Card[], locale: Locale): Promise<Readonly<Record<string, unknown>>>;
  /** Lets go of what the game keeps open (threads that think). */
  close(): Promise<void>;
}
