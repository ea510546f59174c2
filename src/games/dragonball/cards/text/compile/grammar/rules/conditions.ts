import type { CardFilter, Cards, Condition, Range } from "@/games/dragonball/engine/effects/language";
import { at, atHome } from "../../unresolved/nouns";
import { theirsOf } from "../../unresolved/players";
import { type Rule, rule } from "../pattern";

/** So many cards are there; one unless said. */
const there = (cards: Cards | undefined, range: Range = {}): Condition | undefined => cards && { there: cards, ...range };
const not = (condition: Condition | undefined): Condition | undefined => condition && { not: condition };

const LEADER = "(Leader|Leader Card|Leaders)";
const YOUR_LEADER: Cards = { in: "leader" };
const isLeader = (is: CardFilter, of: "you" | "opponent" = "you"): Condition => ({
  card: of === "you" ? YOUR_LEADER : { in: "leader", of },
  is,
});

const leaders: readonly Rule[] = [
  rule("condition", `your ${LEADER} is [(a|an)] {adjectives} [(card|cards|Leader|Leader Card)]`, ({ adjectives }) => isLeader(adjectives)),
  rule("condition", `your ${LEADER} is (a|an) [{a?:adjectives}] card {qualities}`, ({ a, qualities }) => {
    const where = a ? bothOf(a, qualities) : qualities;
    return where && isLeader(where);
  }),
  rule("condition", `your ${LEADER} has {havings}`, ({ havings }) => isLeader(havings)),
  rule("condition", `your ${LEADER} is {adjectives} and has {havings}`, ({ adjectives, havings }) => {
    const where = bothOf(adjectives, havings);
    return where && isLeader(where);
  }),
  rule("condition", `your ${LEADER} is (a|an) [{a?:adjectives}] (Z-Leader|Z-Leader Card)`, ({ a }) => isLeader({ z: true, ...a })),
  rule("condition", `your opponent's ${LEADER} is [(a|an)] {adjectives} [(card|cards)]`, ({ adjectives }) =>
    isLeader(adjectives, "opponent"),
  ),
];

function bothOf(one: CardFilter, other: CardFilter): CardFilter | undefined {
  return Object.keys(one).some((key) => key in other) ? undefined : { ...one, ...other };
}

const counts: readonly Rule[] = [
  rule("condition", "your life is at {range}", ({ range }) => ({ there: { in: "life" }, ...range })),
  rule("condition", "your opponent's life is at {range}", ({ range }) => ({ there: { in: "life", of: "opponent" }, ...range })),
  rule("condition", "you have {range} {n:nouns}", ({ range, n }) => there(atHome(n, "you"), range)),
  rule("condition", "your opponent has {range} {n:nouns}", ({ range, n }) => there(atHome(n, "opponent"), range)),
  rule("condition", "you have {range} {n:nouns} in play", ({ range, n }) => there(atHome(n, "you"), range)),
  rule("condition", "your opponent has {range} {n:nouns} in play", ({ range, n }) => there(atHome(n, "opponent"), range)),
  rule("condition", "you have (a|an|any) {n:nouns} in play", ({ n }) => there(atHome(n, "you"))),
  rule("condition", "your opponent has (a|an|any) {n:nouns} in play", ({ n }) => there(atHome(n, "opponent"))),
  rule("condition", "you (don't|do not) have (a|an|any) {n:nouns} in play", ({ n }) => not(there(atHome(n, "you")))),
  rule("condition", "your opponent (doesn't|does not) have (a|an|any) {n:nouns} in play", ({ n }) => not(there(atHome(n, "opponent")))),
  rule("condition", "you have {range} {n:nouns} {place}", ({ range, n, place }) => there(at(n, place), range)),
  rule("condition", "your opponent has {range} {n:nouns} {place}", ({ range, n, place }) => {
    const found = there(at(n, place), range);
    return found && theirsOf("opponent", found);
  }),
  rule("condition", "you have (a|an|any) {n:nouns} {place}", ({ n, place }) => there(at(n, place))),
  rule("condition", "there is/are {range} {n:nouns} {place}", ({ range, n, place }) => there(at(n, place), range)),
  rule("condition", "there is/are (a|an|any) {n:nouns} {place}", ({ n, place }) => there(at(n, place))),
  rule("condition", "there are no {n:nouns} {place}", ({ n, place }) => not(there(at(n, place)))),
  rule("condition", "(a|an) {n:nouns} is {place}", ({ n, place }) => there(at(n, place))),
  rule("condition", "{range} {n:nouns} is/are {place}", ({ range, n, place }) => there(at(n, place), range)),
  rule("condition", "all of your {n:nouns} is/are {adjectives}", ({ n, adjectives }) => {
    const cards = atHome(n, "you");
    return cards && { card: cards, is: adjectives };
  }),
  rule("condition", "all of your {n:nouns} is/are in {mode}", ({ n, mode }) => {
    const cards = atHome(n, "you");
    return cards && { card: cards, is: { mode } };
  }),
];

const states: readonly Rule[] = [
  rule("condition", "(it's|it is) your turn", () => ({ turnOf: "you" })),
  rule("condition", "(it's|it is) your opponent's turn", () => ({ turnOf: "opponent" })),
  rule("condition", "this card is in {mode}", ({ mode }) => ({ card: "this", is: { mode } })),
  rule("condition", "this card has {havings}", ({ havings }) => ({ card: "this", is: havings })),
  rule("condition", "this card's power is {range}", ({ range }) => ({ card: "this", is: { power: range } })),
  rule("condition", "this card is in a battle", () => ({ card: "this", is: { inBattle: true } })),
  rule("condition", "the attacking card has {havings}", ({ havings }) => ({ card: "attackCard", is: havings })),
];

const lists: readonly Rule[] = [
  rule("conditions", "{condition}", ({ condition }) => condition),
  rule("conditions", "{a:condition} [,] and [if] {b:condition}", ({ a, b }) => ({ all: [a, b] })),
  rule("conditions", "{a:condition} , {b:condition} [,] and [if] {c:condition}", ({ a, b, c }) => ({ all: [a, b, c] })),
  rule("conditions", "{a:condition} [,] or {b:condition}", ({ a, b }) => ({ any: [a, b] })),
  rule("conditions", "{a:condition} [,] or {b:condition} and {c:condition}", ({ a, b, c }) => ({ any: [a, { all: [b, c] }] })),
];

export const conditionRules: readonly Rule[] = [...leaders, ...counts, ...states, ...lists];
