import type { CardSelector, Instruction, Who } from "@/engine/pokemon/effects/language";
import { rule } from "../pattern";
import { thoseCards } from "../references";
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
