import { randomUUID } from "node:crypto";
import {
  closeSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  writeSync,
} from "node:fs";
import { hostname } from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { Worker } from "node:worker_threads";

/** The embedded database is open in another process: two of them on one directory lose rows. */
export class DatabaseInUseError extends Error {
  override readonly name = "DatabaseInUseError";

  /** @param pid the process that has it; null when that cannot be seen from here, as from another container */
  constructor(
    readonly directory: string,
    readonly pid: number | null,
  ) {
    const who = pid === null ? "a process of another container or machine" : `process ${pid}`;
    super(`The database in ${directory} is in use by ${who}. Stop that process, or choose another DATA_DIR.`);
  }
}

export interface LockOptions {
  /** How often the holder shows that it lives. */
  readonly beatMs?: number;
  /** How long a lock whose process cannot be looked up is watched before it counts as left behind. */
  readonly staleMs?: number;
  /** Where process numbers mean the same as here. */
  readonly place?: string;
}

/** Content of a lock: pid, when that process started (a pid is given again), where that pid means something, and a name that no other lock has. */
const LOCK = /^(?<pid>\d+) (?<start>\d*) (?<place>\S+) \S+\n$/;

/**
 * Takes the exclusive lock `<directory>.lock`. One whose process is gone is taken over at once; one that cannot be told so (another container's, or a
 * file that a power cut has torn) is watched for signs of life first.
 *
 * @returns gives the lock back
 * @throws DatabaseInUseError while another process, or this one, holds it
 */
export async function lockDirectory(directory: string, options: LockOptions = {}): Promise<() => Promise<void>> {
  const { beatMs = 5_000, staleMs = 20_000, place = here() } = options;
  const file = `${directory}.lock`;
  const mine = `${process.pid} ${startOf(process.pid)} ${place} ${randomUUID()}\n`;
  const draft = `${file}.${randomUUID()}`;
  mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
  writeWhole(draft, mine);
  try {
    while (!appears(draft, file)) {
      const found = read(file);
      if (found === undefined) continue;
      if (!isLeftBehind(directory, found, place)) await watch(directory, file, found, staleMs);
      takeAway(file, found, `${draft}.stale`);
    }
  } finally {
    rmSync(draft, { force: true });
  }
  // Without the parameters of this process, which may say that programs are modules.
  const heart = new Worker(BEATING, { eval: true, execArgv: [], workerData: { file, mine, beatMs, lock: LOCK, directory } });
  heart.unref();
  return async () => {
    await heart.terminate();
    if (read(file) === mine) rmSync(file);
  };
}

/**
 * Beats in a thread of its own, since work in the database may keep the process busy for longer than a lock is watched. A holder that was taken for
 * dead all the same (a machine that slept) ends before it writes over what its successor wrote.
 */
const BEATING = `
const { linkSync, readFileSync, rmSync, utimesSync, writeFileSync, writeSync } = require("node:fs");
const { file, mine, beatMs, lock, directory } = require("node:worker_threads").workerData;
function found() {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    if (error.code !== "ENOENT") throw error;
    // Somebody has removed it.
    writeFileSync(file + ".again", mine, { mode: 0o600 });
    linkSync(file + ".again", file);
    rmSync(file + ".again");
    return mine;
  }
}
setInterval(() => {
  try {
    const held = found();
    if (held === mine || !lock.test(held)) return utimesSync(file, new Date(), new Date());
  } catch {
    // A full disk, say: the next beat may come through.
    return;
  }
  writeSync(2, "\\nAnother process has taken the database in " + directory + ". This one ends, so that nothing is lost.\\n");
  process.kill(process.pid, "SIGKILL");
}, beatMs);
`;

/** A container has process numbers of its own, and after a restart of the machine all are given anew. */
function here(): string {
  try {
    return `${readFileSync("/proc/sys/kernel/random/boot_id", "utf8").trim()}/${readlinkSync("/proc/self/ns/pid")}`;
  } catch {
    return hostname();
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

/** On the disk before it has its name, so that a power cut leaves no torn lock. */
function writeWhole(file: string, content: string): void {
  const descriptor = openSync(file, "wx", 0o600);
  try {
    writeSync(descriptor, content);
    fsyncSync(descriptor);
  } finally {
    closeSync(descriptor);
  }
}

/** A hard link appears whole or not at all, and never over an existing file. */
function appears(draft: string, file: string): boolean {
  try {
    linkSync(draft, file);
    return true;
  } catch (error) {
    if (isSystemError(error, "EEXIST")) return false;
    throw error;
  }
}

/** Whether the process of a lock is certainly gone; false when that cannot be seen from here. */
function isLeftBehind(directory: string, found: string, place: string): boolean {
  const { pid, start, place: theirs } = LOCK.exec(found)?.groups ?? {};
  if (theirs !== place) return false;
  if (isRunning(Number(pid)) && start === startOf(Number(pid))) throw new DatabaseInUseError(directory, Number(pid));
  return true;
}

/** Waits as long as a living holder would not; clocks of two machines need not agree. */
async function watch(directory: string, file: string, found: string, staleMs: number): Promise<void> {
  const beat = () => statSync(file, { throwIfNoEntry: false })?.mtimeMs;
  const before = beat();
  const since = performance.now();
  while (performance.now() - since < staleMs) {
    await pause(staleMs / 20);
    const now = beat();
    if (now === undefined) return;
    if (now !== before || read(file) !== found) throw new DatabaseInUseError(directory, null);
  }
}

/** Moving it away decides between two that find the same lock left behind. */
function takeAway(file: string, found: string, aside: string): void {
  try {
    renameSync(file, aside);
  } catch (error) {
    if (isSystemError(error, "ENOENT")) return;
    throw error;
  }
  if (read(aside) !== found) appears(aside, file);
  rmSync(aside);
}
