import type { Match } from "../match";
import { amountOf } from "./amounts";
import { conditionHolds } from "./conditions";
import type { Amount, Condition } from "./language";
import { isOpen, mayArrive } from "./possible";
import { type Scope, seatsOf } from "./scope";

/** The least and the most that a number can be. */
export type Range = readonly [least: number, most: number];

/** More than any number of the game: what has no upper bound. */
export const BOUNDLESS = 1e9;

export const ANYTHING: Range = [0, BOUNDLESS];

/** Both, and what lies between them. */
export function hull([a, b]: Range, [c, d]: Range): Range {
  return [Math.min(a, c), Math.max(b, d)];
}

/** A text read before its coins are flipped and its choices made, by what its player knows. */
export interface Reading {
  readonly scope: Scope;
  readonly heads: Range;
  readonly tails: Range;
  /** How much each binding holds. */
  readonly held: Readonly<Record<number, Range>>;
}

/** Between what an amount lies. It hangs neither on hidden cards nor on luck to come. */
export function rangeOf(m: Match, reading: Reading, amount: Amount): Range {
  if (typeof amount === "number") return [amount, amount];
  if ("count" in amount) return counted(m, reading, amount);
  const of = (part: Amount) => rangeOf(m, reading, part);
  const both = (parts: readonly [Amount, Amount], by: (one: number, other: number) => number): Range => {
    const [one, other] = [of(parts[0]), of(parts[1])];
    return [by(one[0], other[0]), by(one[1], other[1])];
  };
  if ("multiply" in amount) return both(amount.multiply, (one, other) => one * other);
  if ("add" in amount) return both(amount.add, (one, other) => one + other);
  if ("atMost" in amount) return both(amount.atMost, Math.min);
  if ("subtract" in amount) {
    const [[least, most], [fewest, largest]] = [of(amount.subtract[0]), of(amount.subtract[1])];
    return [Math.max(0, least - largest), Math.max(0, most - fewest)];
  }
  if ("counters" in amount) {
    const [least, most] = of(amount.counters);
    return [Math.floor(least / 10), Math.floor(most / 10)];
  }
  const [least, most] = of(amount.half);
  const round = amount.round === "up" ? Math.ceil : Math.floor;
  return [round(least / 2), round(most / 2)];
}

type Counted = Extract<Amount, { count: string }>;

function counted(m: Match, reading: Reading, amount: Counted): Range {
  switch (amount.count) {
    case "heads":
      return reading.heads;
    case "tails":
      return reading.tails;
    case "bound":
      return bound(m, reading, amount);
    case "chosen":
      return reading.held[amount.binding] ?? ANYTHING;
    case "damageDone":
      return ANYTHING;
    case "cards":
      // How many cards lie hidden everybody knows, but not which; nor how many come there before.
      if (
        isOpen(reading.scope, amount, "own") &&
        !seatsOf(reading.scope, amount.of).some((seat) => mayArrive(reading.scope, seat, amount.zone))
      )
        return [0, amountOf(m, reading.scope, { count: "cards", zone: amount.zone, of: amount.of })];
      break;
  }
  if (isOpen(reading.scope, amount, "own")) return ANYTHING;
  const size = amountOf(m, reading.scope, amount);
  return [size, size];
}

function bound(m: Match, { scope, held }: Reading, amount: Extract<Counted, { count: "bound" }>): Range {
  const known = scope.bound[amount.binding];
  const all = known ? amountOf(m, scope, amount) : BOUNDLESS;
  if (known && !known.some) return [all, all];
  const [fewest, largest] = held[amount.binding] ?? ANYTHING;
  return [amount.where ? 0 : Math.min(fewest, all), amount.energy ? all : Math.min(largest, all)];
}

/** Whether a condition will hold; null where that hangs on luck, choices or hidden cards. */
export function foreseen(m: Match, reading: Reading, condition: Condition): boolean | null {
  if ("not" in condition) {
    const holds = foreseen(m, reading, condition.not);
    return holds === null ? null : !holds;
  }
  if ("all" in condition) return every(condition.all.map((one) => foreseen(m, reading, one)));
  if ("any" in condition) {
    const none = every(condition.any.map((one) => foreseen(m, reading, { not: one })));
    return none === null ? null : !none;
  }
  if (condition.if === "compare") return compared(rangeOf(m, reading, condition.left), condition.is, rangeOf(m, reading, condition.right));
  if (condition.if === "bound" && !condition.where) {
    const [fewest, largest] = reading.held[condition.binding] ?? ANYTHING;
    if (fewest > 0) return true;
    if (largest === 0) return false;
  }
  return isOpen(reading.scope, condition, "own") ? null : conditionHolds(m, reading.scope, condition);
}

function every(parts: readonly (boolean | null)[]): boolean | null {
  if (parts.includes(false)) return false;
  return parts.includes(null) ? null : true;
}

function compared([a, b]: Range, is: "=" | "<" | ">" | "<=" | ">=", [c, d]: Range): boolean | null {
  switch (is) {
    case "=":
      if (b < c || d < a) return false;
      return a === b && c === d ? true : null;
    case "<":
      return b < c ? true : a >= d ? false : null;
    case "<=":
      return b <= c ? true : a > d ? false : null;
    case ">":
      return compared([c, d], "<", [a, b]);
    case ">=":
      return compared([c, d], "<=", [a, b]);
  }
}

/** What both readings agree on; of the rest, all that either allows. */
export function either(one: Reading, other: Reading): Reading {
  if (one === other) return one;
  const bound: Record<number, Scope["bound"][number]> = {};
  const held: Record<number, Range> = {};
  for (const binding of [...keys(one.scope.bound), ...keys(other.scope.bound)]) {
    const [mine, theirs] = [one.scope.bound[binding], other.scope.bound[binding]];
    const known = mine ?? theirs;
    if (known)
      bound[binding] =
        mine === theirs ? known : { ...known, values: [...new Set([...(mine?.values ?? []), ...(theirs?.values ?? [])])], some: true };
  }
  for (const binding of [...keys(one.held), ...keys(other.held)])
    held[binding] = hull(one.held[binding] ?? NONE, other.held[binding] ?? NONE);
  return { scope: { ...one.scope, bound }, heads: hull(one.heads, other.heads), tails: hull(one.tails, other.tails), held };
}

const NONE: Range = [0, 0];

function keys(record: Readonly<Record<number, unknown>>): readonly number[] {
  return Object.keys(record).map(Number);
}
