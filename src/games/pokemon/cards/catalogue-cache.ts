import { LRUCache } from "lru-cache";
import { z } from "zod";
import type { Database } from "@/db";
import type { CardSet } from "@/db/generated/client";
import type { CatalogueCard, Localized } from "@/games/pokemon/cards/card";
import type { CardFace } from "@/games/pokemon/cards/face";

export interface CardInSet {
  readonly card: CatalogueCard;
  readonly set: CardSet;
}

/** What was read and drawn of one version of the catalogue. A few kilobytes an entry: some 60 MB when full. */
export interface Kept {
  readonly version: number;
  /** By id. */
  readonly cards: LRUCache<string, CardInSet>;
  /** By language and id. */
  readonly faces: LRUCache<string, CardFace>;
  /** By English name; null where the catalogue has no such card. */
  readonly names: Map<string, Localized<string> | null>;
}

const CARDS = 5_000;
const FACES = 15_000;

const kept = new WeakMap<Database, Kept>();

/**
 * What is kept of the catalogue as it is now; to be asked before anything is read of it. Whatever is read later may be newer, and is then
 * forgotten with the version that it is kept under.
 */
export async function keptOf(database: Database): Promise<Kept> {
  const { version } = await database.catalogue.findFirstOrThrow();
  const known = kept.get(database);
  if (known?.version === version) return known;
  const fresh: Kept = { version, cards: new LRUCache({ max: CARDS }), faces: new LRUCache({ max: FACES }), names: new Map() };
  kept.set(database, fresh);
  return fresh;
}

const named = z.array(z.object({ en: z.string(), fr: z.string(), es: z.string(), it: z.string() }));

/** The names of cards in all languages, by their English ones; without those that the catalogue does not have. */
export async function namesOf(
  database: Database,
  { names }: Kept,
  english: readonly string[],
): Promise<{ get(english: string): Localized<string> | undefined }> {
  const missing = [...new Set(english)].filter((name) => !names.has(name));
  if (missing.length > 0) {
    const rows = await database.$queryRaw`
      SELECT DISTINCT ON ("nameEn") "nameEn" AS "en", "nameFr" AS "fr", "nameEs" AS "es", "nameIt" AS "it"
      FROM "Card" WHERE "nameEn" = ANY(${missing}::text[]) ORDER BY "nameEn", "id"`;
    for (const name of missing) names.set(name, null);
    for (const row of named.parse(rows)) names.set(row.en, row);
  }
  return { get: (name) => names.get(name) ?? undefined };
}
