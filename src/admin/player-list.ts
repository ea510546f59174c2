import { z } from "zod";
import type { Database } from "@/db";
import { Prisma } from "@/db/generated/client";
import { type Page, type PageKey, pageOf, type Stretch } from "./pages";
import { exclusionOf } from "./sanctions";
import { PLAYERS_PER_PAGE, type PlayerPage, type PlayerQuery } from "./schema";

/** What an administrator sees of the players, a hundred thousand of them too. */

/**
 * So far are players counted, and so many that a search finds are put in order; one that finds more is answered by walking along the order instead, which
 * soon meets enough of them.
 */
const MOST = 1_000;

const { sql } = Prisma;
const COLUMNS = { pseudo: sql`"pseudoKey"`, createdAt: sql`"createdAt"`, lastSeenAt: sql`"lastSeenAt"` } as const;
const SHOWN = {
  id: true,
  pseudo: true,
  pseudoKey: true,
  lastName: true,
  firstName: true,
  email: true,
  createdAt: true,
  lastSeenAt: true,
  role: true,
  suspendedUntil: true,
} as const satisfies Prisma.UserSelect;

/** Players or administrators in an order, one page of them. */
export async function listPlayers(database: Database, query: PlayerQuery, now = new Date()): Promise<PlayerPage> {
  const { after, before, order } = query;
  const among = await amongOf(database, query, now);
  const page = await pageOf(
    { after, before },
    PLAYERS_PER_PAGE,
    async (stretch) => shown(database, await idsOf(database, among.rows, order, stretch)),
    (row) => keyOf(row, order),
  );
  const { rows, previous, next }: Page<Shown> = page;
  const players = rows.map(({ pseudoKey: _, ...row }) => ({
    ...row,
    email: row.email ?? "",
    createdAt: row.createdAt.toISOString(),
    lastSeenAt: row.lastSeenAt.toISOString(),
    ...exclusionOf(row, now),
  }));
  return { players, previous, next, total: Math.min(among.count, MOST), more: among.count > MOST };
}

type Shown = Prisma.UserGetPayload<{ select: typeof SHOWN }>;

/** Among whom the page is: the rows to be put in order, as what a query is `FROM`, and how many they are, as far as it matters. */
async function amongOf(
  database: Database,
  { search, show }: PlayerQuery,
  now: Date,
): Promise<{ readonly rows: Prisma.Sql; readonly count: number }> {
  const kind = [
    show === "administrators" ? sql`"role" = 'ADMIN'` : sql`"role" = 'PLAYER'`,
    sql`NOT "guest"`,
    ...(show === "suspended" ? [sql`"suspendedUntil" > ${moment(now.toISOString())}`] : []),
  ];
  const rowsWith = (conditions: readonly Prisma.Sql[]) => sql`SELECT * FROM "User" WHERE ${Prisma.join([...kind, ...conditions], " AND ")}`;
  if (search === "") {
    const rows = rowsWith([]);
    return { rows: sql`(${rows})`, count: await countOf(database, rows) };
  }
  // One or two letters are meant as a beginning.
  const sought = sql`right(E'\n\n' || "folded"(${search}), greatest(3, length("folded"(${search}))))`;
  const holds = sql`strpos("searchKey", ${sought}) > 0`;
  const found = rowsWith([sql`"trigrams"("searchKey") @> "trigrams"(${sought})`, holds]);
  const count = await countOf(database, found);
  // Without the limit it would be taken apart again, and walked along the order all the same.
  if (count <= MOST) return { rows: sql`(${found} LIMIT ${MOST})`, count };
  return { rows: sql`(${rowsWith([holds])})`, count };
}

/** How many rows there are, up to one more than the most that matters. */
async function countOf(database: Database, rows: Prisma.Sql): Promise<number> {
  const counted = await database.$queryRaw(sql`SELECT count(*)::int AS "count" FROM (${rows} LIMIT ${MOST + 1}) "counted"`);
  const [{ count }] = z.tuple([z.object({ count: z.number() })]).parse(counted);
  return count;
}

async function idsOf(database: Database, rows: Prisma.Sql, order: PlayerQuery["order"], { key, back, take }: Stretch): Promise<string[]> {
  const column = COLUMNS[order];
  // Names from the first, moments from the last.
  const up = (order === "pseudo") !== back;
  const [direction, beyond] = up ? [sql`ASC`, sql`>`] : [sql`DESC`, sql`<`];
  const place = key && placeOf(key, order);
  const found = await database.$queryRaw(
    sql`SELECT "id" FROM ${rows} "among" ${place ? sql`WHERE (${column}, "id") ${beyond} (${place}, ${key?.id})` : Prisma.empty}
      ORDER BY ${column} ${direction}, "id" ${direction} LIMIT ${take}`,
  );
  return z
    .array(z.object({ id: z.string() }))
    .parse(found)
    .map(({ id }) => id);
}

/** The rows of these players, in this order. One who was deleted this moment is not there. */
async function shown(database: Database, ids: readonly string[]): Promise<Shown[]> {
  const rows = await database.user.findMany({ where: { id: { in: [...ids] } }, select: SHOWN });
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

function keyOf(row: Shown, order: PlayerQuery["order"]): PageKey {
  return { id: row.id, by: order === "pseudo" ? row.pseudoKey : row[order].toISOString() };
}

/** Where a key stands in an order; null for one that an address typed by hand takes from another order. */
function placeOf({ by }: PageKey, order: PlayerQuery["order"]): Prisma.Sql | null {
  if (order === "pseudo") return sql`${by}`;
  return Number.isNaN(new Date(by).getTime()) ? null : moment(new Date(by).toISOString());
}

/** As the database keeps moments. */
function moment(iso: string): Prisma.Sql {
  return sql`${iso.replace("Z", "")}::timestamp`;
}
