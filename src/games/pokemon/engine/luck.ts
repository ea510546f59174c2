import type { Seat } from "@/kernel/game";
import { draw, drawBelow, shuffle } from "@/kernel/random";
import { inForce } from "./effects/continuous";
import { seatOf } from "./effects/scope";
import type { Match } from "./match";

/** Flips one coin and shows it. True is heads. A test's script comes first. */
export function flipCoin(m: Match, seat: Seat, why: string): boolean {
  const heads = nextCoin(m, seat);
  m.events.push({ type: "coins", seat, heads: [heads], why });
  return heads;
}

/** Flips coins: a number, or until the first tails. They are shown together. */
export function flipCoins(m: Match, seat: Seat, coins: number | "untilTails", why: string): readonly boolean[] {
  const results: boolean[] = [];
  if (coins === "untilTails") {
    do results.push(nextCoin(m, seat));
    while (results.at(-1) && results.length < 100);
  } else {
    for (let i = 0; i < coins; i++) results.push(nextCoin(m, seat));
  }
  if (results.length > 0) m.events.push({ type: "coins", seat, heads: results, why });
  return results;
}

function nextCoin(m: Match, seat: Seat): boolean {
  for (const { change, scope } of inForce(m, "coins")) {
    if (seatOf(scope, change.who) === seat) return change.as === "heads";
  }
  const { script } = m.state;
  const [first, ...rest] = script?.coins ?? [];
  if (!script || first === undefined) return (draw(m.state.random) & 1) === 1;
  m.state.script = { ...script, coins: rest };
  return first;
}

/** Puts cards in random order, in place. */
export function mix(m: Match, cards: number[]): void {
  if (!isKept(m)) shuffle(m.state.random, cards);
}

/** Some of these cards, no more than there are, chosen by the game. */
export function drawRandom(m: Match, cards: readonly number[], count: number): readonly number[] {
  if (isKept(m)) return cards.slice(0, count);
  const left = cards.slice();
  const drawn: number[] = [];
  while (drawn.length < count) drawn.push(...left.splice(drawBelow(m.state.random, left.length), 1));
  return drawn;
}

function isKept(m: Match): boolean {
  const { script } = m.state;
  if (!script || script.kept === 0) return false;
  m.state.script = { ...script, kept: script.kept - 1 };
  return true;
}
