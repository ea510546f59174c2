import { NewerMatchError } from "@/match";
import type { OwnDesk } from "../desk";
import type { Membership } from "./membership";

const matchKey = (matchId: string) => `match:${matchId}`;

/** Where matches are played: each at one process, its home, which is the first that somebody asked for it when it had none. */
export class Homes {
  /** As far as it is known here. */
  readonly #known = new Map<string, string>();
  /** Matches of this process that had no room at the last look: they are let go of at the next. */
  readonly #idle = new Set<string>();

  /** @param left told of a match whose room and table are given up here: whoever sat at it sits nowhere, whoever plays it next */
  constructor(
    private readonly membership: Pick<Membership, "id" | "take" | "takeAll" | "holders" | "release">,
    private readonly own: Pick<OwnDesk, "drop" | "plays">,
    private readonly left: (matchId: string) => void,
  ) {}

  /** Where a match is played; here from now on, where it was nowhere. @throws UnreachableError when that is not known and Redis is away */
  async of(matchId: string): Promise<string> {
    const known = this.#known.get(matchId);
    if (known !== undefined) return known;
    const home = await this.membership.take(matchKey(matchId));
    this.#known.set(matchId, home);
    return home;
  }

  /** Whether it is played here; it is, from now on, where it was nowhere. */
  async isHere(matchId: string): Promise<boolean> {
    if (this.#isMine(matchId)) return true;
    this.#known.delete(matchId);
    return (await this.of(matchId)) === this.membership.id;
  }

  /** It is not where it was: it is looked for next time. */
  forget(matchId: string): void {
    this.#known.delete(matchId);
  }

  /**
   * Does something with a match that is played here. One that only a later version of the site can play is given up: a process of that version takes it next.
   *
   * @returns null then
   */
  async unlessNewer<T>(matchId: string, what: () => Promise<T>): Promise<T | null> {
    try {
      return await what();
    } catch (error) {
      if (!(error instanceof NewerMatchError)) throw error;
      await this.#giveUp(matchId);
      return null;
    }
  }

  async #giveUp(matchId: string): Promise<void> {
    this.#known.delete(matchId);
    await this.membership.release(matchKey(matchId));
  }

  /** Another process plays it now. */
  async leave(matchId: string): Promise<void> {
    if (this.#isMine(matchId)) this.#known.delete(matchId);
    await this.own.drop(matchId).finally(() => this.left(matchId));
  }

  /** Who plays each of these; null where nobody does who lives. */
  async holders(matchIds: readonly string[]): Promise<ReadonlyMap<string, string | null>> {
    const holders = await this.membership.holders(matchIds.map(matchKey));
    return new Map(matchIds.map((matchId, place) => [matchId, holders[place] ?? null]));
  }

  /** Brings what is known up to date: leaves what others play now, takes again what is still free, lets go of what nobody needs. */
  async refresh(): Promise<void> {
    const { membership, own } = this;
    const known = [...this.#known.keys()];
    const here = known.filter((matchId) => this.#isMine(matchId));
    const elsewhere = known.filter((matchId) => !this.#isMine(matchId));
    const [taken, holders] = await Promise.all([membership.takeAll(here.map(matchKey)), this.holders(elsewhere)]);
    for (const [matchId, holder] of holders) if (!this.#isMine(matchId) && this.#known.get(matchId) !== holder) this.#known.delete(matchId);
    // All at once: of one that is left late, somebody may have sat down at its table again.
    await Promise.all(
      here.filter((matchId, place) => taken[place] !== membership.id && this.#isMine(matchId)).map((matchId) => this.leave(matchId)),
    );
    for (const matchId of here) {
      if (!this.#isMine(matchId)) continue;
      if (own.plays(matchId)) {
        this.#idle.delete(matchId);
      } else if (this.#idle.delete(matchId)) {
        await this.#giveUp(matchId);
      } else {
        this.#idle.add(matchId);
      }
    }
  }

  /** Whether it is this process that plays it, as far as it is known. */
  #isMine(matchId: string): boolean {
    return this.#known.get(matchId) === this.membership.id;
  }
}
