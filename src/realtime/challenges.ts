import { randomUUID } from "node:crypto";
import type { ChallengeView, PublicPlayer } from "./protocol";
import type { Sought } from "./queue";

/** Open challenges. They live as long as both players are here, so memory is the right place for them. */
export class Challenges {
  readonly #open = new Map<string, ChallengeView>();

  add(from: PublicPlayer, to: PublicPlayer, { game, edition }: Sought): ChallengeView {
    const challenge = { id: randomUUID(), from, to, game, edition };
    this.keep(challenge);
    return challenge;
  }

  keep(challenge: ChallengeView): void {
    this.#open.set(challenge.id, challenge);
  }

  all(): readonly ChallengeView[] {
    return [...this.#open.values()];
  }

  clear(): void {
    this.#open.clear();
  }

  get(id: string): ChallengeView | undefined {
    return this.#open.get(id);
  }

  from(userId: string): ChallengeView | undefined {
    return [...this.#open.values()].find(({ from }) => from.id === userId);
  }

  into(userId: string): ChallengeView[] {
    return [...this.#open.values()].filter(({ to }) => to.id === userId);
  }

  /** False when it is gone already. */
  remove(id: string): boolean {
    return this.#open.delete(id);
  }

  between(one: string, two: string): ChallengeView[] {
    return [...this.#open.values()].filter(({ from, to }) => (from.id === one && to.id === two) || (from.id === two && to.id === one));
  }

  /** Removes and returns all that a player has sent or received. */
  removeOf(userId: string): ChallengeView[] {
    const gone = [...this.#open.values()].filter(({ from, to }) => from.id === userId || to.id === userId);
    for (const { id } of gone) this.#open.delete(id);
    return gone;
  }
}
