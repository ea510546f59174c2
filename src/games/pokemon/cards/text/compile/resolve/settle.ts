import type { AbilityEffect, Condition, Continuous } from "@/games/pokemon/engine/effects/language";
import { TextFailure } from "@/kernel/texts/failure";
import { tidy } from "@/kernel/texts/merge";
import { plainly, theirsOf } from "../unresolved/players";
import { POINTS_TO } from "../unresolved/references";
import { resolve, UnclearReference } from "./resolve";

const self = { pokemon: "self" } as const;

/**
 * Part of a program with every word that points back in its place: Pokémon, cards and players.
 * @param text its words, for the report
 * @param about what "it" means where nothing was named before (see `resolve`)
 * @throws TextFailure
 */
export function settle<T extends object>(value: T, text: string, about: Parameters<typeof resolve>[1] = self): T {
  try {
    return plainly(theirsOf("opponent", resolve(value, about)));
  } catch (error) {
    if (error instanceof UnclearReference) throw new TextFailure({ sentence: text, why: error.message });
    throw error;
  }
}

/**
 * "The Stage 2 Pokémon this card is attached to" becomes this Pokémon, on the condition that it is such a Pokémon.
 * @returns the value without such phrases, and the conditions in all
 */
function onCondition<T extends object>(value: T, when: Condition | undefined): { readonly value: T; readonly when: Condition | undefined } {
  const conditions: Condition[] = [];
  const lift = (part: unknown): unknown => {
    if (Array.isArray(part)) return part.map(lift);
    if (typeof part !== "object" || part === null) return part;
    if (Reflect.get(part, "pokemon") === "bound" && Reflect.get(part, "binding") === POINTS_TO.selfIf) {
      const where: unknown = Reflect.get(part, "where");
      if (typeof where === "object" && where !== null) conditions.push({ if: "pokemon", is: self, where });
      return self;
    }
    return Object.fromEntries(Object.entries(part).map(([key, each]) => [key, lift(each)]));
  };
  const given = lift(when) as Condition | undefined;
  const lifted = lift(value) as T;
  const [first, ...more] = given ? [given, ...conditions] : conditions;
  return { value: lifted, when: first && more.length > 0 ? { all: [first, ...more] } : first };
}

/** An effect of an Ability with every word that points back in its place. @throws TextFailure */
export function settleEffect(effect: AbilityEffect, text: string): AbilityEffect {
  if (effect.kind === "continuous") return settleContinuous(effect, text);
  if (effect.kind === "activated") {
    const { kind, ...said } = effect;
    // "That player" of a Stadium is the one who uses it.
    return { kind, ...settle(effect.either ? theirsOf("you", said) : said, text) };
  }
  const { kind, on, while: given, steps, ...rest } = effect;
  const { value, when } = onCondition(steps, given);
  const elsewhere = "subject" in on && typeof on.subject === "object";
  const said = { ...tidy({ while: when }), ...rest, steps: value };
  return { kind, on, ...settle(said, text, elsewhere ? { pokemon: "event", role: "subject" } : self) };
}

/** @throws TextFailure */
export function settleContinuous({ change, while: given, once }: Continuous, text: string): Continuous {
  const { value, when } = onCondition(change, given);
  // The condition is said first: what it names, "it" means.
  const settled = settle({ ...tidy({ while: when }), change: value }, text);
  return { kind: "continuous", change: settled.change, ...tidy({ while: settled.while, once }) };
}
