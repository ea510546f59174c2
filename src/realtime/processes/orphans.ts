import type { OwnDesk } from "../desk";
import { AT_ONCE, forEachOf } from "./at-once";
import type { Homes } from "./homes";

/**
 * Matches that nobody plays: their process is gone, or has let go of them. Where a clock runs they are taken up by another. One against the computer waits
 * for its player, who may never come back.
 */
export class Orphans {
  /** Those that are to be taken up here, a few at a time, so that players who are here come first. */
  readonly #waiting: string[] = [];
  #takingUp: Promise<void> | null = null;
  #rounds = 0;

  /** @param ask asks a process to take a match up */
  constructor(
    private readonly homes: Pick<Homes, "holders" | "isHere" | "unlessNewer">,
    private readonly own: Pick<OwnDesk, "clocked" | "takeUp">,
    private readonly ask: (process: string, matchId: string) => Promise<unknown>,
    private readonly reportFault: (error: unknown) => void,
  ) {}

  /** Has each taken up by one of the processes. Those that are left over are another's turn the next time: not every version of the site can play each. */
  async shareOut(living: readonly string[]): Promise<void> {
    const holders = await this.homes.holders(this.own.clocked());
    const orphans = [...holders].flatMap(([matchId, holder]) => (holder === null ? [matchId] : []));
    this.#rounds++;
    for (const [place, matchId] of orphans.entries()) {
      const process = living[(place + this.#rounds) % living.length];
      if (process !== undefined) this.ask(process, matchId).catch(this.reportFault);
    }
  }

  /** Takes a match up here, unless another process was quicker. */
  async take(matchId: string): Promise<void> {
    if (!(await this.homes.isHere(matchId))) return;
    this.#waiting.push(matchId);
    this.#takingUp ??= this.#takeUp().finally(() => {
      this.#takingUp = null;
    });
  }

  async #takeUp(): Promise<void> {
    const open = (matchId: string) => this.homes.unlessNewer(matchId, () => this.own.takeUp(matchId));
    while (this.#waiting.length > 0) await forEachOf(this.#waiting.splice(0, AT_ONCE), open, this.reportFault);
  }
}
