import type { CardSelector, Instruction, Who } from "@/games/pokemon/engine/effects/language";
import { tidy, unlessEmpty } from "@/kernel/texts/merge";
import { allBut } from "../../unresolved/hand-size";
import { POINTS_TO, thoseCards } from "../../unresolved/references";
import { rule } from "../pattern";
import { fromZone } from "./cards";
import { rareCandy } from "./moving";

const one = (instruction: Instruction): readonly Instruction[] => [instruction];
const named = (cards: CardSelector): Instruction => ({ do: "look", cards });
const random = (of: Who, count: number): CardSelector => ({ cards: "random", zone: "hand", of, count });

/** Cards as cards before Black & White speak of them. */
export const olderCardRules = [
  rule("remark", "you can play only {n:number} Supporter card each turn", () => true),
  rule("remark", "when you play this card , put it next to your Active Pokémon", () => true),
  rule("remark", "when your turn ends , discard this card", () => true),
  rule("remark", "any other effects that would happen after applying Weakness and Resistance still happen", () => true),
  rule("remark", "any other effects of attacks still happen", () => true),
  rule("remark", "(doesn't count as a basic Energy card when not in play and has|has) no effect other than providing Energy", () => true),
  rule("remark", "do the damage before switching the Pokémon", () => true),
  rule("remark", "you draw your card first", () => true),
  rule("remark", "this counts as evolving {p:pokemon}", () => true),
  rule("remark", "if you don't have that many {where:cardNoun} in your discard pile , put all of them into your hand", () => true),
  rule("remark", "ignore this effect if (you don't|your opponent doesn't) have any Benched Pokémon", () => true),

  rule("remark", "if {p:pokemon} has fewer damage counters than that , remove all of them", () => true),
  rule("remark", "before doing damage , count the remaining HP of {a:pokemon} and {b:pokemon}", () => true),
  rule(
    "remark",
    "any cards attached to {p:pokemon} , damage counters , Special Conditions , and effects on it are now on the new Pokémon",
    () => true,
  ),
  rule("remark", "do the damage before switching the Pokémon . switch the Pokémon even if this Pokémon is Knocked Out", () => true),
  rule("instruction", "search your deck for another {name} and switch it with this Pokémon", ({ name }, { name: own }) =>
    name === own || own === `${name} δ`
      ? one({ do: "exchange", pokemon: { pokemon: "self" }, with: fromZone("deck", "you", { count: 1, where: { names: [name] } }) })
      : undefined,
  ),
  rule("sentence", "if you do , put this Pokémon on top of your deck", () => ({ says: "exchanged" })),
  rule("cards", "(the|that) card you chose", () => thoseCards),
  rule("cards", "{n:number} of the other {where:cardHead} (from|in) {of:whose} hand", ({ n, where, of }) =>
    fromZone("hand", of, { count: n, ...tidy({ where: unlessEmpty(where) }) }),
  ),
  rule("cards", "the {n:number} cards from the bottom of {of:whose} deck", ({ n, of }) => ({ cards: "bottom", of, count: n })),
  rule("sentence", "{cost:steps} in order to {steps}", ({ cost, steps }) => ({ says: "paidFor", cost, steps })),
  rule("sentence", "if you can't {cost:steps} , you can't (play|use) this card", ({ cost }) =>
    cost.some((step) => step.do === "move") ? { says: "mustPay" } : undefined,
  ),
  rule("sentence", "if this is the only card in your hand , you can't (play|use) this card", () => ({
    says: "only",
    when: { if: "compare", left: { count: "cards", zone: "hand", of: "you" }, is: ">=", right: 1 },
  })),
  rule("instruction", "count the number of cards in your opponent's hand and draw that many cards", () =>
    one({ do: "draw", count: { count: "cards", zone: "hand", of: "opponent" } }),
  ),
  rule("instruction", "if (he or she|they|your opponent) has any {where:cardNoun} [there] , choose {n:number} of them", ({ where, n }) =>
    one(named({ cards: "choose", from: { binding: POINTS_TO.cards }, count: n, where })),
  ),
  rule(
    "sentence",
    "this card provides {s:symbols} Energy when attached to a Pokémon that already has Special Energy cards attached to it",
    ({ s }) => ({
      says: "provides",
      units: s.map((symbol) => [symbol]),
      when: {
        if: "pokemon",
        is: { pokemon: "self" },
        where: { energy: { where: { energyKind: "Special" }, atLeast: 2 } },
      },
    }),
  ),
  rule("cards", "{n:number} card/cards from {of:whose} hand without looking", ({ n, of }) => random(of, n)),
  rule("cards", "a card from {of:whose} hand without looking", ({ of }) => random(of, 1)),
  rule("instruction", "search/searches {of:whose} discard pile for {some}", ({ of, some }) => one(named(fromZone("discard", of, some)))),
  rule("instruction", "search/searches {of:whose} discard pile for {some} , reveal/reveals (it|them)", ({ of, some }) => [
    named(fromZone("discard", of, some)),
    { do: "reveal", cards: thoseCards },
  ]),
  rule("instruction", "discard/discards {cards} without looking", ({ cards }) =>
    cards.cards === "choose" && "zone" in cards.from && cards.from.zone === "hand" && typeof cards.count === "number"
      ? one({ do: "move", cards: random(cards.from.of, cards.count), destination: { to: "discard" } })
      : undefined,
  ),
  rule("post", "named {names}", ({ names }) => ({ where: { names } })),
  rule("cardPost", "named {names}", ({ names }) => ({ names })),
  rule("sentence", "this card can be attached only to (a|an) {d:described}", ({ d }) =>
    d.place || d.side ? undefined : { says: "attachTo", where: d.where },
  ),
  rule(
    "sentence",
    "attach this card to (1 of your|a|an) {d:described} (in play|that doesn't already have a Pokémon Tool attached to it)",
    ({ d }) => (d.place || d.side ? undefined : { says: "attachTo", where: d.where }),
  ),
  rule("head", "Pokémon LV-X", () => ({ marks: ["LV.X"] })),
  rule("head", "Pokémon SP", () => ({ marks: ["SP"] })),
  rule("head", "Baby Pokémon", () => ({ marks: ["Baby"] })),
  rule("head", "Pokémon δ", () => ({ marks: ["Delta Species"] })),
  rule("cardHead", "Evolution card/cards", () => ({ category: "Pokémon", evolution: true })),
  rule("cardHead", "Basic Pokémon card/cards", () => ({ category: "Pokémon", stages: ["Basic"] })),
  rule("post", "that has δ on its card", () => ({ where: { marks: ["Delta Species"] } })),
  rule("cardPost", "that (has|have) δ on (its card|their cards)", () => ({ marks: ["Delta Species"] })),

  // Cards that are played as Pokémon.
  rule("sentence", "play this card as if it were a [{C?:type}] Basic Pokémon", ({ C = "Colorless" }, { hp }) =>
    hp ? { says: "fossil", hp, types: [C] } : undefined,
  ),
  rule("remark", "this card counts as a Pokémon < instead of a Trainer card >", () => true),
  rule(
    "remark",
    "this card counts as a Trainer card as well , but if this card is Knocked Out , this counts as a Knocked Out Pokémon",
    () => true,
  ),
  rule("remark", "at any time during your turn before your attack , you may discard this card [from play]", () => true),
  rule("remark", "this doesn't count as a Knocked Out Pokémon", () => true),
  rule("changes", "this card has no attacks , {a:changes}", ({ a }) => a),

  rule("remark", "attach this card to {n:one} of your Pokémon [in play]", () => true),
  rule("remark", "that Pokémon may use this card's attack instead of its own", () => true),
  rule("abilitySentence", "at the end of your turn , discard this card", () => ({
    says: "triggered",
    on: { event: "endOfTurn", of: "you" },
    steps: [{ do: "move", cards: { cards: "self" }, destination: { to: "discard" } }],
  })),
  rule("remark", "(doesn't count|this card doesn't count) as a basic Energy card [when not in play]", () => true),
  rule("remark", "you draw your cards first", () => true),
  rule("remark", "if your opponent has no Benched Pokémon , ignore this effect", () => true),
  rule("remark", "the Supporter card remains in {of:whose} discard pile", () => true),
  rule("cardHead", "{types} Basic Pokémon card/cards", ({ types }) => ({ category: "Pokémon", stages: ["Basic"], types })),
  rule("cardHead", "Baby Pokémon card/cards", () => ({ category: "Pokémon", marks: ["Baby"] })),
  rule("some", "{a:name} or {b:name}", ({ a, b }) => ({ count: 1, where: { names: [a, b] } })),
  rule("some", "{n:one} {a:name} , {m:one} {b:name} , or {o:one} {c:name}", ({ a, b, c }) => ({ count: 1, where: { names: [a, b, c] } })),
  rule("some", "{a:name} , {b:name} , or {c:name}", ({ a, b, c }) => ({ count: 1, where: { names: [a, b, c] } })),
  rule("instruction", "search your deck for {some} and switch it with this Pokémon", ({ some }) =>
    some.count === 1 && some.where?.names
      ? one({ do: "exchange", pokemon: { pokemon: "self" }, with: fromZone("deck", "you", some) })
      : undefined,
  ),
  rule("instruction", "put the bottom {n:number} cards of {of:whose} deck into your hand", ({ n, of }) =>
    one({ do: "move", cards: { cards: "bottom", of, count: n }, destination: { to: "hand" } }),
  ),
  rule("instruction", "put the bottom (card|a card) of {of:whose} deck into your hand", ({ of }) =>
    one({ do: "move", cards: { cards: "bottom", of, count: 1 }, destination: { to: "hand" } }),
  ),
  rule("instruction", "draw a number of cards up to {n:amount}", ({ n }) => one({ do: "draw", count: n, upTo: true })),
  rule("instruction", "choose {n:number} card/cards in your hand and shuffle the other cards in your hand into your deck", ({ n }) =>
    one({ do: "move", cards: allBut(n, "you"), destination: { to: "deck", place: "shuffled" } }),
  ),
  rule(
    "sentence",
    "while in play , this card provides {a:type} Energy and {b:type} Energy , but provides only {n:number} Energy at a time",
    ({ a, b, n }) => ({ says: "provides", units: Array.from({ length: n }, () => [a, b]) }),
  ),
  rule("instruction", "look at the top {n:number} cards of {of:whose} deck [,] and choose {some}", ({ n, of, some }) => [
    named({ cards: "top", of, count: n }),
    named({ cards: "choose", from: { binding: POINTS_TO.cards }, ...some }),
  ]),
  rule("sentence", "trade {n:number} of the other cards in your hand for {cards}", ({ n, cards }) =>
    cards.cards === "choose" && "zone" in cards.from && cards.from.zone === "discard"
      ? {
          says: "paidFor",
          cost: [{ do: "move", cards: fromZone("hand", "you", { count: n }), destination: { to: "discard" } }],
          steps: [{ do: "move", cards: { ...cards, except: POINTS_TO.otherThan }, destination: { to: "hand" } }],
        }
      : undefined,
  ),
  rule(
    "instruction",
    "if you have a Stage 1 or Stage 2 card that evolves from that Pokémon in your hand , put that card (on|onto) the Basic Pokémon",
    () => rareCandy(["Stage 1", "Stage 2"]),
  ),
  rule("fact", "the discarded card is (a|an) {where:cardNoun}", ({ where }) => ({ if: "bound", binding: POINTS_TO.cards, where })),
  rule("remark", "you choose your new Active Pokémon first", () => true),
  rule("remark", "all if there are (less|fewer) than {n:number}", () => true),
  rule("remark", "any other effects that would happen after applying (Weakness|Resistance) still happen", () => true),
  rule("remark", "if you have fewer than {n:number} {where:cardNoun} there , take all of them", () => true),
  rule("remark", "if {p:pokemon} has (less|fewer) than {n:number} damage counters , remove all of them", () => true),
  rule("remark", "doesn't count as a basic Energy [card] when not in play and has no effect other than providing Energy", () => true),
  rule("fact", "{p:pokemon} has δ on its card", ({ p }) => ({ if: "pokemon", is: p, where: { marks: ["Delta Species"] } })),
  rule("instruction", "reveal cards from your deck until you reveal (a|an) {where:cardHead}", ({ where }) =>
    one({ do: "reveal", cards: { cards: "topUntil", of: "you", where, count: 1 } }),
  ),
  rule("instruction", "discard a number of cards until you have {n:number} cards in your hand", ({ n }) =>
    one({ do: "move", cards: allBut(n, "you"), destination: { to: "discard" } }),
  ),
  rule("instruction", "discards a number of cards until your opponent has {n:number} cards in his or her hand", ({ n }) =>
    one({ do: "move", cards: allBut(n, "opponent"), destination: { to: "discard" } }),
  ),
  rule("instruction", "discard a number of cards without looking until your opponent has {n:number} cards in his or her hand", ({ n }) =>
    one({
      do: "move",
      cards: {
        cards: "random",
        zone: "hand",
        of: "opponent",
        count: { subtract: [{ count: "cards", zone: "hand", of: "opponent" }, n] },
      },
      destination: { to: "discard" },
    }),
  ),
  rule(
    "instruction",
    "search your deck or [your] discard pile for {some} , reveal (it|them) , and put (it|them) into your hand",
    ({ some }) =>
      one({
        do: "chooseMode",
        modes: (["deck", "discard"] as const).map((zone) => [
          { do: "move", cards: fromZone(zone, "you", some), destination: { to: "hand" }, reveal: true },
        ]),
      }),
  ),
  rule("instruction", "search your deck for {where:cardNoun} and put as many of them as you like onto your Bench", ({ where }) =>
    one({ do: "move", cards: fromZone("deck", "you", { count: "any", where }), destination: { to: "bench" } }),
  ),
  rule("instruction", "discard all {where:cardHead} in play < both yours and your opponent's >", ({ where }) =>
    where.category === "Trainer" && where.trainerKinds?.join() === "Technical Machine"
      ? one({
          do: "move",
          cards: {
            cards: "attached",
            to: { pokemon: "all", side: "both", place: "inPlay" },
            what: "tool",
            count: "all",
            where: { trainerKinds: ["Technical Machine"] },
          },
          destination: { to: "discard" },
        })
      : undefined,
  ),
  rule("sentence", "this card provides {a:type} and [/] [or] {b:type} Energy but provides {n:number} Energy at a time", ({ a, b, n }) => ({
    says: "provides",
    units: Array.from({ length: n }, () => [a, b]),
  })),
  rule("remark", "attach this card to 1 of your Pokémon that doesn't (already have|have) a Pokémon Tool attached to it", () => true),
  rule("remark", "if the Pokémon has fewer damage counters than that , remove all of them", () => true),
  rule(
    "remark",
    "(any|all) other effects of attacks , (Poké-Powers , Poké-Bodies|Pokémon Powers) , and Trainer cards still happen",
    () => true,
  ),
  // The Pokémon whose place another card of the deck took is in the deck already, and that is shuffled.
  rule("sentence", "[if you do ,] shuffle this Pokémon into your deck", () => ({ says: "exchanged" })),
  // Of any form: the Normal Form has the bare name.
  rule("instruction", "search your deck for any {name} and switch it with this Pokémon", ({ name }, { name: own }) =>
    own === name || own.startsWith(`${name} `)
      ? one({
          do: "exchange",
          pokemon: { pokemon: "self" },
          with: fromZone("deck", "you", {
            count: 1,
            where: { category: "Pokémon", nameContains: name, stages: ["Basic"], not: { ruleBox: true } },
          }),
        })
      : undefined,
  ),
  rule("change", "you can't attach [any] {where:cardNoun} from your hand to {to:pokemon}", ({ where, to }) =>
    where.category === "Energy" ? [{ change: { forbid: "attachEnergy", who: "you", to, where } }] : undefined,
  ),
];
