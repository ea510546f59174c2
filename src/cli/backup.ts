import { copyFileSync, existsSync, renameSync, rmSync, statSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { DatabaseInUseError } from "@/db";
import { askForBackup, backupFolder, backupName } from "@/db/backup-desk";
import { backupDatabase } from "@/db/open";
import { processEnvironment } from "@/environment";
import { commandLine } from "./command-line.mjs";
import { inWords, UsageError } from "./site-database";

const USAGE = `Usage: npm run backup -- [FILE]
Writes a backup of the site's database, whether the site runs or not.
  FILE  where to write it; by default into the folder "backups" of DATA_DIR, under a name with the time`;

const { words } = commandLine(USAGE, {}, z.array(z.string()).max(1, "Only one FILE can be named."));

/** Over the border of a file system too. */
function move(from: string, to: string): void {
  try {
    renameSync(from, to);
  } catch (error) {
    if (!(error instanceof Error && "code" in error && error.code === "EXDEV")) throw error;
    copyFileSync(from, to);
    rmSync(from);
  }
}

await inWords(async () => {
  const { databaseUrl: url, dataDirectory } = processEnvironment();
  const folder = backupFolder(dataDirectory);
  const file = path.resolve(words[0] ?? path.join(folder, backupName(new Date())));
  if (existsSync(file)) throw new UsageError(`${file} is there already. Name another file.`);
  if (!existsSync(path.dirname(file))) throw new UsageError(`There is no folder ${path.dirname(file)}.`);
  const directory = path.join(dataDirectory, "postgres");
  if (!url && !existsSync(directory)) throw new UsageError(`There is no database in ${directory}. Is DATA_DIR right?`);
  try {
    await backupDatabase({ url, directory }, file);
  } catch (error) {
    if (!(error instanceof DatabaseInUseError)) throw error;
    move(await askForBackup(folder), file);
  }
  console.log(`${file}: ${(statSync(file).size / 1e6).toFixed(1)} MB`);
});
