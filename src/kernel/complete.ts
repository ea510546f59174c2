import { accepts, type Demand } from "./accepts";
import type { Decision } from "./game";

/**
 * What a choice that was only begun comes to when its time is up: itself where that is a legal answer, otherwise with as much of the decision's fallback
 * as it lacks, and the fallback alone where the two do not fit together. Whatever was begun, the result is acceptable.
 */
export function completed(decision: Demand & Pick<Decision<unknown>, "fallback">, begun: readonly number[]): readonly number[] {
  const choice = [...begun];
  const missing = decision.fallback.filter((index) => !begun.includes(index));
  for (let next: number | undefined; accepts(decision, choice) !== null; choice.push(next)) {
    next = missing.shift();
    if (next === undefined) return decision.fallback;
  }
  return choice;
}
