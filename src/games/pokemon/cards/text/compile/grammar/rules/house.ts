import { ENERGY_TYPES } from "@/games/pokemon/engine/card";
import type { Amount, CardFilter, Condition, Instruction, PokemonSelector } from "@/games/pokemon/engine/effects/language";
import { allBut } from "../../unresolved/hand-size";
import { tidy, unlessEmpty } from "../../unresolved/merge";
import { not } from "../../unresolved/negation";
import { POINTS_TO } from "../../unresolved/references";
import { rule } from "../pattern";
import { fromZone } from "./cards";
import { evolveFromDeck } from "./in-play";
import { all } from "./pokemon";

const one = (instruction: Instruction): readonly Instruction[] => [instruction];
const compare = (left: Amount, is: "=" | "<" | ">" | "<=" | ">=", right: Amount): Condition => ({ if: "compare", left, is, right });
const done = (where: CardFilter): Condition => tidy({ if: "bound", binding: POINTS_TO.cards, where: unlessEmpty(where) });
const self: PokemonSelector = { pokemon: "self" };
const inPlay = (side: "yours" | "opponents"): Amount => ({ count: "pokemon", in: { pokemon: "all", side, place: "inPlay" } });
const discardDownTo = (n: number): Instruction => ({
  do: "move",
  cards: allBut(n, "you"),
  destination: { to: "discard" },
});

