import { z } from "zod";
import type { Database } from "@/db";
import { Prisma } from "@/db/generated/client";
import type { Locale } from "@/i18n/locales";
import type { Sort } from "./query";
import { wordsOf } from "./search-key";

/** What can be asked of a game's part of the catalogue; what is left out does not narrow. */
export interface CardSearch {
  readonly game: string;
  /** Words of a name or beginnings of words of a text, in any language, accents and case left aside; or a print ("xy1 12", "XY 12"). */
  readonly words?: string | undefined;
  /** Beginnings of words in the texts alone. */
  readonly text?: string | undefined;
  /** Any of these. */
  readonly categories?: readonly number[];
  /** Of each list that names any, the card has at least one. */
  readonly anyFacet?: readonly (readonly string[])[];
  readonly facets?: readonly string[];
  readonly strength?: { readonly atLeast?: number | undefined; readonly atMost?: number | undefined };
  readonly sets?: readonly string[] | undefined;
  readonly playable?: boolean | undefined;
}

/** Which part of what was found, and in what order. */
export interface Part {
  readonly sort: Sort;
  /** The card that was seen last; from the beginning without. */
  readonly after?: string | undefined;
  readonly limit: number;
  /** Names are put in order as this language says them. */
  readonly locale: Locale;
}

const Found = z.object({ id: z.string(), line: z.string(), place: z.number(), named: z.boolean() });
/** A card that a search means: what it stands together with, its place there, and whether its name says what was looked for. */
export type Found = Readonly<z.infer<typeof Found>>;

const { sql, join } = Prisma;
const COLUMNS = sql`"id", "line", "linePlace" AS "place"`;

/** The cards that a search means: those found by their names come before those found by their texts. In SQL, since Prisma cannot ask for the beginnings of words by their index. */
export async function searchCards(database: Database, search: CardSearch, { sort, after, limit, locale }: Part): Promise<readonly Found[]> {
  const words = wordsOf(search.words ?? "");
  const named = words.length === 0 ? sql`true` : isNamed(search.game, words);
  const order = join([...(words.length === 0 ? [] : [sql`NOT ${named}`]), ...orderOf(sort, locale)], ", ");
  const where = [...conditionsOf(search), ...categoriesOf(search)];
  if (after !== undefined) where.push(sql`ROW(${order}) > (SELECT ${order} FROM "Card" WHERE "game" = ${search.game} AND "id" = ${after})`);
  return z
    .array(Found)
    .parse(
      await database.$queryRaw(
        sql`SELECT ${COLUMNS}, ${named} AS "named" FROM "Card" WHERE ${join(where, " AND ")} ORDER BY ${order} LIMIT ${limit}`,
      ),
    );
}

/** How many cards a search means of each category, whichever of them it asks for. */
export async function countCards(database: Database, search: CardSearch): Promise<ReadonlyMap<number, number>> {
  const where = join(conditionsOf(search), " AND ");
  const rows = await database.$queryRaw(sql`SELECT "category", count(*)::int AS "count" FROM "Card" WHERE ${where} GROUP BY "category"`);
  return new Map(
    z
      .array(z.object({ category: z.number(), count: z.number() }))
      .parse(rows)
      .map(({ category, count }) => [category, count]),
  );
}

/** How many cards a search means that have each facet. */
export async function countFacets(database: Database, search: CardSearch): Promise<Readonly<Record<string, number>>> {
  const where = join([...conditionsOf(search), ...categoriesOf(search)], " AND ");
  const rows = await database.$queryRaw(
    sql`SELECT "facet", count(*)::int AS "count" FROM "Card", unnest("facets") "facet" WHERE ${where} GROUP BY "facet"`,
  );
  const counts = z.array(z.object({ facet: z.string(), count: z.number() })).parse(rows);
  return Object.fromEntries(counts.map(({ facet, count }) => [facet, count]));
}

/** One card of each place that the lines of these cards have and these cards do not: the plainest that can be played. */
export async function restOfLines(
  database: Database,
  search: CardSearch,
  found: readonly Found[],
): Promise<readonly Omit<Found, "named">[]> {
  if (found.length === 0) return [];
  const { game, sets, playable } = search;
  const lines = [...new Set(found.map(({ line }) => line))];
  const taken = [...new Set(found.map(({ line, place }) => `${line} ${place}`))];
  const where = [
    ...conditionsOf({ game, sets, playable }),
    ...categoriesOf(search),
    sql`"line" = ANY(${lines}::text[])`,
    sql`"line" || ' ' || "linePlace" <> ALL(${taken}::text[])`,
  ];
  const rows = await database.$queryRaw(
    sql`SELECT DISTINCT ON ("line", "linePlace") ${COLUMNS} FROM "Card" WHERE ${join(where, " AND ")}
      ORDER BY "line", "linePlace", "playable" DESC, "strength", "releaseOrder" DESC, "id"`,
  );
  return z.array(Found.omit({ named: true })).parse(rows);
}

