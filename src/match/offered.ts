import type { Database } from "@/db";
import type { Locale } from "@/i18n/locales";
import type { MatchGame } from "./game";
import type { MatchRecord } from "./journal";

/** What a player would begin a match with, as the game page shows it. */
export interface CurrentDeck {
  readonly id: string;
  readonly name: string;
  /** Whether a match may be started with it. */
  readonly legal: boolean;
  /** The editions it can be played in, in the game's order; the first is the one it was made for. */
  readonly editions: readonly string[];
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
  /** What a player begins a match with, or null when it may not be played by these rules (SETUP-01). */
  entry(database: Database, userId: string, edition: string): Promise<Entry | null>;
  /** What the computer plays with against it. */
  computerEntry(database: Database, against: Entry): Promise<Entry>;
  /** All that a match of these two pins, as plain JSON: what `bind` takes. */
  setup(database: Database, edition: string, entries: readonly [Entry, Entry]): Promise<unknown>;
  /** The cards that a match pinned, by id. They are what is played and shown, whatever the catalogue says by now. */
  pinned(match: MatchRecord): ReadonlyMap<string, Card>;
  /** Ids of all cards that something said to a player names, each once. */
  named(said: unknown): readonly string[];
  /** What is needed to draw some cards, by id, in the reader's language. */
  faces(database: Database, cards: readonly Card[], locale: Locale): Promise<Readonly<Record<string, unknown>>>;
  /** Lets go of what the game keeps open (threads that think). */
  close(): Promise<void>;
}
