import type { Constraint, Decision, Rejection } from "./game";
import { pays } from "./pays";

/** What decides whether a choice fits: a decision without its words. */
export type Demand = Pick<Decision<unknown>, "min" | "max" | "constraint"> & { readonly options: { readonly length: number } };

/** Null when the chosen indices are a legal answer, otherwise why they are not. */
export function accepts(decision: Demand, choice: readonly number[]): Rejection | null {
  const count = decision.options.length;
  for (const index of choice) if (!Number.isInteger(index) || index < 0 || index >= count) return "out-of-range";
  for (let i = 1; i < choice.length; i++) if (choice.indexOf(choice[i] ?? -1) < i) return "duplicate";
  if (choice.length < decision.min) return "too-few";
  if (choice.length > decision.max) return "too-many";
  return decision.constraint && !holds(decision.constraint, choice) ? "constraint" : null;
}

/** Whether a set of chosen indices meets the demand on the set as a whole. */
export function holds(constraint: Constraint, choice: readonly number[]): boolean {
  switch (constraint.kind) {
    case "sum": {
      const sum = choice.reduce((total, index) => total + (constraint.values[index] ?? 0), 0);
      return sum >= constraint.min && sum <= constraint.max;
    }
    case "covers":
      return pays(
        choice.map((index) => constraint.symbols[index] ?? []),
        constraint.all,
      );
    case "oneOfEach":
      return new Set(choice.map((index) => constraint.groups[index])).size === choice.length;
    case "same":
      return new Set(choice.map((index) => constraint.groups[index])).size <= 1;
    case "pays": {
      const units = choice.map((index) => constraint.provides[index] ?? []);
      return choice.length <= constraint.cost.length && units.every(({ length }) => length > 0) && pays(units.flat(), constraint.cost);
    }
  }
}
