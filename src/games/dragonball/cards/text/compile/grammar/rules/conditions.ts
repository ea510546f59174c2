import type { CardFilter, Cards, Condition, Range } from "@/games/dragonball/engine/effects/language";
import { merge } from "@/kernel/texts/merge";
import { at, atHome, filterOf, inPlay, liesByItself, type Noun, within } from "../../unresolved/nouns";
import { theirsOf } from "../../unresolved/players";
import { IT, THEIR, thisUnder } from "../../unresolved/references";
import type { Tally } from "../kinds";
import { type Rule, rule } from "../pattern";

/** So many cards are there; one unless said. */
const there = (cards: Cards | undefined, range: Range = {}): Condition | undefined => cards && { there: cards, ...range };
const not = (condition: Condition | undefined): Condition | undefined => condition && { not: condition };

/** Conditions that must all hold, as one list. */
export function allOf(...conditions: readonly (Condition | undefined)[]): Condition | undefined {
  const known = conditions.filter((each) => each !== undefined);
  if (known.length < conditions.length) return undefined;
  return { all: known.flatMap((each): readonly Condition[] => ("all" in each ? each.all : [each])) };
}

/** What a card is: "red", "a red 《Moss》 card", "red or a card with 5000 power". */
const described: readonly Rule[] = [
  rule("described", "{adjectives}", ({ adjectives }) => adjectives),
  rule("described", "[(a|an)] {nouns}", ({ nouns }) => (nouns.demands ? undefined : filterOf(nouns))),
  rule("described", "{adjectives} or [is] (a|an) {nouns}", ({ adjectives, nouns }) => {
    const other = nouns.demands ? undefined : filterOf(nouns);
    return other && { anyOf: [adjectives, other] };
  }),
  rule("described", "{adjectives} and has {havings}", ({ adjectives, havings }) => merge<CardFilter>(adjectives, havings)),
];

const LEADER = "(Leader|Leader Card|Leaders)";
const YOURS: Cards = { in: "leader" };
const THEIRS: Cards = { in: "leader", of: "opponent" };

const leaders: readonly Rule[] = (
  [
    [`your ${LEADER}`, `your (Leader's|Leader Card's)`, YOURS],
    [`your opponent's ${LEADER}`, `your opponent's (Leader's|Leader Card's)`, THEIRS],
  ] as const
).flatMap(([leader, leaders, card]) => [
  rule("condition", `${leader} is {described}`, ({ described: is }) => ({ card, is })),
  rule("condition", `${leader} (isn't|is not) {described}`, ({ described: is }) => ({ not: { card, is } })),
  rule("condition", `${leader} has {havings}`, ({ havings }) => ({ card, is: havings })),
  rule("condition", `${leaders} back side is {described}`, ({ described: back }) => ({ card, is: { back } })),
  rule("condition", `${leaders} back [side] is facing up`, () => ({ card, is: { side: "back" } })),
  rule("condition", `${leaders} front [side] is facing up`, () => ({ card, is: { side: "front" } })),
  rule("condition", `${leader} is on its back [side]`, () => ({ card, is: { side: "back" } })),
  rule("condition", `${leader} is in {mode}`, ({ mode }) => ({ card, is: { mode } })),
]);

/** So many of some cards, wherever they lie. */
const tallies: readonly Rule[] = [
  rule("tally", "[(a|an|any)] {n:nouns}", ({ n }) => ({ of: n, range: {} })),
  rule("tally", "another {n:nouns}", ({ n }) => another(n)),
  rule("tally", "[a total of] {range} [of] {n:nouns}", ({ range, n }) => ({ of: n, range })),
  rule("tally", "at least {n:number} {of:nouns}", ({ n, of }) => ({ of, range: { atLeast: n } })),
  rule("tally", "no {n:nouns}", ({ n }) => ({ of: n, range: { exactly: 0 } })),
];

function another(noun: Noun): Tally | undefined {
  if (noun.anyOf) return undefined;
  const where = merge<CardFilter>(noun.where, { other: true });
  return where && { of: { ...noun, where }, range: {} };
}

/** "No cards are there" is said as such; where 8 are there 7 are there. */
function counted({ range, of }: Tally, cards: Cards | undefined): Condition | undefined {
  if (of.demands) return differing(of, range, cards);
  if (range.exactly === 0) return not(there(cards));
  // "6 or fewer cards under a ＜Moss＞ card": of a card that is there.
  if (typeof cards === "object" && "under" in cards && !cards.where && typeof cards.under === "object" && "in" in cards.under)
    return there(within(cards.under, { under: range.exactly === undefined ? range : { atLeast: range.exactly } }));
  return there(cards, range.exactly === undefined ? range : { atLeast: range.exactly });
}

