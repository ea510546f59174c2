import type { Condition, Instruction, Modifier, Who } from "@/games/pokemon/engine/effects/language";
import { tidy, unlessEmpty } from "@/kernel/texts/merge";
import { not } from "../../unresolved/negation";
import { asPlayer } from "../../unresolved/players";
import { implied, theRest, thoseCards } from "../../unresolved/references";
import type { Change } from "../../unresolved/sentences";
import type { Description } from "../kinds";
import { rule } from "../pattern";
import { fromZone } from "./cards";
import { all } from "./pokemon";

const one = (instruction: Instruction): readonly Instruction[] => [instruction];
const change = (modifier: Modifier): readonly Change[] => [{ change: modifier }];
const prizesUp = (of: Who): Instruction => ({ do: "turnPrizesUp", count: "all", of });

/** Whom a card may be attached to, which is no step. */
export const attachToRules = [
  rule("sentence", "attach this card to 1 of your {d:described} [in play]", ({ d }) =>
    d.place || d.side || !unlessEmpty(d.where) ? undefined : { says: "attachTo", where: d.where },
  ),
];

/** Cards and their ways as the cards of 1999 to 2010 speak of them. */
export const oldestCardRules = [
  rule("instruction", "each player plays with his or her Prize cards face up for the rest of the game", () => [
    prizesUp("you"),
    prizesUp("opponent"),
  ]),
  rule("change", "you can't play any [more] {where:cardNoun} [from your hand]", ({ where }) =>
    where.category === "Trainer" || where.category === "Energy" ? change({ forbid: "play", who: "you", where }) : undefined,
  ),
  rule("change", "no {where:cardNoun} can be played", ({ where }) =>
    where.category === "Trainer" ? change({ forbid: "play", who: "both", where }) : undefined,
  ),
  rule("change", "neither player can play any Pokémon from (his or her|their) hand to evolve {d:plain}", ({ d }) =>
    d.side
      ? undefined
      : change({
          forbid: "evolveFromHand",
          on: tidy({ pokemon: "all", side: "both", place: d.place ?? "inPlay", where: unlessEmpty(d.where) }),
        }),
  ),
  rule("cards", "the other revealed cards", () => theRest),
  rule("remark", "if you don't reveal (a|an) {where:cardNoun} , shuffle all the revealed cards into your deck", () => true),
  rule("remark", "this doesn't use up your {n:number} Energy card attachment for the turn", () => true),
  rule("remark", "damage is calculated using the Defending Pokémon's Retreat Cost after applying effects to the Retreat Cost", () => true),
  rule("remark", "the Supporter card remains in {of:whose} hand", () => true),
  rule("remark", "if there are fewer than {n:number} cards in {of:whose} deck , discard all of them", () => true),
  rule("remark", "if you have more or the same number of cards in your hand as your opponent , this attack does nothing", () => true),
  rule("remark", "doesn't count as a basic Energy [card] when not in play and has no other effect than providing Energy", () => true),
  rule("remark", "any other effects still happen", () => true),
  rule("remark", "discard it anyway", () => true),
  // Whom an Energy or a Tool may be attached to is said before it (EFF-45).
  rule("remark", "when the Pokémon this card is attached to is no longer [(a|an)] {d:described} , discard this card", () => true),
  rule("remark", "if the Pokémon this card is attached to is (a|an) {d:described} or has {w:having} , discard this card", () => true),
  rule("remark", "if the Pokémon this card is attached to is (a|an) {d:described} or {e:described} , discard this card", () => true),
  rule(
    "remark",
    "if the Pokémon this card is attached to isn't (a|an) {d:described} [< or evolves into {e:described} >] , discard this card",
    () => true,
  ),
  rule("having", "an owner in (its|their) name/names", () => ({ nameContains: "'s " })),
  rule("having", "{name} or an owner in (its|their) name/names", ({ name }) => ({
    anyOf: [{ nameContains: name }, { nameContains: "'s " }],
  })),
  rule("having", "{a:name} or {b:possessive} in (its|their) name/names", ({ a, b }) => ({
    anyOf: [{ nameContains: a }, { nameContains: `${b}'s` }],
  })),
  rule("described", "{a:plain} , {b:plain} , and/or {c:plain}", ({ a, b, c }) => anyOfThese([a, b, c])),
  rule("described", "{a:plain} or {b:plain} or {c:plain}", ({ a, b, c }) => anyOfThese([a, b, c])),
  rule("fact", "this Pokémon is the only Pokémon you have in play", () => ({
    if: "compare",
    left: { count: "pokemon", in: { pokemon: "all", side: "yours", place: "inPlay" } },
    is: "=",
    right: 1,
  })),
  rule("sentence", "or , {steps}", ({ steps }) => (isCondition(steps) ? undefined : { says: "alternative", steps })),
  rule("abilitySentence", "ignore these effects if {when:condition}", ({ when }) => ({ says: "unless", when })),
  rule("sentence", "if {when:condition} , this card provides {s:symbols}", ({ when, s }) => ({
    says: "provides",
    units: s.map((symbol) => [symbol]),
    when,
  })),
  rule("sentence", "treat the new Benched Pokémon as [a] Basic Pokémon", () => ({ says: "asBasic" })),
  rule("instruction", "put {cards} onto your Bench as [a] Basic Pokémon", ({ cards }) => one({ do: "putIntoPlay", cards, as: "basic" })),
  rule("instruction", "search your deck for {where:cardNoun} and put up to {n:number} of them onto your Bench", ({ where, n }) =>
    one({ do: "move", cards: fromZone("deck", "you", { count: { upTo: n }, where }), destination: { to: "bench" } }),
  ),

  // Fossils.
  rule("remark", "this card counts as a Colorless Pokémon < (as well as|instead of) a Trainer card >", () => true),
  rule("changes", "this card has no attacks [of its own] , {a:change} , and {b:change}", ({ a, b }) => [...a, ...b]),
  rule("change", "can't be affected by Special Conditions", () => change({ prevent: "conditions", on: implied })),
  rule("remark", "you can put Pokémon that evolve from {name} on this card", ({ name }, { name: own }) =>
    name === own ? true : undefined,
  ),

  rule("instruction", "your opponent {a:instruction} , then draws {n:number} cards", ({ a, n }) => [
    ...asPlayer("opponent", a),
    { do: "draw", count: n, who: "opponent" },
  ]),
  rule("cards", "the cards you chose", () => thoseCards),
  rule("sentence", "{steps} in order to play this card", ({ steps }) => ({ says: "cost", steps })),
  rule(
    "abilitySentence",
    "once during your turn [< before your attack >] , you may {cost:steps} in order to {steps}",
    ({ cost, steps }) => ({
      says: "activated",
      limit: "oncePerTurn",
      cost,
      steps,
    }),
  ),
  rule("abilitySentence", "if {when:condition} , {steps} between turns", ({ when, steps }) => ({
    says: "triggered",
    on: { event: "betweenTurns" },
    while: when,
    steps,
  })),
  rule("abilitySentence", "{steps} between turns", ({ steps }) =>
    isCondition(steps) ? undefined : { says: "triggered", on: { event: "betweenTurns" }, steps },
  ),
  rule("happening", "if your opponent's Active Pokémon retreats", () => ({ on: { event: "retreats", subject: { side: "opponents" } } })),
  rule("happening", "whenever (any|either) player attaches an Energy card from (his or her|their) hand to {d:described}", ({ d }) =>
    d.place || d.side
      ? undefined
      : { on: { event: "attachedEnergy", subject: tidy({ side: "both", where: unlessEmpty(d.where) }), from: "hand" } },
  ),
  rule("fact", "you have {a:name} , {b:name} , and {c:name} on your Bench", ({ a, b, c }) => ({ all: [a, b, c].map(onBench) })),
  rule("fact", "you have {a:name} , {b:name} , {c:name} , and {d:name} on your Bench", ({ a, b, c, d }) => ({
    all: [a, b, c, d].map(onBench),
  })),
  rule("fact", "you have {n:number} card/cards in your hand", ({ n }) => hand("=", n)),
  // The card itself counts no more as a card in hand.
  rule("fact", "you have more than {n:number} cards < including this one > in your hand", ({ n }) => hand(">=", n)),
  rule("fact", "you have {n:number} or more cards < including this one > in your hand", ({ n }) => hand(">=", n - 1)),
  rule("fact", "you have {n:number} or more cards in your hand < including this one >", ({ n }) => hand(">=", n - 1)),
  rule("head", "Pokémon LEGEND", () => ({ marks: ["LEGEND"] })),
  rule(
    "remark",
    "(if your opponent has no Benched Pokémon , this effect does nothing|ignore this effect if your opponent has only 1 Pokémon)",
    () => true,
  ),

  rule("pokemon", "(each|all) {d:described} you have in play", ({ d }) => (d.side ? undefined : all("yours", d))),
  rule("change", "the maximum HP (for|of) {on:pokemon} is now {n:number}", ({ on, n }) =>
    change({ modify: "hp", on, amount: n, sign: "=" }),
  ),
  rule("change", "the attack cost of {on:owner} {attack:ownAttack} is now {s:symbols}", ({ on, attack, s }) =>
    on.pokemon === "self" ? change({ modify: "attackCostSet", on, attack, cost: s }) : undefined,
  ),
  rule("change", "{on:owner} type is {a:type} {more:symbols}", ({ on, a, more }) => change({ modify: "types", on, types: [a, ...more] })),
  rule("change", "{on:pokemon} can't attack until {when:condition}", ({ on, when }) => [
    { change: { forbid: "attack", on }, while: not(when) },
  ]),
  rule("change", "each player may evolve a Pokémon that he or she just played or evolved during that turn", () =>
    change({ permit: "evolveThisTurn", on: all("both", { where: {} }) }),
  ),
  rule("change", "don't apply Weakness for {on:pokemon}", ({ on }) => change({ modify: "weakness", on, set: "none" })),
  rule(
    "change",
    "(each of {by?:owner} attacks does|{own?:owner} attacks do) {n:number} more damage {per} to {to:target} < before applying Weakness and Resistance >",
    ({ by, own, n, per, to }) => {
      const those = by ?? own;
      return those && change({ modify: "damageDone", by: those, amount: { multiply: [n, per] }, sign: "+", ...to });
    },
  ),
  rule(
    "change",
    "if any of {side:possessor} {d:described} would be damaged by an attack , reduce that damage by {n:number} {calculation}",
    ({ side, d, n }) => change({ modify: "damageTaken", on: all(side, d), amount: n, sign: "-" }),
  ),
];

const onBench = (name: string): Condition => ({
  if: "pokemon",
  is: { pokemon: "all", side: "yours", place: "bench", where: { names: [name] } },
});
const hand = (is: "=" | ">=", right: number): Condition => ({
  if: "compare",
  left: { count: "cards", zone: "hand", of: "you" },
  is,
  right,
});

/** "If …" is said of the whole sentence. */
const isCondition = ([first, ...more]: readonly Instruction[]): boolean => first?.do === "if" && !first.else && more.length === 0;

function anyOfThese(kinds: readonly Description[]): Description | undefined {
  const isList = kinds.every(({ where }) => Object.keys(where).join() === "names");
  return isList || kinds.some(({ place, side, except, where }) => place || side || except || !unlessEmpty(where))
    ? undefined
    : { where: { anyOf: kinds.map(({ where }) => where) } };
}
