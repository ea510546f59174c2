import { kindOf } from "../kinds";
import type { Continuous, Triggered } from "../language";
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

/** Throws when a step takes cards one after another that the engine would take all at once. */
export function refuseUnknownSelection(step: Leaf): void {
  const cards = Object.values(step).filter((part) => typeof part === "object" && part !== null && "cards" in part);
  if (step.do !== "move" && cards.some((part) => Reflect.get(part, "upTo") === true))
    throw new Error(`the engine does not know "upTo" of what "${step.do}" takes`);
}
