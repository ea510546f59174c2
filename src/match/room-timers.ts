import { HeldElsewhereError } from "./append";

const AGAIN_MS = 1_000;

/**
 * What a room does by itself when its time has come: a clock runs out, a bot has thought. Such work has no caller to tell of a fault: the database may be away
 * for a moment, and then it is tried again.
 */
export class RoomTimers {
  readonly #timers = new Set<NodeJS.Timeout>();

  /** @param inTurn does the work after whatever the room is about */
  constructor(
    private readonly inTurn: (work: () => Promise<void>) => Promise<void>,
    private readonly reportFault: (error: unknown) => void,
  ) {}

  set(ms: number, work: () => Promise<void>): void {
    const timer = setTimeout(
      () => {
        this.#timers.delete(timer);
        this.inTurn(work).catch((error: unknown) => {
          if (error instanceof HeldElsewhereError) return;
          this.reportFault(error);
          this.set(AGAIN_MS, work);
        });
      },
      Math.max(0, ms),
    );
    this.#timers.add(timer);
  }

  /** Nothing that was set is done. */
  clear(): void {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers.clear();
  }
}
