import { cardOf, definitionAt, type Match } from "../match";
import type { Lasting } from "../state/state";

/** What tells an effect in force from the others, as one number: one that stands on a card by that and its place there, one that lasts by what began it. */

const NUMBERS = 64;

export function keyOnCard(card: number, number: number): number {
  return card * NUMBERS + number;
}

export function keyOfLasting({ card, node }: Lasting): number {
  return -1 - keyOnCard(card, node);
}

/** The card that the effect with this key is from, the printed place of the Ability that it is (-1 where it is none), and its name. */
export function effectAt(m: Match, key: number): { readonly card: string; readonly index: number; readonly name: string } {
  if (key < 0) {
    const { id, name } = definitionAt(m, Math.floor((-1 - key) / NUMBERS)).definition;
    return { card: id, index: -1, name };
  }
  const { continuous, definition } = cardOf(m, Math.floor(key / NUMBERS));
  const found = continuous.find(({ number }) => number === key % NUMBERS);
  if (!found) throw new Error(`${definition.id} has no effect number ${key % NUMBERS}.`);
  return { card: definition.id, index: found.index, name: found.name };
}
