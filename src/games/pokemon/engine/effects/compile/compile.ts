import { onceFor } from "@/kernel/once";
import { typeBits } from "../../attack/energy";
import type { Ability, Attack, CardDefinition, PokemonCard } from "../../card";
import { familyEffects, hasRuleBox, inRules, prizesFor } from "../../families/families";
import { powerOf } from "../../families/powers";
import type { AbilityEffect, HistoryEvent } from "../language";
import type { CompiledActivated, CompiledAttack, CompiledCard, CompiledContinuous, CompiledTrigger, Origin } from "../program";
import { Builder } from "./build";
import { refuseTakingFromLostZone } from "./lostZone";
import { telling } from "./readings";
import { refuseDefendingSubject, refuseUnknownUsage } from "./refusals";

/** Compiles a definition once: all matches with a print share what it compiles to. Throws when it holds a step that the engine does not know. */
export const compileCard = onceFor((definition: CardDefinition): CompiledCard => {
  try {
    return compile(inRules(definition));
  } catch (error) {
    throw new Error(`Card ${definition.id} (${definition.name}): ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    });
  }
});

function compile(definition: CardDefinition): CompiledCard {
  refuseTakingFromLostZone(definition, definition.id);
  if (definition.category === "Trainer") refuseUnknownUsage(definition.usage ?? [], "trainer");
  if (definition.category === "Trainer" && definition.cost && definition.kind !== "Item" && definition.kind !== "Supporter")
    throw new Error(`the engine does not know a price for playing a ${definition.kind}`);
  const builder = new Builder();
  const pokemon = definition.category === "Pokémon" ? definition : fossilAsPokemon(definition);
  const text = definition.category === "Trainer" ? builder.used(definition.effect, definition.cost) : -1;
  const printed = definition.category === "Energy" ? [] : definition.attacks;
  const attacks = printed.map((attack, index) => compileAttack(builder, attack, index));
  const continuous: CompiledContinuous[] = [];
  const triggers: CompiledTrigger[] = [];
  const activated: CompiledActivated[] = [];
  let number = 0;
  for (const { effect, ...origin } of effectsOf(definition, pokemon)) {
    const place = { ...origin, number: number++ };
    if (effect.kind === "continuous") continuous.push({ ...place, effect, ...builder.change(effect.change) });
    else if (effect.kind === "triggered") {
      refuseDefendingSubject(effect);
      triggers.push({ ...place, effect, entry: builder.text(effect.steps) });
    } else activated.push({ ...place, effect, entry: builder.used(effect.steps, effect.cost) });
  }
  return {
    definition,
    pokemon,
    code: builder.code,
    text,
    steps: definition.category === "Trainer" ? definition.effect : [],
    attacks,
    effects: [...continuous, ...triggers, ...activated],
    continuous,
    triggers,
    activated,
    asks: historyAsked(definition),
    usesTaken: usesTaken(definition),
    changes: builder.changes,
    ruleBox: definition.category === "Pokémon" && hasRuleBox(definition.marks),
    prizes: definition.category === "Pokémon" ? prizesFor(definition) : 1,
    units: definition.category === "Energy" ? definition.provides.map(typeBits) : [],
    types: pokemon ? typeBits(pokemon.types) : 0,
  };
}

/** Whether a definition speaks of itself as just taken from the Prize cards. */
function usesTaken(value: unknown): boolean {
  if (value === null || typeof value !== "object") return false;
  if ("if" in value && value.if === "taken" && "as" in value && value.as === "prize") return true;
  return Object.values(value).some(usesTaken);
}

/** What a definition asks to have been remembered, anywhere in its texts. */
function historyAsked(value: unknown): Pick<HistoryEvent, "happened" | "during">[] {
  if (value === null || typeof value !== "object") return [];
  const inside = Object.values(value).flatMap(historyAsked);
  if ("count" in value && value.count === "damageTakenLastTurn")
    return [{ happened: "wasDamaged", during: "opponentsLastTurn" }, ...inside];
  return isHistory(value) ? [value, ...inside] : inside;
}

function isHistory(value: object): value is HistoryEvent {
  return "happened" in value && "during" in value;
}

function compileAttack(builder: Builder, attack: Attack, index: number): CompiledAttack {
  refuseUnknownUsage(attack.usage ?? [], "attack");
  return { attack, index, entry: builder.attack(attack.effect), telling: telling(attack.effect) };
}

function effectsOf(definition: CardDefinition, pokemon: PokemonCard | null): (Omit<Origin, "number"> & { effect: AbilityEffect })[] {
  const abilities = pokemon?.abilities.flatMap((ability, index) => ofAbility(ability, index)) ?? [];
  const trait = pokemon?.ancientTrait;
  const traits = trait?.effects.map((effect) => ({ effect, ability: null, index: -1, name: trait.name, from: "trait" as const })) ?? [];
  const { name } = definition;
  const inPlay = inPlayEffects(definition).map((effect) => ({ effect, ability: null, index: -1, name, from: "inPlay" as const }));
  const rules = ruleEffects(definition).map((effect) => ({ effect, ability: null, index: -1, name, from: "rule" as const }));
  return [...abilities, ...traits, ...inPlay, ...rules];
}

function inPlayEffects(definition: CardDefinition): readonly AbilityEffect[] {
  if (definition.category === "Trainer") return definition.whileInPlay;
  return definition.category === "Energy" ? definition.whileAttached : [];
}

/** What a family's rule says, and what a Fossil says of itself as a Pokémon: neither is an Ability. */
function ruleEffects(definition: CardDefinition): readonly AbilityEffect[] {
  if (definition.category === "Pokémon") return familyEffects(definition);
  return definition.category === "Trainer" ? (definition.asPokemon?.abilities.flatMap(({ effects }) => effects) ?? []) : [];
}

function ofAbility(ability: Ability, index: number): (Omit<Origin, "number"> & { effect: AbilityEffect })[] {
  const from = powerOf(ability) ?? ("ability" as const);
  return ability.effects.map((effect) => ({ effect, ability, index, name: ability.name, from }));
}

/** FAM-22: a Fossil in play is a Basic Pokémon without attacks, Weakness or Retreat Cost. */
function fossilAsPokemon(definition: CardDefinition): PokemonCard | null {
  if (definition.category !== "Trainer" || !definition.asPokemon) return null;
  const { hp, types } = definition.asPokemon;
  const { id, name, marks } = definition;
  return {
    category: "Pokémon",
    id,
    name,
    marks,
    stage: "Basic",
    evolvesFrom: [],
    hp,
    types,
    weaknesses: [],
    resistances: [],
    retreatCost: 0,
    abilities: [],
    attacks: [],
    ancientTrait: undefined,
  };
}
