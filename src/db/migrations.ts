import { createHash, randomUUID } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";

/** What migrating asks of a connection; PGlite and `pg` both offer it. */
export interface SqlConnection {
  exec(sql: string): Promise<unknown>;
  query(sql: string, parameters: unknown[]): Promise<{ rows: unknown[] }>;
}

/** The database cannot be brought to this version's schema. */
export class MigrationError extends Error {
  override readonly name = "MigrationError";
}

// The table of `prisma migrate deploy`, so that either may be used on a real Postgres.
const bookkeeping = `CREATE TABLE IF NOT EXISTS "_prisma_migrations" (
  "id" VARCHAR(36) PRIMARY KEY NOT NULL,
  "checksum" VARCHAR(64) NOT NULL,
  "finished_at" TIMESTAMPTZ,
  "migration_name" VARCHAR(255) NOT NULL,
  "logs" TEXT,
  "rolled_back_at" TIMESTAMPTZ,
  "started_at" TIMESTAMPTZ NOT NULL DEFAULT now(),
  "applied_steps_count" INTEGER NOT NULL DEFAULT 0
)`;

const Applied = z.array(z.object({ migration_name: z.string(), finished: z.boolean() }));

/** The names of the migrations in `directory`, oldest first. */
export function migrationNames(directory: string): string[] {
  return readdirSync(directory, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
}

/** The migrations that a database has had, oldest first. */
export async function appliedMigrations(connection: SqlConnection): Promise<readonly string[]> {
  const { rows } = await connection.query(
    'SELECT "migration_name", "finished_at" IS NOT NULL AS "finished" FROM "_prisma_migrations" WHERE "rolled_back_at" IS NULL ORDER BY "migration_name"',
    [],
  );
  return Applied.parse(rows).flatMap(({ migration_name, finished }) => (finished ? [migration_name] : []));
}

/**
 * Applies what is missing, each migration in one transaction with its record. The caller sees to it that nobody else migrates meanwhile.
 *
 * @param wanted those that are wanted; all that there are, if nothing is said
 * @returns the names applied now
 * @throws MigrationError when the database holds a migration that this version does not know or one that failed half-way, or one fails now
 */
export async function migrate(connection: SqlConnection, directory: string, wanted?: readonly string[]): Promise<string[]> {
  await connection.exec(bookkeeping);
  const { rows } = await connection.query(
    'SELECT "migration_name", "finished_at" IS NOT NULL AS "finished" FROM "_prisma_migrations" WHERE "rolled_back_at" IS NULL',
    [],
  );
  const applied = new Map(Applied.parse(rows).map((row) => [row.migration_name, row.finished]));
  const known = migrationNames(directory);
  for (const [name, finished] of applied) {
    if (!finished) throw new MigrationError(`The migration ${name} failed half-way; repair it with "npx prisma migrate resolve".`);
    if (!known.includes(name)) throw new MigrationError(`The database is newer than this version: it has the migration ${name}.`);
  }
  const missing = known.filter((name) => !applied.has(name) && (wanted?.includes(name) ?? true));
  for (const name of missing) {
    const sql = readFileSync(path.join(directory, name, "migration.sql"), "utf8");
    const checksum = createHash("sha256").update(sql).digest("hex");
    await connection.exec("BEGIN");
    try {
      await connection.exec(sql);
      await connection.query(
        'INSERT INTO "_prisma_migrations" ("id", "checksum", "migration_name", "finished_at", "applied_steps_count") VALUES ($1, $2, $3, now(), 1)',
        [randomUUID(), checksum, name],
      );
      await connection.exec("COMMIT");
    } catch (error) {
      await connection.exec("ROLLBACK");
      const why = error instanceof Error ? error.message : String(error);
      throw new MigrationError(
        `The migration ${name} cannot be applied: ${why}. The database is as it was before it. Go on with the version before this one, and report it.`,
        { cause: error },
      );
    }
  }
  return missing;
}
