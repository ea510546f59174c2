import type { Amount, Instruction, PokemonSelector } from "@/games/pokemon/engine/effects/language";
import { tidy, unlessEmpty } from "@/kernel/texts/merge";
import { POINTS_TO, thatPokemon } from "../../unresolved/references";
import { rule } from "../pattern";
import { active } from "./pokemon";

const self: PokemonSelector = { pokemon: "self" };
const times = (n: number, amount: Amount | undefined): Amount => (amount === undefined ? n : n === 1 ? amount : { multiply: [n, amount] });
const one = (instruction: Instruction): readonly Instruction[] => [instruction];
const change = (how: "more" | "less" | "times" | "set", amount: Amount) => one({ do: "attackDamage", change: how, amount });
/** The attack's targets: the opponent's Active Pokémon, or those named before. */
const targets = (to: PokemonSelector): boolean => (to.pokemon === "active" && to.side === "opponents") || to.pokemon === "bound";
/** "Your other Pokémon" after a move from several is any of them: the engine moves from one to another anyway. */
const anyOther = (to: PokemonSelector): PokemonSelector => {
  if (to.pokemon !== "all" && to.pokemon !== "choose") return to;
  const { side, place, where } = to;
  return tidy({ pokemon: "all", side, place, where });
};
const damage = (n: Amount, to: PokemonSelector, ignore: Partial<{ ignoreWeaknessAndResistance: true; ignoreEffects: true }> = {}) =>
  one({ do: "damage", amount: n, to, ...ignore });

