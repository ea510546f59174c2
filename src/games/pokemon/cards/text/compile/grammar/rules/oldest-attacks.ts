import type { Instruction, Modifier, PokemonSelector } from "@/games/pokemon/engine/effects/language";
import { tidy, unlessEmpty } from "@/kernel/texts/merge";
import { POINTS_TO, thatPokemon } from "../../unresolved/references";
import type { Change } from "../../unresolved/sentences";
import { rule } from "../pattern";
import { attached, fromZone } from "./cards";
import { active, all } from "./pokemon";

const self: PokemonSelector = { pokemon: "self" };
const one = (instruction: Instruction): readonly Instruction[] => [instruction];
const change = (modifier: Modifier): readonly Change[] => [{ change: modifier }];
const isDefending = (pokemon: PokemonSelector): boolean => pokemon.pokemon === "active" && pokemon.side === "opponents";

/** Attacks as the cards of 1999 to 2010 say them. */
export const oldestAttackRules = [
  // Between two Pokémon: what ends when either leaves its place.
  rule("instruction", "{on:pokemon} can't attack this Pokémon during your opponent's next turn", ({ on }) =>
    isDefending(on) ? one({ do: "lasting", change: { forbid: "attack", on }, duration: "opponentsNextTurn", endsWith: "self" }) : undefined,
  ),
  rule(
    "instruction",
    "if the Defending Pokémon attacks this Pokémon during your opponent's next turn , any damage done (by the attack|to this Pokémon) is reduced by {n:number} {calculation}",
    ({ n, calculation }) =>
      one({
        do: "lasting",
        change: {
          modify: "damageTaken",
          on: self,
          amount: n,
          sign: "-",
          from: { side: "opponents" },
          ...(calculation === "before" && { before: true }),
        },
        duration: "opponentsNextTurn",
        endsWith: "defending",
      }),
  ),
  rule("instruction", "{on:pokemon} can't retreat as long as this Pokémon (remains|is) your Active Pokémon", ({ on }) =>
    isDefending(on)
      ? one({ do: "lasting", change: { forbid: "retreat", on }, duration: "untilLeavesActive", endsWith: "self" })
      : undefined,
  ),
  rule("sentence", "Benching [or evolving] either Pokémon ends this effect", () => ({ says: "endsWith", who: "either" })),
  rule("sentence", "Benching either Pokémon ends the effect on that Pokémon", () => ({ says: "endsWith", who: "defending" })),
  rule("sentence", "Benching [or evolving] (the Defending Pokémon|that Pokémon) ends this effect", () => ({
    says: "endsWith",
    who: "defending",
  })),
  rule("sentence", "if this Pokémon is no longer your Active Pokémon , this effect ends", () => ({ says: "endsWith", who: "self" })),
  rule("sentence", "if the Defending Pokémon is no longer your opponent's Active Pokémon , this effect ends", () => ({
    says: "endsWith",
    who: "defending",
  })),

  // Attacks of others.
  rule("remark", "[this Pokémon can use that attack .] this Pokémon performs that attack", () => true),
  rule(
    "remark",
    "you must still do anything else (required for|in order to use|required in order to use) that attack [. no matter what type (the Defending Pokémon|that Pokémon) is , this Pokémon's type is still [{types}]] [. this Pokémon performs that attack]",
    () => true,
  ),
  rule(
    "remark",
    "no matter what type (the Defending Pokémon|that Pokémon|the defender) is , this Pokémon's type is still [{types:symbols}] [. this Pokémon performs that attack]",
    () => true,
  ),
  rule("sentence", "this attack does nothing if this Pokémon doesn't have the Energy necessary to use that attack", () => ({
    says: "paying",
  })),
  rule("sentence", "this Pokémon must have the Energy that attack needs", () => ({ says: "paying" })),
  rule(
    "change",
    "{on:pokemon} can use any attack from its Basic Pokémon [card] [or [its] (Stage 1 Evolution card|any Evolution card attached to it)] [< you still have to pay for that attack's Energy cost >]",
    ({ on }) => change({ permit: "useAttacksOf", on, of: "previousEvolutions", payCost: true }),
  ),

  // Damage.
  rule("pokemon", "a number of {side:possessor} {d:described} up to {n:amount}", ({ side, d, n }) => {
    const chosen = all(side, d);
    return chosen.pokemon === "all"
      ? { pokemon: "choose", side: chosen.side, place: chosen.place, count: { upTo: n }, ...(chosen.where && { where: chosen.where }) }
      : undefined;
  }),
  rule(
    "change",
    "(if|when) {by:pokemon} (does damage to|attacks) [the (Defending|Active) Pokémon] , (the|this|that) attack does {n:number} more damage [to the (Defending|Active) Pokémon] < before applying Weakness and Resistance >",
    ({ by, n }) => change({ modify: "damageDone", by, amount: n, sign: "+", to: "active" }),
  ),
  rule(
    "change",
    "attacks by each player's Active Pokémon [< both if there are 2 >] do {n:number} more damage to (any|the) Active Pokémon < before applying Weakness and Resistance >",
    ({ n }) => change({ modify: "damageDone", by: { pokemon: "all", side: "both", place: "active" }, amount: n, sign: "+", to: "active" }),
  ),
  rule(
    "change",
    "[any] damage done to your opponent's Pokémon by {by:pokemon} is reduced by {n:number} < before applying Weakness and Resistance >",
    ({ by, n }) => change({ modify: "damageDone", by, amount: n, sign: "-", to: {} }),
  ),
  rule("change", "prevent all effects of {from:source} , except damage , done to {on:pokemon} by {by:source}", ({ from, on, by }) =>
    from.side === "both" && !from.where ? change({ prevent: "effects", on, from: by }) : undefined,
  ),
  rule("amount", "half {n:amount} < rounded down to the nearest 10 >", ({ n }) => ({
    multiply: [10, { half: { counters: n }, round: "down" }],
  })),
  rule(
    "instruction",
    "[this attack] does damage equal to half the Defending Pokémon's remaining HP < rounded down to the nearest 10 >",
    () =>
      one({
        do: "damage",
        amount: { multiply: [10, { half: { counters: { count: "remainingHp", of: active("opponents") } }, round: "down" }] },
        to: active("opponents"),
      }),
  ),
  rule("amount", "the number of {a:counted} < up to a maximum of {n:number} >", ({ a, n }) => ({ atMost: [a, n] })),
  rule("sentence", "you can't put more than {n:number} damage counters [on the Defending Pokémon] in this way", ({ n }) => ({
    says: "countersAtMost",
    count: n,
  })),
  rule("sentence", "you can't flip more than {n:number} coins in this way", ({ n }) => ({ says: "coinsAtMost", coins: n })),
  rule(
    "instruction",
    "this attack does {n:number} more damage times the number of {a:counted} minus the number of {b:counted}",
    ({ n, a, b }) => one({ do: "attackDamage", change: "more", amount: { multiply: [n, { subtract: [a, b] }] } }),
  ),

  // Energy and evolution.
  rule("instruction", "discard {n:one} {a:cardNoun} , {b:cardNoun} , and {c:cardNoun} attached to {to:pokemon}", ({ a, b, c, to }) => {
    if (to.pokemon !== "self") return undefined;
    const each = [a, b, c].map((where) => attached(to, { count: 1, where }));
    const found = each.filter((cards) => cards !== undefined);
    return found.length === 3 ? found.map((cards) => ({ do: "move", cards, destination: { to: "discard" } })) : undefined;
  }),
  rule(
    "instruction",
    "search your discard pile for {some} < excluding the (one|card) you discarded > and attach it to {to:pokemon}",
    ({ some, to }) => {
      const cards = fromZone("discard", "you", some);
      return cards.cards === "choose" ? one({ do: "attach", cards: { ...cards, except: POINTS_TO.otherThan }, to }) : undefined;
    },
  ),
  rule("instruction", "devolve this Pokémon and put this Pokémon into your hand", () =>
    one({ do: "devolve", pokemon: self, cards: 1, destination: { to: "hand" } }),
  ),
  rule("change", "each basic Energy attached to {on:pokemon} provides {s:symbols} Energy", ({ on, s }) =>
    change({ modify: "energyProvides", on, where: { energyKind: "Basic" }, units: s.map((symbol) => [symbol]), instead: true }),
  ),
  rule("instruction", "turn all basic Energy attached to {on:pokemon} into {type} Energy for the rest of the turn", ({ on, type }) =>
    one({
      do: "lasting",
      change: { modify: "energyProvides", on, where: { energyKind: "Basic" }, units: [[type]], instead: true },
      duration: "thisTurn",
    }),
  ),
  rule("instruction", "put {of:pokemon} and all (attached cards|cards attached to it) on top of {whose} deck", ({ of, whose }) =>
    "side" in of && (of.side === "opponents") === (whose === "opponent")
      ? one({ do: "returnPokemon", pokemon: of, destination: { to: "deck", place: "top" }, attached: "with" })
      : undefined,
  ),

  // The attack whose text it is.
  rule("change", "{on:pokemon} can't use this attack", ({ on }, { attack }) =>
    attack && on.pokemon === "self" ? change({ forbid: "attack", on, attack }) : undefined,
  ),
  rule("change", "(you can't use this attack|this attack can't be used)", (_, { attack }) =>
    attack ? change({ forbid: "attack", on: self, attack }) : undefined,
  ),
  rule(
    "instruction",
    "[either way ,] you can't use this attack again as long as this Pokémon stays in play [< even putting this Pokémon on the Bench won't let you use it again [.] >]",
    (_, { attack }) =>
      attack ? one({ do: "lasting", change: { forbid: "attack", on: self, attack }, duration: "whileInPlay" }) : undefined,
  ),

  rule("instruction", "switch (it|that Pokémon) with the Defending Pokémon", () =>
    one({ do: "switch", side: "opponents", chooser: "you", to: thatPokemon }),
  ),
  rule("instruction", "choose as many {where:cardNoun} as you like", ({ where }) =>
    one({ do: "look", cards: tidy({ cards: "choose", from: { binding: POINTS_TO.cards }, count: "any", where: unlessEmpty(where) }) }),
  ),
  rule("instruction", "put {a:cards} on top of your deck , or discard {b:cards}", ({ a, b }) =>
    one({
      do: "chooseMode",
      modes: [
        [{ do: "move", cards: a, destination: { to: "deck", place: "top" } }],
        [{ do: "move", cards: b, destination: { to: "discard" } }],
      ],
    }),
  ),
  rule("instruction", "{a:pokemon} and {b:pokemon} are no longer {c:afflictions}", ({ a, b, c }) =>
    [a, b].map((pokemon) => ({ do: "cure", pokemon, conditions: c })),
  ),
  rule("instruction", "{pokemon} is no longer affected by a Special Condition", ({ pokemon }) => one({ do: "cure", pokemon })),
  rule(
    "instruction",
    "remove the highest Stage Evolution card (from|on) {of:pokemon} and have your opponent shuffle (it|that card) into (his or her|their) deck",
    ({ of }) => one({ do: "devolve", pokemon: of, cards: 1, destination: { to: "deck", place: "shuffled" } }),
  ),
  rule("instruction", "put this Pokémon into your deck and discard all cards attached to it", () =>
    one({ do: "returnPokemon", pokemon: self, destination: { to: "deck", place: "shuffled" }, attached: "discard" }),
  ),
  rule("instruction", "this Pokémon does {n:number} damage to itself and {m:number} damage to {to:pokemon}", ({ n, m, to }) => [
    { do: "damage", amount: n, to: self },
    { do: "damage", amount: m, to },
  ]),
  rule("fact", "{p:pokemon} has any basic {a:type} Energy and any basic {b:type} Energy attached to it", ({ p, a, b }) => ({
    all: [a, b].map((type) => ({ if: "pokemon", is: p, where: { energy: { type, where: { energyKind: "Basic" }, atLeast: 1 } } })),
  })),
  rule("having", "{n:number} Energy or (less|fewer) attached [to (it|them)]", ({ n }) => ({ not: { energy: { atLeast: n + 1 } } })),
  rule("having", "a Retreat Cost", () => ({ retreatCost: { atLeast: 1 } })),
];
