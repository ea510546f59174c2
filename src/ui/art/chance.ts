/** A reproducible stream of numbers: the same seed gives the same drawing on every machine. */
export interface Chance {
  /** At least 0, below 1. */
  next(): number;
  between(low: number, high: number): number;
  /** Both ends included. */
  int(low: number, high: number): number;
  /** @throws RangeError when the list is empty. */
  pick<T>(list: readonly T[]): T;
  /** True with the given probability. */
  chance(probability: number): boolean;
}

/** FNV-1a over the code points of a text. */
export function hash(text: string): number {
  let h = 2166136261;
  for (const character of text) {
    h ^= character.codePointAt(0) ?? 0;
    h = Math.imul(h, 16777619);
  }
  return h >>> 0;
}

/** The stream that belongs to a seed (mulberry32). */
export function chanceOf(seed: number): Chance {
  let a = seed >>> 0;
  const next = () => {
    a = (a + 0x6d2b79f5) | 0;
    let t = Math.imul(a ^ (a >>> 15), 1 | a);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  return {
    next,
    between: (low, high) => low + next() * (high - low),
    int: (low, high) => Math.floor(low + next() * (high - low + 1)),
    pick: (list) => {
      const index = Math.floor(next() * list.length);
      const chosen = list[index];
      if (chosen === undefined) throw new RangeError("pick from an empty list");
      return chosen;
    },
    chance: (probability) => next() < probability,
  };
}
