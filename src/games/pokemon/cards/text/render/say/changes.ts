import type { EnergyType } from "@/games/pokemon/engine/card";
import type { AttackSource, Modifier, PokemonSelector, Side } from "@/games/pokemon/engine/effects/language";
import type { Phrase } from "@/kernel/texts/words";
import { nounPhrase } from "@/kernel/texts/words";
import { changeSentences } from "../../phrasebook/changes";
import type { Template } from "../language";
import { triggeredClause } from "./abilities";
import { forbidClause, permitClause } from "./allowances";
import { amountPhrase, eachOf, perEachUpTo } from "./amounts";
import { quantity } from "./cards";
import { together } from "./clause";
import { ignored } from "./damage";
import { adjectives, allKinds, cardNoun, energyNoun, pokemonNoun } from "./nouns";
import { sayWith } from "./phrasebook";
import { ownerOfPokemon, pokemonPhrase, pokemonTogether } from "./pokemon";
import { CannotSayError, joined, noun, type Scope, say, symbol, symbols } from "./scope";
import { sayAll } from "./steps";

type Modify<K> = Extract<Modifier, { readonly modify: K }>;
type Prevent = Extract<Modifier, { readonly prevent: string }>;
type Replace = Extract<Modifier, { readonly replace: string }>;

/** What a lasting or continuous change says, as one statement: "each of your {G} Pokémon gets +20 HP". */
export function changeClause(scope: Scope, change: Modifier): string {
  const said = sayWith({ ...scope, ofChange: true }, changeSentences, change);
  if (said !== undefined) return said;
  if ("modify" in change) return modified(scope, change);
  if ("prevent" in change) return prevented(scope, change);
  if ("forbid" in change) return forbidClause(scope, change);
  if ("suppress" in change) return suppressed(scope, change);
  if ("permit" in change) return permitClause(scope, change);
  if ("replace" in change) return replaced(scope, change);
  return triggeredClause(scope, change.trigger).text;
}

/** The Pokémon a change is about. An effect that an attack leaves on the opponent's Active Pokémon speaks of the Defending Pokémon. */
export function affected(scope: Scope, on: PokemonSelector): Phrase {
  if (on.pokemon === "active" && on.side === "opponents" && scope.attack) return { text: say(scope, "defending") };
  return pokemonPhrase(scope, on);
}

function modified(scope: Scope, change: Extract<Modifier, { readonly modify: string }>): string {
  switch (change.modify) {
    case "damageTaken": {
      const each = perEachUpTo(scope, change.amount);
      if (each && change.sign === "-" && !change.before) {
        return say(scope, "takesLessFor", { on: affected(scope, change.on), source: source(scope, change.from), ...each });
      }
      const slots = { on: affected(scope, change.on), n: amountPhrase(scope, change.amount), source: source(scope, change.from) };
      if (change.before) return say(scope, change.sign === "-" ? "takesLessBefore" : "takesMoreBefore", slots);
      return say(scope, change.sign === "-" ? "takesLess" : "takesMore", slots);
    }
    case "retreatCost":
      return retreatCost(scope, change);
    case "ignore":
      return say(scope, "attackIgnores", { by: affected(scope, change.by), what: ignored(scope, change.what) });
    case "checkupCoins": {
      const adjective = adjectives(scope, [change.condition], false, false, "and");
      // Of several Pokémon each is asked for itself.
      const on: PokemonSelector = change.on.pokemon === "all" ? { ...change.on, pokemon: "choose", count: 1 } : change.on;
      return say(scope, "checkupCoins", { on: affected(scope, on), n: change.coins, adjective });
    }
    case "weaknessType":
      return say(scope, "weaknessTypeIsThat", { on: affected(scope, change.on) });
    case "typeChosen":
      return say(scope, "typeChosen", { on: affected(scope, change.on) });
    case "weakness":
    case "resistance":
      return defence(scope, change);
    case "energyProvides":
      return provides(scope, change);
    case "prizesForKnockOut":
      return prizes(scope, change);
    default:
      throw new CannotSayError("a change", change);
  }
}

export function targetOf(scope: Scope, to: NonNullable<Modify<"damageDone">["to"]>, toActive: boolean): string {
  if (to === "active") return say(scope, "opponentsActive");
  if (toActive) return say(scope, "theActiveOfOpponents", { noun: nounPhrase(pokemonNoun(scope, to, "active"), false) });
  return say(scope, "allOpponents", { nouns: nounPhrase(allKinds(scope, pokemonNoun(scope, to)), true) });
}

