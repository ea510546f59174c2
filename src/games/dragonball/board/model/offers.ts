import type { GameDecision } from "./layout";
import { objectOf } from "./layout";

/** What may be done with each card, by its object: places of options. */
export type Offers = ReadonlyMap<number, readonly number[]>;

export function offersOf({ options }: GameDecision): Offers {
  const offers = new Map<number, number[]>();
  for (const [index, option] of options.entries()) {
    const object = objectOf(option);
    if (object !== null) offers.set(object, [...(offers.get(object) ?? []), index]);
  }
  return offers;
}

/** What the card that is held may attack, by the object of the target. */
export function targetsOf({ options }: GameDecision, offers: Offers, held: number): ReadonlyMap<number, number> {
  const targets = new Map<number, number>();
  for (const index of offers.get(held) ?? []) {
    const option = options[index];
    if (option && "do" in option && option.do === "attack") targets.set(option.target, index);
  }
  return targets;
}
