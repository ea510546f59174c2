import path from "node:path";
import { SourceError } from "@/cards/import/source";
import { type Database, DatabaseInUseError, DatabaseUnreachableError, MigrationError, openDatabase } from "@/db";
import { type Environment, EnvironmentError, processEnvironment } from "@/environment";

/** The command was called in another way than its usage says. */
export class UsageError extends Error {}

const spoken = [UsageError, SourceError, EnvironmentError, DatabaseUnreachableError, MigrationError];

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
  try {
    const environment = processEnvironment();
    const prepared = prepare(environment);
    const { databaseUrl, dataDirectory } = environment;
    const { prisma, close } = await openDatabase({ url: databaseUrl, directory: path.join(dataDirectory, "postgres") });
    try {
      await run(prisma, prepared);
    } finally {
      await close();
    }
  } catch (error) {
    if (error instanceof DatabaseInUseError)
      console.error(
        `The site has its database open (process ${error.pid}, ${error.directory}). Stop the site, ${deed}, and start it again.`,
      );
    else if (error instanceof Error && spoken.some((kind) => error instanceof kind)) console.error(error.message);
    else throw error;
    process.exitCode = 1;
  }
}