/** "attacks", "attacks from your opponent's Basic Pokémon" */
export function source(scope: Scope, from: AttackSource | undefined): Phrase {
  if (from?.once) {
    if (from.side !== "opponents" || from.where) throw new CannotSayError("whose GX attacks", from);
    return { text: say(scope, "gxAttacksOfOpponent"), plural: true };
  }
  if (!from || (from.side === "both" && !from.where)) return { text: say(scope, "attacks"), plural: true };
  if (!from.where) return { text: say(scope, from.side === "opponents" ? "attacksOfOpponent" : "attacksOfYours"), plural: true };
  const pokemon = pokemonTogether(scope, { pokemon: "all", side: from.side, place: "inPlay", where: from.where });
  return { text: say(scope, "attacksOfThose", { pokemon }), plural: true };
}

const run = (types: readonly EnergyType[]): string => types.map(symbol).join("");
/** A Retreat Cost that is less for each of something. */
function retreatCost(scope: Scope, { on, amount, sign }: Modify<"retreatCost">): string {
  const each = sign === "-" ? eachOf(scope, amount) : undefined;
  if (!each) throw new CannotSayError("a Retreat Cost that varies", amount);
  return say(scope, "retreatLessFor", { on: affected(scope, on), symbols: symbol("Colorless"), each });
}

function defence(scope: Scope, { modify, on, set }: Modify<"weakness" | "resistance">): string {
  const weakness = modify === "weakness";
  const [first] = set === "none" ? [] : set;
  if (set === "none" || !first) throw new CannotSayError("no type", set);
  // "The amount of Weakness doesn't change": ×2 is what it is on the cards.
  if (weakness && set.length === 1 && first.operator === "×" && first.value === 2)
    return say(scope, "weaknessTypeIs", { on: affected(scope, on), type: symbol(first.type) });
  const value = `${first.operator === "-" ? "−" : first.operator}${first.value}`;
  const type = symbols(
    scope,
    set.map((each) => each.type),
  );
  return say(scope, weakness ? "weaknessIs" : "resistanceIs", { on: affected(scope, on), type, value });
}

const EVERY_TYPE = 11;

function provides(scope: Scope, { on, where, units, instead, perUnit }: Modify<"energyProvides">): string {
  const said = unitsOf(scope, units);
  if (perUnit) return say(scope, "energyBecomes", { on: pokemonTogether(scope, on), units: said });
  if (!where) {
    if (!instead) throw new CannotSayError("what an Energy provides besides", units);
    return say(scope, "attachedProvides", { units: said });
  }
  const energy = nounPhrase(energyNoun(scope, where), false);
  return say(scope, "energyProvidesTypes", { energy, on: pokemonTogether(scope, on), units: said });
}

/** "{C}{C} Energy", "every type of Energy but only 1 Energy at a time" */
export function unitsOf(scope: Scope, units: readonly (readonly EnergyType[])[]): string {
  const [first] = units;
  if (units.every((unit) => unit.length === 1)) return say(scope, "energyUnits", { symbols: units.map((unit) => run(unit)).join("") });
  if (!first || units.some((unit) => run(unit) !== run(first))) throw new CannotSayError("units of Energy", units);
  if (first.length >= EVERY_TYPE - 1) return say(scope, units.length === 1 ? "everyTypeOnce" : "everyTypeTwice", { n: units.length });
  const either = symbols(scope, first);
  return units.length === 1
    ? say(scope, "eitherTypeOnce", { types: either })
    : say(scope, "eitherTypeTwice", { types: either, n: units.length });
}

function prizes(scope: Scope, { of, amount, sign, byAttack, by }: Modify<"prizesForKnockOut">): string {
  if (by && ownerOfPokemon(scope, by) === "opponent") {
    if (sign === "+" || (sign === "=" && amount !== 0)) throw new CannotSayError("Prize cards for an attacker", by);
    return say(scope, sign === "-" ? "prizesLessBy" : "noPrizesBy", { on: affected(scope, of), by: pokemonTogether(scope, by), n: amount });
  }
  if (by) {
    if (sign !== "+") throw new CannotSayError("fewer Prize cards", by);
    const any = of.pokemon === "all" && of.side === "opponents" && of.place === "inPlay" && !of.where;
    const on = any ? { text: say(scope, "anOpponentsPokemon") } : affected(scope, of);
    return say(scope, "prizesMoreByOwn", { on, by: pokemonTogether(scope, by), n: amount });
  }
  const on = affected(scope, of);
  if (ownerOfPokemon(scope, of) === "opponent") {
    if (sign !== "+" || byAttack) throw new CannotSayError("Prize cards for the opponent's Pokémon", of);
    return say(scope, "prizesMoreForYou", { on, n: amount });
  }
  if (sign === "=") {
    if (amount !== 0) throw new CannotSayError("a number of Prize cards", amount);
    return say(scope, byAttack ? "noPrizesByAttack" : "noPrizes", { on });
  }
  const template: Template =
    sign === "+" ? (byAttack ? "prizesMoreByAttack" : "prizesMore") : byAttack ? "prizesLessByAttack" : "prizesLess";
  return say(scope, template, { on, n: amount });
}

