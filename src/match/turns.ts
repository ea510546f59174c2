/** What a room does one thing after the other. A fault of one (the database, say) is its caller's and does not stop the next. */
export class Turns {
  #last: Promise<unknown> = Promise.resolve();

  /** Does the work after whatever was asked for before. */
  next<T>(work: () => T | Promise<T>): Promise<T> {
    const result = this.#last.then(work);
    this.#last = result.then(
      () => undefined,
      () => undefined,
    );
    return result;
  }

  /** Waits until nothing is left to do. */
  async rest(): Promise<void> {
    for (let last: unknown; last !== this.#last; ) {
      last = this.#last;
      await last;
    }
  }
}
