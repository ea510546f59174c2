import path from "node:path";
import { SourceError } from "@/cards/import/source";
import { type Database, DatabaseInUseError, DatabaseUnreachableError, MigrationError, openDatabase } from "@/db";
import { BackupError } from "@/db/backup";
import { type Environment, EnvironmentError, processEnvironment } from "@/environment";

/** What the command was called for cannot be done as things stand. */
export class UsageError extends Error {}

const spoken = [UsageError, SourceError, EnvironmentError, DatabaseUnreachableError, MigrationError, BackupError];

/** Runs a command; what the operator can put right is said in words. */
export async function inWords(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof Error && spoken.some((kind) => error instanceof kind))) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
}

/**
 * Runs a command on the database of a site that is stopped, or whose database is a server; what the operator can put right is said in words.
 *
 * @param deed what the command does, as in "Stop the site, import, and start it again"
 * @param prepare reads the arguments and whatever else may be missing, before the database is opened
 */
export async function onSiteDatabase<T>(
  deed: string,
  prepare: (environment: Environment) => T,
  run: (database: Database, prepared: T) => Promise<void>,
): Promise<void> {
  await inWords(async () => {
    const environment = processEnvironment();
    const prepared = prepare(environment);
    const { databaseUrl, dataDirectory } = environment;
    const { prisma, close } = await openDatabase({ url: databaseUrl, directory: path.join(dataDirectory, "postgres") }).catch((error) => {
      if (!(error instanceof DatabaseInUseError)) throw error;
      const who = error.pid === null ? "" : `process ${error.pid}, `;
      throw new UsageError(`The site has its database open (${who}${error.directory}). Stop the site, ${deed}, and start it again.`);
    });
    try {
      await run(prisma, prepared);
    } finally {
      await close();
    }
  });
}
