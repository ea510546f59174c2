import { typeBits } from "../attack/energy";
import type { Mark, PokemonCard, TrainerKind } from "../card";
import { isAbility } from "../families/powers";
import { cardOf, type Match } from "../match";
import { conditionBit, findPokemon } from "../state/inPlay";
import type { Pokemon } from "../state/state";
import { fullHp, resistancesOf, retreatCost, typesOf, unitsOf, unitsOfEnergy, weaknessesOf } from "../values";
import { isWithoutEffect } from "./continuous";
import type { CardFilter, PokemonFilter } from "./language";
import type { CompiledCard } from "./program";
import type { Scope } from "./scope";
import { stageCard, textCards, topCard } from "./texts";

interface Range {
  readonly atMost?: number;
  readonly atLeast?: number;
}

function within(value: number, range: Range): boolean {
  return (range.atMost === undefined || value <= range.atMost) && (range.atLeast === undefined || value >= range.atLeast);
}

function shareMark(marks: readonly Mark[], wanted: readonly Mark[]): boolean {
  return wanted.some((mark) => marks.includes(mark));
}

/** "Evolution Pokémon": every Pokémon card that is neither Basic nor of a stage of its own. */
export function isEvolution(card: PokemonCard): boolean {
  return (
    card.evolvesFrom.length > 0 &&
    card.stage !== "Basic" &&
    card.stage !== "Restored" &&
    card.stage !== "V-UNION" &&
    card.stage !== "LEGEND" &&
    card.stage !== "LV.X"
  );
}

/** Whether a Pokémon in play is what a text asks for; all given parts hold. */
export function fitsPokemon(m: Match, scope: Scope, where: PokemonFilter, pokemon: Pokemon): boolean {
  const top = topCard(m, pokemon);
  const card = top.pokemon;
  if (!card) return false;
  if (where.names && !where.names.includes(card.name)) return false;
  if (where.nameContains && !card.name.includes(where.nameContains)) return false;
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
  if (where)
    return pokemon.energy.filter((card) => fitsAttached(m, scope, type ? { ...where, types: [type] } : where, pokemon, card)).length;
  const bit = type ? typeBits([type]) : -1;
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
  const { hasAttack } = where;
  if (hasAttack && !textCards(m, pokemon).some((number) => cardOf(m, number).attacks.some(({ attack }) => attack.name === hasAttack)))
    return false;
  return !where.hasAncientTrait || card.ancientTrait?.name === where.hasAncientTrait;
}

/** RUL-18: put into play this turn, itself or the card that it evolved into. */
function isNew({ state }: Match, { since, evolved }: Pokemon): boolean {
  return since === state.turn || evolved === state.turn;
}

