import type { CardSelector, Instruction, Who } from "@/engine/pokemon/effects/language";
import { tidy, unlessEmpty } from "../merge";
import { rule } from "../pattern";
import { POINTS_TO, thoseCards } from "../references";
import { fromZone } from "./cards";

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
  rule("instruction", "search your deck for (another|any) {name} and switch it with this Pokémon", ({ name }, { name: own }) =>
    name === own
      ? one({
          do: "exchange",
          pokemon: { pokemon: "self" },
          with: { cards: "choose", from: { zone: "deck", of: "you" }, count: 1, where: { names: [name] } },
        })
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
  rule("cards", "{n:number} card/cards at random from {of:whose} hand", ({ n, of }) => random(of, n)),
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
  rule("head", "Pokémon ☆", () => ({ marks: ["Star"] })),
  rule("head", "Pokémon δ", () => ({ marks: ["Delta Species"] })),
  rule("cardHead", "Evolution card/cards", () => ({ category: "Pokémon", evolution: true })),
  rule("cardHead", "Basic Pokémon card/cards", () => ({ category: "Pokémon", stages: ["Basic"] })),
  rule("post", "that has δ on its card", () => ({ where: { marks: ["Delta Species"] } })),
  rule("post", "that have δ on (its card|their cards)", () => ({ where: { marks: ["Delta Species"] } })),
  rule("cardPost", "that (has|have) δ on (its card|their cards)", () => ({ marks: ["Delta Species"] })),
];