/** Ascending all of them, so that a page can begin after a row. */
function orderOf(sort: Sort, locale: Locale): readonly Prisma.Sql[] {
  const print = [sql`"releaseOrder"`, sql`"setId"`, sql`"position"`, sql`"id"`];
  const line = [sql`"category"`, sql`"line"`, sql`"linePlace"`, ...print];
  switch (sort) {
    case "line":
      return line;
    case "set":
      return [sql`"category"`, ...print];
    case "newest":
      return [sql`-"releaseOrder"`, sql`"setId"`, sql`"position"`, sql`"id"`];
    case "name":
      return [sql`"folded"(${NAMES[locale]})`, ...print];
    case "strength":
      return [sql`coalesce(-"strength", 1)`, ...line];
    case "cost":
      return [sql`coalesce("cost", 1000)`, ...line];
  }
}

const NAMES: Readonly<Record<Locale, Prisma.Sql>> = { en: sql`"nameEn"`, fr: sql`"nameFr"`, es: sql`"nameEs"`, it: sql`"nameIt"` };

const when = <T>(value: T | undefined, condition: (value: T) => Prisma.Sql) => (value === undefined ? [] : [condition(value)]);

const categoriesOf = ({ categories = [] }: CardSearch): readonly Prisma.Sql[] =>
  categories.length === 0 ? [] : [sql`"category" = ANY(${categories}::int[])`];

function conditionsOf({ game, words, text, anyFacet = [], facets = [], strength, sets, playable }: CardSearch): Prisma.Sql[] {
  return [
    sql`"game" = ${game}`,
    ...wordConditions(game, wordsOf(words ?? "")),
    ...textConditions(wordsOf(text ?? "")),
    ...anyFacet.filter(({ length }) => length > 0).map((list) => sql`"facets" && ${list}::text[]`),
    ...(facets.length > 0 ? [sql`"facets" @> ${facets}::text[]`] : []),
    ...when(sets, (list) => sql`"setId" = ANY(${list}::text[])`),
    ...when(strength?.atLeast, (least) => sql`"strength" >= ${least}`),
    ...when(strength?.atMost, (most) => sql`"strength" <= ${most}`),
    ...when(playable, (wanted) => sql`"playable" = ${wanted}`),
  ];
}

/** Words are letters and digits alone, so that no wildcard comes in. */
const inName = (word: string): Prisma.Sql => sql`"searchKey" LIKE ${`%${word}%`}`;

/** All words stand in the names, or the two of them are a set and a number. */
function isNamed(game: string, words: readonly string[]): Prisma.Sql {
  const byName = sql`(${join(words.map(inName), " AND ")})`;
  const [set, number] = words;
  if (words.length !== 2 || !set || !number) return byName;
  const inSet = sql`"setId" IN (SELECT "id" FROM "CardSet" WHERE "game" = ${game} AND (lower("id") = ${set} OR lower("code") = ${set}))`;
  return sql`(${byName} OR (${inSet} AND lower("number") = ${number}))`;
}

/** So few letters begin a word of nearly every text: alone they are looked for in names. */
const TOO_SHORT = 3;

/** Each word stands in the names or begins one of the text's, or all of them are a print. */
function wordConditions(game: string, words: readonly string[]): Prisma.Sql[] {
  if (words.length === 0) return [];
  if (words.every(({ length }) => length < TOO_SHORT)) return [isNamed(game, words)];
  // A list of ids: read by the index of texts once, whatever the names say.
  const inText = (word: string) => sql`"id" IN (SELECT "id" FROM "Card" WHERE "game" = ${game} AND ${beginWords([word])})`;
  const each = join(
    words.map((word) => sql`(${inName(word)} OR ${inText(word)})`),
    " AND ",
  );
  return [words.length === 2 ? sql`(${isNamed(game, words)} OR (${each}))` : each];
}

function textConditions(words: readonly string[]): Prisma.Sql[] {
  return words.length === 0 ? [] : [beginWords(words)];
}

/** Each word begins one of the text's; the expression is that of the index. */
export function beginWords(words: readonly string[]): Prisma.Sql {
  const beginnings = words.map((word) => `'${word}':*`).join(" & ");
  return sql`"wordVector"("textWords") @@ ${beginnings}::tsquery`;
}
