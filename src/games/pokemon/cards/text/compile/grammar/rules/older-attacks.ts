import type { Amount, Condition, Instruction, PokemonSelector } from "@/games/pokemon/engine/effects/language";
import { tidy, unlessEmpty } from "@/kernel/texts/merge";
import { not } from "../../unresolved/negation";
import { unlessPaid } from "../../unresolved/payment";
import { POINTS_TO } from "../../unresolved/references";
import { rule } from "../pattern";
import { attached } from "./cards";
import { felledBy } from "./changes";
import { active, all } from "./pokemon";

const self: PokemonSelector = { pokemon: "self" };
const one = (instruction: Instruction): readonly Instruction[] => [instruction];
const damageDone: Amount = { count: "damageDone" };
const energy = (on: PokemonSelector): Amount => ({ count: "energy", on });
/** "Rounded up to the nearest 10": whole damage counters. */
const halfInCounters = (amount: Amount, round: "up" | "down" = "up"): Amount => ({
  multiply: [10, { half: { counters: amount }, round }],
});

/** Damage counters are as many as damage has tens; what else is counted stands for one of them each. */
function inHp(amount: Amount): Amount {
  const isDamage = JSON.stringify(amount).includes('"damageDone"') || JSON.stringify(amount).includes('"remainingHp"');
  return isDamage ? amount : typeof amount === "number" ? amount * 10 : { multiply: [10, amount] };
}