/** "3 or more cards with different names": as many names as that are among them. */
function differing({ demands }: Noun, range: Range, among: Cards | undefined): Condition | undefined {
  const { different, ...others } = demands ?? {};
  if (!among || Object.keys(others).length > 0 || (different !== "name" && different !== "character")) return undefined;
  return { number: { different: different === "name" ? "names" : "characters", among }, ...range };
}

/** What a player has, said of "them". */
const possessions: readonly Rule[] = [
  rule("possession", "{tally} {place}", ({ tally, place }) => counted(tally, at(tally.of, place))),
  rule("possession", "{tally} in hand", ({ tally }) => counted(tally, at(tally.of, { in: "hand", of: THEIR }))),
  rule("possession", "{tally} in play", ({ tally }) => counted(tally, inPlay(tally.of, THEIR))),
  rule("possession", "{tally} in play {qualities}", ({ tally, qualities }) => {
    const cards = inPlay(tally.of, THEIR);
    return counted(tally, cards && within(cards, qualities));
  }),
  rule("possession", "{tally} in play {place}", ({ tally, place }) => counted(tally, at(tally.of, place))),
  rule("possession", "{tally}", ({ tally }) => (liesByItself(tally.of) ? counted(tally, atHome(tally.of, THEIR)) : undefined)),
  rule("possession", "{a:tally} and {b:tally} {place}", ({ a, b, place }) => both(a, b, (noun) => at(noun, place))),
  rule("possession", "both {a:noun} and {b:noun} {place}", ({ a, b, place }) =>
    both({ of: a, range: {} }, { of: b, range: {} }, (noun) => at(noun, place)),
  ),
  rule("possession", "{range} colors among cards {place}", ({ range, place }) => ({
    number: { different: "colors", among: place },
    ...range,
  })),
  rule("possession", "{a:tally} and {b:tally} in play", ({ a, b }) => both(a, b, (noun) => inPlay(noun, THEIR))),
  rule("possessions", "{possession}", ({ possession }) => possession),
  rule("possessions", "{a:possession} [,] and {b:possessions}", ({ a, b }) => allOf(a, b)),
  rule("possessions", "{a:possession} , {b:possession} , and {c:possession}", ({ a, b, c }) => allOf(a, b, c)),
  rule("condition", "you (have|control) {possessions}", ({ possessions: all }) => theirsOf("you", all)),
  rule("condition", "you have {a:possession} or {b:possession}", ({ a, b }) => ({ any: [theirsOf("you", a), theirsOf("you", b)] })),
  rule("condition", "your opponent has {a:possession} or {b:possession}", ({ a, b }) => ({
    any: [theirsOf("opponent", a), theirsOf("opponent", b)],
  })),
  rule("condition", "you (don't|do not) have {possession}", ({ possession }) => not(theirsOf("you", possession))),
  rule("condition", "your opponent (has|controls) {possessions}", ({ possessions: all }) => theirsOf("opponent", all)),
  rule("condition", "your opponent (doesn't|does not) have {possession}", ({ possession }) => not(theirsOf("opponent", possession))),
  rule("condition", "you or your opponent (has|have) {possession}", ({ possession }) => ({
    any: [theirsOf("you", possession), theirsOf("opponent", possession)],
  })),
  rule("condition", "a player has {possession}", ({ possession }) => ({
    any: [theirsOf("you", possession), theirsOf("opponent", possession)],
  })),
  // Without a place of its own what one has is in play (DB-TEXT-02, DB-TEXT-03).
  rule("condition", "you have {tally}", ({ tally }) => counted(tally, atHome(tally.of, "you"))),
  rule("condition", "your opponent has {tally}", ({ tally }) => counted(tally, atHome(tally.of, "opponent"))),
];

/** "1 X and 1 Y in your Drop": both lie there. */
function both(a: Tally, b: Tally, lying: (noun: Noun) => Cards | undefined): Condition | undefined {
  return liesByItself(a.of) || liesByItself(b.of) ? undefined : allOf(counted(a, lying(a.of)), counted(b, lying(b.of)));
}

