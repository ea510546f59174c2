import { z } from "zod";
import type { Database } from "@/db";
import { Prisma } from "@/db/generated/client";
import { attackCostKey } from "@/games/pokemon/cards/facets";
import type { CardQuery } from "@/games/pokemon/cards/query";
import { CATEGORIES } from "@/games/pokemon/cards/row";
import { wordsOf } from "@/games/pokemon/cards/search-key";
import { editionRules } from "@/games/pokemon/engine/editions";
import { EDITIONS, type Edition } from "@/games/pokemon/engine/view";

/**
 * The ids of the cards that a query means, in the catalogue's order, and how many there are in all. In SQL, since Prisma cannot ask for the
 * beginnings of words by their index.
 */
export async function searchCards(
  database: Database,
  query: CardQuery,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ readonly total: number; readonly ids: readonly string[] }> {
  const where = Prisma.join([Prisma.sql`TRUE`, ...conditionsOf(query)], " AND ");
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

function conditionsOf(query: CardQuery): Prisma.Sql[] {
  const { category, types, stages, kinds, families, sets, hpMin, hpMax, attackCost, attackTypes, edition, playable } = query;
  const { sql } = Prisma;
  const when = <T>(value: T | undefined, condition: (value: T) => Prisma.Sql) => (value === undefined ? [] : [condition(value)]);
  const anyOf = (list: readonly string[] | undefined, condition: (list: readonly string[]) => Prisma.Sql) =>
    list?.length ? [condition(list)] : [];
  const costKey = attackCostKey(attackCost, attackTypes ?? []);
  return [
    ...nameConditions(wordsOf(query.query ?? "")),
    ...textConditions(wordsOf(query.text ?? "")),
    ...when(category, (value) => sql`"category" = ${CATEGORIES[value]}::"CardCategory"`),
    ...anyOf(types, (list) => sql`"types" && ${list}::text[]`),
    ...anyOf(stages, (list) => sql`"stage" = ANY(${list}::text[])`),
    ...anyOf(kinds, (list) => sql`"kind" = ANY(${list}::text[])`),
    ...anyOf(families, (list) => sql`"marks" && ${list}::text[]`),
    ...anyOf(sets, (list) => sql`"setId" = ANY(${list}::text[])`),
    ...when(hpMin, (least) => sql`"hp" >= ${least}`),
    ...when(hpMax, (most) => sql`"hp" <= ${most}`),
    ...(costKey === "" ? [] : [sql`"attackCosts" @> ${[costKey]}::text[]`]),
    ...when(edition, printedIn),
    ...when(playable, (wanted) => sql`"playable" = ${wanted}`),
  ];
}

/** All words stand in the names, or the two of them are a set and a number. Words are letters and digits alone, so that no wildcard comes in. */
function nameConditions(words: readonly string[]): Prisma.Sql[] {
  if (words.length === 0) return [];
  const byName = Prisma.join(
    words.map((word) => Prisma.sql`"searchKey" LIKE ${`%${word}%`}`),
    " AND ",
  );
  const [set, number] = words;
  if (words.length !== 2 || !set || !number) return [byName];
  const inSet = Prisma.sql`"setId" IN (SELECT "id" FROM "CardSet" WHERE "id" = ${set} OR lower("code") = ${set})`;
  return [Prisma.sql`((${byName}) OR (${inSet} AND lower("number") = ${number}))`];
}

/** Each word begins one of the text's; the expression is that of the index. */
function textConditions(words: readonly string[]): Prisma.Sql[] {
  if (words.length === 0) return [];
  const beginnings = words.map((word) => `'${word}':*`).join(" & ");
  return [Prisma.sql`array_to_tsvector("textWords") @@ ${beginnings}::tsquery`];
}

/** ED-12 as `editionOf` has it: by the series of its set, or by the day where the series is nobody's. */
function printedIn(edition: Edition): Prisma.Sql {
  const { series, began } = editionRules[edition];
  const next = EDITIONS[EDITIONS.indexOf(edition) + 1];
  const ended = next ? editionRules[next].began : 99_99_99_99;
  const since = edition === EDITIONS[0] ? 0 : began;
  const all = EDITIONS.flatMap((one) => editionRules[one].series);
  return Prisma.sql`"setId" IN (SELECT "id" FROM "CardSet" WHERE "series" = ANY(${series}::text[])
    OR ("series" <> ALL(${all}::text[]) AND "releaseOrder" >= ${since} AND "releaseOrder" < ${ended}))`;
}
