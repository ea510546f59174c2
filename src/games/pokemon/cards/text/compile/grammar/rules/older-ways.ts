import type { Condition, Instruction, Modifier } from "@/games/pokemon/engine/effects/language";
import { unlessEmpty } from "@/kernel/texts/merge";
import { asPlayer } from "../../unresolved/players";
import { POINTS_TO } from "../../unresolved/references";
import type { Change } from "../../unresolved/sentences";
import { rule } from "../pattern";
import { all } from "./pokemon";

const one = (instruction: Instruction): readonly Instruction[] => [instruction];
const change = (modifier: Modifier): readonly Change[] => [{ change: modifier }];
const headsAre = (is: "=" | ">=", right: number): Condition => ({ if: "compare", left: { count: "heads" }, is, right });

/** More ways of the cards of 1999 to 2010 to say what the language has words for. */
export const olderWayRules = [
  // Coins.
  rule("fact", "exactly {n:number} are heads", ({ n }) => headsAre("=", n)),
  rule("fact", "1 is heads", () => headsAre("=", 1)),
  rule("fact", "you get at least {n:number} heads", ({ n }) => headsAre(">=", n)),
  rule("fact", "1 or both of them are heads", () => headsAre(">=", 1)),

  // What a player has.
  rule("fact", "you have {a:name} or {b:name} in play", ({ a, b }) => ({ if: "pokemon", is: all("yours", { where: { names: [a, b] } }) })),
  rule("fact", "{name} is on your Bench and has {w:having}", ({ name, w }) => ({
    if: "pokemon",
    is: all("yours", { where: { names: [name], ...w }, place: "bench" }),
  })),
  rule("condition", "{a:fact} or if {b:fact}", ({ a, b }) => ({ any: [a, b] })),
  rule(
    "fact",
    "you have (a|an|any|at least 1) {where:cardNoun} in your hand",
    ({ where }) => unlessEmpty(where) && { if: "cards", are: { cards: "all", zone: "hand", of: "you", where } },
  ),
  rule("fact", "you have (less|fewer) than {n:number} cards in your hand", ({ n }) => ({
    if: "compare",
    left: { count: "cards", zone: "hand", of: "you" },
    is: "<",
    right: n,
  })),
  rule("fact", "you don't have {n:number} {where:cardNoun} in your discard pile", ({ n, where }) => ({
    if: "compare",
    left: { count: "cards", zone: "discard", of: "you", where },
    is: "<",
    right: n,
  })),
  rule("fact", "you and your opponent have a different number of Prize cards (left|remaining)", () => ({
    not: { if: "compare", left: { count: "prizesLeft", of: "you" }, is: "=", right: { count: "prizesLeft", of: "opponent" } },
  })),
  rule("fact", "your opponent doesn't have any {d:described}", ({ d }) => ({ not: { if: "pokemon", is: all("opponents", d) } })),
  rule("fact", "(there is a|any) Stadium card with {words:quoted} in its name [is] in play", ({ words }) => ({
    if: "cards",
    are: { cards: "stadium", where: { nameContains: words } },
  })),
  rule("fact", "{p:pokemon} has {n:number} or more different types of basic Energy cards attached to it", ({ p, n }) => ({
    if: "compare",
    left: { count: "types", of: { cards: { cards: "attached", to: p, what: "energy", count: "all", where: { energyKind: "Basic" } } } },
    is: ">=",
    right: n,
  })),
  rule("counted", "{where:cardNoun} you chose", ({ where }) => ({ count: "bound", binding: POINTS_TO.cards, where })),

  rule("amount", "{n:number} times the number of {a:counted} minus the number of {b:counted}", ({ n, a, b }) => ({
    multiply: [n, { subtract: [a, b] }],
  })),

  // Steps.
  rule("instruction", "{pokemon} is now [either] {a:afflictions} < your choice >", ({ pokemon, a }) =>
    one({ do: "afflict", condition: { choose: a }, pokemon }),
  ),
  rule("instruction", "(this Ability|this card|it) does {n:number} damage to {to:pokemon}", ({ n, to }) =>
    to.pokemon === "self" ? undefined : one({ do: "damage", amount: n, to }),
  ),
  rule("instruction", "chooses {cards}", ({ cards }) => one({ do: "look", cards })),

  rule("instruction", "do {n:number} damage to any 1 Benched Pokémon instead", ({ n }) => [
    { do: "attackDamage", change: "set", amount: 0 },
    { do: "damage", amount: n, to: { pokemon: "choose", side: "both", place: "bench", count: 1 } },
  ]),
  rule("sentence", "before (using|applying) (this effect|these effects) , {steps}", ({ steps }) => ({ says: "before", steps })),

  // What lasts.
  rule(
    "change",
    "any damage done to {on:pokemon} by {from:source} is reduced by {n:number} {per} < up to a maximum of {max:number} >",
    ({ on, from, n, per, max }) =>
      change({ modify: "damageTaken", on, amount: { atMost: [{ multiply: [n, per] }, max] }, sign: "-", from }),
  ),
  rule(
    "change",
    "{on:pokemon} takes {n:number} less damage from {from:source} {per} < up to a maximum of {max:number} > {calculation}",
    ({ on, n, per, max, from, calculation }) =>
      calculation === "after"
        ? change({ modify: "damageTaken", on, amount: { atMost: [{ multiply: [n, per] }, max] }, sign: "-", from })
        : undefined,
  ),
  rule(
    "change",
    "whenever {n:number} or more damage is done to {on:pokemon} < after applying Weakness and Resistance > , prevent that damage",
    ({ n, on }) => change({ prevent: "damage", on, from: { side: "both" }, atLeast: n }),
  ),
  rule(
    "change",
    "any damage done by attacks (from|used by) {by:pokemon} [to the Defending Pokémon] isn't affected by Resistance",
    ({ by }) => change({ modify: "ignore", by, what: ["Resistance"] }),
  ),
  rule("change", "don't apply Resistance for {on:pokemon}", ({ on }) => change({ modify: "resistance", on, set: "none" })),
  rule("change", "if {by:pokemon} attacks , don't apply Resistance for that attack", ({ by }) =>
    by.pokemon === "self" ? change({ modify: "ignore", by, what: ["Resistance"] }) : undefined,
  ),

  // Abilities.
  rule("happening", "at the (start|beginning) of (each|each player's) turn", () => ({ on: { event: "startOfTurn", of: "both" } })),
  rule("abilitySentence", "during each player's turn , that player may {steps} as often as (he or she likes|they like)", ({ steps }) => ({
    says: "activated",
    either: true,
    steps: asPlayer("you", steps),
  })),
  rule("happening", "(if|when|whenever) {p:pokemon} attacks", ({ p }) =>
    p.pokemon === "self" ? { on: { event: "attacks", subject: "self" } } : undefined,
  ),
  rule("instruction", "discard this card at the end of the turn", () =>
    one({ do: "later", at: "endOfYourTurn", steps: [{ do: "move", cards: { cards: "self" }, destination: { to: "discard" } }] }),
  ),
  rule("abilitySentence", "as often as they like during their turn , each player may {steps}", ({ steps }) => ({
    says: "activated",
    either: true,
    steps: asPlayer("you", steps),
  })),
  rule("remark", "this Ability (works|can be used) even (while|if) this Pokémon is {a:afflictions}", () => true),
  rule("remark", "(a player|you) can't do any of this if (his or her|their|your) Bench is full", () => true),
  // An attack's effect on its Pokémon ends with its place anyway; an Ability's would not.
  rule("remark", "Benching [or evolving] this Pokémon ends this effect", (_, { attack }) => (attack ? true : undefined)),
  rule("remark", "if the Pokémon this card is attached to is (a|an) {d:described} , discard this card", () => true),
  rule("remark", "ignore this effect if you have no cards in your hand", () => true),
  rule("remark", "if you have no Benched Pokémon , ignore this effect", () => true),
];