const counts: readonly Rule[] = [
  rule("condition", "your life is {range}", ({ range }) => ({ there: { in: "life" }, ...range })),
  rule("condition", "your life is (less than or equal to|equal to or less than) your opponent's [life]", () => ({
    there: { in: "life" },
    atMost: { count: { in: "life", of: "opponent" } },
  })),
  rule("condition", "your life is at {range}", ({ range }) => ({ there: { in: "life" }, ...range })),
  rule("condition", "your opponent's life is at {range}", ({ range }) => ({ there: { in: "life", of: "opponent" }, ...range })),
  rule("condition", "(your life or your opponent's life|you or your opponent's life) is at {range}", ({ range }) => ({
    any: [
      { there: { in: "life" }, ...range },
      { there: { in: "life", of: "opponent" }, ...range },
    ],
  })),
  rule("condition", "(there is|there are|there's) {tally} {place}", ({ tally, place }) => counted(tally, at(tally.of, place))),
  rule("condition", "(there is|there are|there's) {range} colors (among cards|among the cards) {place}", ({ range, place }) => ({
    number: { different: "colors", among: place },
    ...range,
  })),
  rule("condition", "(there is|there are|there's) {range} colors in your energy", ({ range }) => ({
    number: { different: "colors", among: { in: "energy" } },
    ...range,
  })),
  rule("condition", "your life is {bound}", ({ bound }) => ({ there: { in: "life" }, ...bound })),
  rule("condition", "you and your opponent have {tally}", ({ tally }) => counted(tally, atHome(tally.of, "both"))),
  rule("condition", "all cards in your Battle Area are in {mode}", ({ mode }) => ({ card: { in: "battle" }, is: { mode } })),
  rule("condition", "(there is|there are|there's) {tally} in play", ({ tally }) => counted(tally, inPlay(tally.of, "both"))),
  rule("condition", "(there is|there are|there's) {tally} in play {place}", ({ tally, place }) => counted(tally, at(tally.of, place))),
  rule("condition", "(there is|there are|there's) {tally} between you and your opponent", ({ tally }) =>
    counted(tally, atHome(tally.of, "both")),
  ),
  rule("condition", "{a:tally} and {b:tally} is/are [in play] {place}", ({ a, b, place }) => both(a, b, (noun) => at(noun, place))),
  rule("condition", "{tally} is/are [in play] {place}", ({ tally, place }) => counted(tally, at(tally.of, place))),
  rule("condition", "{tally} (isn't|is not|aren't|are not) [in play] {place}", ({ tally, place }) =>
    not(counted(tally, at(tally.of, place))),
  ),
  rule("condition", "{tally} (isn't|is not|aren't|are not) in play", ({ tally }) => not(counted(tally, inPlay(tally.of, "both")))),
  rule("condition", "{tally} is/are in play", ({ tally }) => counted(tally, inPlay(tally.of, "both"))),
  rule("condition", "your {n:nouns} is in a battle", ({ n }) => fighting(n)),
  rule("condition", "one of your {n:nouns} is in a battle", ({ n }) => fighting(n)),
  rule("condition", "all of your {n:nouns} is/are {described}", ({ n, described: is }) => {
    const cards = atHome(n, "you");
    return cards && { card: cards, is };
  }),
  rule("condition", "all of your {n:nouns} is/are in {mode}", ({ n, mode }) => {
    const cards = atHome(n, "you");
    return cards && { card: cards, is: { mode } };
  }),
  rule("condition", "all of your opponent's {n:nouns} is/are in {mode}", ({ n, mode }) => {
    const cards = atHome(n, "opponent");
    return cards && { card: cards, is: { mode } };
  }),
  rule("condition", `your ${LEADER} and [all of your] energy is/are [all] {adjectives}`, ({ adjectives }) => ({
    all: [
      { card: YOURS, is: adjectives },
      { card: { in: "energy" }, is: adjectives },
    ],
  })),
];

function fighting(noun: Noun): Condition | undefined {
  const where = noun.demands ? undefined : filterOf(noun);
  const asked = where && merge<CardFilter>(where, { inBattle: true });
  return asked && there({ in: ["leader", "battle", "unison"], where: asked });
}

/** Itself among others. */
const ITSELF: CardFilter = { not: { other: true } };

