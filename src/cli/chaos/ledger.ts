import { Figures } from "@/cli/load/figures";

/** An answer that the site has said it took. */
export interface Acknowledged {
  readonly matchId: string;
  readonly decision: number;
  readonly seat: number;
  readonly choice: readonly number[];
}

const SLOWEST = 5;

/** What the players of a run were told, to be held against what the site kept. */
export class Ledger {
  readonly acknowledged: Acknowledged[] = [];
  /** From a fault to the next that a player heard of their match. */
  readonly #resumeMs = new Figures();
  /** Those that met with no other fault meanwhile. */
  readonly #afterOneMs = new Figures();
  readonly refusals = new Map<string, number>();

  /** The slowest of them, step by step, in milliseconds from the fault on. */
  readonly slowest: { readonly ms: number; readonly story: string }[] = [];

  /** @param faults how many there were until the player heard, the first one included */
  resume(ms: number, faults: number, story: string): void {
    this.#resumeMs.add(ms);
    if (faults <= 1) this.#afterOneMs.add(ms);
    this.slowest.push({ ms, story });
    this.slowest.sort((a, b) => b.ms - a.ms).splice(SLOWEST);
  }

  /** How long players were without their match; null where nobody had to come back. */
  get resumed() {
    const most = (figures: Figures) => ({ p50: figures.percentile(50), p99: figures.percentile(99), max: figures.percentile(100) });
    return { ...most(this.#resumeMs), afterOneFault: most(this.#afterOneMs) };
  }

  refuse(code: string): void {
    this.refusals.set(code, (this.refusals.get(code) ?? 0) + 1);
  }
}
