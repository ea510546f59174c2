import { z } from "zod";

/** Asks the database of the site. */
export type Query = (sql: string) => Promise<unknown>;

const Tables = z.array(z.object({ name: z.string() }));
const Rows = z.array(z.object({ row: z.string() }));
const Ids = z.array(z.object({ id: z.string() }));

/**
 * Every row of every table, by a hash: what is not the same afterwards was changed. When somebody was here last is left out.
 *
 * @param except ids of players whose own matches go on meanwhile
 */
export async function readRows(query: Query, except: readonly string[]): Promise<ReadonlySet<string>> {
  const theirs = `'{${except.join(",")}}'`;
  const matches = Ids.parse(await query(`SELECT "matchId" AS id FROM "MatchSeat" WHERE "userId" = ANY(${theirs})`));
  const left = [...except, ...matches.map(({ id }) => id)];
  const own = left.length > 0 ? `WHERE t::text !~ '${left.join("|")}'` : "";
  const tables = Tables.parse(await query("SELECT tablename::text AS name FROM pg_tables WHERE schemaname = 'public'"));
  const found = new Set<string>();
  for (const { name } of tables) {
    const rows = await query(`SELECT md5((to_jsonb(t) - 'lastSeenAt')::text) AS row FROM "${name}" t ${own}`);
    for (const { row } of Rows.parse(rows)) found.add(`${name} ${row}`);
  }
  return found;
}

/** What is in one of two readings alone. */
export function differing(before: ReadonlySet<string>, after: ReadonlySet<string>): readonly string[] {
  const gone = [...before].filter((row) => !after.has(row)).map((row) => `- ${row}`);
  return [...gone, ...[...after].filter((row) => !before.has(row)).map((row) => `+ ${row}`)];
}