const states: readonly Rule[] = [
  rule("condition", "(it's|it is) your turn", () => ({ turnOf: "you" })),
  rule("condition", "(it's|it is) your opponent's turn", () => ({ turnOf: "opponent" })),
  rule("condition", "this card is in {mode}", ({ mode }) => ({ card: "this", is: { mode } })),
  rule("condition", "this card has {havings}", ({ havings }) => ({ card: "this", is: havings })),
  rule("condition", "this card has {range} (marker|markers) on it", ({ range }) => ({ card: "this", is: { markers: range } })),
  rule("condition", "this card is {described}", ({ described: is }) => ({ card: "this", is })),
  rule("condition", "this card's power is {range}", ({ range }) => ({ card: "this", is: { power: range } })),
  rule("condition", "this card is in a battle", () => ({ card: "this", is: { inBattle: true } })),
  rule("condition", "there are {range} (marker|markers) on this card", ({ range }) => ({ card: "this", is: { markers: range } })),
  rule("condition", "it has {tally} under it", ({ tally }) => counted(tally, at(tally.of, { under: IT }))),
  rule("condition", "this card has {tally} under it", ({ tally }) => counted(tally, at(tally.of, { under: "this" }))),
  rule("condition", "your opponent's Leader has {tally} under it", ({ tally }) => counted(tally, at(tally.of, { under: THEIRS }))),
  rule("condition", "your opponent's Leader doesn't have {tally} under it", ({ tally }) =>
    not(counted(tally, at(tally.of, { under: THEIRS }))),
  ),
  rule("condition", "this card is in a Combo Area", () => lying({ in: "combo" })),
  rule("condition", "this card is {place}", ({ place }) => (typeof place === "object" && "in" in place ? lying(place) : undefined)),
  // DB-UNDER-04: a skill that asks for it works there.
  rule("condition", "this card is under [(a|an|your)] {n:nouns} [in (your|a) Battle Area]", ({ n }) => {
    const where = n.demands ? undefined : filterOf(n);
    return where && { card: thisUnder({ in: ["leader", "battle", "unison"], of: "both", where }), is: {} };
  }),
  rule("condition", "the attacking card has {havings}", ({ havings }) => ({ card: "attackCard", is: havings })),
];

const lying = (place: Extract<Cards, { in: unknown }>): Condition | undefined =>
  place.where ? undefined : { there: { ...place, where: ITSELF } };

/** "Either A or B": together they are one. */
const alternatives: readonly Rule[] = [
  rule("condition", "it (isn't|is not) so that {a:condition}", ({ a }) => ({ not: a })),
  rule("condition", "it (isn't|is not) so that both {a:condition} and {b:condition}", ({ a, b }) => not(allOf(a, b))),
  rule("condition", "either {a:condition} or [if] {b:condition}", ({ a, b }) => ({ any: [a, b] })),
  rule("condition", "either {a:condition} , [if] {b:condition} , or [if] {c:condition}", ({ a, b, c }) => ({ any: [a, b, c] })),
];

/** How conditions hang together: a comma parts them more than "and" does. */
const lists: readonly Rule[] = [
  rule("conditionList", "{condition}", ({ condition }) => condition),
  rule("conditionList", "{a:condition} , [if] {b:conditionList}", ({ a, b }) => allOf(a, b)),
  rule("allConditions", "{condition}", ({ condition }) => condition),
  rule("allConditions", "{a:conditionList} [,] and [(if|when)] {b:condition}", ({ a, b }) => allOf(a, b)),
  rule("allConditions", "{a:condition} while {b:condition}", ({ a, b }) => allOf(a, b)),
  rule("conditions", "{all:allConditions}", ({ all }) => all),
  rule("conditions", "{a:condition} or [if] {b:condition}", ({ a, b }) => ({ any: [a, b] })),
  rule("conditions", "{a:allConditions} , or [(if|when)] {b:allConditions}", ({ a, b }) => ({ any: [a, b] })),
  rule("conditions", "{a:condition} and-your Leader is {described} , or {others:eitherCondition}", ({ a, described: is, others }) =>
    allOf(a, { any: [{ card: YOURS, is }, ...others] }),
  ),
  rule("eitherCondition", "{a:condition}", ({ a }) => [a]),
  rule("eitherCondition", "{a:condition} , or {b:condition}", ({ a, b }) => [a, b]),
  rule("conditions", "{a:condition} or [if] {b:condition} , and {c:allConditions}", ({ a, b, c }) => allOf({ any: [a, b] }, c)),
];

export const conditionRules: readonly Rule[] = [
  ...described,
  ...leaders,
  ...tallies,
  ...possessions,
  ...counts,
  ...states,
  ...alternatives,
  ...lists,
];
