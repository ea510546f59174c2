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

/** So many of the last waits say how long the next one will be. */
const REMEMBERED_WAITS = 10;

const keyOf = ({ game, edition }: Sought): string => `${game}/${edition}`;

/** Those who wait for a random opponent. One queue for each edition of each game, first come first served; a player waits in one at most. */
export class Queue {
  #waiting: readonly Waiting[] = [];
  /** How long those waited who were paired last. */
  readonly #waits = new Map<string, readonly number[]>();

  of(userId: string): Waiting | undefined {
    return this.#waiting.find(({ player }) => player.id === userId);
  }

  /** How many wait for each edition of each game. */
  get lengths(): readonly (Sought & { readonly players: number })[] {
    const lengths = new Map<string, Sought & { readonly players: number }>();
    for (const { game, edition } of this.#waiting) {
      const key = keyOf({ game, edition });
      lengths.set(key, { game, edition, players: (lengths.get(key)?.players ?? 0) + 1 });
    }
    return [...lengths.values()];
  }

  /** How long it usually takes (the median of the last waits), in milliseconds; null before anybody was paired. */
  usualMs(sought: Sought): number | null {
    const waits = [...(this.#waits.get(keyOf(sought)) ?? [])].sort((one, other) => one - other);
    return waits[Math.floor(waits.length / 2)] ?? null;
  }

  /** Takes a place; one that a player had before is given up. `since` decides the order, so that somebody put back keeps theirs. */
  join(waiting: Waiting): void {
    const others = this.#waiting.filter(({ player }) => player.id !== waiting.player.id);
    this.#waiting = [...others, waiting].sort((a, b) => a.since - b.since);
  }

  all(): readonly Waiting[] {
    return this.#waiting;
  }

  clear(): void {
    this.#waiting = [];
  }

  /** False when the player was not waiting. */
  leave(userId: string): boolean {
    const before = this.#waiting.length;
    this.#waiting = this.#waiting.filter(({ player }) => player.id !== userId);
    return this.#waiting.length < before;
  }

  /**
   * Takes out the two who have waited longest among those present who may meet; null while there are not two.
   * @param mayMeet false for two who want nothing of each other
   */
  takePair(
    { game, edition }: Sought,
    present: (userId: string) => boolean,
    mayMeet: (one: string, other: string) => boolean,
    now = Date.now(),
  ): readonly [Waiting, Waiting] | null {
    const here = this.#waiting.filter((waiting) => waiting.game === game && waiting.edition === edition && present(waiting.player.id));
    for (const [index, first] of here.entries()) {
      const second = here.slice(index + 1).find(({ player }) => mayMeet(first.player.id, player.id));
      if (!second) continue;
      this.#waiting = this.#waiting.filter((waiting) => waiting !== first && waiting !== second);
      const before = this.#waits.get(keyOf(first)) ?? [];
      this.#waits.set(keyOf(first), [...before, now - first.since, now - second.since].slice(-REMEMBERED_WAITS));
      return [first, second];
    }
    return null;
  }
}
