import type { Desk } from "../desk";
import type { Asking } from "./asking";
import { forEachOf } from "./at-once";
import { UnreachableError } from "./bus";
import type { Homes } from "./homes";
import { PATIENCE_MS } from "./insist";
import { described, Strayed } from "./letters";
import type { Lines, Seated } from "./lines";
import type { Membership } from "./membership";

/** How often a process calls its lines over to the others, and for how long it waits: what is asked once more later would be out of date. */
const ROLL_EVERY_MS = 2_000;
const ROLL_PATIENCE_MS = 250;

/** Sees to it that the lines of this process are known where they have to be: at who leads, and where their matches are played. */
export class Settling {
  #settling: Promise<void> | null = null;
  #rollAt = 0;

  constructor(
    private readonly lines: Lines,
    private readonly homes: Pick<Homes, "holders">,
    private readonly asking: Pick<Asking<"connect" | "roll">, "one">,
    private readonly membership: Pick<Membership, "alive">,
    private readonly say: Desk["say"],
    private readonly reportFault: (error: unknown) => void,
  ) {}

  /** Does what is missing, unless it is about that. What fails for one line is tried again at the next beat. */
  begin(leader: string): void {
    this.#settling ??= this.#settle(leader)
      .catch(this.reportFault)
      .finally(() => {
        this.#settling = null;
      });
  }

  /** The leading process learns of a line, and of what that one looks at. */
  async arrive(seated: Seated, leader: string, patienceMs: number): Promise<void> {
    const { line, watches } = seated;
    await this.asking.one(leader, "connect", described(line), patienceMs);
    seated.leader = leader;
    if (watches) await this.say(line, "players:watch", watches);
  }

  async #settle(leader: string): Promise<void> {
    if (performance.now() >= this.#rollAt) await this.#callRoll();
    const all = [...this.lines.seated.values()];
    const seats = all.flatMap((seated) => [...seated.tables].map(([matchId, home]) => ({ seated, matchId, home })));
    const holders = await this.homes.holders([...new Set(seats.map(({ matchId }) => matchId))]);
    await Promise.all([
      forEachOf(
        all.filter((seated) => seated.leader !== leader),
        (seated) => this.arrive(seated, leader, PATIENCE_MS),
        this.reportFault,
      ),
      forEachOf(
        seats.filter(({ matchId, home }) => holders.get(matchId) !== home),
        ({ seated, matchId }) => this.say(seated.line, "match:join", { matchId }),
        this.reportFault,
      ),
    ]);
  }

  /**
   * Sees whether every process knows the lines of this one as they are thought to be known there. Whatever it was by which one was lost, it is found now:
   * its page has no reason to ask.
   */
  async #callRoll(): Promise<void> {
    this.#rollAt = performance.now() + ROLL_EVERY_MS;
    const call = async (process: string) => {
      try {
        const { lineIds } = Strayed.parse(await this.asking.one(process, "roll", this.lines.rollFor(process), ROLL_PATIENCE_MS));
        for (const lineId of lineIds) this.lines.strayed(lineId, process);
      } catch (error) {
        // It has no time for this now.
        if (!(error instanceof UnreachableError)) throw error;
      }
    };
    await forEachOf([...this.membership.alive], call, this.reportFault);
  }
}
