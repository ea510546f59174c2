import type { Database } from "@/db";
import type { Locale } from "@/i18n/locales";
import type { DeckCards, DeckFault, ReadList } from "./schema";

/** A deck that comes along with the site, to copy and for the computer to play with. */
export interface ReadyDeck {
  readonly id: string;
  /** The edition it is made for. */
  readonly edition: string;
  readonly names: Readonly<Record<Locale, string>>;
  readonly descriptions: Readonly<Record<Locale, string>>;
  readonly cards: DeckCards;
}

/** What a game's rules say of a deck. */
export interface Judgement {
  /** The editions it can be played in as far as its cards go, in the game's order; the first is the one it is judged by. */
  readonly editions: readonly [string, ...string[]];
  /** The rules that it breaks there; none when it can be played. */
  readonly faults: readonly DeckFault[];
}

/** What a game has to say about decks. */
export interface DeckRules {
  /** The name of the game. */
  readonly game: string;
  readonly ready: readonly ReadyDeck[];
  /** The one of them that newcomers are given. */
  readonly first: ReadyDeck;
  /** Judges lists, drafts among them: they may name anything. In their order. */
  judge(database: Database, lists: readonly DeckCards[]): Promise<readonly Judgement[]>;
  /** Whether a list may be played in an edition. */
  mayBePlayed(database: Database, list: DeckCards, edition: string): Promise<boolean>;
  /** What is needed to draw the cards of these ids, in the reader's language; one that the catalogue lacks is missing. */
  faces(database: Database, cardIds: readonly string[], locale: Locale): Promise<Readonly<Record<string, unknown>>>;
  /** Reads a list in the text form that players of the game exchange. */
  readList(database: Database, text: string, locale: Locale): Promise<ReadList>;
  writeList(database: Database, cards: DeckCards): Promise<string>;
}
