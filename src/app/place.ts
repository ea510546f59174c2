import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";

/** How long the process before may take to end. */
const PATIENCE_MS = 15_000;
const LOOK_MS = 20;

const fileOf = (dataDirectory: string, port: number) => path.join(dataDirectory, `port-${port}.pid`);

function pidIn(file: string): number | null {
  try {
    return Number(readFileSync(file, "utf8"));
  } catch {
    return null;
  }
}

/**
 * Says which process serves a port, so that a newer one can ask it to end.
 * @returns takes the word back
 */
export function notePlace(dataDirectory: string, port: number): () => void {
  const file = fileOf(dataDirectory, port);
  // With a database elsewhere and a secret that is set, nothing else has been written there yet.
  mkdirSync(dataDirectory, { recursive: true, mode: 0o700 });
  writeFileSync(file, String(process.pid), { mode: 0o600 });
  return () => {
    // A successor may have noted itself already.
    if (pidIn(file) === process.pid) rmSync(file);
  };
}

/** Asks the process that serves a port to end, if one does. @returns whether there was one */
export function askToEnd(dataDirectory: string, port: number): boolean {
  const pid = pidIn(fileOf(dataDirectory, port));
  if (pid === null) return false;
  try {
    process.kill(pid, "SIGTERM");
    return true;
  } catch {
    return false;
  }
}

/** Tries as long as what is needed is still in the hands of a process that is about to end. @throws what it failed by in the end, or at once where it is no such thing */
export async function onceFree<T>(what: () => Promise<T>, isTaken: (error: unknown) => boolean): Promise<T> {
  for (const until = Date.now() + PATIENCE_MS; ; await wait(LOOK_MS)) {
    try {
      return await what();
    } catch (error) {
      if (!isTaken(error) || Date.now() > until) throw error;
    }
  }
}
