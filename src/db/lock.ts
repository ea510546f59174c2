import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";

/** The embedded database is open in another process: two of them on one directory lose rows. */
export class DatabaseInUseError extends Error {
  override readonly name = "DatabaseInUseError";

  constructor(
    readonly directory: string,
    readonly pid: number,
  ) {
    super(`The database in ${directory} is in use by process ${pid}. Stop that process, or choose another DATA_DIR.`);
  }
}

/** Tells a process from a later one that was given the same pid; empty where the system does not say. */
function startOf(pid: number): string {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, "utf8");
    return stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19] ?? "";
  } catch {
    return "";
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it runs, under another user.
    return isSystemError(error, "EPERM");
  }
}

function isSystemError(error: unknown, code: string): boolean {
  return error instanceof Error && "code" in error && error.code === code;
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    if (isSystemError(error, "ENOENT")) return undefined;
    throw error;
  }
}

/**
 * Takes the exclusive lock `<directory>.lock`, which names this process. A lock whose process is gone is taken over.
 *
 * @returns the function that gives the lock back
 * @throws DatabaseInUseError while another process, or this one, holds it
 */
export function lockDirectory(directory: string): () => void {
  const file = `${directory}.lock`;
  const mine = `${process.pid} ${startOf(process.pid)}\n`;
  const draft = `${file}.${process.pid}`;
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(draft, mine);
  try {
    for (;;) {
      try {
        // A hard link appears whole or not at all, and never over an existing file.
        linkSync(draft, file);
        return () => {
          if (read(file) === mine) rmSync(file);
        };
      } catch (error) {
        if (!isSystemError(error, "EEXIST")) throw error;
      }
      removeStale(directory, file, draft);
    }
  } finally {
    rmSync(draft, { force: true });
  }
}

function removeStale(directory: string, file: string, draft: string): void {
  const found = read(file);
  if (found === undefined) return;
  const [pidText = "", start = ""] = found.trim().split(" ");
  const pid = Number(pidText);
  if (isRunning(pid) && (start === "" || start === startOf(pid))) throw new DatabaseInUseError(directory, pid);
  // Moving it away decides between two that find the same stale lock.
  const aside = `${draft}.stale`;
  try {
    renameSync(file, aside);
  } catch (error) {
    if (isSystemError(error, "ENOENT")) return;
    throw error;
  }
  if (read(aside) !== found) linkSync(aside, file);
  rmSync(aside);
}
