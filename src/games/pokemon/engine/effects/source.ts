import type { DecisionSource } from "@/kernel/game";
import type { By } from "../changes/change";
import { definitionAt, type Match } from "../match";
import type { EffectFrame } from "../state/frames";
import type { Scope } from "./scope";

/** The card whose text asks, as everybody may know it. */
export function sourceOf(m: Match, frame: EffectFrame): DecisionSource {
  const card = definitionAt(m, frame.card).definition.id;
  return frame.self === 0 ? { card } : { card, object: frame.self };
}

/** Who makes the changes of a text. */
export function byOf({ kind, you, self, source, attack, event }: Scope): By {
  return {
    kind,
    seat: you,
    pokemon: self,
    source,
    ...(attack && { attacks: attack.chain }),
    ...(event?.placed && { placedOn: event.subject }),
  };
}
