import type { PublicPlayer } from "./protocol";

/** By which rules a match is sought. */
export interface Sought {
  readonly game: string;
  readonly edition: string;
}

export interface Waiting extends Sought {
  readonly player: PublicPlayer;
  /** Epoch milliseconds. */
  readonly since: number;
}

/** Those who wait for a random opponent. One queue for each edition of each game, first come first served; a player waits in one at most. */
export class Queue {
  #waiting: readonly Waiting[] = [];

  of(userId: string): Waiting | undefined {
    return this.#waiting.find(({ player }) => player.id === userId);
  }

  /** Takes a place; one that a player had before is given up. `since` decides the order, so that somebody put back keeps theirs. */
  join(waiting: Waiting): void {
    const others = this.#waiting.filter(({ player }) => player.id !== waiting.player.id);
    this.#waiting = [...others, waiting].sort((a, b) => a.since - b.since);
  }

  /** False when the player was not waiting. */
  leave(userId: string): boolean {
    const before = this.#waiting.length;
    this.#waiting = this.#waiting.filter(({ player }) => player.id !== userId);
    return this.#waiting.length < before;
  }

  /** Takes out the two who have waited longest among those present; null while there are not two. */
  takePair({ game, edition }: Sought, present: (userId: string) => boolean): readonly [Waiting, Waiting] | null {
    const [first, second] = this.#waiting.filter(
      (waiting) => waiting.game === game && waiting.edition === edition && present(waiting.player.id),
    );
    if (!first || !second) return null;
    this.#waiting = this.#waiting.filter((waiting) => waiting !== first && waiting !== second);
    return [first, second];
  }
}
