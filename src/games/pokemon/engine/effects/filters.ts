import { typeBits } from "../attack/energy";
import type { PokemonCard } from "../card";
import { isAbility, powerOf } from "../families/powers";
import { cardOf, type Match } from "../match";
import { conditionBit } from "../state/inPlay";
import type { Pokemon } from "../state/state";
import { fullHp, resistancesOf, retreatCost, typesOf, unitsOf, unitsOfEnergy, weaknessesOf } from "../values";
import { fitsAttached, hasWords, isEvolution, shareMark, within } from "./cardFilter";
import { isPowerless, isWithoutEffect } from "./continuous";
import type { PokemonFilter, PowerKind } from "./language";
import type { CompiledCard } from "./program";
import type { Scope } from "./scope";
import { cardsBelow, stageCard, textCards, topCard } from "./texts";

/** Whether a Pokémon in play is what a text asks for; all given parts hold. */
export function fitsPokemon(m: Match, scope: Scope, where: PokemonFilter, pokemon: Pokemon): boolean {
  const top = topCard(m, pokemon);
  const card = top.pokemon;
  if (!card) return false;
  if (where.names && !where.names.includes(card.name)) return false;
  if (where.nameContains && !hasWords(card.name, where.nameContains)) return false;
  if (where.types && (typesOf(m, pokemon) & typeBits(where.types)) === 0) return false;
  if ((where.stages || where.evolution !== undefined) && !fitsStage(where, stageCard(m, pokemon).pokemon)) return false;
  if (where.evolvesFrom && !card.evolvesFrom.includes(where.evolvesFrom)) return false;
  if (where.marks && !shareMark(card.marks, where.marks)) return false;
  if (where.ruleBox !== undefined && top.ruleBox !== where.ruleBox) return false;
  if (where.damaged !== undefined && pokemon.damage > 0 !== where.damaged) return false;
  if (where.conditions && !afflicted(pokemon, where.conditions)) return false;
  if (where.energy && energyCount(m, scope, where.energy, pokemon) < where.energy.atLeast) return false;
  if (where.tool !== undefined && pokemon.tools.length > 0 !== where.tool) return false;
  return fitsText(m, where, pokemon, card) && fitsNumbers(m, where, pokemon) && combined(m, scope, where, pokemon);
}

function fitsStage({ stages, evolution }: PokemonFilter, card: PokemonCard | null): boolean {
  return card !== null && (!stages || stages.includes(card.stage)) && (evolution === undefined || isEvolution(card) === evolution);
}

function afflicted(pokemon: Pokemon, conditions: NonNullable<PokemonFilter["conditions"]>): boolean {
  if (conditions.length === 0) return pokemon.conditions !== 0;
  return conditions.some((condition) => (pokemon.conditions & conditionBit(condition)) !== 0);
}

function energyCount(m: Match, scope: Scope, energy: NonNullable<PokemonFilter["energy"]>, pokemon: Pokemon): number {
  const { where, type } = energy;
  const bit = type ? typeBits([type]) : -1;
  if (where) {
    const provides = (card: number) => !type || unitsOfEnergy(m, pokemon, card).some((unit) => (unit & bit) !== 0);
    return pokemon.energy.filter((card) => provides(card) && fitsAttached(m, scope, where, pokemon, card)).length;
  }
  return unitsOf(m, pokemon).filter((unit) => (unit & bit) !== 0).length;
}

/** Parts about what is printed on it; an Ability taken away does not count (EFF-52). */
function fitsText(m: Match, where: PokemonFilter, pokemon: Pokemon, card: PokemonCard): boolean {
  if (where.hasAbility !== undefined) {
    const named = typeof where.hasAbility === "string" ? where.hasAbility : null;
    const has = textCards(m, pokemon)
      .flatMap((number) => cardOf(m, number).pokemon?.abilities ?? [])
      .some((each) => isAbility(each) && (named === null || each.name === named) && !isWithoutEffect(m, "abilities", pokemon, each.name));
    if (has !== (where.hasAbility !== false)) return false;
  }
  if (where.powers && !hasPower(m, where.powers, pokemon)) return false;
  if (where.under && !cardsBelow(m, pokemon).some((number) => cardOf(m, number).definition.name === where.under)) return false;
  const { hasAttack } = where;
  if (hasAttack && !textCards(m, pokemon).some((number) => cardOf(m, number).attacks.some(({ attack }) => attack.name === hasAttack)))
    return false;
  return !where.hasAncientTrait || card.ancientTrait?.name === where.hasAncientTrait;
}

/** FAM-27: one that is ignored does not count (EFF-52). */
function hasPower(m: Match, kinds: readonly PowerKind[], pokemon: Pokemon): boolean {
  return textCards(m, pokemon)
    .flatMap((number) => cardOf(m, number).pokemon?.abilities ?? [])
    .some((each) => {
      const power = powerOf(each);
      return power !== null && kinds.includes(power) && !isPowerless(m, power, pokemon, each.name);
    });
}

/** RUL-18: put into play this turn, itself or the card that it evolved into. */
function isNew({ state }: Match, { since, evolved }: Pokemon): boolean {
  return since === state.turn || evolved === state.turn;
}

function fitsNumbers(m: Match, where: PokemonFilter, pokemon: Pokemon): boolean {
  if (where.remainingHp && !within(fullHp(m, pokemon) - pokemon.damage, where.remainingHp)) return false;
  if (where.damageCounters && !within(pokemon.damage / 10, where.damageCounters)) return false;
  if (where.maxHp && !within(fullHp(m, pokemon), where.maxHp)) return false;
  if (where.retreatCost && !within(retreatCost(m, pokemon), where.retreatCost)) return false;
  if (where.weakness && !weaknessesOf(m, pokemon).some((weakness) => weakness.type === where.weakness)) return false;
  const { resistance } = where;
  if (resistance && !resistancesOf(m, pokemon).some(({ type }) => resistance === "any" || type === resistance)) return false;
  return where.cameIntoPlayThisTurn === undefined || isNew(m, pokemon) === where.cameIntoPlayThisTurn;
}

function combined(m: Match, scope: Scope, where: PokemonFilter, pokemon: Pokemon): boolean {
  if (where.not && fitsPokemon(m, scope, where.not, pokemon)) return false;
  return !where.anyOf || where.anyOf.some((one) => fitsPokemon(m, scope, one, pokemon));
}

/** Whether a Pokémon card out of play is what a text asks of Pokémon, as far as a card alone can say. */
export function fitsPrinted(where: PokemonFilter, card: CompiledCard): boolean {
  const facts = card.pokemon;
  if (!facts) return false;
  if (where.names && !where.names.includes(facts.name)) return false;
  if (where.nameContains && !hasWords(facts.name, where.nameContains)) return false;
  if (where.types && (card.types & typeBits(where.types)) === 0) return false;
  if (!fitsStage(where, facts)) return false;
  if (where.marks && !shareMark(facts.marks, where.marks)) return false;
  if (where.ruleBox !== undefined && card.ruleBox !== where.ruleBox) return false;
  if (where.not && fitsPrinted(where.not, card)) return false;
  return !where.anyOf || where.anyOf.some((one) => fitsPrinted(one, card));
}
