/**
 * A seeded stream of numbers as four 32-bit integers (sfc32), so that it can live in a state of plain JSON.
 * Functions that draw advance the given array in place: a step works on its own copy of the state.
 */
export type RandomStream = [number, number, number, number];

/** The stream that belongs to a seed: the same text always gives the same stream. */
export function streamFrom(seed: string): RandomStream {
  let a = 1779033703;
  let b = 3144134277;
  let c = 1013904242;
  let d = 2773480762;
  for (let i = 0; i < seed.length; i++) {
    const code = seed.charCodeAt(i);
    a = b ^ Math.imul(a ^ code, 597399067);
    b = c ^ Math.imul(b ^ code, 2869860233);
    c = d ^ Math.imul(c ^ code, 951274213);
    d = a ^ Math.imul(d ^ code, 2716044179);
  }
  const stream: RandomStream = [a | 0, b | 0, c | 0, d | 0];
  for (let i = 0; i < 12; i++) draw(stream);
  return stream;
}

/** The next 32 random bits, as a whole number from 0 to 2³² − 1. */
export function draw(stream: RandomStream): number {
  const [a, b, c, d] = stream;
  const sum = (a + b + d) | 0;
  stream[3] = (d + 1) | 0;
  stream[0] = b ^ (b >>> 9);
  stream[1] = (c + (c << 3)) | 0;
  stream[2] = (((c << 21) | (c >>> 11)) + sum) | 0;
  return sum >>> 0;
}

/** A whole number from 0 to `bound` − 1, each equally likely (what would favour some is drawn again). */
export function drawBelow(stream: RandomStream, bound: number): number {
  const limit = 4294967296 - (4294967296 % bound);
  let bits = draw(stream);
  while (bits >= limit) bits = draw(stream);
  return bits % bound;
}

/** Puts an array in random order, in place (Fisher–Yates). */
export function shuffle<T>(stream: RandomStream, items: T[]): void {
  for (let i = items.length - 1; i > 0; i--) {
    const j = drawBelow(stream, i + 1);
    const item = items[i] as T;
    items[i] = items[j] as T;
    items[j] = item;
  }
}

/** A source of numbers from 0 up to but not including 1, for players that choose by chance. */
export type Random = () => number;

/** A source of chance for bots and fuzzers: the same seed gives the same choices. */
export function randomFrom(seed: string): Random {
  const stream = streamFrom(seed);
  return () => draw(stream) / 4294967296;
}
