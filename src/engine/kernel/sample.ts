import { accepts, type Demand, holds } from "./accepts";
import type { Constraint } from "./game";
import { pays } from "./pays";
import type { Random } from "./random";

/** A random acceptable choice. Throws when the decision has none, which no game may ask. */
export function sample(decision: Demand, random: Random): number[] {
  const order = shuffled(decision.options.length, random);
  const size = decision.min + Math.floor(random() * (decision.max - decision.min + 1));
  const { constraint } = decision;
  if (!constraint) return order.slice(0, size);
  for (let attempt = 0; attempt < 4; attempt++) {
    const choice = build(constraint, shuffled(decision.options.length, random), size);
    if (accepts(decision, choice) === null) return choice;
  }
  return search(decision, order) ?? fail();
}

/** The first acceptable choice in the order of the options: what a game may offer as a decision's fallback. */
export function firstAcceptable(decision: Demand): number[] {
  const order = Array.from({ length: decision.options.length }, (_, index) => index);
  if (!decision.constraint) return order.slice(0, decision.min);
  return search(decision, order) ?? fail();
}

function fail(): never {
  throw new Error("A decision was asked that no choice can answer.");
}

function shuffled(length: number, random: Random): number[] {
  const order: number[] = [];
  for (let index = 0; index < length; index++) order.push(index);
  for (let i = length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1));
    [order[i], order[j]] = [order[j] ?? 0, order[i] ?? 0];
  }
  return order;
}

/** A likely choice for the constraint, from options in random order. */
function build(constraint: Constraint, order: readonly number[], size: number): number[] {
  switch (constraint.kind) {
    case "same": {
      const group = constraint.groups[order[0] ?? 0];
      return order.filter((index) => constraint.groups[index] === group).slice(0, size);
    }
    case "oneOfEach":
      return order
        .filter((index, place) => order.findIndex((other) => constraint.groups[other] === constraint.groups[index]) === place)
        .slice(0, size);
    case "pays": {
      let choice = [...order];
      const enough = (chosen: readonly number[]) =>
        pays(
          chosen.flatMap((index) => constraint.provides[index] ?? []),
          constraint.cost,
        );
      for (const index of order) {
        const without = choice.filter((other) => other !== index);
        if (choice.length > size && enough(without)) choice = without;
      }
      return choice;
    }
    default:
      return order.slice(0, size);
  }
}

/** Every choice in the given order, smallest first, until one is acceptable. */
function search(decision: Demand, order: readonly number[]): number[] | null {
  const { constraint, min, max } = decision;
  const grow = (chosen: number[], from: number, size: number): number[] | null => {
    if (chosen.length === size) return !constraint || holds(constraint, chosen) ? chosen : null;
    for (let place = from; place <= order.length - (size - chosen.length); place++) {
      const found = grow([...chosen, order[place] ?? 0], place + 1, size);
      if (found) return found;
    }
    return null;
  };
  for (let size = min; size <= max; size++) {
    const found = grow([], 0, size);
    if (found) return found;
  }
  return null;
}
