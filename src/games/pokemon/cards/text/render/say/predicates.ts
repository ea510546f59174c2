import type { PokemonFilter } from "@/games/pokemon/engine/effects/language";
import type { Phrase, Slots } from "@/kernel/texts/words";
import { nounPhrase } from "@/kernel/texts/words";
import type { Template } from "../language";
import { adjectives, energyPhrase, pokemonNoun, powerNames } from "./nouns";
import { CannotSayError, joined, type Scope, say, symbols } from "./scope";

/** Something that is so or not, with the words for either. */
export interface Predicate {
  readonly so: Template;
  readonly notSo?: Template;
  readonly slots: Slots;
}

/** What a Pokémon is, as against what it has or suffers. */
const WHAT_IT_IS: ReadonlySet<string> = new Set(["types", "stages", "evolution", "marks", "ruleBox", "anyOf"]);

/** "Is a Basic Pokémon", "is Confused", "has no Energy attached", one clause after the other. */
export function predicates(scope: Scope, pokemon: Phrase, { not, ...plain }: PokemonFilter): string {
  const inNoun = not && Object.keys(plain).some((key) => WHAT_IT_IS.has(key)) && Object.keys(not).every((key) => WHAT_IT_IS.has(key));
  const clauses = predicatesOf(scope, pokemon, inNoun ? { ...plain, not } : plain).map(({ so, slots }) => say(scope, so, slots));
  if (not && !inNoun) clauses.push(negation(scope, pokemon, not));
  return joined(scope, clauses, "and");
}

/** "Isn't a Pokémon-EX", "isn't Confused", "has no Energy attached". */
export function negation(scope: Scope, pokemon: Phrase, filter: PokemonFilter): string {
  const [only, ...more] = predicatesOf(scope, pokemon, filter);
  if (!only?.notSo || more.length > 0) throw new CannotSayError("what a Pokémon is not", filter);
  return say(scope, only.notSo, only.slots);
}

function predicatesOf(scope: Scope, pokemon: Phrase, filter: PokemonFilter): readonly Predicate[] {
  const {
    conditions,
    damaged,
    energy,
    tool,
    hasAbility,
    powers,
    under,
    remainingHp,
    maxHp,
    damageCounters,
    retreatCost,
    resistance,
    ...kind
  } = filter;
  const found: Predicate[] = [];
  if (Object.keys(kind).length > 0) found.push(kindOf(scope, pokemon, kind));
  if (conditions?.length === 0) found.push({ so: "isAfflicted", notSo: "isNotAfflicted", slots: { pokemon } });
  else if (conditions) {
    const adjective = adjectives(scope, conditions, pokemon.plural ?? false, pokemon.feminine ?? false, "or");
    found.push({ so: "hasCondition", notSo: "hasNotCondition", slots: { pokemon, adjective } });
  }
  if (damaged) found.push({ so: "hasDamage", notSo: "hasNoDamage", slots: { pokemon } });
  if (energy) found.push(energised(scope, pokemon, energy));
  if (tool) found.push({ so: "hasTool", notSo: "hasNoTool", slots: { pokemon } });
  if (hasAbility === true) found.push({ so: "hasAbility", slots: { pokemon } });
  else if (hasAbility === false) found.push({ so: "hasNoAbility", notSo: "hasAbility", slots: { pokemon } });
  else if (typeof hasAbility === "string") found.push({ so: "hasThatAbility", slots: { pokemon, name: hasAbility } });
  if (powers) found.push({ so: "hasPowers", notSo: "hasNoPowers", slots: { pokemon, powers: powerNames(scope, powers) } });
  if (under) found.push({ so: "hasUnder", notSo: "hasNotUnder", slots: { pokemon, name: scope.nameOf(under) } });
  if (damaged === false || tool === false) throw new CannotSayError("what a Pokémon does not have", filter);
  if (damageCounters) found.push(...ranged(pokemon, damageCounters, "hasCounters"));
  // Any HP left while an attack does its effects: it is not about to be Knocked Out.
  if (remainingHp?.atLeast === 10 && remainingHp.atMost === undefined && scope.attack)
    found.push({ so: "notKnockedOutByAttack", slots: { pokemon } });
  else if (remainingHp) found.push(...ranged(pokemon, remainingHp, "hasHpLeft"));
  if (maxHp) found.push(...ranged(pokemon, maxHp, "hasMaxHp"));
  if (retreatCost?.atMost === 0) found.push({ so: "hasNoRetreatCost", slots: { pokemon } });
  else if (retreatCost) found.push(...ranged(pokemon, retreatCost, "hasRetreatCost"));
  if (resistance === "any") found.push({ so: "hasResistance", slots: { pokemon } });
  else if (resistance) found.push({ so: "hasResistanceTo", slots: { pokemon, type: symbols(scope, [resistance]) } });
  return found;
}

function kindOf(scope: Scope, pokemon: Phrase, kind: PokemonFilter): Predicate {
  const keys = Object.keys(kind);
  if (kind.names && keys.length === 1) return { so: "isNamed", slots: { pokemon, name: pokemonNoun(scope, kind).one } };
  if (kind.ruleBox && keys.length === 1) return { so: "hasRuleBox", notSo: "hasNoRuleBox", slots: { pokemon } };
  const inner = pokemonNoun(scope, kind);
  const noun = pokemon.plural
    ? say(scope, "someNouns", { noun: nounPhrase(inner, true) })
    : say(scope, "aNoun", { noun: nounPhrase(inner, false) });
  return { so: "isA", ...(keys.every((key) => WHAT_IT_IS.has(key)) && { notSo: "isNotA" }), slots: { pokemon, noun } };
}

function energised(scope: Scope, pokemon: Phrase, attached: NonNullable<PokemonFilter["energy"]>): Predicate {
  const energy = energyPhrase(scope, attached);
  if (attached.atLeast > 1)
    return { so: "hasEnergies", notSo: "hasFewEnergies", slots: { pokemon, n: attached.atLeast, fewer: attached.atLeast - 1, energy } };
  return { so: "hasEnergy", notSo: "hasNoEnergy", slots: { pokemon, energy } };
}

function ranged(
  pokemon: Phrase,
  { atMost, atLeast }: { readonly atMost?: number; readonly atLeast?: number },
  what: "hasCounters" | "hasHpLeft" | "hasMaxHp" | "hasRetreatCost",
): readonly Predicate[] {
  const within = (n: number, relation: "Exactly" | "AtMost" | "AtLeast"): Predicate => ({
    so: `${what}${relation}`,
    slots: { pokemon, n },
  });
  if (atMost !== undefined && atMost === atLeast) return [within(atMost, "Exactly")];
  return [...(atMost === undefined ? [] : [within(atMost, "AtMost")]), ...(atLeast === undefined ? [] : [within(atLeast, "AtLeast")])];
}
