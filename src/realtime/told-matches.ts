import { patched } from "@/kernel/patch";
import type { MatchPatch, MatchUpdate } from "./protocol";

/** The mark of what a patch makes of the update with this one. */
export const nextMark = (mark: number): number => mark + 1;

/** What a page was told of its matches, each as it came last: the next patch changes it. */
export class ToldMatches {
  readonly #told = new Map<string, { readonly update: MatchUpdate; readonly mark: number }>();

  /** All that a match shows. */
  whole(update: MatchUpdate, mark: number): MatchUpdate {
    this.#told.set(update.matchId, { update, mark });
    return update;
  }

  /**
   * The update that a patch makes of the one before; null when it belongs to another one, and is of no use.
   *
   * @param askAgain something was lost on its way, or comes from where the match was played before: the table has to say everything anew
   */
  patched([matchId, after, patch, events, faces = {}]: MatchPatch, askAgain: (matchId: string) => void): MatchUpdate | null {
    const before = this.#told.get(matchId);
    // The seat was left meanwhile, or the table has been asked already.
    if (!before) return null;
    if (before.mark !== after) {
      this.#told.delete(matchId);
      askAgain(matchId);
      return null;
    }
    const { events: _heard, faces: _shown, ...rest } = before.update;
    const now = patched(rest, patch);
    if (!isUpdate(now)) throw new Error("A patch makes no update of a match.");
    return this.whole({ ...now, events, faces }, nextMark(after));
  }
}

function isUpdate(value: unknown): value is Omit<MatchUpdate, "events" | "faces"> {
  return typeof value === "object" && value !== null && "matchId" in value && "seq" in value && "view" in value;
}
