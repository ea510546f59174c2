import { z } from "zod";
import type { Database } from "@/db";
import { Prisma } from "@/db/generated/client";
import { wordsOf } from "./search-key";

/** What can be asked of a game's part of the catalogue; what is left out does not narrow. */
export interface CardSearch {
  readonly game: string;
  /** Words of a name in any language, accents and case left aside; or a print ("xy1 12", "XY 12"). */
  readonly name?: string | undefined;
  /** Beginnings of words in the texts, in any language. */
  readonly text?: string | undefined;
  readonly category?: number | undefined;
  /** Of each list that names any, the card has at least one. */
  readonly anyFacet?: readonly (readonly string[])[];
  readonly facets?: readonly string[];
  readonly strength?: { readonly atLeast?: number | undefined; readonly atMost?: number | undefined };
  readonly sets?: readonly string[] | undefined;
  readonly playable?: boolean | undefined;
}

/**
 * The ids of the cards that a search means, in the catalogue's order, and how many there are in all. In SQL, since Prisma cannot ask for the
 * beginnings of words by their index.
 */
export async function searchCards(
  database: Database,
  search: CardSearch,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ readonly total: number; readonly ids: readonly string[] }> {
  const where = Prisma.join(conditionsOf(search), " AND ");
  const order = Prisma.sql`"category", "releaseOrder", "setId", "position", "id"`;
  const [counted, found] = await Promise.all([
    database.$queryRaw(Prisma.sql`SELECT count(*)::int AS "total" FROM "Card" WHERE ${where}`),
    database.$queryRaw(Prisma.sql`SELECT "id" FROM "Card" WHERE ${where} ORDER BY ${order} LIMIT ${limit} OFFSET ${offset}`),
  ]);
  const [{ total }] = z.tuple([z.object({ total: z.number() })]).parse(counted);
  return {
    total,
    ids: z
      .array(z.object({ id: z.string() }))
      .parse(found)
      .map(({ id }) => id),
  };
}

function conditionsOf({ game, name, text, category, anyFacet = [], facets = [], strength, sets, playable }: CardSearch): Prisma.Sql[] {
  const { sql } = Prisma;
  const when = <T>(value: T | undefined, condition: (value: T) => Prisma.Sql) => (value === undefined ? [] : [condition(value)]);
  return [
    sql`"game" = ${game}`,
    ...nameConditions(game, wordsOf(name ?? "")),
    ...textConditions(wordsOf(text ?? "")),
    ...when(category, (value) => sql`"category" = ${value}`),
    ...anyFacet.filter(({ length }) => length > 0).map((list) => sql`"facets" && ${list}::text[]`),
    ...(facets.length > 0 ? [sql`"facets" @> ${facets}::text[]`] : []),
    ...when(sets, (list) => sql`"setId" = ANY(${list}::text[])`),
    ...when(strength?.atLeast, (least) => sql`"strength" >= ${least}`),
    ...when(strength?.atMost, (most) => sql`"strength" <= ${most}`),
    ...when(playable, (wanted) => sql`"playable" = ${wanted}`),
  ];
}

/** All words stand in the names, or the two of them are a set and a number. Words are letters and digits alone, so that no wildcard comes in. */
function nameConditions(game: string, words: readonly string[]): Prisma.Sql[] {
  if (words.length === 0) return [];
  const byName = Prisma.join(
    words.map((word) => Prisma.sql`"searchKey" LIKE ${`%${word}%`}`),
    " AND ",
  );
  const [set, number] = words;
  if (words.length !== 2 || !set || !number) return [byName];
  const inSet = Prisma.sql`"setId" IN (SELECT "id" FROM "CardSet" WHERE "game" = ${game} AND (lower("id") = ${set} OR lower("code") = ${set}))`;
  return [Prisma.sql`((${byName}) OR (${inSet} AND lower("number") = ${number}))`];
}

/** Each word begins one of the text's; the expression is that of the index. */
function textConditions(words: readonly string[]): Prisma.Sql[] {
  if (words.length === 0) return [];
  const beginnings = words.map((word) => `'${word}':*`).join(" & ");
  return [Prisma.sql`array_to_tsvector("textWords") @@ ${beginnings}::tsquery`];
}