/** Attacks as cards before Black & White say them, where it is no mere matter of words (see `dialect`). */
export const olderAttackRules = [
  rule("instruction", "this attack does {n:number} damage", ({ n }) => one({ do: "attackDamage", change: "set", amount: n })),
  rule("instruction", "this attack does (no|0) damage [to the Defending Pokémon]", () =>
    one({ do: "attackDamage", change: "set", amount: 0 }),
  ),
  rule("instruction", "do {n:number} damage instead of {m:number} [to the Defending Pokémon]", ({ n }) =>
    one({ do: "attackDamage", change: "set", amount: n }),
  ),
  rule(
    "counted",
    "[{type?:type}] Energy [card/cards] attached to this Pokémon but not used to pay for this attack's Energy cost",
    ({ type }) => tidy({ count: "extraEnergy", type }),
  ),
  rule("sentence", "extra [{type?:type}] Energy after the {nth:nth} (don't|doesn't) count", ({ nth }) => ({
    says: "maximumOf",
    count: nth,
  })),
  rule("sentence", "{steps} in order to use this attack", ({ steps }) => ({ says: "payFirst", steps })),
  rule("instruction", "discard {cards} or this attack does nothing", ({ cards }) => {
    const steps = one({ do: "move", cards, destination: { to: "discard" } });
    const otherwise = one({ do: "attackDoesNothing" });
    return unlessPaid(steps, otherwise) ?? one({ do: "ifYouDo", steps, then: [], otherwise });
  }),
  rule("instruction", "flip/flips a number of coins equal to {n:amount}", ({ n }) => one({ do: "flip", coins: n })),
  rule("sentence", "don't apply Weakness and Resistance [to this damage]", () => ({
    says: "uncalculated",
    what: ["Weakness", "Resistance"],
  })),
  rule("sentence", "don't apply {what:calculated} [for this attack]", ({ what }) => ({ says: "uncalculated", what })),
  rule("calculated", "Resistance", () => ["Resistance"]),
  rule(
    "instruction",
    "[this attack] does {n:number} damage to {to:pokemon} , and don't apply Weakness and Resistance to this damage",
    ({ n, to }) => one({ do: "damage", amount: n, to, ignoreWeaknessAndResistance: true }),
  ),
  rule("instruction", "this Pokémon does {n:number} damage to itself , and don't apply Weakness and Resistance to this damage", ({ n }) =>
    one({ do: "damage", amount: n, to: self, ignoreWeaknessAndResistance: true }),
  ),
  rule("pokemon", "each {d:described} on each player's Bench", ({ d }) =>
    d.place || d.side ? undefined : all("both", { ...d, place: "bench" }),
  ),
  rule("instruction", "[this attack] does damage equal to {n:amount} to {to:pokemon}", ({ n, to }) => one({ do: "damage", amount: n, to })),
  rule("instruction", "does damage to {to:pokemon} equal to {n:amount}", ({ to, n }) => one({ do: "damage", amount: n, to })),

  // Amounts.
  rule("amount", "half {n:amount} < rounded up to the nearest 10 >", ({ n }) => halfInCounters(n)),
  rule("amount", "{of:owner} remaining HP", ({ of }) => ({ count: "remainingHp", of })),
  rule("amount", "the remaining HP of {of:pokemon}", ({ of }) => ({ count: "remainingHp", of })),
  rule(
    "amount",
    "the damage (you did|done|this Pokémon did) to (the Defending|your opponent's Active) Pokémon [< after applying Weakness and Resistance >]",
    () => damageDone,
  ),
  rule("per", "times the total amount of Energy attached to {a:pokemon} and {b:pokemon}", ({ a, b }) => ({ add: [energy(a), energy(b)] })),
  rule("counted", "{C:type} Energy in {of:owner} Retreat Cost [< after applying effects to the Retreat Cost >]", ({ C, of }) =>
    C === "Colorless" ? { count: "retreatCost", of } : undefined,
  ),

  // Healing by what was done.
  rule(
    "instruction",
    "remove [from {to?:pokemon}] (the|a) number of damage counters [from {on?:pokemon}] equal to {n:amount}",
    ({ to, on, n }) => {
      const healed = to ?? on;
      return healed && (to === undefined || on === undefined) ? one({ do: "heal", amount: inHp(n), on: healed }) : undefined;
    },
  ),
  rule("instruction", "heal/heals damage equal to {n:amount} from {on:pokemon}", ({ n, on }) => one({ do: "heal", amount: n, on })),
  rule("instruction", "after your attack , {a:steps}", ({ a }) => a),
  rule("instruction", "unless all damage from this attack is prevented , {a:steps}", ({ a }) =>
    one({ do: "if", when: { if: "compare", left: damageDone, is: ">", right: 0 }, then: a }),
  ),
  rule("fact", "this attack (damages|does damage to) the Defending Pokémon [< after applying Weakness and Resistance >]", () => ({
    if: "compare",
    left: damageDone,
    is: ">",
    right: 0,
  })),
  rule("fact", "this attack doesn't Knock Out {p:pokemon}", ({ p }) => ({ if: "pokemon", is: p, where: { remainingHp: { atLeast: 10 } } })),
  rule("instruction", "unless this attack Knocks Out the Defending Pokémon , {a:steps}", ({ a }) =>
    one({ do: "if", when: { if: "pokemon", is: active("opponents"), where: { remainingHp: { atLeast: 10 } } }, then: a }),
  ),
  rule("instruction", "put damage counters on {on:pokemon} until it is {n:number} HP away from being Knocked Out", ({ on, n }) =>
    one({ do: "putCounters", count: { counters: { subtract: [{ count: "remainingHp", of: { pokemon: "each" } }, n] } }, on }),
  ),
  rule("instruction", "put {n:number} damage counter/counters on {on:pokemon} at the end of your opponent's next turn", ({ n, on }) =>
    on.pokemon === "active" && on.side === "opponents"
      ? one({
          do: "later",
          at: "endOfOpponentsNextTurn",
          on: "defending",
          steps: [{ do: "putCounters", count: n, on: { pokemon: "event", role: "subject" } }],
        })
      : undefined,
  ),

  // Conditions.
  rule("fact", "{a:pokemon} has (less|fewer) Energy attached [to it] than {b:pokemon}", ({ a, b }) => ({
    if: "compare",
    left: energy(a),
    is: "<",
    right: energy(b),
  })),
  rule(
    "fact",
    "{a:pokemon} and {b:pokemon} (have a different amount|don't have the same amount) of Energy attached to them",
    ({ a, b }) => ({
      not: { if: "compare", left: energy(a), is: "=", right: energy(b) },
    }),
  ),
  rule("fact", "{a:pokemon} and {b:pokemon} have the same number of Energy cards attached to them", ({ a, b }) => ({
    if: "compare",
    left: { count: "energy", on: a, cards: true },
    is: "=",
    right: { count: "energy", on: b, cards: true },
  })),
  rule("fact", "{a:pokemon} and {b:pokemon} don't have the same number of Energy cards attached to them", ({ a, b }) => ({
    not: {
      if: "compare",
      left: { count: "energy", on: a, cards: true },
      is: "=",
      right: { count: "energy", on: b, cards: true },
    },
  })),
  rule("fact", "the number of {a:counted} isn't the same as {b:amount}", ({ a, b }) => ({
    not: { if: "compare", left: a, is: "=", right: b },
  })),
  rule("fact", "you get {n:number} heads", ({ n }) => ({ if: "compare", left: { count: "heads" }, is: "=", right: n })),
  rule("fact", "you get {n:number} or more heads", ({ n }) => ({ if: "compare", left: { count: "heads" }, is: ">=", right: n })),
  rule("fact", "both are heads", () => ({ if: "compare", left: { count: "heads" }, is: ">=", right: 2 })),
  rule("fact", "both are tails", () => ({ if: "compare", left: { count: "tails" }, is: ">=", right: 2 })),
  rule("fact", "there are no damage counters on {p:pokemon}", ({ p }) => ({ if: "pokemon", is: p, where: { not: { damaged: true } } })),
  rule("having", "damage counters on it", () => ({ damaged: true })),
  rule("post", "that already (has|have) [any] damage counters on (it|them)", () => ({ where: { damaged: true } })),
  rule("post", "(that have|that has|with) [any] damage counters on (it|them)", () => ({ where: { damaged: true } })),
  rule("having", "maximum HP of {n:number} or more", ({ n }) => ({ maxHp: { atLeast: n } })),

  // Changes.
  rule("change", "prevent all damage done to {on:pokemon}", ({ on }) => [{ change: { prevent: "damage", on, from: { side: "both" } } }]),
  rule("change", "{by:pokemon} does {n:number} more damage to {to:target} {calculation}", ({ by, n, to }) =>
    by.pokemon === "active" && by.side === "opponents"
      ? undefined
      : [{ change: { modify: "damageDone", by, amount: n, sign: "+", ...to } }],
  ),
  rule("change", "{by:owner} {attack:ownAttack} attack's base damage is {n:number} instead of {m:number}", ({ by, attack, n }) =>
    by.pokemon === "self" ? [{ change: { modify: "baseDamage", by, attack, set: n } }] : undefined,
  ),
  rule(
    "change",
    "whenever {n:number} or less damage is done to {on:pokemon} < after applying Weakness and Resistance > , prevent that damage",
    ({ n, on }) => [{ change: { prevent: "damage", on, from: { side: "both" }, atMost: n } }],
  ),
  rule(
    "change",
    "whenever an attack < including your own > does {n:number} or more damage to {on:pokemon} < after applying Weakness and Resistance > , prevent that damage",
    ({ n, on }) => [{ change: { prevent: "damage", on, from: { side: "both" }, atLeast: n } }],
  ),
  rule("change", "{on:pokemon} can't become {a:afflictions}", ({ on, a }) => [{ change: { prevent: "conditions", on, conditions: a } }]),
  rule(
    "change",
    "if an attack (does damage to|damages) {on:pokemon} < after applying Weakness and Resistance > , that attack does {n:number} more damage [to {same?:pokemon}]",
    ({ on, n }) => [{ change: { modify: "damageTaken", on, amount: n, sign: "+" } }],
  ),
  rule("change", "{attack:ownAttack} does {b:number} damage plus {n:number} more damage", ({ attack, n }) => [
    { change: { modify: "damageDone", by: self, amount: n, sign: "+", attack } },
  ]),
  rule(
    "change",
    "if {on:pokemon} would be Knocked Out by damage from {from:source} , {same:pokemon} is not Knocked Out and its remaining HP becomes {n:number} instead",
    ({ on, from, n }) => felledBy(from, (byAttackOf) => [{ change: { replace: "knockOut", on, byAttackOf, remainingHp: n } }]),
  ),
  rule("instruction", "{pokemon} is no longer {a:afflictions}", ({ pokemon, a }) => one({ do: "cure", pokemon, conditions: a })),
  rule(
    "sentence",
    "it now takes {n:number} Poison damage instead of {m:number} after each player's turn [< even if it was already Poisoned >]",
    ({ n }) => ({ says: "counters", count: n / 10 }),
  ),
  rule("instruction", "returns {of:pokemon} and all cards attached to it to (his or her|their) hand", ({ of }) =>
    of.pokemon === "active" && of.side === "opponents"
      ? one({ do: "returnPokemon", pokemon: of, destination: { to: "hand" }, attached: "with" })
      : undefined,
  ),
  rule(
    "instruction",
    "if this Pokémon was damaged by an attack during your opponent's last turn , this attack does the same amount of damage done to this Pokémon to {to:pokemon}",
    ({ to }) => one({ do: "damage", amount: { count: "damageTakenLastTurn", of: self }, to }),
  ),
  rule("sentence", "this attack can't be used if {when:condition}", ({ when }) => ({ says: "only", when: not(when) })),
  rule("instruction", "remove the Special Condition {a:affliction} from {pokemon}", ({ a, pokemon }) =>
    one({ do: "cure", pokemon, conditions: [a] }),
  ),
  rule("instruction", "remove all Special Conditions (affecting|on) {pokemon}", ({ pokemon }) => one({ do: "cure", pokemon })),
  rule("counted", "{d:described} on {of:whose} Bench", ({ d, of }) => ({
    count: "pokemon",
    in: tidy({ pokemon: "all", side: of === "you" ? "yours" : "opponents", place: "bench", where: unlessEmpty(d.where) }),
  })),
  rule("sentence", "you can't use this attack unless {when:condition}", ({ when }) => ({ says: "only", when })),
  rule("sentence", "this attack can't be used unless {when:condition}", ({ when }) => ({ says: "only", when })),
  rule("fact", "{a:pokemon} has fewer remaining HP than {b:pokemon}", ({ a, b }) => lessHp(a, b)),
  rule("fact", "{a:pokemon} has fewer remaining HP than {b:owner}", ({ a, b }) => lessHp(a, b)),
  rule("fact", "either of the coins is heads", () => ({ if: "compare", left: { count: "heads" }, is: ">=", right: 1 })),
  rule("fact", "this attack does any damage to the Defending Pokémon [< after applying Weakness and Resistance >]", () => ({
    if: "compare",
    left: damageDone,
    is: ">",
    right: 0,
  })),
  rule("counted", "[{type?:type}] Energy attached to {a:pokemon} and {b:pokemon}", ({ type, a, b }) => ({
    add: [tidy({ count: "energy", on: a, type }), tidy({ count: "energy", on: b, type })],
  })),
  rule("per", "for each {a:cardHead} and each {b:cardHead} you have in play", ({ a, b }) =>
    a.names && b.names
      ? { count: "pokemon", in: { pokemon: "all", side: "yours", place: "inPlay", where: { names: [...a.names, ...b.names] } } }
      : undefined,
  ),
  rule("counted", "{d:described} in play", ({ d }) => (d.place || d.side ? undefined : { count: "pokemon", in: all("both", d) })),
  rule("instruction", "discard a number of {where:cardNoun} attached to {to:pokemon} equal to {n:amount}", ({ where, to, n }) => {
    const cards = attached(to, { count: n, where });
    return cards && one({ do: "move", cards, destination: { to: "discard" } });
  }),
  rule("instruction", "put a number of damage counters on {on:pokemon} equal to {n:amount}", ({ on, n }) =>
    one({ do: "putCounters", count: n, on }),
  ),
  rule("change", "{on:pokemon} is both {a:type} and {b:type} type", ({ on, a, b }) => [{ change: { modify: "types", on, types: [a, b] } }]),
  rule("change", "{on:owner} type is {type}", ({ on, type }) => [{ change: { modify: "types", on, types: [type] } }]),
  rule("change", "all basic Energy cards attached to {on:pokemon} provide {type} Energy instead of their usual types", ({ on, type }) => [
    { change: { modify: "energyProvides", on, where: { energyKind: "Basic" }, units: [[type]], instead: true } },
  ]),
  rule("instruction", "turn all Energy attached to {on:pokemon} into {type} Energy for the rest of the turn", ({ on, type }) =>
    one({
      do: "lasting",
      change: { modify: "energyProvides", on, units: [[type]], instead: true, perUnit: true },
      duration: "thisTurn",
    }),
  ),
  rule(
    "instruction",
    "move {n:number} damage counter/counters from {from:pokemon} to another as long as you don't Knock Out that Pokémon",
    ({ n, from }) =>
      from.pokemon === "choose"
        ? one({
            do: "moveCounters",
            count: n,
            from,
            to: { ...from, except: POINTS_TO.otherThan, where: { ...from.where, remainingHp: { atLeast: n * 10 + 10 } } },
          })
        : undefined,
  ),
  rule("fact", "your Bench is empty", () => ({ not: { if: "pokemon", is: { pokemon: "all", side: "yours", place: "bench" } } })),
  rule("fact", "you don't get {n:number} heads", ({ n }) => ({ if: "compare", left: { count: "heads" }, is: "<", right: n })),
  rule("fact", "exactly 1 is heads", () => ({ if: "compare", left: { count: "heads" }, is: "=", right: 1 })),
  rule("fact", "you have fewer Prize cards (left|remaining) than your opponent", () => prizesLeft("<")),
  rule("fact", "you have fewer Pokémon in play than your opponent", () => ({
    if: "compare",
    left: { count: "pokemon", in: all("yours", { where: {} }) },
    is: "<",
    right: { count: "pokemon", in: all("opponents", { where: {} }) },
  })),
  rule("fact", "you have the same number of cards [in your hand] as your opponent", () => ({
    if: "compare",
    left: { count: "cards", zone: "hand", of: "you" },
    is: "=",
    right: { count: "cards", zone: "hand", of: "opponent" },
  })),
  rule("fact", "there are {n:fewer} damage counters on {p:pokemon}", ({ p, n }) =>
    p.pokemon === "all" ? undefined : { if: "pokemon", is: p, where: { damageCounters: n } },
  ),
  rule("fact", "you don't have {name} in play", ({ name }) => ({ not: { if: "pokemon", is: all("yours", { where: { names: [name] } }) } })),
  rule("fact", "{name} is on your Bench", ({ name }) => ({
    if: "pokemon",
    is: all("yours", { where: { names: [name] }, place: "bench" }),
  })),
  rule("instruction", "do/does {n:number} damage to {to:pokemon}", ({ n, to }) => one({ do: "damage", amount: n, to })),
  rule("instruction", "put (a|1) damage counter on {on:pokemon} {per}", ({ on, per }) => one({ do: "putCounters", count: per, on })),
  rule("counted", "[{type?:type}] Energy attached to this Pokémon but not used to pay for this attack", ({ type }) =>
    tidy({ count: "extraEnergy", type }),
  ),
  rule("counted", "{type} Energy in play", ({ type }) => ({ count: "energy", on: all("both", { where: {} }), type })),
  rule("counted", "Energy attached to all Pokémon in play", () => ({ count: "energy", on: all("both", { where: {} }) })),
  rule("per", "times the total amount of [{type?:type}] Energy attached to {on:pokemon}", ({ type, on }) =>
    tidy({ count: "energy", on, type }),
  ),
  rule("per", "times the total amount of Energy attached to all Pokémon in play", () => ({
    count: "energy",
    on: all("both", { where: {} }),
  })),
  rule("counted", "type/types of basic Energy card/cards attached to {on:pokemon}", ({ on }) => ({
    count: "types",
    of: { cards: { cards: "attached", to: on, what: "energy", count: "all", where: { energyKind: "Basic" } } },
  })),
  rule("change", "(each|all) {d:described} you have in play has/have no Retreat Cost", ({ d }) => [
    { change: { modify: "retreatCost", on: all("yours", d), amount: 0, sign: "none" } },
  ]),
  rule("change", "when {of:pokemon} is Knocked Out , your opponent doesn't take any Prize cards", ({ of }) => [
    { change: { modify: "prizesForKnockOut", of, amount: 0, sign: "=" } },
  ]),
  rule("change", "{on:pokemon} can't become affected by a Special Condition", ({ on }) => [{ change: { prevent: "conditions", on } }]),
  rule("change", "{on:pokemon} can't be affected by [a|any] Special Condition/Conditions", ({ on }) => [
    { change: { prevent: "conditions", on } },
  ]),
  rule("instruction", "both this Pokémon and the Defending Pokémon are now Knocked Out", () => [
    { do: "knockOut", pokemon: self },
    { do: "knockOut", pokemon: active("opponents") },
  ]),
  rule("change", "{attack:ownAttack} attack's base damage is {n:number} instead of {m:number}", ({ attack, n }) => [
    { change: { modify: "baseDamage", by: self, attack, set: n } },
  ]),
];

const lessHp = (a: PokemonSelector, b: PokemonSelector): Condition => ({
  if: "compare",
  left: { count: "remainingHp", of: a },
  is: "<",
  right: { count: "remainingHp", of: b },
});
const prizesLeft = (is: "<" | ">"): Condition => ({
  if: "compare",
  left: { count: "prizesLeft", of: "you" },
  is,
  right: { count: "prizesLeft", of: "opponent" },
});
