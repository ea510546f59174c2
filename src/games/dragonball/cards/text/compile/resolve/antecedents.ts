import type { Cards, Trigger } from "@/games/dragonball/engine/effects/language";

/** Cards that a text has spoken of. */
export interface Antecedent {
  readonly cards: Cards;
  readonly plural: boolean;
  /** Only "that card" means it: the target in "when this card attacks a Battle Card". */
  readonly onlyThat?: true;
}

const THIS: Antecedent = { cards: "this", plural: false };
const EVENT: Antecedent = { cards: "event", plural: false };

/** What the words of a trigger speak of. */
export function spokenIn(trigger: Trigger): readonly Antecedent[] {
  if (trigger.when === "any") {
    const [first, ...others] = trigger.of.map(spokenIn);
    return first && others.every((each) => JSON.stringify(each) === JSON.stringify(first)) ? first : [];
  }
  if (!("subject" in trigger)) return [];
  const subject = trigger.subject === "this" ? THIS : trigger.when === "attacks" ? ATTACKER : EVENT;
  const target = trigger.when === "attacks" && trigger.target ? [{ cards: "guardCard", plural: false, onlyThat: true } as const] : [];
  return [subject, ...target];
}

const ATTACKER: Antecedent = { cards: "attackCard", plural: false };
