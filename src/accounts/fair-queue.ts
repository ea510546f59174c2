/** So many wait already that one more would only wait in vain. */
export class QueueFullError extends Error {
  override readonly name = "QueueFullError";
}

interface Waiting {
  readonly go: () => void;
  readonly refuse: (why: QueueFullError) => void;
}

/**
 * Slow work, a few pieces at a time. Who wants much waits for themselves: all who want some take turns, who comes anew before those who had one, and who
 * is known before strangers. Where no more may wait, the place is taken from whoever has most of them, or from the last stranger.
 */
export class FairQueue {
  /** Who is known, waits for a first turn and for what. */
  readonly #known = new Map<string, readonly Waiting[]>();
  /** Who waits for a first turn and for what, in the order in which they came. */
  readonly #fresh = new Map<string, readonly Waiting[]>();
  /** Who had a turn and waits for another, in the order of their next one. */
  readonly #served = new Map<string, readonly Waiting[]>();
  /** In the order in which their turns come. */
  readonly #lines = [this.#known, this.#fresh, this.#served];
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
   * @param known whether they are no stranger
   * @throws QueueFullError when too many wait, and whatever the work throws
   */
  async run<T>(who: string, work: () => Promise<T>, known = false): Promise<T> {
    if (this.#running < this.atOnce) this.#running += 1;
    else await this.#turn(who, known);
    try {
      return await work();
    } finally {
      this.#pass();
    }
  }

  #turn(who: string, known: boolean): Promise<void> {
    if (this.#length === this.most) this.#displace(who, known);
    this.#length += 1;
    const line = this.#lines.find((one) => one.has(who)) ?? (known ? this.#known : this.#fresh);
    return new Promise((go, refuse) => {
      line.set(who, [...(line.get(who) ?? []), { go, refuse }]);
    });
  }

  /** Makes room for one more of `who` where somebody would still wait for as many as they, or a stranger for whom it is the first. */
  #displace(who: string, known: boolean): void {
    const full = new QueueFullError(`${this.most} wait already.`);
    const own = this.#lines.reduce((sum, line) => sum + (line.get(who)?.length ?? 0), 0);
    const all = this.#lines.flatMap((line) => [...line].map(([name, waiting]) => ({ line, name, waiting })));
    const longest = all.toSorted((one, other) => other.waiting.length - one.waiting.length)[0];
    const stranger = known && own === 0 ? all.findLast(({ line }) => line === this.#fresh) : undefined;
    const from = longest && longest.waiting.length > own + 1 ? longest : stranger;
    if (!from) throw full;
    const { line, name, waiting } = from;
    if (waiting.length > 1) line.set(name, waiting.slice(0, -1));
    else line.delete(name);
    this.#length -= 1;
    waiting.at(-1)?.refuse(full);
  }

  /** Passes the place of a finished piece on to the next in turn; who still waits for another stands behind all others. */
  #pass(): void {
    for (const line of this.#lines)
      for (const [who, [next, ...others]] of line) {
        line.delete(who);
        if (others.length > 0) this.#served.set(who, others);
        this.#length -= 1;
        next?.go();
        return;
      }
    this.#running -= 1;
  }
}
