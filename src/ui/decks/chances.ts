/** How likely a draw from a shuffled deck is, by counting: exact, and without a simulation. */

/** In how many ways `count` cards can be drawn from `size`, as a share of those from `of` cards: C(size, count) / C(of, count). */
function shareOfDraws(size: number, of: number, count: number): number {
  let share = 1;
  for (let drawn = 0; drawn < count; drawn++) share *= Math.max(0, size - drawn) / (of - drawn);
  return share;
}

/** The chance that at least one of `wanted` cards is among the first `drawn` of a deck of `size`. */
export function chanceOfOne(wanted: number, drawn: number, size: number): number {
  if (wanted <= 0 || size <= 0) return 0;
  return 1 - shareOfDraws(size - wanted, size, Math.min(drawn, size));
}

/** The chance that exactly `held` of `wanted` cards are among the first `drawn` of a deck of `size`. */
export function chanceOfExactly(held: number, wanted: number, drawn: number, size: number): number {
  if (held > wanted || held > drawn || drawn - held > size - wanted) return 0;
  return (choose(wanted, held) * choose(size - wanted, drawn - held)) / choose(size, drawn);
}

/** How many times a hand has to be shuffled in and drawn again on average, where each is good by `chance`; infinite where none ever is. */
export const redrawsExpected = (chance: number): number => (chance === 0 ? Number.POSITIVE_INFINITY : 1 / chance - 1);

function choose(size: number, count: number): number {
  let ways = 1;
  for (let place = 0; place < count; place++) ways *= (size - place) / (place + 1);
  return ways;
}

/** So many cards of a shuffled deck, by a source of numbers from 0 to 1. */
export function drawn<Card>(cards: readonly Card[], count: number, random: () => number): readonly Card[] {
  const left = [...cards];
  const hand: Card[] = [];
  while (hand.length < count && left.length > 0) hand.push(...left.splice(Math.floor(random() * left.length), 1));
  return hand;
}
