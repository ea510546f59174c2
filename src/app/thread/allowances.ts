/**
 * So many at once of each: who asks for much at a time waits for themselves, and whoever else comes is not behind all of it.
 */
export class Allowances {
  readonly #takers = new Map<string, { running: number; readonly waiting: (() => void)[] }>();

  /** @param atOnce how many of one taker */
  constructor(private readonly atOnce: number) {}

  /** Waits until `who` may have one more. @returns what gives it back, once */
  async take(who: string): Promise<() => void> {
    const taker = this.#takers.get(who) ?? { running: 0, waiting: [] };
    this.#takers.set(who, taker);
    if (taker.running === this.atOnce) await new Promise<void>((go) => taker.waiting.push(go));
    else taker.running += 1;
    let passed = false;
    return () => {
      if (passed) return;
      passed = true;
      const next = taker.waiting.shift();
      if (next) return next();
      taker.running -= 1;
      if (taker.running === 0) this.#takers.delete(who);
    };
  }
}
