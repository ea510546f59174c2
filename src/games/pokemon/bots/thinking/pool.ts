import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { Piscina } from "piscina";
import type { Question } from "./question";

/** Worker threads that think for the computer players of a process. */
export class ThinkingPool {
  readonly #workers: Piscina<Question, number>;

  constructor() {
    // From source (tests, hot reload) the worker needs the loader that this process runs by; the bundle needs none.
    const source = import.meta.url.endsWith(".ts");
    this.#workers = new Piscina({
      filename: fileURLToPath(new URL(source ? "./worker.ts" : "./games/pokemon/bots/thinking/worker.mjs", import.meta.url)),
      execArgv: source ? ["--import", "tsx"] : [],
      minThreads: 0,
      maxThreads: Math.max(1, availableParallelism() - 1),
      idleTimeout: 60_000,
    });
  }

  readonly think = (question: Question): Promise<number> => this.#workers.run(question);

  /** Ends the threads; questions still open are rejected. */
  close(): Promise<void> {
    return this.#workers.destroy();
  }
}
