import type { Reading } from "./parse";
import { nameOf } from "./pattern";

/** The names of the rules by which two readings of the same words part: the deepest at which they are of different rules or end elsewhere. */
export function differing(one: Reading, other: Reading): readonly [string, string] {
  const [first, second] = [one.derivations[0], other.derivations[0]];
  if (first?.rule === second?.rule) {
    const parts = (first?.parts ?? []).map((part, index) => [part, second?.parts[index]] as const);
    const parted = parts.find(([part, its]) => part !== its);
    if (parted?.[1] && parted[0].next === parted[1].next) return differing(parted[0], parted[1]);
  }
  return [named(one), named(other)];
}

const named = ({ derivations, value }: Reading): string => {
  const [first] = derivations;
  return first ? nameOf(first.rule) : `the word “${String(value)}”`;
};
