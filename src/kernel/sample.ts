import { accepts, chosen, type Demand, holds } from "./accepts";
import type { Constraint } from "./game";
import { pays } from "./pays";
import type { Random } from "./random";

/** A random acceptable choice. Throws when the decision has none, which no game may ask. */
export function sample(decision: Demand, random: Random): readonly number[] {
  const { constraint, options, min, max } = decision;
  const size = min + Math.floor(random() * (max - min + 1));
  const choice =
    constraint && size > 0
      ? build(constraint, drawn(options.length, options.length, random), min, size)
      : drawn(size, options.length, random);
  return accepts(decision, choice) === null ? choice : fail();
}

/** The first acceptable choice in the order of the options, smallest first: what a game may offer as a decision's fallback. */
export function firstAcceptable({ constraint, options, min, max }: Demand): readonly number[] {
  const grow = (choice: readonly number[], from: number, size: number): readonly number[] | null => {
    if (choice.length === size) return size === 0 || !constraint || holds(constraint, choice) ? choice : null;
    for (let index = from; index < options.length; index++) {
      const found = grow([...choice, index], index + 1, size);
      if (found) return found;
    }
    return null;
  };
  for (let size = min; size <= max; size++) {
    const found = grow([], 0, size);
    if (found) return found;
  }
  return fail();
}

function fail(): never {
  throw new Error("A decision was asked that no choice can answer.");
}

/** So many of the places below `length`, in random order (Fisher–Yates). */
function drawn(count: number, length: number, random: Random): readonly number[] {
  const places: number[] = [];
  for (let place = 0; place < length; place++) places.push(place);
  for (let place = 0; place < count; place++) {
    const other = place + Math.floor(random() * (length - place));
    const moved = places[place] ?? 0;
    places[place] = places[other] ?? 0;
    places[other] = moved;
  }
  return places.slice(0, count);
}

/** As many as `size` of the options, in random order, that meet the constraint together; for a payment, as few beyond that as pay the cost. */
function build(constraint: Constraint, order: readonly number[], min: number, size: number): readonly number[] {
  switch (constraint.kind) {
    case "same": {
      const alike = order.map((index) => order.filter((one) => constraint.groups[one] === constraint.groups[index]));
      return (alike.find((group) => group.length >= min) ?? []).slice(0, size);
    }
    case "oneOfEach":
      return order
        .filter((index, place) => order.findIndex((one) => constraint.groups[one] === constraint.groups[index]) === place)
        .slice(0, size);
    case "sum":
    case "covers":
      return found(constraint, order, min, size);
    case "pays": {
      const units = (choice: readonly number[]) => chosen(constraint.provides, choice).flat();
      const providing = order.filter((index) => units([index]).length > 0);
      return providing.reduce((choice, index) => {
        const without = choice.filter((one) => one !== index);
        return choice.length > Math.min(size, constraint.cost.length) && pays(units(without), constraint.cost) ? without : choice;
      }, providing);
    }
  }
}

/** The first set in this order that meets the constraint: of the wanted size where there is one, otherwise of another size that is allowed. */
function found(constraint: Constraint, order: readonly number[], min: number, size: number): readonly number[] {
  const grow = (choice: readonly number[], from: number, count: number): readonly number[] | null => {
    if (choice.length === count) return holds(constraint, choice) ? choice : null;
    for (let place = from; place < order.length; place++) {
      const next = grow([...choice, order[place] ?? 0], place + 1, count);
      if (next) return next;
    }
    return null;
  };
  const sizes = [size, ...Array.from({ length: order.length }, (_, count) => count + 1)].filter((count) => count >= min);
  for (const count of sizes) {
    const set = grow([], 0, count);
    if (set) return set;
  }
  return [];
}
