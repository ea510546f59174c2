import { hash } from "bcrypt";
import { z } from "zod";
import type { Database } from "@/db";
import { Prisma } from "@/db/generated/client";

/** What every account made for such a run logs in with. */
export const PASSWORD = "bourg-palette";

/** Bytes of a finished match's record (`npm run bench:matches`). */
const RECORD = 11_000;
/** So many rows are made by one statement. */
const AT_ONCE = 5_000;

/** Gives all accounts that are there a password. Returns their ids, in the order in which they were made. */
export async function givePasswords(database: Database): Promise<readonly string[]> {
  await database.user.updateMany({ data: { passwordHash: await hash(PASSWORD, 11) } });
  const rows = await database.$queryRaw`SELECT "id" FROM "User" ORDER BY length("pseudo"), "pseudo"`;
  return z
    .array(z.object({ id: z.string() }))
    .parse(rows)
    .map(({ id }) => id);
}

/** What a site has gathered over the years: players with a deck each, and finished matches between them and those who were there before. */
export async function grow(database: Database, users: number, matches: number): Promise<void> {
  await inStretches(users, async (from, to) => {
    await database.$executeRaw`
      INSERT INTO "User" ("id", "lastName", "firstName", "email", "emailKey", "pseudo", "pseudoKey", "passwordHash", "lastSeenAt", "createdAt")
      SELECT 'grown-' || n, 'Last' || left(md5('l' || n), 6), 'First' || left(md5('f' || n), 5), 'grown' || n || '@growth.invalid',
        'grown' || n || '@growth.invalid', left(md5('p' || n), 7) || n, left(md5('p' || n), 7) || n, '', now() - n * interval '1 minute',
        now() - n * interval '2 minutes'
      FROM generate_series(${from}::int, ${to}::int) n`;
    await database.$executeRaw`
      WITH model AS MATERIALIZED (SELECT * FROM "Deck" WHERE "id" NOT LIKE 'grown-%')
      INSERT INTO "Deck" ("id", "ownerId", "game", "name", "cards", "legal", "updatedAt")
      SELECT 'grown-' || n, 'grown-' || n, d."game", d."name", d."cards", true, now()
      FROM generate_series(${from}::int, ${to}::int) n JOIN LATERAL (SELECT * FROM model ORDER BY md5("id" || n % 97) LIMIT 1) d ON true`;
    await database.$executeRaw`
      INSERT INTO "CurrentDeck" ("ownerId", "game", "deckId")
      SELECT "ownerId", "game", "id" FROM "Deck" WHERE "id" IN (SELECT 'grown-' || n FROM generate_series(${from}::int, ${to}::int) n)`;
  });
  const people = await database.user.count();
  await inStretches(matches, async (from, to) => {
    await database.$executeRaw`
      INSERT INTO "Match" ("id", "game", "edition", "kind", "status", "seed", "seedCommitment", "nonces", "outcome", "clock", "startedAt", "endedAt")
      SELECT 'grown-' || n, 'pokemon', 'xy', 'RANDOM', 'FINISHED', md5('s' || n), md5('c' || n), '["", ""]', '{"winner": 0, "reason": "prizes"}', '{}',
        now() - n * interval '3 minutes', now() - n * interval '3 minutes' + interval '15 minutes'
      FROM generate_series(${from}::int, ${to}::int) n`;
    // Two players of each, and some who play much more than others.
    await database.$executeRaw`
      INSERT INTO "MatchSeat" ("matchId", "seat", "userId", "pseudo")
      SELECT 'grown-' || n, seat, u."id", u."pseudo"
      FROM generate_series(${from}::int, ${to}::int) n, generate_series(0, 1) seat
      JOIN LATERAL (SELECT (('x' || left(md5(n || '/' || seat), 7))::bit(28)::int % ${people}) AS "place") p ON true
      JOIN (SELECT "id", "pseudo", row_number() OVER (ORDER BY "id") - 1 AS "place" FROM "User") u ON u."place" = p."place"`;
    await database.$executeRaw`
      WITH noise AS MATERIALIZED (
        SELECT k, decode((SELECT string_agg(md5(k || '/' || i), '') FROM generate_series(1, ${Math.ceil(RECORD / 16)}::int) i), 'hex') AS "bytes"
        FROM generate_series(0, 9) k)
      INSERT INTO "FinishedMatch" ("matchId", "record")
      SELECT 'grown-' || n, decode(md5(n::text), 'hex') || noise."bytes" FROM generate_series(${from}::int, ${to}::int) n JOIN noise ON noise.k = n % 10`;
  });
  for (const table of ["User", "Deck", "CurrentDeck", "Match", "MatchSeat", "FinishedMatch"])
    await database.$executeRaw(Prisma.raw(`VACUUM ANALYZE "${table}"`));
}

async function inStretches(count: number, make: (from: number, to: number) => Promise<void>): Promise<void> {
  for (let from = 1; from <= count; from += AT_ONCE) await make(from, Math.min(count, from + AT_ONCE - 1));
}
