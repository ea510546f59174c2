import type { Card, CardSet } from "@/db/generated/client";
import type { Locale } from "@/i18n/locales";
import type { CatalogueCard, PlayedCard, StarterSet } from "./card";
import type { CardSource, KeptPrint } from "./import/source";
import type { CardRow } from "./row";

/** What else a card is drawn from. */
export interface Surroundings {
  /** The name in the reader's language of the card of this English name; undefined where the catalogue has none. */
  nameOf(english: string): string | undefined;
  /** In the reader's language. */
  readonly setName: string;
  readonly set: Pick<CardSet, "id" | "code" | "series" | "releaseOrder">;
}

/** Where a card stands, and who brought it. */
export interface Circumstances {
  /** The name of the source. */
  readonly source: string;
  /** That of the set. */
  readonly releaseOrder: number;
  /** The row that the catalogue has of this print already. */
  readonly before: Card | undefined;
}

/**
 * What a game says of its cards, so that the site can keep, find, draw, import and read them again. The catalogue looks into none of what the type
 * parameters name.
 */
export interface GameCards<
  Definition extends PlayedCard = PlayedCard,
  GameCard extends CatalogueCard<Definition> = CatalogueCard<Definition>,
  Face = unknown,
  Print extends KeptPrint = KeptPrint,
> {
  /** The name of the game. */
  readonly game: string;
  /** The version of the effect language that its definitions are written in. */
  readonly language: number;
  /** The cards that come along with the site, and their sets. */
  starter(): { readonly cards: readonly GameCard[]; readonly sets: readonly StarterSet[] };
  /** Names all that a card's row follows from beside its print: a set read under another name may be read better now. */
  grammar(): string;
  /** How a card is kept. @param source "starter" or an import */
  row(card: GameCard, source: string, releaseOrder: number): CardRow;
  /** A kept card; not playable where today's effect language cannot say it. @throws InvalidCardError when the row holds what is no card */
  card(row: Card | CardRow): GameCard;
  /** What the engine plays of a row. @throws InvalidCardError when today's effect language cannot say it */
  definition(row: Pick<Card, "definition" | "language" | "id">): Definition;
  /** The card as a match pinned it, when the catalogue reads it otherwise by now. */
  pinned(card: GameCard, definition: Definition): GameCard;
  /** English names of cards that a card speaks of. */
  namesIn(definition: Definition): readonly string[];
  /** What a player sees. */
  face(card: GameCard, locale: Locale, surroundings: Surroundings): Face;
  /** What it does, in our English words; "" where we have none. */
  inOurWords(card: GameCard): string;

  /** The official client's code of a set, where it is known. */
  setCode(setId: string): string | null;
  /** What is kept of a record: English and these languages. @throws ImportFault when a text of it cannot be stored */
  print(record: Print, languages: readonly Locale[]): Print;
  /** A kept print. @throws ZodError when today's importer cannot read it */
  keptPrint(record: unknown): Print;
  /** The row that a print becomes; a card whose text does not compile has its facts alone. @throws ImportFault or InvalidCardError when it is no card */
  imported(print: Print, circumstances: Circumstances): CardRow;
  /** Why a record is no card, by code, in English; {subject} is what the fault is about. */
  readonly faults: Readonly<Record<string, string>>;
  /** The cards of a folder, when they are of this game. */
  folder(folder: string): CardSource<Print> | undefined;
  /** Servers that cards can be read from, by the name they are chosen by. */
  readonly servers: Readonly<Record<string, (options: ServerOptions) => CardSource<Print>>>;
}

/** How a server is asked. */
export interface ServerOptions {
  readonly languages: readonly Locale[];
  /** A folder for its answers. */
  readonly cache: string;
}
