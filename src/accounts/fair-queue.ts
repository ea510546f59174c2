/** So many wait already that one more would only wait in vain. */
export class QueueFullError extends Error {
  override readonly name = "QueueFullError";
}

interface Waiting {
  readonly names: readonly string[];
  readonly round: number;
  readonly rank: () => number;
  readonly go: () => void;
  readonly refuse: (why: QueueFullError) => void;
}

/**
 * Slow work, a few pieces at a time, in rounds. A piece waits under one name or several (where it comes from, whom it is for) and is done in the round under
 * way, or as many rounds later as others wait under one of its names already: who wants much waits for themselves, and so do many who want the same. Within
 * a round the lowest rank goes first, then who came first. Where no more may wait, whoever would come last is refused.
 */
export class FairQueue {
  /** In the order in which they came. */
  readonly #waiting: Waiting[] = [];
  /** That of the piece that had its turn last. */
  #round = 0;
  #running = 0;

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
   * @param names what it waits under
   * @param rank asked whenever a turn is given: it may change while the piece waits
   * @throws QueueFullError when too many wait, and whatever the work throws
   */
  async run<T>(names: readonly string[], work: () => Promise<T>, rank = () => 0): Promise<T> {
    if (this.#running < this.atOnce) this.#running += 1;
    else await this.#turn(names, rank);
    try {
      return await work();
    } finally {
      this.#pass();
    }
  }

  #turn(names: readonly string[], rank: () => number): Promise<void> {
    const before = names.map((name) => this.#waiting.filter((one) => one.names.includes(name)).length);
    const round = this.#round + Math.max(...before);
    return new Promise((go, refuse) => {
      this.#waiting.push({ names, round, rank, go, refuse });
      if (this.#waiting.length > this.most) this.#take(-1)?.refuse(new QueueFullError(`${this.most} wait already.`));
    });
  }

  /** Passes the place of a finished piece on to the next in turn. */
  #pass(): void {
    const next = this.#take(0);
    if (!next) {
      this.#running -= 1;
      return;
    }
    this.#round = next.round;
    next.go();
  }

  /** Takes the first (0) or the last (-1) in the order of turns out of those who wait. */
  #take(place: 0 | -1): Waiting | undefined {
    const taken = this.#waiting.toSorted((one, other) => one.round - other.round || one.rank() - other.rank()).at(place);
    if (taken) this.#waiting.splice(this.#waiting.indexOf(taken), 1);
    return taken;
  }
}
