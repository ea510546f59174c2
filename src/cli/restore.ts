import { existsSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { DatabaseInUseError } from "@/db";
import { BackupError } from "@/db/backup";
import { restoreDatabase } from "@/db/open";
import { processEnvironment } from "@/environment";
import { commandLine } from "./command-line.mjs";
import { inWords, UsageError } from "./site-database";

const USAGE = `Usage: npm run restore -- FILE
Fills an empty database from a backup, while the site is stopped: the one that DATABASE_URL names, or else that in DATA_DIR.
  FILE  what "npm run backup" has written`;

const {
  words: [named],
} = commandLine(USAGE, {}, z.tuple([z.string()], "One FILE has to be named."));
const file = path.resolve(named);

await inWords(async () => {
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
