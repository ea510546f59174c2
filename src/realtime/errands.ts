const AGAIN_MS = 1_000;
const MOST_SELDOM_MS = 60_000;

/** What has to be done in the end, though nobody waits for it: of an account that is deleted already, say, the match is conceded once the database is back. */
export class Errands {
  readonly #timers = new Set<NodeJS.Timeout>();
  #closed = false;

  /** @param againMs after how long something is tried the second time; then ever more seldom */
  constructor(
    private readonly reportFault: (error: unknown) => void,
    private readonly againMs = AGAIN_MS,
  ) {}

  /** Does it. @returns once it is done or has failed for the first time: then it is told, and tried again later */
  run(work: () => Promise<unknown>): Promise<void> {
    return this.#try(work, this.againMs);
  }

  /** Nothing is tried any more. */
  close(): void {
    this.#closed = true;
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers.clear();
  }

  async #try(work: () => Promise<unknown>, againMs: number): Promise<void> {
    if (this.#closed) return;
    try {
      await work();
    } catch (error) {
      // Who closed it meanwhile hung up on whatever was asked.
      if (this.#closed) return;
      this.reportFault(error);
      const timer = setTimeout(() => {
        this.#timers.delete(timer);
        void this.#try(work, Math.min(2 * againMs, MOST_SELDOM_MS));
      }, againMs);
      this.#timers.add(timer);
    }
  }
}
