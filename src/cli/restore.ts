// npm run restore -- FILE: fills an empty database from a backup, while the site is stopped.
import { existsSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { DatabaseInUseError } from "@/db";
import { BackupError } from "@/db/backup";
import { restoreDatabase } from "@/db/open";
import { processEnvironment } from "@/environment";
import { inWords, UsageError } from "./site-database";

const USAGE = `Usage: npm run restore -- FILE
  FILE   what "npm run backup" has written
Restores into the empty database that DATABASE_URL names, or else into DATA_DIR.`;

function readArguments(): string {
  try {
    const [file, ...more] = parseArgs({ allowPositionals: true, options: {} }).positionals;
    if (file === undefined || more.length > 0) throw new Error("not one file");
    return path.resolve(file);
  } catch (error) {
    throw new UsageError(USAGE, { cause: error });
  }
}

await inWords(async () => {
  const file = readArguments();
  if (!existsSync(file)) throw new UsageError(`There is no file ${file}.`);
  const { databaseUrl: url, dataDirectory } = processEnvironment();
  try {
    await restoreDatabase({ url, directory: path.join(dataDirectory, "postgres") }, file);
  } catch (error) {
    if (!(error instanceof DatabaseInUseError)) throw error;
    throw new BackupError(`A site has ${error.directory} open. Stop it, and restore into an empty DATA_DIR.`, { cause: error });
  }
  console.log(`${file} is restored. Start the site.`);
});
