import type { Database } from "@/db";

const DAY_MS = 86_400_000;

/** How many matches are deleted at once: the site is open meanwhile. */
const BATCH = 500;

/**
 * Deletes matches that ended more than `days` ago, with all that is kept of them. The administration still has to look at those that a report names.
 * @param now epoch milliseconds
 * @returns how many
 */
export async function deleteOldMatches(database: Database, days: number, now: number): Promise<number> {
  const endedAt = { lt: new Date(now - days * DAY_MS) };
  for (let deleted = 0; ; ) {
    const old = await database.match.findMany({
      where: { endedAt, playerReports: { none: { closedAt: null } } },
      take: BATCH,
      select: { id: true },
    });
    if (old.length === 0) return deleted;
    const { count } = await database.match.deleteMany({ where: { id: { in: old.map(({ id }) => id) } } });
    deleted += count;
  }
}

/**
 * Deletes old matches now and every day.
 * @returns stops it
 */
export function retain(database: Database, days: number, reportFault: (error: unknown) => void): () => void {
  const tidy = () => void deleteOldMatches(database, days, Date.now()).catch(reportFault);
  tidy();
  const timer = setInterval(tidy, DAY_MS).unref();
  return () => clearInterval(timer);
}