/** Of a Pokémon that is being Knocked Out right now: "your opponent takes 1 fewer Prize card"; undefined for any other change. */
export function prizesForIt(scope: Scope, change: Modifier): string | undefined {
  if (!("modify" in change) || change.modify !== "prizesForKnockOut" || change.of.pokemon !== "self" || change.byAttack) return undefined;
  if (change.sign === "=" && change.amount === 0) return say(scope, "noPrizesForIt");
  return change.sign === "-" ? say(scope, "prizesLessForIt", { n: change.amount }) : undefined;
}

function prevented(scope: Scope, change: Prevent): string {
  const on = affected(scope, change.on);
  switch (change.prevent) {
    case "trainerEffects": {
      const cards = change.where ? cardNoun(scope, change.where) : noun(scope, "trainerCard");
      if (change.from === "opponent") return say(scope, "preventTrainerOf", { on, card: quantity(scope, cards, 1) });
      return say(scope, "preventTrainer", { on, cards: nounPhrase(cards, true) });
    }
    case "conditions":
    case "abilityEffects":
      throw new CannotSayError("what is prevented", change);
    default:
      return preventedAttack(scope, change, on);
  }
}

type PreventAttack = Exclude<Prevent, { readonly prevent: "conditions" | "trainerEffects" | "abilityEffects" }>;

function preventedAttack(scope: Scope, change: PreventAttack, on: Phrase): string {
  const slots = { on, source: source(scope, change.from) };
  if (change.prevent === "effects") return say(scope, "preventEffects", slots);
  const { prevent, atMost, atLeast, exactly } = change;
  if ("flip" in change && change.flip) throw new CannotSayError("a coin for some damage", change);
  if (atMost !== undefined) return say(scope, "preventDamageAtMost", { ...slots, n: atMost });
  if (atLeast !== undefined) return say(scope, "preventDamageAtLeast", { ...slots, n: atLeast });
  if (exactly) return say(scope, "preventDamageExactly", { ...slots, amounts: joined(scope, exactly.map(String), "or") });
  return say(scope, prevent === "damage" ? "preventDamage" : "preventAll", slots);
}

const POWERS = { "Pokémon Powers": "Pokémon Power", "Poké-Powers": "Poké-Power", "Poké-Bodies": "Poké-Body" } as const;

function suppressed(scope: Scope, change: Extract<Modifier, { readonly suppress: string }>): string {
  switch (change.suppress) {
    case "abilities": {
      const on = change.everywhere ? wherever(scope, change.on) : affected(scope, change.on);
      return change.except ? say(scope, "noAbilitiesExcept", { on, name: change.except }) : say(scope, "noAbilities", { on });
    }
    case "Pokémon Powers":
    case "Poké-Powers":
    case "Poké-Bodies": {
      const slots = { on: affected(scope, change.on), powers: POWERS[change.suppress] };
      return change.except ? say(scope, "noPowersExcept", { ...slots, name: change.except }) : say(scope, "noPowers", slots);
    }
    default:
      throw new CannotSayError("what has no effect", change);
  }
}

/** "Each Pokémon in play, in each player's hand, and in each player's discard pile". */
function wherever(scope: Scope, selector: PokemonSelector): Phrase {
  if (selector.pokemon !== "all" || selector.side === "yours" || selector.place !== "inPlay")
    throw new CannotSayError("Pokémon in play and elsewhere", selector);
  const template = selector.side === "both" ? "everywhere" : "everywhereOpponents";
  return { text: say(scope, template, { noun: nounPhrase(pokemonNoun(scope, selector.where), false) }) };
}

/** " by damage from an attack", or nothing when it does not matter what Knocks the Pokémon Out. */
function blowOf(scope: Scope, attackOf: Side | undefined): string {
  if (attackOf === "yours") throw new CannotSayError("Knock Outs by one's own attacks", attackOf);
  if (attackOf === undefined) return "";
  return say(scope, attackOf === "both" ? "byAttack" : "byOpponentsAttack");
}

function replaced(scope: Scope, change: Replace): string {
  if (change.replace === "discardOnKnockOut") {
    const slots = { on: affected(scope, change.on), blow: blowOf(scope, change.byAttackOf), zone: scope.language.zones[change.to].your };
    return say(scope, change.cards === "pokemon" ? "keepsPokemon" : "keepsEnergy", slots);
  }
  if (change.replace !== "knockOut" || !change.then) throw new CannotSayError("what comes instead", change);
  const { then, ...first } = change;
  return say(scope, "thenAlso", { first: changeClause(scope, first), second: together(scope, sayAll(scope, then)).text });
}
