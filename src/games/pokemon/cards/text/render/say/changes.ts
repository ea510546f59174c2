import type { EnergyType } from "@/games/pokemon/engine/card";
import type { AttackSource, Modifier, PokemonSelector, Side, Who } from "@/games/pokemon/engine/effects/language";
import type { Phrase, Slots, Template } from "../language";
import { triggeredClause } from "./abilities";
import { forbidClause, permitClause } from "./allowances";
import { amountPhrase, eachOf, measured, perEach, perEachUpTo } from "./amounts";
import { quantity } from "./cards";
import { together } from "./clause";
import { ignored } from "./damage";
import { adjectives, allKinds, cardNoun, energyNoun, pokemonNoun } from "./nouns";
import { ownerOfPokemon, pokemonPhrase, pokemonTogether } from "./pokemon";
import { CannotSayError, joined, noun, nounPhrase, type Scope, say, symbol, symbols } from "./scope";
import { sayAll } from "./steps";

type Modify<K> = Extract<Modifier, { readonly modify: K }>;
type Prevent = Extract<Modifier, { readonly prevent: string }>;
type Replace = Extract<Modifier, { readonly replace: string }>;

/** What a lasting or continuous change says, as one statement: "each of your {G} Pokémon gets +20 HP". */
export function changeClause(scope: Scope, change: Modifier): string {
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
    case "damageDone":
      return damageDone(scope, change);
    case "baseDamage": {
      const slots = { by: affected(scope, change.by), n: amountPhrase(scope, change.set) };
      if (change.attack) return say(scope, "baseDamageIs", { ...slots, attack: scope.attackName(change.attack) });
      return say(scope, "baseDamageOfAttacks", slots);
    }
    case "damageTaken": {
      const each = perEachUpTo(scope, change.amount);
      if (each && change.sign === "-" && !change.before) {
        return say(scope, "takesLessFor", { on: affected(scope, change.on), source: source(scope, change.from), ...each });
      }
      const slots = { on: affected(scope, change.on), n: amountPhrase(scope, change.amount), source: source(scope, change.from) };
      if (change.before) return say(scope, change.sign === "-" ? "takesLessBefore" : "takesMoreBefore", slots);
      return say(scope, change.sign === "-" ? "takesLess" : "takesMore", slots);
    }
    case "hp": {
      const each = perEach(scope, change.amount);
      if (each && change.sign === "+") return say(scope, "hpMoreFor", { on: affected(scope, change.on), ...each });
      const templates = { "+": "hpMore", "-": "hpLess", "=": "hpIs" } as const;
      return say(scope, templates[change.sign], { on: affected(scope, change.on), n: amountPhrase(scope, change.amount) });
    }
    case "retreatCost":
      return retreatCost(scope, change);
    case "attackCost":
      return attackCost(scope, change);
    case "attackCostSet": {
      const slots = { on: affected(scope, change.on), symbols: run(change.cost) };
      if (change.attack) return say(scope, "attackCostSet", { ...slots, attack: scope.attackName(change.attack) });
      return say(scope, "attacksCostSet", slots);
    }
    case "ignore":
      return say(scope, "attackIgnores", { by: affected(scope, change.by), what: ignored(scope, change.what) });
    case "coins":
      if (change.who === "you") return say(scope, change.as === "heads" ? "coinsHeads" : "coinsTails");
      return say(scope, change.as === "heads" ? "opponentCoinsHeads" : "opponentCoinsTails");
    case "checkupCoins": {
      const adjective = adjectives(scope, [change.condition], false, false, "and");
      // Of several Pokémon each is asked for itself.
      const on: PokemonSelector = change.on.pokemon === "all" ? { ...change.on, pokemon: "choose", count: 1 } : change.on;
      return say(scope, "checkupCoins", { on: affected(scope, on), n: change.coins, adjective });
    }
    case "healing":
      if (change.times !== 2) throw new CannotSayError("healing that is not doubled", change);
      return say(scope, "healingTimes", { on: affected(scope, change.on) });
    case "weaknessType": {
      const on = affected(scope, change.on);
      if (typeof change.type === "string") return say(scope, "weaknessTypeIs", { on, type: symbols(scope, [change.type]) });
      return say(scope, "weaknessTypeIsThat", { on });
    }
    case "weaknessTimes":
      return say(scope, "weaknessTimes", { on: affected(scope, change.on), n: change.times });
    case "typeChosen":
      return say(scope, "typeChosen", { on: affected(scope, change.on) });
    case "types":
      return say(scope, change.also ? "typesAlso" : "typesAre", {
        on: affected(scope, change.on),
        type: joined(scope, change.types.map(symbol), "and"),
      });
    case "weakness":
    case "resistance":
      return defence(scope, change);
    case "energyProvides":
      return provides(scope, change);
    case "poisonCounters":
    case "burnCounters":
      return checkup(scope, change);
    case "prizesForKnockOut":
      return prizes(scope, change);
    case "maxTools":
      if (!change.on) throw new CannotSayError("room for Tools", change);
      return say(scope, "maxTools", { on: affected(scope, change.on), n: change.to });
    case "benchSize": {
      const templates = { you: "benchSizeYou", opponent: "benchSizeOpponent", both: "benchSizeBoth" } as const;
      return say(scope, templates[change.who ?? "you"], { n: change.to });
    }
  }
}

