import { completed } from "@/kernel/complete";
import type { Decision, Seat } from "@/kernel/game";

/** A choice that a player has begun and not confirmed. */
interface Draft {
  readonly decision: number;
  readonly choice: readonly number[];
}

/** What each player of a match has begun to choose. */
export class Drafts {
  readonly #drafts: [Draft | null, Draft | null] = [null, null];

  keep(seat: Seat, draft: Draft): void {
    this.#drafts[seat] = draft;
  }

  clear(): void {
    this.#drafts.fill(null);
  }

  /** The answer in the place of a player whose time is up: what they have laid out towards it, as far as that is legal. */
  answerTo(decision: Decision<unknown>): readonly number[] {
    const draft = this.#drafts[decision.seat];
    return draft?.decision === decision.id ? completed(decision, draft.choice) : decision.fallback;
  }
}
