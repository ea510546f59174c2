import { difference, type Patch, patched } from "@/kernel/patch";
import type { MatchPatch, MatchUpdate } from "./protocol";

/** An update without what goes with it once. */
export type Told = Omit<MatchUpdate, "events" | "faces">;

/** Grows with each change of `MatchPatch`: a page says in its handshake (`patches`) which form it reads, and one that reads another is told everything whole. */
export const PATCH_FORM = 3;

/** The mark of what a patch makes of the update with this one. */
export const nextMark = (mark: number): number => mark + 1;

type Timed = Pick<MatchUpdate, "seq" | "clock">;

/** What a patch says, that makes one update of another; their moments it does not tell. */
export function patchOf<Update extends Timed>(before: Update, update: Update): Patch {
  return difference(atMoment(before, update.seq, update.clock.now), update) ?? {};
}

/** The update as it would be at another moment, if nothing had happened. */
function atMoment<Update extends Timed>(update: Update, seq: number, now: number): Update {
  return { ...update, seq, clock: { ...update.clock, now } };
}

/** What a page was told of its matches, each as it came last: the next patch changes it. */
export class ToldMatches {
  /** By mark. */
  readonly #told = new Map<number, MatchUpdate>();

  /** All that a match shows. */
  whole(update: MatchUpdate, mark: number): MatchUpdate {
    for (const [before, { matchId }] of this.#told) if (matchId === update.matchId) this.#told.delete(before);
    this.#told.set(mark, update);
    return update;
  }

  /**
   * The update that a patch makes of the one before; null when that is not known, and it is of no use.
   *
   * @param askAgain something was lost on its way, or comes from where the match was played before: the table has to say everything anew
   */
  patched([after, seq, moment, patch, events, faces = {}]: MatchPatch, askAgain: (matchId: string) => void): MatchUpdate | null {
    const before = this.#told.get(after);
    if (!before) {
      const asked = [...this.#told.values()];
      this.#told.clear();
      for (const { matchId } of asked) askAgain(matchId);
      return null;
    }
    const { events: _heard, faces: _shown, ...rest } = atMoment(before, seq, before.clock.startedAt + moment);
    const update = patched(rest, patch);
    if (!isUpdate(update)) throw new Error("A patch makes no update of a match.");
    return this.whole({ ...update, events, faces }, nextMark(after));
  }
}

function isUpdate(value: unknown): value is Told {
  return typeof value === "object" && value !== null && "matchId" in value && "seq" in value && "view" in value;
}
