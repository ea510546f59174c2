import type { Constraint, Decision, Rejection } from "./game";
import { pays } from "./pays";

/** What decides whether a choice fits: a decision without its words. */
export type Demand = Pick<Decision<unknown>, "min" | "max" | "constraint"> & { readonly options: { readonly length: number } };

/** Null when the chosen indices are a legal answer, otherwise why they are not. */
export function accepts(decision: Demand, choice: readonly number[]): Rejection | null {
  const count = decision.options.length;
  for (const index of choice) if (!Number.isInteger(index) || index < 0 || index >= count) return "out-of-range";
  if (choice.some((index, place) => choice.indexOf(index) < place)) return "duplicate";
  if (choice.length < decision.min) return "too-few";
  if (choice.length > decision.max) return "too-many";
  return decision.constraint && choice.length > 0 && !holds(decision.constraint, choice) ? "constraint" : null;
}

/** What stands at the chosen places of a list that is parallel to the options. */
export function chosen<T>(each: readonly T[], choice: readonly number[]): readonly T[] {
  return each.filter((_, index) => choice.includes(index));
}

/** Whether a set of chosen indices meets the demand on the set as a whole. */
export function holds(constraint: Constraint, choice: readonly number[]): boolean {
  switch (constraint.kind) {
    case "oneOfEach":
      return new Set(chosen(constraint.groups, choice)).size === choice.length;
    case "same":
      return new Set(chosen(constraint.groups, choice)).size <= 1;
    case "sum": {
      const sum = chosen(constraint.values, choice).reduce((total, value) => total + value, 0);
      return (
        (constraint.atMost === undefined || sum <= constraint.atMost) && (constraint.exactly === undefined || sum === constraint.exactly)
      );
    }
    case "covers": {
      const shown = chosen(constraint.shows, choice);
      return shown.every(({ length }) => length > 0) && constraint.all.every((one) => shown.some((shows) => shows.includes(one)));
    }
    case "pays": {
      const units = chosen(constraint.provides, choice);
      return choice.length <= constraint.cost.length && units.every(({ length }) => length > 0) && pays(units.flat(), constraint.cost);
    }
  }
}