/** Damage, damage counters and healing. */
export const damageRules = [
  // The attack's own damage (EFF-11). A base that is multiplied is checked against the printed figure afterwards.
  rule("instruction", "[this attack] [also] does {n:number} more damage", ({ n }) => change("more", n)),
  rule("instruction", "[this attack] does {n:number} more damage {per}", ({ n, per }) => change("more", times(n, per))),
  rule("instruction", "[this attack] does {n:number} less damage {per}", ({ n, per }) => change("less", times(n, per))),
  rule("instruction", "[this attack] does {n:number} damage {per}", ({ n, per }) => change("times", { multiply: [n, per] })),
  rule("instruction", "[this attack] does {b:number} damage minus {n:number} damage {per}", ({ n, per }) => change("less", times(n, per))),
  rule("instruction", "do {n:number} more damage", ({ n }) => change("more", n)),
  rule("instruction", "this attack does {n:number} more damage for each {of:type} in {owner} Retreat Cost", ({ n, of, owner }) =>
    of === "Colorless" ? change("more", times(n, { count: "retreatCost", of: owner })) : undefined,
  ),
  rule("instruction", "this attack's base damage is {n:number} [instead of {m?:number}]", ({ n }) => change("set", n)),
  rule("instruction", "this attack does nothing", () => one({ do: "attackDoesNothing" })),
  rule("instruction", "this attack's damage isn't affected by Weakness", () => one({ do: "ignore", what: ["Weakness"] })),
  rule("instruction", "this attack's damage isn't affected by Resistance", () => one({ do: "ignore", what: ["Resistance"] })),
  rule("instruction", "this attack's damage isn't affected by Weakness and/or Resistance", () =>
    one({ do: "ignore", what: ["Weakness", "Resistance"] }),
  ),
  rule(
    "instruction",
    "this damage isn't affected by (Weakness or Resistance , or by any|Weakness , Resistance , or any) [other] effects on (that|those) Pokémon",
    () => one({ do: "ignore", what: ["Weakness", "Resistance", "effects"] }),
  ),
  rule("instruction", "this attack's damage isn't affected by any [other] effects on {to:pokemon}", ({ to }) =>
    targets(to) ? one({ do: "ignore", what: ["effects"] }) : undefined,
  ),
  rule(
    "instruction",
    "this attack's damage isn't affected by Weakness [,] (and|or) Resistance , or [by] any [other] effects on {to:pokemon}",
    ({ to }) => (targets(to) ? one({ do: "ignore", what: ["Weakness", "Resistance", "effects"] }) : undefined),
  ),
  rule("instruction", "this attack's damage isn't affected by Weakness , Resistance , or any [other] effects on {to:pokemon}", ({ to }) =>
    targets(to) ? one({ do: "ignore", what: ["Weakness", "Resistance", "effects"] }) : undefined,
  ),
  rule("instruction", "this attack's damage isn't affected by Weakness or [by] any [other] effects on {to:pokemon}", ({ to }) =>
    to.pokemon === "active" ? one({ do: "ignore", what: ["Weakness", "effects"] }) : undefined,
  ),
  rule("instruction", "this attack's damage isn't affected by Resistance or any [other] effects on {to:pokemon}", ({ to }) =>
    to.pokemon === "active" ? one({ do: "ignore", what: ["Resistance", "effects"] }) : undefined,
  ),

  // Damage to Pokémon that are named (EFF-14, EFF-15).
  rule("instruction", "[this attack] [also] does {n:number} damage to {to:pokemon}", ({ n, to }) => damage(n, to)),
  rule("instruction", "[this attack] [also] does {n:number} damage {per} to {to:pokemon}", ({ n, per, to }) => damage(times(n, per), to)),
  rule("instruction", "[this attack] [also] does {n:number} damage to {to:pokemon} {per}", ({ n, per, to }) => damage(times(n, per), to)),
  rule(
    "instruction",
    "[this attack] [also] does {n:number} damage to {a:pokemon} and {m:number} damage to {b:pokemon}",
    ({ n, a, m, b }) => [...damage(n, a), ...damage(m, b)],
  ),
  rule("instruction", "this Pokémon [also] does {n:number} damage to {to:pokemon}", ({ n, to }) => damage(n, to)),
  rule("instruction", "this Pokémon [also] does {n:number} damage to itself {per}", ({ n, per }) => damage(times(n, per), self)),
  rule("instruction", "this Pokémon [also] does {n:number} damage {per} to itself", ({ n, per }) => damage(times(n, per), self)),

  // Counters (ATK-11).
  rule("instruction", "put/place {n:number} damage counter/counters on {on:pokemon}", ({ n, on }) =>
    one({ do: "putCounters", count: n, on }),
  ),
  rule("instruction", "put/place a damage counter on {on:pokemon}", ({ on }) => one({ do: "putCounters", count: 1, on })),
  rule("instruction", "put/place {n:number} damage counter/counters on {on:pokemon} in any way you like", ({ n, on }) =>
    one({ do: "putCounters", count: n, on, distribute: true }),
  ),
  rule("instruction", "put/place {n:number} damage counter/counters on {on:pokemon} {per}", ({ n, on, per }) =>
    one({ do: "putCounters", count: times(n, per), on }),
  ),
  rule("instruction", "{per} , put/place {n:number} damage counter/counters on {on:pokemon}", ({ n, on, per }) =>
    one({ do: "putCounters", count: times(n, per), on }),
  ),
  rule("instruction", "put/place up to {n:number} damage counters on {on:pokemon}", ({ n, on }) => [
    { do: "chooseNumber", from: 0, to: n, bind: POINTS_TO.number },
    { do: "putCounters", count: { count: "chosen", binding: POINTS_TO.number }, on },
  ]),
  rule("instruction", "put/place damage counters on {on:pokemon} until its remaining HP is {n:number}", ({ n, on }) =>
    one({ do: "putCounters", count: { counters: { subtract: [{ count: "remainingHp", of: { pokemon: "each" } }, n] } }, on }),
  ),
  rule("instruction", "put/place damage counters on {on:pokemon} equal to the damage done to this Pokémon", ({ on }) =>
    one({ do: "putCounters", count: { counters: { count: "damageDone" } }, on }),
  ),
  rule("instruction", "quadruple the number of damage counters on {on:pokemon}", ({ on }) =>
    one({ do: "putCounters", count: { multiply: [3, { count: "damageCounters", on: { pokemon: "each" } }] }, on }),
  ),
  rule("instruction", "double the number of damage counters on {on:pokemon}", ({ on }) =>
    one({ do: "putCounters", count: { count: "damageCounters", on: { pokemon: "each" } }, on }),
  ),
  rule("instruction", "move {n:number} damage counter/counters from {from:pokemon} to {to:pokemon}", ({ n, from, to }) =>
    one({ do: "moveCounters", count: n, from, to }),
  ),
  rule("instruction", "move up to {n:number} damage counters from {from:pokemon} to {to:pokemon}", ({ n, from, to }) =>
    one({ do: "moveCounters", count: { upTo: n }, from, to }),
  ),
  rule("instruction", "move {n:number} damage counter/counters from 1 Pokémon to another Pokémon", ({ n }) =>
    one({
      do: "moveCounters",
      count: n,
      from: { pokemon: "choose", side: "both", place: "inPlay", count: 1 },
      to: { pokemon: "choose", side: "both", place: "inPlay", count: 1, except: POINTS_TO.otherThan },
    }),
  ),
  rule("instruction", "move all damage counters from {from:pokemon} to {to:pokemon}", ({ from, to }) =>
    one({ do: "moveCounters", count: "all", from, to }),
  ),
  rule("instruction", "move any (number|amount) of damage counters (from|on) {from:pokemon} to {to:pokemon}", ({ from, to }) =>
    one({ do: "moveCounters", count: "any", from, to }),
  ),
  rule(
    "instruction",
    "move any (number|amount) of damage counters (from|on) {from:pokemon} to {to:pokemon} in any way you like",
    ({ from, to }) => one({ do: "moveCounters", count: "any", from, to: anyOther(to), distribute: true }),
  ),
  rule("instruction", "move as many damage counters on {from:pokemon} as you like to {to:pokemon} in any way you like", ({ from, to }) =>
    one({ do: "moveCounters", count: "any", from, to: anyOther(to), distribute: true }),
  ),

  // Healing.
  rule("instruction", "heal/heals {n:number} damage from {on:pokemon}", ({ n, on }) => one({ do: "heal", amount: n, on })),
  rule("instruction", "heal/heals {n:number} damage from {on:pokemon} {per}", ({ n, on, per }) =>
    one({ do: "heal", amount: times(n, per), on }),
  ),
  rule("instruction", "heal {n:number} damage {per} from {on:pokemon}", ({ n, on, per }) => one({ do: "heal", amount: times(n, per), on })),
  rule("instruction", "heal from {on:pokemon} {n:number} damage {per}", ({ n, on, per }) => one({ do: "heal", amount: times(n, per), on })),
  rule("instruction", "heal/heals all damage from {on:pokemon}", ({ on }) => one({ do: "heal", amount: "all", on })),
  rule("instruction", "heal from {on:pokemon} the same amount of damage you did to {to:pokemon}", ({ on, to }) =>
    to.pokemon === "active" ? one({ do: "heal", amount: { count: "damageDone" }, on }) : undefined,
  ),
  rule("instruction", "heal {n:number} damage and remove all Special Conditions from {on:pokemon}", ({ n, on }) => [
    { do: "heal", amount: n, on },
    { do: "cure", pokemon: on.pokemon === "choose" ? thatPokemon : on },
  ]),
  rule(
    "instruction",
    "heal {n:number} damage from {on:pokemon} and remove all Special Conditions from (it|that Pokémon|them)",
    ({ n, on }) => [
      { do: "heal", amount: n, on },
      { do: "cure", pokemon: on.pokemon === "choose" ? thatPokemon : on },
    ],
  ),

  // Special Conditions.
  rule("instruction", "{pokemon} is/are (now|also|now also) {a:afflictions}", ({ pokemon, a }) =>
    a.map((condition, index) => ({
      do: "afflict" as const,
      condition,
      pokemon: index > 0 && pokemon.pokemon === "choose" ? thatPokemon : pokemon,
    })),
  ),
  rule("instruction", "their new Active Pokémon is {a:afflictions}", ({ a }) =>
    a.map((condition) => ({ do: "afflict" as const, condition, pokemon: active("opponents") })),
  ),
  rule("instruction", "(make|leave) {pokemon} {a:afflictions}", ({ pokemon, a }) =>
    a.map((condition) => ({ do: "afflict" as const, condition, pokemon })),
  ),
  rule("instruction", "both {a:pokemon} and {b:pokemon} are now {c:afflictions}", ({ a, b, c }) =>
    [a, b].flatMap((pokemon) => c.map((condition) => ({ do: "afflict" as const, condition, pokemon }))),
  ),
  rule("instruction", "{pokemon} recovers/recover from all Special Conditions", ({ pokemon }) => one({ do: "cure", pokemon })),
  rule("instruction", "{pokemon} recovers/recover from all of them", ({ pokemon }) => one({ do: "cure", pokemon })),
  rule("instruction", "remove all Special Conditions from {pokemon}", ({ pokemon }) => one({ do: "cure", pokemon })),

  // Knock Outs.
  rule("instruction", "Knock Out {pokemon}", ({ pokemon }) => one({ do: "knockOut", pokemon })),
  rule("instruction", "{pokemon} is/are Knocked Out", ({ pokemon }) => one({ do: "knockOut", pokemon })),
  rule("instruction", "take {n:number} more Prize card/cards", ({ n }) => one({ do: "takePrizes", count: n })),
  rule("instruction", "take/takes {n:number} Prize card/cards", ({ n }) => one({ do: "takePrizes", count: n })),
  rule("instruction", "take/takes a Prize card", () => one({ do: "takePrizes", count: 1 })),
  rule(
    "instruction",
    "if your opponent's [{a?:adjectives}] {head} is Knocked Out by {by:fellingPart} , {steps}",
    ({ a, head, by, steps }) =>
      one({ do: "ifKnockedOutByThis", ...(a || Object.keys(head).length > 0 ? { where: { ...a, ...head } } : {}), ...by, steps }),
  ),
  rule("instruction", "if your opponent's {d:described} is Knocked Out by {by:fellingPart} , {steps}", ({ d, by, steps }) =>
    d.place || d.side || !unlessEmpty(d.where) ? undefined : one({ do: "ifKnockedOutByThis", where: d.where, ...by, steps }),
  ),
  rule("instruction", "if (your opponent's Active|the Defending) Pokémon is Knocked Out by {by:fellingPart} , {steps}", ({ by, steps }) =>
    one({ do: "ifKnockedOutByThis", ...by, steps }),
  ),
  rule("fellingPart", "damage from this attack", () => ({})),
  rule("fellingPart", "this attack", () => ({ effectsToo: true })),
  rule("instruction", "the Defending Pokémon is now Poisoned and Burned", () =>
    ["Poisoned" as const, "Burned" as const].map((condition) => ({ do: "afflict" as const, condition, pokemon: active("opponents") })),
  ),
  rule("instruction", "do {n:number} more damage {per}", ({ n, per }) => change("more", times(n, per))),
  rule("instruction", "your opponent takes {n:number} fewer Prize card", ({ n }) =>
    one({ do: "lasting", change: { modify: "prizesForKnockOut", of: self, amount: n, sign: "-" }, duration: "thisTurn" }),
  ),
  rule("instruction", "(use|you use) this Ability", () => []),
  rule("instruction", "switch all damage counters on {a:pokemon} with those on {b:pokemon}", ({ a, b }) =>
    one({ do: "swapCounters", first: a, second: b }),
  ),
  rule(
    "instruction",
    "put {n:number} damage counter/counters on {a:pokemon} and {m:number} damage counter/counters on {b:pokemon}",
    ({ n, a, m, b }) => [
      { do: "putCounters", count: n, on: a },
      { do: "putCounters", count: m, on: b },
    ],
  ),
  rule("instruction", "put/place damage counters on {on:pokemon} equal to {n:amount}", ({ n, on }) =>
    one({ do: "putCounters", count: n, on }),
  ),
  rule("instruction", "does {n:number} more damage if {when:condition}", ({ n, when }) => one({ do: "if", when, then: change("more", n) })),
  rule("instruction", "[this attack] does {n:number} more damage < before applying Weakness and Resistance >", ({ n }) =>
    change("more", n),
  ),
  rule("instruction", "this attack does the same amount of damage to {to:pokemon}", ({ to }) =>
    damage({ count: "damageTakenLastTurn", of: self }, to),
  ),
  rule("instruction", "this attack does that much more damage", () => change("more", { count: "damageTakenLastTurn", of: self })),
  rule(
    "instruction",
    "if you have fewer Pokémon in play than your opponent , this attack does {n:number} more damage for each Pokémon fewer you have in play",
    ({ n }) =>
      change("more", {
        multiply: [
          n,
          {
            subtract: [
              { count: "pokemon", in: { pokemon: "all", side: "opponents", place: "inPlay" } },
              { count: "pokemon", in: { pokemon: "all", side: "yours", place: "inPlay" } },
            ],
          },
        ],
      }),
  ),
  rule(
    "instruction",
    "if the damage from this attack reduces your opponent's Active Pokémon's HP to {n:number} or less , that Pokémon is Knocked Out",
    ({ n }) =>
      one({
        do: "if",
        when: {
          all: [
            { if: "compare", left: { count: "damageDone" }, is: ">", right: 0 },
            { if: "pokemon", is: active("opponents"), where: { remainingHp: { atMost: n } } },
          ],
        },
        then: [{ do: "knockOut", pokemon: active("opponents") }],
      }),
  ),
  rule(
    "instruction",
    "if , before (doing damage|this Pokémon does damage|this attack does damage) , {when:condition} , {steps}",
    ({ when, steps }) =>
      steps.every((step) => step.do === "attackDamage" || step.do === "attackDoesNothing")
        ? one({ do: "if", when, then: steps })
        : undefined,
  ),
  rule("instruction", "if {when:condition} before this attack does damage , {steps}", ({ when, steps }) =>
    steps.every((step) => step.do === "attackDamage" || step.do === "attackDoesNothing") ? one({ do: "if", when, then: steps }) : undefined,
  ),
  rule("instruction", "heal {n:number} damage and remove a Special Condition from {on:pokemon}", ({ n, on }) => [
    { do: "heal", amount: n, on },
    { do: "cure", pokemon: on.pokemon === "choose" ? thatPokemon : on, one: true },
  ]),
  rule(
    "instruction",
    "heal {n:number} damage from {on:pokemon} [,] and (have it recover|it recovers) from a Special Condition",
    ({ n, on }) => [
      { do: "heal", amount: n, on },
      { do: "cure", pokemon: on.pokemon === "choose" ? thatPokemon : on, one: true },
    ],
  ),
  rule("instruction", "remove a Special Condition from {on:pokemon}", ({ on }) => one({ do: "cure", pokemon: on, one: true })),
  rule("instruction", "your opponent can't take (a|any) Prize card/cards [for it]", () =>
    one({ do: "lasting", change: { modify: "prizesForKnockOut", of: self, amount: 0, sign: "=" }, duration: "thisTurn" }),
  ),
  rule("instruction", "choose (a|1) Special Condition . {pokemon} is now affected by that Special Condition", ({ pokemon }) =>
    one({ do: "afflict", condition: { choose: ["Asleep", "Burned", "Confused", "Paralyzed", "Poisoned"] }, pokemon }),
  ),
  rule("instruction", "choose [either] {a:afflictions} . {pokemon} is now affected by that Special Condition", ({ a, pokemon }) =>
    one({ do: "afflict", condition: { choose: a }, pokemon }),
  ),
  rule("instruction", "if {p:pokemon} is Poisoned , put {n:number} more damage counters on that Pokémon between turns", ({ p, n }) =>
    p.pokemon === "active"
      ? one({
          do: "if",
          when: { if: "pokemon", is: p, where: { conditions: ["Poisoned"] } },
          then: [{ do: "lasting", change: { modify: "poisonCounters", on: p, amount: n, sign: "+" }, duration: "untilLeavesActive" }],
        })
      : undefined,
  ),
  rule(
    "instruction",
    "(your opponent flips|during Pokémon Checkup , your opponent flips) {n:number} coins instead of 1 [between turns]",
    ({ n }) =>
      one({
        do: "lasting",
        change: { modify: "checkupCoins", on: active("opponents"), condition: "Asleep", coins: n },
        duration: "untilLeavesActive",
      }),
  ),
  rule("instruction", "put/place damage counters on {on:pokemon} until the remaining HP of each Pokémon is {n:number}", ({ n, on }) =>
    one({ do: "putCounters", count: { counters: { subtract: [{ count: "remainingHp", of: { pokemon: "each" } }, n] } }, on }),
  ),
  rule("instruction", "choose {to:pokemon} and do {n:number} damage to it", ({ to, n }) => damage(n, to)),
];
