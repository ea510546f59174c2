/** Counts failures by key and refuses a key that had too many of them within the window. */
export class Attempts {
  private readonly failures = new Map<string, { count: number; until: number }>();

  constructor(
    private readonly limit: number,
    private readonly windowMs: number,
    private readonly now: () => number = Date.now,
  ) {}

  /** The seconds until the key may try again; 0 when it may now. */
  waitFor(key: string): number {
    const entry = this.failures.get(key);
    if (!entry || entry.count < this.limit) return 0;
    return Math.max(0, Math.ceil((entry.until - this.now()) / 1000));
  }

  /** The window runs from the first failure. */
  fail(key: string): void {
    this.forgetExpired();
    const entry = this.failures.get(key);
    if (entry) entry.count += 1;
    else this.failures.set(key, { count: 1, until: this.now() + this.windowMs });
  }

  succeed(key: string): void {
    this.failures.delete(key);
  }

  // Entries are in the order of their windows, so the expired ones stand first.
  private forgetExpired(): void {
    for (const [key, { until }] of this.failures) {
      if (until > this.now()) return;
      this.failures.delete(key);
    }
  }
}
