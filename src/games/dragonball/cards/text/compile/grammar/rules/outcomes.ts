import type { CardFilter, Cards, Condition, Range } from "@/games/dragonball/engine/effects/language";
import { merge } from "@/kernel/texts/merge";
import { filterOf, type Noun } from "../../unresolved/nouns";
import { narrowed } from "../../unresolved/picked";
import { CHOSEN, type Deed, done, IT, LOOKED, nthChosen, THAT } from "../../unresolved/references";
import type { Destination } from "../kinds";
import { type Rule, rule } from "../pattern";

const is = (card: Cards, what: CardFilter | undefined): Condition | undefined => what && { card, is: what };
const isNoun = (card: Cards, noun: Noun): Condition | undefined => (noun.demands ? undefined : is(card, filterOf(noun)));

/** Which card a question is about. */
const ABOUT: readonly (readonly [words: string, card: Cards])[] = [
  ["(it is|it's|it was)", IT],
  ["(that card is|that card's|that card was|that Battle Card is)", THAT],
  ["the card (being played|your opponent is playing) is", "beingPlayed"],
  ["the attacking [Battle] card is", "attackCard"],
  ["the (guarding|defending) card is", "guardCard"],
  ["the chosen card (is|was)", CHOSEN],
  ["the KO'd card (is|was)", done({ did: "ko" })],
  ["the discarded card (is|was)", done({ did: "discard" })],
  ["the revealed card (is|was)", LOOKED],
];
const HAVING: readonly (readonly [words: string, card: Cards])[] = [
  ["it has", IT],
  ["(that card|that Battle Card) has", THAT],
  ["the card (being played|your opponent is playing) has", "beingPlayed"],
];

const states: readonly Rule[] = [
  ...ABOUT.map(([words, card]) => rule("about", words, () => card)),
  rule("about", "the {ordinal} chosen card (is|was)", ({ ordinal }) => nthChosen(ordinal)),
  ...HAVING.map(([words, card]) => rule("aboutHas", words, () => card)),
  rule("condition", "{about} (a|an) {n:nouns}", ({ about, n }) => isNoun(about, n)),
  rule("condition", "{about} {adjectives}", ({ about, adjectives }) => is(about, adjectives)),
  rule("condition", "{about} not (a|an) {n:nouns}", ({ about, n }) => {
    const condition = isNoun(about, n);
    return condition && { not: condition };
  }),
  rule("condition", "{about} in {mode}", ({ about, mode }) => is(about, { mode })),
  rule("condition", "{aboutHas} {havings}", ({ aboutHas, havings }) => is(aboutHas, havings)),
  // A Unison that is being played is none.
  rule("condition", "the Battle Card (being played|your opponent is playing) has {havings}", ({ havings }) =>
    is("beingPlayed", merge<CardFilter>({ type: "Battle" }, havings)),
  ),
  rule("condition", "the Battle Card (being played|your opponent is playing) is {described}", ({ described }) =>
    is("beingPlayed", merge<CardFilter>({ type: "Battle" }, described)),
  ),
];

const BY = "[(by this skill|with this skill|using this skill|this way)]";
const MOVED = "(placed|added|sent|returned|put)";
const MOVE = "(place|add|send|return|put)";
/** What else is done with cards, and what is said of it. */
const DEEDS: readonly (readonly [past: string, verb: string, deed: Deed])[] = [
  ["discarded", "discard", { did: "discard" }],
  ["KO'd", "KO", { did: "ko" }],
  ["played", "play", { did: "play" }],
];

const moving = ({ to, beneath }: Destination): Deed | undefined => (beneath ? undefined : { did: "move", to });

/** Cards with which this skill has done something. */
const deeds: readonly Rule[] = [
  rule("deed", `${MOVED} {destination} ${BY}`, ({ destination }) => moving(destination)),
  rule("deed", `switched to {mode} ${BY}`, ({ mode }) => ({ did: mode })),
  ...DEEDS.map(([past, , deed]) => rule("deed", `${past} ${BY}`, () => deed)),
];

/** "If you added 1 or more cards to your hand". */
function there(deed: Deed | undefined, noun?: Noun, range: Range = {}): Condition | undefined {
  const where = noun ? filterOf(noun) : {};
  if (!deed || !where || noun?.demands) return undefined;
  return { there: Object.keys(where).length > 0 ? narrowed(done(deed), where) : done(deed), ...range };
}
const not = (condition: Condition | undefined): Condition | undefined => condition && { not: condition };

const asked: readonly Rule[] = [
  rule("condition", "(there is|there are) (a|any) {spokenOf}", ({ spokenOf }) => ({ there: spokenOf })),
  rule("condition", "(there is|there are) {range} {spokenOf}", ({ range, spokenOf }) => ({ there: spokenOf, ...range })),
  rule("condition", "(there is|there are) no {spokenOf}", ({ spokenOf }) => ({ not: { there: spokenOf } })),
  rule("condition", "you did", () => ({ done: true })),
  // What it was before is more than nothing: it lies in battle.
  rule("condition", "this skill reduces the chosen card's power to {range}", ({ range }) => ({ card: CHOSEN, is: { power: range } })),
  rule("condition", "you did all of it", () => ({ done: "wholly" })),
  rule("condition", "you negated a (Leader|Leader's|Leader Card's) attack with this skill", () => ({
    card: "attackCard",
    is: { type: "Leader" },
  })),
  rule("condition", `you ${MOVED} (a|an|any) {n:nouns} {destination} ${BY}`, ({ n, destination }) => there(moving(destination), n)),
  rule("condition", `you ${MOVED} {n:nouns} {destination} ${BY}`, ({ n, destination }) => there(moving(destination), n)),
  rule("condition", `you ${MOVED} {range} {n:nouns} {destination} ${BY}`, ({ n, range, destination }) =>
    there(moving(destination), n, range),
  ),
  rule("condition", `you chose to ${MOVE} (a|an|any) {n:nouns} {destination} ${BY}`, ({ n, destination }) => there(moving(destination), n)),
  rule("condition", `you chose to ${MOVE} {range} {n:nouns} {destination} ${BY}`, ({ n, range, destination }) =>
    there(moving(destination), n, range),
  ),
  rule("condition", `you (don't|didn't|did not|do not) ${MOVE} (a|an|any) {n:nouns} {destination} ${BY}`, ({ n, destination }) =>
    not(there(moving(destination), n)),
  ),
  ...DEEDS.flatMap(([past, verb, deed]) => [
    rule("condition", `you ${past} (a|an|any) {n:nouns} ${BY}`, ({ n }) => there(deed, n)),
    rule("condition", `you ${past} {range} {n:nouns} ${BY}`, ({ n, range }) => there(deed, n, range)),
    rule("condition", `you ${past} it ${BY}`, () => there(deed)),
    rule("condition", `you (don't|didn't|did not|do not) ${verb} (a|an|any) {n:nouns} ${BY}`, ({ n }) => not(there(deed, n))),
  ]),
  rule("condition", `you switched {range} {n:nouns} to {mode} ${BY}`, ({ n, range, mode }) => there({ did: mode }, n, range)),
];

export const outcomeRules: readonly Rule[] = [...states, ...deeds, ...asked];
