import type { Amount, Cards } from "@/games/dragonball/engine/effects/language";
import { at, atHome } from "../../unresolved/nouns";
import { type Rule, rule } from "../pattern";

const count = (cards: Cards | undefined): Amount | undefined => cards && { count: cards };

/** So often as there are such cards. */
export const times = (per: Amount, by: number): Amount => (by === 1 ? per : { times: [per, by] });

const counts: readonly Rule[] = [
  ...(
    [
      ["(less than or equal to|equal to or less than)", "atMost", 0],
      ["(greater than or equal to|equal to or greater than)", "atLeast", 0],
      ["(less than|lower than)", "atMost", -1],
      ["(greater than|higher than)", "atLeast", 1],
      ["equal to", "exactly", 0],
    ] as const
  ).map(([words, limit, more]) =>
    rule("bound", `${words} {measure}`, ({ measure }) => ({ [limit]: more === 0 ? measure : { plus: [measure, more] } })),
  ),
  rule("measure", "{of:whose} [current] energy", ({ of }) => ({ count: { in: "energy", ...(of !== "you" && { of }) } })),
  rule("measure", "{of:whose} [current] life", ({ of }) => ({ count: { in: "life", ...(of !== "you" && { of }) } })),
  rule("measure", "the [total] number of {n:nouns} {place}", ({ n, place }) => count(at(n, place))),
  rule("measure", "the [total] number of {of:whose} {n:nouns}", ({ n, of }) => count(atHome(n, of))),
  rule("measure", "the number of markers on this card", () => ({ the: "markers", of: "this" })),
  rule("measure", "{value}", ({ value }) => value),
  rule("measure", "this card's power", () => ({ the: "power", of: "this" })),
  rule("measure", "this card's energy cost", () => ({ the: "energyCost", of: "this" })),
  rule("per", "(for each|for every) {n:nouns} {place}", ({ n, place }) => count(at(n, place))),
  rule("per", "(for each|for every) of {of:whose} {n:nouns}", ({ n, of }) => count(atHome(n, of))),
  rule("per", "(for each|for every) {n:nouns} (you have in play|in play on your side)", ({ n }) => count(atHome(n, "you"))),
  rule("per", "(for each|for every) {n:nouns} your opponent has in play", ({ n }) => count(atHome(n, "opponent"))),
  rule("per", "(for each|for every) marker on {of:whose} {n:nouns}", ({ of, n }) => {
    const cards = atHome(n, of);
    return cards && { the: "markers", of: cards };
  }),
  rule("per", "(for each|for every) card color {place}", ({ place }) => ({ different: "colors", among: place })),
  rule("per", "(for each|for every) {n:nouns} [placed] under {cards}", ({ n, cards }) =>
    cards.choices.length > 0 ? undefined : count(at(n, { under: cards.cards })),
  ),
  rule("per", "(for each|for every) [different] color [type] (among|on|of) [all] cards {place}", ({ place }) => ({
    different: "colors",
    among: place,
  })),
  rule("per", "(for each|for every) marker on {cards}", ({ cards }) =>
    cards.choices.length > 0 ? undefined : { the: "markers", of: cards.cards },
  ),
  rule("per", "(for each|for every) {by:number} {n:nouns} {place}", ({ by, n, place }) => dividedBy(count(at(n, place)), by)),
  rule("per", "(for each|for every) {by:number} of {of:whose} {n:nouns}", ({ by, n, of }) => dividedBy(count(atHome(n, of)), by)),
];

/** A number of cards that the text has named: "the total power of those cards", "that card's original power". */
const values: readonly Rule[] = [
  rule("value", "the [total] {number:cardNumber} of {cards}", ({ number, cards }) =>
    cards.choices.length > 0 ? undefined : { the: number, of: cards.cards },
  ),
  rule("value", "{on:skillsOf} {number:cardNumber}", ({ number, on }) => ({ the: number, of: on.cards })),
  rule("value", "the attacking card's {number:cardNumber}", ({ number }) => ({ the: number, of: "attackCard" })),
  rule("cardNumber", "power", () => "power"),
  rule("cardNumber", "original power", () => "originalPower"),
  rule("cardNumber", "energy cost", () => "energyCost"),
  rule("cardNumber", "combo power", () => "comboPower"),
];

const dividedBy = (amount: Amount | undefined, by: number): Amount | undefined => amount && (by === 1 ? amount : { divided: [amount, by] });

export const amountRules: readonly Rule[] = [...counts, ...values];
