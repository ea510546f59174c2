import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import type { Kept } from "./lobby";
import { KeptRow } from "./processes/kept-lobby";
import { readJson, UnreadableError } from "./processes/read-json";

/** Leaves queue and challenges to the process that comes after this one, where a site is one process. */
export function leaveLobby(file: string, kept: Kept): void {
  writeFileSync(file, JSON.stringify(kept), { mode: 0o600 });
}

/**
 * Takes what the process before left, once. Null where it left nothing: it was killed, or there was none.
 *
 * @throws UnreadableError when another version of the site left it; those who waited ask once more
 */
export function takeLobby(file: string): Kept | null {
  if (!existsSync(file)) return null;
  const kept = readJson(KeptRow, readFileSync(file, "utf8"));
  rmSync(file);
  if (kept instanceof UnreadableError) throw kept;
  return kept;
}