function fitsNumbers(m: Match, where: PokemonFilter, pokemon: Pokemon): boolean {
  if (where.remainingHp && !within(fullHp(m, pokemon) - pokemon.damage, where.remainingHp)) return false;
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
export function fitsPrinted(m: Match, where: PokemonFilter, number: number): boolean {
  const card = cardOf(m, number);
  const facts = card.pokemon;
  if (!facts) return false;
  if (where.names && !where.names.includes(facts.name)) return false;
  if (where.nameContains && !facts.name.includes(where.nameContains)) return false;
  if (where.types && (card.types & typeBits(where.types)) === 0) return false;
  if (where.stages && !where.stages.includes(facts.stage)) return false;
  if (where.marks && !where.marks.some((mark) => facts.marks.includes(mark))) return false;
  if (where.ruleBox !== undefined && card.ruleBox !== where.ruleBox) return false;
  return !where.not || !fitsPrinted(m, where.not, number);
}

/** Whether a card out of play, or attached, is what a text asks for; all given parts hold. */
export function fitsCard(m: Match, scope: Scope, where: CardFilter, number: number): boolean {
  return fitsFace(m, scope, where, cardOf(m, number));
}

/** Whether any card with this face is what a text asks for. */
export function fitsFace(m: Match, scope: Scope, where: CardFilter, compiled: CompiledCard): boolean {
  const card = compiled.definition;
  if (where.category && card.category !== where.category) return false;
  if (where.names && !where.names.includes(card.name)) return false;
  if (where.nameContains && !card.name.includes(where.nameContains)) return false;
  if (where.trainerKinds && !(card.category === "Trainer" && isOfKind(m, where.trainerKinds, card.kind))) return false;
  if (where.energyKind && !(card.category === "Energy" && card.kind === where.energyKind)) return false;
  if (where.types) {
    if ((typeBitsOf(compiled) & typeBits(where.types)) === 0) return false;
  }
  if (where.marks && !shareMark(card.marks, where.marks)) return false;
  if (where.ruleBox !== undefined && (card.category !== "Pokémon" || (compiled.ruleBox && !isPiece(card)) !== where.ruleBox)) return false;
  if (where.sameTypeAs && (typeBitsOf(compiled) & typesNamed(m, scope, where.sameTypeAs)) === 0) return false;
  if (where.sameNameAs && !sameName(m, scope, where.sameNameAs, card.name)) return false;
  if (!fitsPokemonCard(m, scope, where, card.category === "Pokémon" ? card : null)) return false;
  if (where.not && fitsFace(m, scope, where.not, compiled)) return false;
  return !where.anyOf || where.anyOf.some((one) => fitsFace(m, scope, one, compiled));
}

function isOfKind(m: Match, kinds: readonly TrainerKind[], kind: TrainerKind): boolean {
  if (kinds.includes(kind)) return true;
  return m.edition.toolsAreItems && kinds.includes("Item") && (kind === "Pokémon Tool" || kind === "Technical Machine");
}

/**
 * The types of a Pokémon card, or those an Energy card provides. Out of play a Special Energy card is of no type but Colorless:
 * its text says what it provides while it is attached.
 */
function typeBitsOf({ definition, types, units }: CompiledCard): number {
  if (definition.category === "Pokémon") return types;
  if (definition.category === "Energy" && definition.kind === "Special") return typeBits(["Colorless"]);
  return units.reduce((all, unit) => all | unit, 0);
}

/** As `fitsCard`, for a card attached to this Pokémon: Energy is of the types that it provides there (EFF-46). */
export function fitsAttached(m: Match, scope: Scope, where: CardFilter, pokemon: Pokemon, number: number): boolean {
  const { types, ...rest } = where;
  if (!types || cardOf(m, number).definition.category !== "Energy") return fitsCard(m, scope, where, number);
  return unitsOfEnergy(m, pokemon, number).some((unit) => (unit & typeBits(types)) !== 0) && fitsCard(m, scope, rest, number);
}

function typesNamed(m: Match, scope: Scope, as: NonNullable<CardFilter["sameTypeAs"]>): number {
  const cards = as === "event" ? [scope.event?.card ?? -1] : (scope.bound[as.binding]?.values ?? []);
  return cards.reduce((bits, card) => bits | (card < 0 ? 0 : typeBitsOf(cardOf(m, card))), 0);
}

/** FAM-10: out of play a piece of a V-UNION has only its name, type and category. */
function isPiece(card: PokemonCard): boolean {
  return card.stage === "V-UNION";
}

function fitsPokemonCard(m: Match, scope: Scope, where: CardFilter, card: PokemonCard | null): boolean {
  if (where.stages && !(card && where.stages.includes(card.stage))) return false;
  if (where.evolution !== undefined && !(card && isEvolution(card) === where.evolution)) return false;
  if (where.evolvesFrom && !(card && names(m, scope, where.evolvesFrom).some((name) => card.evolvesFrom.includes(name)))) return false;
  if (card && isPiece(card) && (where.hp || where.retreatCost || where.hasAbility || where.hasAttack)) return false;
  if (where.hp && !(card && within(card.hp, where.hp))) return false;
  if (where.retreatCost && !(card && within(card.retreatCost, where.retreatCost))) return false;
  if (where.hasAbility !== undefined && !(card && card.abilities.some(isAbility) === where.hasAbility)) return false;
  return !where.hasAttack || card?.attacks.some((attack) => attack.name === where.hasAttack) === true;
}

function sameName(m: Match, scope: Scope, as: NonNullable<CardFilter["sameNameAs"]>, name: string): boolean {
  return names(m, scope, as).includes(name);
}

/** The names that a card must have one of to fit, or null where it may have any. */
export function namesSought(m: Match, scope: Scope, { names: some, sameNameAs }: CardFilter): readonly string[] | null {
  if (some) return some;
  if (!sameNameAs || (sameNameAs !== "self" && !scope.bound[sameNameAs.binding])) return null;
  return names(m, scope, sameNameAs);
}

/** The names meant by "that Pokémon", "this card" or a name itself. */
function names(m: Match, scope: Scope, of: string | { readonly binding: number } | "self"): readonly string[] {
  if (of === "self") {
    const self = findPokemon(m.state, scope.self);
    return self ? [topCard(m, self).definition.name] : scope.source >= 0 ? [cardOf(m, scope.source).definition.name] : [];
  }
  if (typeof of === "string") return [of];
  const bound = scope.bound[of.binding];
  if (!bound) return [];
  if (bound.kind === "cards") return bound.values.map((number) => cardOf(m, number).definition.name);
  return bound.values.flatMap((id) => {
    const pokemon = findPokemon(m.state, id);
    return pokemon ? [topCard(m, pokemon).definition.name] : [];
  });
}
