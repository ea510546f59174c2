/** Numbers as they come in, and what they come to. */
export class Figures {
  #values: number[] = [];

  add(value: number): void {
    this.#values.push(value);
  }

  get count(): number {
    return this.#values.length;
  }

  reset(): void {
    this.#values = [];
  }

  /** What this many of a hundred do not exceed, to a tenth; null where nothing came in. */
  percentile(percent: number): number | null {
    const sorted = this.#values.toSorted((a, b) => a - b);
    const found = sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * percent) / 100))];
    return found === undefined ? null : Math.round(found * 10) / 10;
  }
}

/** What a run saw of the site since it was last reset. */
export class Seen {
  /** From an answer's sending to the other player's update. */
  readonly moveMs = new Figures();
  /** What travels for one update to one viewer. */
  readonly updateBytes = new Figures();
  readonly pageMs = new Figures();
  readonly faults = new Map<string, number>();
  answers = 0;
  finished = 0;

  fault(what: string): void {
    this.faults.set(what, (this.faults.get(what) ?? 0) + 1);
  }

  get errors(): number {
    return [...this.faults.values()].reduce((sum, count) => sum + count, 0);
  }

  /** Forgets all but the faults. */
  reset(): void {
    for (const figures of [this.moveMs, this.updateBytes, this.pageMs]) figures.reset();
    this.answers = 0;
    this.finished = 0;
  }
}
