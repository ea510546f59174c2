import { setTimeout as pause } from "node:timers/promises";
import { UnreachableError } from "./bus";

/** How long whoever said something waits while a process is taken over; a page waits a little longer. */
export const PATIENCE_MS = 7_000;
const AGAIN_MS = 150;

/**
 * Tries until it is done, or for as long as somebody waits: who was asked may be gone, and another in charge by now.
 *
 * @param passes whether what it failed by may be over soon
 * @throws what it fails by in the end
 */
export async function insist<T>(
  what: (leftMs: number) => Promise<T>,
  patienceMs = PATIENCE_MS,
  passes: (error: unknown) => boolean = (error) => error instanceof UnreachableError,
): Promise<T> {
  const until = performance.now() + patienceMs;
  for (;;) {
    try {
      return await what(until - performance.now());
    } catch (error) {
      if (!passes(error) || performance.now() >= until) throw error;
    }
    await pause(AGAIN_MS);
  }
}
