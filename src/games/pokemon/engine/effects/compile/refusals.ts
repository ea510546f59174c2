import { kindOf } from "../kinds";
import type { Continuous, Instruction, Triggered } from "../language";
import type { Leaf } from "../operation";

/**
 * What the language can say and the engine does not carry out where it is said. Words and parts of words that nothing carries out are no part of the
 * language's types, and so refused by the schema of cards that follows from them.
 */

/** What may stand beside an attack or a Trainer card as a rule for using it. */
const usable: Readonly<Record<"attack" | "trainer", ReadonlySet<string>>> = {
  attack: new Set([
    "attackCost",
    "attackCostSet",
    "permit attackFirstTurn",
    "permit attackWhileAsleep",
    "permit attackWhileParalyzed",
    "permit attackFromBench",
  ]),
  trainer: new Set(["permit supporterFirstTurn"]),
};

/** Throws when a rule for using an attack or a Trainer card is none that is looked at. */
export function refuseUnknownUsage(usage: readonly Continuous[], of: "attack" | "trainer"): void {
  for (const { change } of usage)
    if (!usable[of].has(kindOf(change))) throw new Error(`the engine does not know "${kindOf(change)}" as a rule for using a card`);
}

/** Throws when a triggered effect of a card speaks of whom only that of an attack knows. */
export function refuseDefendingSubject({ on: trigger }: Triggered): void {
  if ("subject" in trigger && trigger.subject === "defending")
    throw new Error(`only an attack's own trigger knows the Defending Pokémon ("${trigger.event}")`);
}

/** Where a step says whether, how often or how much: what is chosen there would never be asked. */
const UNASKED = ["when", "amount", "count", "times", "coins"];

/** Throws when a condition or an amount of a step chooses. */
export function refuseUnaskedChoice(step: Instruction): void {
  for (const key of UNASKED)
    if (chooses(Reflect.get(step, key))) throw new Error(`nobody is asked for what "${key}" of "${step.do}" chooses`);
}

function chooses(part: unknown): boolean {
  if (Array.isArray(part)) return part.some(chooses);
  if (typeof part !== "object" || part === null) return false;
  return Reflect.get(part, "pokemon") === "choose" || Reflect.get(part, "cards") === "choose" || Object.values(part).some(chooses);
}

/** Throws when a step takes cards one after another that the engine would take all at once. */
export function refuseUnknownSelection(step: Leaf): void {
  const cards = Object.values(step).filter((part) => typeof part === "object" && part !== null && "cards" in part);
  if (step.do !== "move" && cards.some((part) => Reflect.get(part, "upTo") === true))
    throw new Error(`the engine does not know "upTo" of what "${step.do}" takes`);
}
