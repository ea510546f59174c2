import { other } from "@/kernel/game";
import { cardAt, type Match } from "../match";
import type { Amount, CardNumber, Range } from "./language";
import { readCard } from "./reading";
import type { Scope } from "./scope";
import { cardsOfSelector } from "./selectors";

/** A number as it stands. */
export function amountOf(m: Match, amount: Amount, scope: Scope): number {
  if (typeof amount === "number") return amount;
  if (amount === "X") return scope.x;
  if ("count" in amount) return cardsOfSelector(m, amount.count, scope).length;
  if ("different" in amount) {
    const seen = new Set<string>();
    for (const object of cardsOfSelector(m, amount.among, scope))
      for (const one of readCard(m, cardAt(m, object))[amount.different]) seen.add(one);
    return seen.size;
  }
  if ("the" in amount) return cardsOfSelector(m, amount.of, scope).reduce((sum, object) => sum + numberOf(m, object, amount.the), 0);
  if ("energyMarkers" in amount) return m.state.sides[amount.energyMarkers === "you" ? scope.you : other(scope.you)].energyMarkers;
  if ("plus" in amount) return amount.plus.reduce<number>((sum, one) => sum + amountOf(m, one, scope), 0);
  if ("times" in amount) return amountOf(m, amount.times[0], scope) * amount.times[1];
  // DB-ZERO-14: no fractions.
  if ("half" in amount) return Math.floor(amountOf(m, amount.half, scope) / 2);
  if (amount.number === "event") return scope.happening?.cards.length ?? 0;
  return scope.bound.numbers[amount.number] ?? 0;
}

/** A number of a card; one below zero, power excepted, reads as 0 (DB-ZERO-14). */
export function numberOf(m: Match, object: number, the: CardNumber): number {
  const card = cardAt(m, object);
  if (card < 0) return 0;
  const read = readCard(m, card);
  switch (the) {
    case "power":
      return read.power ?? 0;
    case "originalPower":
      return read.originalPower ?? 0;
    case "energyCost":
      return Math.max(0, read.cost ?? 0);
    case "comboPower":
      return Math.max(0, read.comboPower ?? 0);
    case "zCost":
      return Math.max(0, read.zCost ?? 0);
    case "markers":
      return read.markers;
    case "under":
      return read.under;
  }
}

/** Whether a number keeps within limits. */
export function within(m: Match, number: number, range: Range, scope: Scope): boolean {
  if (range.atLeast !== undefined && number < amountOf(m, range.atLeast, scope)) return false;
  if (range.atMost !== undefined && number > amountOf(m, range.atMost, scope)) return false;
  return range.exactly === undefined || number === amountOf(m, range.exactly, scope);
}
