import type { Instruction } from "../language";
import type { Leaf, Operations } from "../operation";
import { cardOperations } from "./cards";
import { conditionOperations } from "./conditions";
import { damageOperations } from "./damage";
import { lastingOperations } from "./lasting";
import { playerOperations } from "./players";
import { pokemonOperations } from "./pokemon";

/** Every step of the effect language that is not control. A kind without an operation does not type-check. */
export const operations: Operations = {
  ...damageOperations,
  ...conditionOperations,
  ...cardOperations,
  ...pokemonOperations,
  ...lastingOperations,
  ...playerOperations,
};

/** Whether a step is an operation, and not one that only steers. */
export function isLeaf(step: Instruction): step is Leaf {
  return Object.hasOwn(operations, step.do);
}

/**
 * Whether a step of an attack can be chosen before its damage and done after it. What has to be seen before the damage is known (the top of a deck, a
 * random card, a card shown) is done at once.
 */
export function isChosenBefore(step: Instruction): step is Leaf {
  if (!isLeaf(step)) return false;
  if (step.do !== "move") return operations[step.do].choose !== undefined;
  const { cards, destination, reveal } = step;
  if (reveal || destination.to === "bench" || destination.to === "active") return false;
  if (cards.cards === "choose") return !("zone" in cards.from) || cards.from.zone === "hand" || cards.from.zone === "discard";
  return cards.cards === "attached" || cards.cards === "stadium" || cards.cards === "all";
}
