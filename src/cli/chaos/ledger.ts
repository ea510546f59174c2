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
  readonly resumeMs = new Figures();
  readonly refusals = new Map<string, number>();

  /** The slowest of them, step by step, in milliseconds from the fault on. */
  readonly slowest: { readonly ms: number; readonly story: string }[] = [];

  resume(ms: number, story: string): void {
    this.resumeMs.add(ms);
    this.slowest.push({ ms, story });
    this.slowest.sort((a, b) => b.ms - a.ms).splice(SLOWEST);
  }

  /** Of `resumeMs`; null where nobody had to come back. */
  get resumed(): { readonly p50: number | null; readonly p99: number | null } {
    return { p50: this.resumeMs.percentile(50), p99: this.resumeMs.percentile(99) };
  }

  refuse(code: string): void {
    this.refusals.set(code, (this.refusals.get(code) ?? 0) + 1);
  }
}
