import type { Amount, Range } from "@/games/dragonball/engine/effects/language";
import type { Template } from "../language";
import { amountText, measure } from "./amounts";
import { CannotSayError, type Scope, say } from "./scope";

/** The numbers of a card that texts hold against limits. */
export type Held =
  | "energyCost"
  | "originalCost"
  | "colorCost"
  | "zCost"
  | "power"
  | "originalPower"
  | "comboCost"
  | "comboPower"
  | "markers"
  | "under";

const WITHIN: Readonly<Record<Held, Template>> = {
  energyCost: "energyCostOf",
  originalCost: "originalCostOf",
  colorCost: "colorCostOf",
  zCost: "zCostOf",
  power: "powerOf",
  originalPower: "originalPowerOf",
  comboCost: "comboCostOf",
  comboPower: "comboPowerOf",
  markers: "markersOf",
  under: "underOf",
};

/** "An energy cost of 3 or less". */
export function having(scope: Scope, what: Held, range: Range): string {
  const known = numbersIn(range);
  if (known) return say(scope, WITHIN[what], { range: known.text, n: known.n });
  const bound = boundText(scope, range);
  if (what === "energyCost") return say(scope, "energyCostBound", { bound });
  if (what === "power") return say(scope, "powerBound", { bound });
  throw new CannotSayError("a limit that is worked out", { [what]: range });
  function numbersIn({ atLeast, atMost, exactly }: Range): { readonly text: string; readonly n: number } | undefined {
    if ([atLeast, atMost, exactly].some((each) => each !== undefined && typeof each !== "number")) return undefined;
    return { text: rangeText(scope, range), n: isOne(scope, range) ? 1 : 2 };
  }
}

/** Whether so many are one: "1", and "au moins 1" where that is no plural. */
export function isOne({ language }: Scope, { atLeast, atMost, exactly }: Range): boolean {
  if (exactly !== undefined) return exactly === 1;
  return !language.oneOrMoreIsMany && (atLeast ?? 1) === 1 && (atMost ?? 1) === 1;
}

/** "3", "3 or less", "between 1 and 3": undefined limits are none. */
export function rangeText(scope: Scope, { atLeast, atMost, exactly }: Range): string {
  if (exactly !== undefined) return amountText(scope, exactly);
  if (atLeast !== undefined && atMost !== undefined)
    return say(scope, "between", { first: amountText(scope, atLeast), second: amountText(scope, atMost) });
  if (atLeast !== undefined) return say(scope, "orMore", { n: amountText(scope, atLeast) });
  if (atMost !== undefined) return say(scope, "orLess", { n: amountText(scope, atMost) });
  throw new CannotSayError("a range without limits", {});
}

/** "Less than or equal to your energy". */
export function boundText(scope: Scope, { atLeast, atMost, exactly }: Range): string {
  if (exactly !== undefined) return say(scope, "equalTo", { amount: measure(scope, exactly) });
  const limit = atLeast ?? atMost;
  if (limit === undefined || (atLeast !== undefined && atMost !== undefined)) throw new CannotSayError("a limit", { atLeast, atMost });
  const [than, orEqual] = atLeast === undefined ? (["lessThan", "lessOrEqual"] as const) : (["moreThan", "moreOrEqual"] as const);
  const beyond = oneOff(limit, atLeast === undefined ? -1 : 1);
  return beyond === undefined
    ? say(scope, orEqual, { amount: measure(scope, limit) })
    : say(scope, than, { amount: measure(scope, beyond) });
}

/** What is one less than the amount, or one more. */
function oneOff(amount: Amount, by: 1 | -1): Amount | undefined {
  if (typeof amount !== "object" || !("plus" in amount)) return undefined;
  const [of, step, ...more] = amount.plus;
  return of !== undefined && step === by && more.length === 0 ? of : undefined;
}