function damageDone(scope: Scope, { by, amount, sign, to, toActive, attack }: Modify<"damageDone">): string {
  const more = sign === "+";
  const each = perEach(scope, amount);
  if (each && to !== undefined && more && !attack) {
    return say(scope, "attacksDoMoreFor", { by: affected(scope, by), target: targetOf(scope, to, toActive ?? false), ...each });
  }
  const slots = { by: affected(scope, by), n: amountPhrase(scope, amount) };
  if (attack) return say(scope, more ? "attackDoesMore" : "attackDoesLess", { ...slots, attack: scope.attackName(attack) });
  if (to === undefined) return say(scope, more ? "attacksDoMoreAny" : "attacksDoLessAny", slots);
  const target = targetOf(scope, to, toActive ?? false);
  return say(scope, more ? "attacksDoMore" : "attacksDoLess", { ...slots, target });
}

function targetOf(scope: Scope, to: NonNullable<Modify<"damageDone">["to"]>, toActive: boolean): string {
  if (to === "active") return say(scope, "opponentsActive");
  if (toActive) return say(scope, "theActiveOfOpponents", { noun: nounPhrase(pokemonNoun(scope, to, "active"), false) });
  return say(scope, "allOpponents", { nouns: nounPhrase(allKinds(scope, pokemonNoun(scope, to)), true) });
}

