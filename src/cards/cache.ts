import { LRUCache } from "lru-cache";
import { z } from "zod";
import type { Database } from "@/db";
import type { CardSet } from "@/db/generated/client";
import { onceSucceeded } from "@/kernel/once";
import type { CatalogueCard, Localized, PlayedCard } from "./card";
import type { Found } from "./search";

export interface CardInSet<Card extends CatalogueCard> {
  readonly card: Card;
  readonly set: CardSet;
}

/** What a search found: the rows of a page, whether there are more, and of its first page how many cards of each category there are. */
export interface FoundPage {
  readonly rows: readonly (Omit<Found, "named"> & { readonly by: "name" | "text" | "line" })[];
  readonly next: string | null;
  readonly counts: ReadonlyMap<number, number> | null;
  /** What was probably meant by words that found nothing; null where nothing comes near, or something was found. */
  readonly meant: string | null;
}

/** A set, and how many cards it has. */
export type CountedSet = CardSet & { readonly cards: number };

const CARDS = 5_000;
const FACES = 15_000;
const COUNTS = 500;
/** Everybody who opens a deck page sees the same first one. */
const PAGES = 300;

const Named = z.array(z.object({ en: z.string(), fr: z.string(), es: z.string(), it: z.string() }));
const Facets = z.array(z.object({ facet: z.string() }));
const Words = z.array(z.object({ word: z.string() }));

/** What was read and drawn of one version of a game's part of the catalogue. A few kilobytes an entry: some 60 MB when full. */
export class Kept<Definition extends PlayedCard, Card extends CatalogueCard<Definition>, Face extends object> {
  /** By id. */
  readonly cards = new LRUCache<string, CardInSet<Card>>({ max: CARDS });
  /** What the engine plays, by id. */
  readonly definitions = new LRUCache<string, Definition>({ max: CARDS });
  /** By language and id. */
  readonly faces = new LRUCache<string, Face>({ max: FACES });
  /** How many cards of a search have each facet, by the search. */
  readonly counts = new LRUCache<string, Readonly<Record<string, number>>>({ max: COUNTS });
  /** What searches found, by what was asked. */
  readonly found = new LRUCache<string, FoundPage>({ max: PAGES });
  /** By English name; null where the catalogue has no such card. */
  readonly #names = new Map<string, Localized<string> | null>();
  /** The sets that have cards, by release. */
  readonly sets = onceSucceeded(() => this.#readSets());
  /** All that some card is or has. */
  readonly facets = onceSucceeded(() => this.#readFacets());
  /** The words of names in all languages, the most frequent first. */
  readonly nameWords = onceSucceeded(() => this.#readNameWords());

  constructor(
    private readonly database: Database,
    private readonly game: string,
    readonly version: number,
  ) {}

  async #readSets(): Promise<readonly CountedSet[]> {
    const sets = await this.database.cardSet.findMany({
      where: { game: this.game, cards: { some: {} } },
      include: { _count: { select: { cards: true } } },
      orderBy: [{ releaseOrder: "asc" }, { id: "asc" }],
    });
    return sets.map(({ _count, ...set }) => ({ ...set, cards: _count.cards }));
  }

  async #readFacets(): Promise<ReadonlySet<string>> {
    const rows = await this.database.$queryRaw`SELECT DISTINCT unnest("facets") AS "facet" FROM "Card" WHERE "game" = ${this.game}`;
    return new Set(Facets.parse(rows).map(({ facet }) => facet));
  }

  async #readNameWords(): Promise<readonly string[]> {
    const rows = await this.database.$queryRaw`
      SELECT "word" FROM "Card", regexp_split_to_table("searchKey", ' ') "word" WHERE "game" = ${this.game} AND length("word") > 2
      GROUP BY "word" ORDER BY count(*) DESC, "word"`;
    return Words.parse(rows).map(({ word }) => word);
  }

  /** The names of cards in all languages, by their English ones; without those that the catalogue does not have. */
  async namesOf(english: readonly string[]): Promise<{ get(english: string): Localized<string> | undefined }> {
    const names = this.#names;
    const missing = [...new Set(english)].filter((name) => !names.has(name));
    if (missing.length > 0) {
      const rows = await this.database.$queryRaw`
        SELECT DISTINCT ON ("nameEn") "nameEn" AS "en", "nameFr" AS "fr", "nameEs" AS "es", "nameIt" AS "it"
        FROM "Card" WHERE "game" = ${this.game} AND "nameEn" = ANY(${missing}::text[]) ORDER BY "nameEn", "id"`;
      for (const name of missing) names.set(name, null);
      for (const row of Named.parse(rows)) names.set(row.en, row);
    }
    return { get: (name) => names.get(name) ?? undefined };
  }
}