/** Wordings of our own sentences (text/render) that official cards do not use: what is rendered compiles again. */
export const houseRules = [
  rule("fact", "the number of {left:counted} is exactly {n:number}", ({ left, n }) => compare(left, "=", n)),
  rule("fact", "the number of {left:counted} is {n:number} or more", ({ left, n }) => compare(left, ">=", n)),
  rule("fact", "the number of {left:counted} is {n:number} or (less|fewer)", ({ left, n }) => compare(left, "<=", n)),
  rule("fact", "the number of {left:counted} is the same as {right:amount}", ({ left, right }) => compare(left, "=", right)),
  rule("fact", "the number of {left:counted} is more than {right:amount}", ({ left, right }) => compare(left, ">", right)),
  rule("fact", "the number of {left:counted} is (less|fewer) than {right:amount}", ({ left, right }) => compare(left, "<", right)),
  rule("fact", "you played any {where:cardNoun} from your hand {when:during}", ({ where, when }) => ({
    if: "history",
    event: { during: when, happened: "played", by: "you", where },
  })),

  rule("instruction", "look at all cards in {of:whose} deck", ({ of }) => one({ do: "look", cards: { cards: "all", zone: "deck", of } })),
  rule("instruction", "shuffle {cards:attachedCards} into their owners' decks", ({ cards }) =>
    one({ do: "move", cards, destination: { to: "deck", place: "shuffled" } }),
  ),
  rule("instruction", "choose 1 of the attacks of {of:pokemon}", ({ of }) => one({ do: "chooseAttack", of, bind: POINTS_TO.number })),
  rule("instruction", "choose 1 of the attacks of {of:pokemon} and use it as this attack", ({ of }) =>
    one({ do: "copyAttack", of: { pokemon: of } }),
  ),
  rule("sentence", "this damage isn't affected by Weakness or Resistance", () => ({
    says: "uncalculated",
    what: ["Weakness", "Resistance"],
  })),
  rule(
    "instruction",
    "this damage isn't affected by (Weakness or Resistance , or by any|Weakness , Resistance , or any) [other] effects on (that|those) Pokémon",
    () => one({ do: "ignore", what: ["Weakness", "Resistance", "effects"] }),
  ),
  rule("instruction", "this damage isn't affected by any effects on (that|those) Pokémon", () => one({ do: "ignore", what: ["effects"] })),
  rule("per", "for each {a:counted} and each {b:counted}", ({ a, b }) => ({ add: [a, b] })),
  rule("per", "for each Pokémon fewer you have in play than your opponent", () => ({
    subtract: [inPlay("opponents"), inPlay("yours")],
  })),

  rule("sentence", "to play this card , {steps}", ({ steps }) => ({ says: "cost", steps })),
  rule("sentence", "you can't play this card if {when:condition}", ({ when }) => ({ says: "only", when: not(when) })),
  rule("sentence", "this Pokémon can use this attack even if it is on the Bench", () => ({
    says: "usage",
    changes: [{ change: { permit: "attackFromBench", on: self } }],
  })),
  rule("sentence", "this Pokémon can use this attack even if it is Asleep", () => ({
    says: "usage",
    changes: [{ change: { permit: "attackWhileAsleep", on: self } }],
  })),
  rule("abilitySentence", "you can't use more than 1 Ability with this name each turn", () => ({
    says: "limit",
    limit: "oncePerTurnByName",
  })),
  rule("abilitySentence", "you can't apply more than 1 Ability with this name at a time", () => ({ says: "appliedOnce" })),
  rule("thisCard", "put this card into your hand", () => one({ do: "move", cards: { cards: "self" }, destination: { to: "hand" } })),
  rule("fact", "you (put|shuffled|discarded|moved|revealed) any {where:cardNoun} in this way", ({ where }) => done(where)),
  rule("condition", "{a:fact} or {b:fact}", ({ a, b }) => ({ any: [a, b] })),
  rule("fact", "a Stadium of yours is in play", () => ({ if: "stadium", of: "you" })),
  rule("fact", "a Stadium of your opponent's is in play", () => ({ if: "stadium", of: "opponent" })),
  rule("fact", "the remaining HP of {a:pokemon} is less than the remaining HP of {b:pokemon}", ({ a, b }) =>
    compare({ count: "remainingHp", of: a }, "<", { count: "remainingHp", of: b }),
  ),
  rule("fact", "the remaining HP of {a:pokemon} is more than the remaining HP of {b:pokemon}", ({ a, b }) =>
    compare({ count: "remainingHp", of: a }, ">", { count: "remainingHp", of: b }),
  ),
  rule("counted", "different type among {of:pokemon}", ({ of }) => ({ count: "types", of: { pokemon: of } })),
  rule("instruction", "put a number of damage counters equal to {n:amount} on {on:pokemon}", ({ n, on }) =>
    one({ do: "putCounters", count: n, on }),
  ),
  rule("instruction", "draw cards until you have as many cards in your hand as {n:amount}", ({ n }) =>
    one({ do: "drawUntil", handSize: n }),
  ),
  rule("sentence", "otherwise , {steps}", ({ steps }) => ({ says: "otherwise", steps })),
  rule("happening", "when this Pokémon moves from the Bench to the Active Spot", () => ({
    on: { event: "movesToActive", subject: "self" },
  })),
  rule(
    "abilitySentence",
    "once during your turn , if this card is in your discard pile , [if {when?:condition} ,] you may {steps:thisCard}",
    ({ when, steps }) => ({
      says: "activated",
      limit: "oncePerTurn",
      from: "discard",
      ...tidy({ when }),
      steps,
    }),
  ),
  rule(
    "abilitySentence",
    "once during your turn , if this card is in your hand , [if {when?:condition} ,] you may {steps:thisCard}",
    ({ when, steps }) => ({
      says: "activated",
      limit: "oncePerTurn",
      from: "hand",
      ...tidy({ when }),
      steps,
    }),
  ),
  rule("thisCard", "put this card on the bottom of your deck", () =>
    one({ do: "move", cards: { cards: "self" }, destination: { to: "deck", place: "bottom" } }),
  ),
  rule("counted", "{where:cardNoun} in {of:whose} deck", ({ where, of }) =>
    tidy({ count: "cards", zone: "deck", of, where: unlessEmpty(where) }),
  ),
  rule("counted", "Prize card both players have taken", () => ({ count: "prizesTaken", of: "both" })),
  rule("counted", "different type/types of basic Energy [card/cards] you discarded in this way", () => ({
    count: "types",
    of: { cards: { cards: "bound", binding: POINTS_TO.cards } },
  })),
  rule("fact", "the number of {left:counted} is (less|fewer) than {n:number}", ({ left, n }) => compare(left, "<", n)),
  rule("fact", "the number of {left:counted} is more than {n:number}", ({ left, n }) => compare(left, ">", n)),
  rule("condition", "{a:fact} , {b:fact} , and {c:fact}", ({ a, b, c }) => ({ all: [a, b, c] })),
  rule("condition", "{a:fact} , {b:fact} , or {c:fact}", ({ a, b, c }) => ({ any: [a, b, c] })),
  rule("sentence", "you can't use this attack if {when:condition}", ({ when }) => ({ says: "only", when: not(when) })),
  rule("fact", "{p:pokemon} is {names}", ({ p, names }) => ({ if: "pokemon", is: p, where: { names } })),
  rule("attachedEnergy", "at least {n:number} Special Energy attached", ({ n }) => ({ where: { energyKind: "Special" }, atLeast: n })),
  rule("post", "that didn't come into play this turn", () => ({ where: { not: { cameIntoPlayThisTurn: true } } })),
  rule("cardPost", "and is of the same type as that Energy card", () => ({ sameTypeAs: "event" })),
  rule("pokemon", "each other {d:described}", ({ d }) =>
    d.side === "both"
      ? tidy({ pokemon: "all", side: "both", place: d.place ?? "inPlay", where: unlessEmpty(d.where), except: "self" })
      : undefined,
  ),

  rule(
    "instruction",
    "put {cards} that evolves from {of:pokemon} onto that Pokémon to evolve it , [even] skipping the Stage 1",
    ({ cards, of }) => one({ do: "evolve", pokemon: of, with: cards, skipStage: true }),
  ),
  rule("instruction", "put {of:pokemon} into {whose} hand and discard all cards attached to (it|them)", ({ of }) =>
    one({ do: "returnPokemon", pokemon: of, destination: { to: "hand" }, attached: "discard" }),
  ),
  rule("instruction", "put this Pokémon on {where:deckEnd} of your deck and discard all cards attached to it", ({ where }) =>
    one({ do: "returnPokemon", pokemon: { pokemon: "self" }, destination: { to: "deck", place: where }, attached: "discard" }),
  ),
  rule("instruction", "switch that Pokémon with your opponent's Active Pokémon", () =>
    one({ do: "switch", side: "opponents", chooser: "you", to: { pokemon: "bound", binding: POINTS_TO.pokemon } }),
  ),
  rule("instruction", "discard {of:pokemon} and all cards attached to them", ({ of }) => one({ do: "discardPokemon", pokemon: of })),
  rule("cards", "{some} from {of:whose} discard pile < except those you discarded in this way >", ({ some, of }) => ({
    ...fromZone("discard", of, some),
    except: POINTS_TO.otherThan,
  })),
  rule("instruction", "use the attack that your opponent's Active Pokémon used during their last turn as this attack", () =>
    one({ do: "copyAttack", of: "lastUsedByOpponent" }),
  ),
  rule("instruction", "your opponent chooses 1 of the attacks of {of:pokemon} ; use it as this attack", ({ of }) =>
    one({ do: "copyAttack", of: { pokemon: of }, by: "opponent" }),
  ),
  rule("instruction", "switch {of:pokemon} with (a|an) {where:cardNoun} from {zone:ownZone}", ({ of, where, zone }) =>
    one({ do: "exchange", pokemon: of, with: { cards: "choose", from: { zone, of: "you" }, count: 1, where } }),
  ),
  rule("ownZone", "your deck", () => "deck"),
  rule("ownZone", "your hand", () => "hand"),
  rule("ownZone", "your discard pile", () => "discard"),
  rule("facts", "{a:fact} [,] and {b:fact}", ({ a, b }) => [a, b]),
  rule("facts", "{a:fact} , {more:facts}", ({ a, more }) => [a, ...more]),
  rule("condition", "{a:fact} , {more:facts}", ({ a, more }) => (more.length > 2 ? { all: [a, ...more] } : undefined)),
  rule("fact", "the number of {left:counted} isn't exactly {n:number}", ({ left, n }) => ({ not: compare(left, "=", n) })),
  rule("fact", "the number of {left:counted} isn't the same as {right:amount}", ({ left, right }) => ({ not: compare(left, "=", right) })),
  rule("amount", "the number of {counted} plus {n:number}", ({ counted, n }) => ({ add: [counted, n] })),
  rule("amount", "the damage that attacks did to {of:pokemon} during your opponent's last turn", ({ of }) => ({
    count: "damageTakenLastTurn",
    of,
  })),
  rule("instruction", "[this attack] does more damage equal to {amount}", ({ amount }) =>
    one({ do: "attackDamage", change: "more", amount }),
  ),
  rule("counted", "{side:possessor} other {d:described}", ({ side, d }) => {
    const others = all(side, d);
    return side === "yours" && others.pokemon === "all" ? { count: "pokemon", in: { ...others, except: "self" } } : undefined;
  }),
  rule("instruction", "discard cards from your hand until you have {n:number} card/cards in your hand", ({ n }) => one(discardDownTo(n))),
  rule("instruction", "either draw or discard cards until you have {n:number} card/cards in your hand", ({ n }) => [
    { do: "drawUntil", handSize: n },
    discardDownTo(n),
  ]),
  rule(
    "instruction",
    "this attack does as much damage to {to:pokemon} as attacks did to this Pokémon during your opponent's last turn",
    ({ to }) => one({ do: "damage", amount: { count: "damageTakenLastTurn", of: self }, to }),
  ),
  rule(
    "instruction",
    "search your deck for a card that has no Abilities that evolves from {of:pokemon} and put it onto that Pokémon to evolve it",
    ({ of }) => evolveFromDeck(of, { hasAbility: false }),
  ),
  rule("modes", "{a:steps} ; or {b:steps}", ({ a, b }) => [a, b]),
  rule("abilitySentence", "once at the end of your turn , [if {when?:condition} ,] {steps}", ({ when, steps }) =>
    steps[0]?.do === "may" || steps[0]?.do === "if" || steps.length === 0
      ? undefined
      : { says: "triggered", on: { event: "endOfTurn", of: "you" }, ...tidy({ while: when }), limit: "oncePerTurn", steps },
  ),
  rule("sentence", "play this card as if it were a Basic {types} Pokémon with {hp:number} HP", ({ hp, types }) => ({
    says: "fossil",
    hp,
    types,
  })),
  rule("sentence", "this card provides every type of Energy but provides only {n:number} Energy at a time", ({ n }) => ({
    says: "provides",
    units: Array.from({ length: n }, () => ENERGY_TYPES),
  })),
  rule(
    "sentence",
    "if {when:condition} , this card instead provides every type of Energy but provides only {n:number} Energy at a time",
    ({ when, n }) => ({ says: "provides", units: Array.from({ length: n }, () => ENERGY_TYPES), when }),
  ),
  rule("sentence", "if {when:condition} , this card instead provides {s:symbols} Energy", ({ when, s }) => ({
    says: "provides",
    units: s.map((symbol) => [symbol]),
    when,
  })),
  rule("fact", "that player played any {where:cardNoun} from their hand during this turn", ({ where }) => ({
    if: "history",
    event: { during: "thisTurn", happened: "played", by: "you", where },
  })),
  rule("instruction", "remove {a:afflictions} from {pokemon}", ({ a, pokemon }) => one({ do: "cure", pokemon, conditions: a })),
  rule("remark", "any attached cards , damage counters , Special Conditions , and any other effects remain on the new Pokémon", () => true),
];