/** "attacks", "attacks from your opponent's Basic Pokémon" */
function source(scope: Scope, from: AttackSource | undefined): Phrase {
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
const colorless = (n: number): string => "{C}".repeat(n);

function fixed(amount: unknown, what: unknown): number {
  if (typeof amount !== "number") throw new CannotSayError("a cost that varies", what);
  return amount;
}

function retreatCost(scope: Scope, change: Modify<"retreatCost">): string {
  const on = affected(scope, change.on);
  if (change.sign === "none") return say(scope, "retreatFree", { on });
  const each = change.sign === "-" ? eachOf(scope, change.amount) : undefined;
  if (each) return say(scope, "retreatLessFor", { on, symbols: colorless(1), each });
  const templates = { "-": "retreatLess", "+": "retreatMore", "=": "retreatIs" } as const;
  return say(scope, templates[change.sign], { on, symbols: colorless(fixed(change.amount, change)) });
}

function attackCost(scope: Scope, { on, attack, symbol: type, amount, sign }: Modify<"attackCost">): string {
  const each = sign === "-" ? eachOf(scope, amount) : undefined;
  if (each) {
    const varying: Slots = { on: affected(scope, on), symbols: symbol(type ?? "Colorless"), each };
    if (!attack) return say(scope, "costLessFor", varying);
    return say(scope, "attackCostLessFor", { ...varying, attack: scope.attackName(attack) });
  }
  if (sign === "none" && type) {
    if (attack) throw new CannotSayError("one attack without a part of its cost", attack);
    return say(scope, "costNoneOf", { on: pokemonTogether(scope, on), symbols: symbol(type) });
  }
  const cost = sign === "none" ? "" : symbol(type ?? "Colorless").repeat(fixed(amount, amount));
  const slots: Slots = { on: affected(scope, on), symbols: cost };
  if (attack) {
    const templates = { "-": "attackCostLess", "+": "attackCostMore", none: "attackCostNone" } as const;
    return say(scope, templates[sign], { ...slots, attack: scope.attackName(attack) });
  }
  const templates = { "-": "costLess", "+": "costMore", none: "costNone" } as const;
  return say(scope, templates[sign], slots);
}

function defence(scope: Scope, { modify, on, set }: Modify<"weakness" | "resistance">): string {
  const weakness = modify === "weakness";
  if (set === "none") return say(scope, weakness ? "weaknessNone" : "resistanceNone", { on: affected(scope, on) });
  const [first] = set;
  if (!first) throw new CannotSayError("no type", set);
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

function checkup(scope: Scope, { modify, on, amount, sign }: Modify<"poisonCounters" | "burnCounters">): string {
  if (modify === "poisonCounters" && sign === "+") return say(scope, "poisonMore", { on: affected(scope, on), n: amount });
  const templates = { poisonCounters: "poisonIs", burnCounters: sign === "+" ? "burnMore" : "burnIs" } as const;
  return say(scope, templates[modify], { on: affected(scope, on), counters: measured(scope, "counters", amount) });
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
    case "conditions": {
      if (!change.conditions) return say(scope, "preventConditions", { on });
      return say(scope, "preventSomeConditions", { on, adjective: adjectives(scope, change.conditions, false, false, "or") });
    }
    case "trainerEffects": {
      const cards = change.where ? cardNoun(scope, change.where) : noun(scope, "trainerCard");
      if (change.from === "opponent") return say(scope, "preventTrainerOf", { on, card: quantity(scope, cards, 1) });
      return say(scope, "preventTrainer", { on, cards: nounPhrase(cards, true) });
    }
    case "abilityEffects":
      return say(scope, change.from === "opponent" ? "preventAbilityOf" : "preventAbility", { on });
    default:
      return preventedAttack(scope, change, on);
  }
}

type PreventAttack = Exclude<Prevent, { readonly prevent: "conditions" | "trainerEffects" | "abilityEffects" }>;

function preventedAttack(scope: Scope, change: PreventAttack, on: Phrase): string {
  const slots = { on, source: source(scope, change.from) };
  if (change.prevent === "effects") return say(scope, "preventEffects", slots);
  if ("flip" in change && change.flip) return say(scope, change.from.side === "opponents" ? "preventFlipTheirs" : "preventFlip", slots);
  const { prevent, atMost, atLeast, exactly } = change;
  if (atMost !== undefined) return say(scope, "preventDamageAtMost", { ...slots, n: atMost });
  if (atLeast !== undefined) return say(scope, "preventDamageAtLeast", { ...slots, n: atLeast });
  if (exactly) return say(scope, "preventDamageExactly", { ...slots, amounts: joined(scope, exactly.map(String), "or") });
  return say(scope, prevent === "damage" ? "preventDamage" : "preventAll", slots);
}

const POWERS = { "Pokémon Powers": "Pokémon Power", "Poké-Powers": "Poké-Power", "Poké-Bodies": "Poké-Body" } as const;

function suppressed(scope: Scope, change: Extract<Modifier, { readonly suppress: string }>): string {
  const on = affected(scope, change.on);
  const { suppress } = change;
  if (suppress === "abilities") {
    const who = change.everywhere ? wherever(scope, change.on) : on;
    return change.except ? say(scope, "noAbilitiesExcept", { on: who, name: change.except }) : say(scope, "noAbilities", { on: who });
  }
  if (suppress === "Pokémon Powers" || suppress === "Poké-Powers" || suppress === "Poké-Bodies") {
    const slots = { on, powers: POWERS[suppress] };
    return change.except ? say(scope, "noPowersExcept", { ...slots, name: change.except }) : say(scope, "noPowers", slots);
  }
  const templates = {
    tools: "noToolEffects",
    specialEnergy: "noSpecialEnergyEffects",
    weakness: "noWeakness",
    resistance: "noResistance",
  } as const;
  return say(scope, templates[suppress], { on });
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
  if (change.replace === "discardFromPlay") return say(scope, "discardedToHand");
  const on = affected(scope, change.on);
  const blow = blowOf(scope, change.byAttackOf);
  if (change.replace === "discardOnKnockOut") {
    const zones = { hand: "hand", lostZone: "lostZone", deck: "deck" } as const;
    const owner: Who = "you";
    const place = scope.language.zones[zones[change.to]][owner === "you" ? "your" : "opponents"];
    return say(scope, change.cards === "pokemon" ? "keepsPokemon" : "keepsEnergy", { on, blow, zone: place });
  }
  const template: Template = change.flip ? "survivesFlip" : change.fullHpOnly ? "survivesFull" : "survives";
  const clause = say(scope, template, { on, blow, n: change.remainingHp });
  if (!change.then) return clause;
  return say(scope, "thenAlso", { first: clause, second: together(scope, sayAll(scope, change.then)).text });
}
