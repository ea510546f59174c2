/** What takes minutes and writes to the catalogue: one thing at a time. */
export class Job {
  #running: { readonly end: AbortController; readonly over: Promise<void> } | null = null;

  /** Begins it, unless another one is running. */
  begin(run: (signal: AbortSignal) => Promise<void>): boolean {
    if (this.#running) return false;
    const end = new AbortController();
    const over = run(end.signal).finally(() => {
      this.#running = null;
    });
    this.#running = { end, over };
    return true;
  }

  /** Ends what is running; what is in stays in. */
  async cancel(): Promise<void> {
    this.#running?.end.abort();
    await this.#running?.over;
  }
}
