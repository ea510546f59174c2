/** So many wait already that one more would only wait in vain. */
export class QueueFullError extends Error {
  override readonly name = "QueueFullError";
}

/** Slow work, a few pieces at a time. Who wants much waits for themselves: all who want some take turns. */
export class FairQueue {
  /** Who waits, in the order of their next turn, and for what. */
  readonly #waiting = new Map<string, readonly (() => void)[]>();
  #running = 0;
  #length = 0;

  /**
   * @param atOnce how many pieces run side by side
   * @param most how many may wait
   */
  constructor(
    private readonly atOnce: number,
    private readonly most: number,
  ) {}

  /**
   * Does a piece of work when its turn comes.
   *
   * @param who those of one name wait one after the other
   * @throws QueueFullError when too many wait, and whatever the work throws
   */
  async run<T>(who: string, work: () => Promise<T>): Promise<T> {
    if (this.#running < this.atOnce) this.#running += 1;
    else await this.#turn(who);
    try {
      return await work();
    } finally {
      this.#pass();
    }
  }

  #turn(who: string): Promise<void> {
    if (this.#length === this.most) throw new QueueFullError(`${this.most} wait already.`);
    this.#length += 1;
    return new Promise((resolve) => {
      this.#waiting.set(who, [...(this.#waiting.get(who) ?? []), resolve]);
    });
  }

  /** Passes the place of a finished piece on to the next in turn; who still waits for another stands behind all others. */
  #pass(): void {
    for (const [who, [next, ...others]] of this.#waiting) {
      this.#waiting.delete(who);
      if (others.length > 0) this.#waiting.set(who, others);
      this.#length -= 1;
      next?.();
      return;
    }
    this.#running -= 1;
  }
}
