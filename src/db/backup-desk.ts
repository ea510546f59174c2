import { randomUUID } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { z } from "zod";
import { BackupError } from "./backup";

/*
 * The embedded database has one owner, so whoever wants a backup while the site runs asks it to make one. They meet in a folder that both reach and
 * nobody else does: a file `wanted-ID` is taken up as `making-ID` and answered by `answer-ID`. No port, and nothing but the owner's right to the folder.
 */

const LOOK_MS = 500;
const PATIENCE_MS = 15_000;

/** Where backups stand that were made without saying where. */
export function backupFolder(dataDirectory: string): string {
  const folder = path.join(dataDirectory, "backups");
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  return folder;
}

/** The name of a backup that is made now; names stand in the order of time. */
export function backupName(now: Date): string {
  return `openpokemon-${now.toISOString().slice(0, 19).replaceAll(":", "-")}.sql.gz`;
}

const Answer = z.union([z.object({ file: z.string() }), z.object({ fault: z.string() })]);
type Answer = z.infer<typeof Answer>;

/**
 * Makes backups when they are asked for, one after the other.
 *
 * @param make writes a backup into a file
 * @returns stops it, after the one that is being made
 */
export function openBackupDesk(folder: string, make: (file: string) => Promise<void>): () => Promise<void> {
  for (const left of readdirSync(folder).filter((name) => /^(wanted|making|answer)-/.test(name))) rmSync(path.join(folder, left));
  const closing = new AbortController();
  const work = (async () => {
    while (!closing.signal.aborted) {
      await serveAll().catch((error: unknown) => console.error("Backups cannot be asked for:", error));
      await pause(LOOK_MS, undefined, { signal: closing.signal, ref: false }).catch(() => {});
    }
  })();

  async function serveAll(): Promise<void> {
    // Somebody may have taken the folder away with all backups in it.
    mkdirSync(folder, { recursive: true, mode: 0o700 });
    for (const name of readdirSync(folder).filter((one) => one.startsWith("wanted-"))) await serve(name.slice("wanted-".length));
  }

  async function serve(id: string): Promise<void> {
    const place = (what: string) => path.join(folder, `${what}-${id}`);
    renameSync(place("wanted"), place("making"));
    const file = path.join(folder, `${id}.sql.gz`);
    const answer = await make(file).then(
      (): Answer => ({ file }),
      (error: unknown): Answer => {
        console.error("A backup failed:", error);
        return { fault: error instanceof Error ? error.message : String(error) };
      },
    );
    writeFileSync(`${place("making")}.answer`, JSON.stringify(answer), { mode: 0o600 });
    renameSync(`${place("making")}.answer`, place("answer"));
    rmSync(place("making"));
  }

  return async () => {
    closing.abort();
    await work;
  };
}

/**
 * Asks the site that has the folder's database open for a backup.
 *
 * @param patienceMs how long the site may take until it begins
 * @returns the file that it has made in the folder, the asker's to move
 * @throws BackupError when it made none
 */
export async function askForBackup(folder: string, patienceMs = PATIENCE_MS): Promise<string> {
  const id = randomUUID();
  const [wanted, making, answer] = ["wanted", "making", "answer"].map((what) => path.join(folder, `${what}-${id}`));
  if (!wanted || !making || !answer) throw new Error("There are three places.");
  writeFileSync(wanted, "", { mode: 0o600 });
  const since = performance.now();
  while (!existsSync(answer)) {
    await pause(LOOK_MS);
    if (existsSync(making) || existsSync(answer)) continue;
    if (existsSync(wanted) && performance.now() - since < patienceMs) continue;
    rmSync(wanted, { force: true });
    throw new BackupError("The site has its database open and does not answer. Try again, or stop the site first.");
  }
  const said = Answer.parse(JSON.parse(readFileSync(answer, "utf8")));
  rmSync(answer);
  if ("fault" in said) throw new BackupError(`The site could not make a backup: ${said.fault}`);
  // As the site sees the folder, its path may be another one: in a container, say.
  return path.join(folder, path.basename(said.file));
}
