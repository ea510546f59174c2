import type { CardChange, Duration, Skill } from "@/games/dragonball/engine/effects/language";
import { lasting } from "../../unresolved/lasting";
import { filterOf } from "../../unresolved/nouns";
import { named } from "../../unresolved/picked";
import { type Rule, rule } from "../pattern";
import { times } from "./amounts";

const DURATIONS: readonly (readonly [words: string, duration: Duration])[] = [
  ["for [the duration of] (the|this) turn", "turn"],
  ["until the end of (the|this) turn", "turn"],
  ["for [the duration of] (the|this) battle", "battle"],
  ["for the game", "match"],
  ["until the start of your next turn", "yourTurnStart"],
  ["until the start of your turn", "yourTurnStart"],
  ["until the start of your next Main Phase", "yourMainStart"],
  ["until the end of (your opponent's|their) [next] turn", "endOfOpponentsTurn"],
  ["during (this|that) turn", "turn"],
  ["until the start of your opponent's [next] turn", "opponentsTurnStart"],
  ["until the end of your next turn", "endOfYourNextTurn"],
  ["until the end of your turn", "endOfYourTurn"],
  // A battle's effects are over with the turn as well.
  ["until the end of a battle or the end of the turn , whichever comes first", "battle"],
];

const add = (by: number): readonly CardChange[] => [{ add: "power", by }];
const gain = (skill: Skill): readonly CardChange[] => [{ gain: skill }];

/** Keywords that can be given by their name alone. */
const GIVEN = [
  "Blocker",
  "Critical",
  "Double Strike",
  "Triple Strike",
  "Quadruple Strike",
  "Dual Attack",
  "Triple Attack",
  "Revenge",
  "Indestructible",
  "Barrier",
  "Deflect",
  "Servant",
  "Victory Strike",
  "Ultimate",
  "Super Combo",
  "Dragon Ball",
  "Warrior of Universe 7",
  "Wormhole",
  "Energy-Exhaust",
  "Offering",
  "Heroic",
  "Villainous",
  "Invoker",
  "Unique",
  "Overlord",
  "Rejuvenate",
] as const;

const CANNOT: readonly (readonly [words: string, change: CardChange])[] = [
  ["attack", { cannot: "attack" }],
  ["be attacked", { cannot: "beAttacked" }],
  ["be KO'd", { cannot: "beKoed" }],
  ["be KO'd (by attacks|in battle)", { cannot: "beKoedByBattle" }],
  ["be KO'd by skills", { stays: { koed: true, by: "skill" } }],
  ["be KO'd by (your|an) opponent's skills", { stays: { koed: true, by: "skill", of: "opponent" } }],
  ["be removed from [(your|a)] Battle (Area|Areas) by skills", { stays: { by: "skill" } }],
  ["be removed from [(your|a)] Battle (Area|Areas) by (your|an) opponent's skills", { stays: { by: "skill", of: "opponent" } }],
  ["(be switched|switch) to Active Mode", { cannot: "switchToActive" }],
  ["(be switched|switch) to Rest Mode", { cannot: "switchToRest" }],
  ["be (used in combos|used in a combo)", { cannot: "combo" }],
  ["combo", { cannot: "combo" }],
];

/** What is said of a card behind its verb. */
const single: readonly Rule[] = [
  rule("permanent", "this card's (attack|attacks) can't be negated", () => ({ changes: [{ change: { cannot: "haveAttackNegated" } }] })),
  rule("instruction", "{cards} (get|gets|gain|gains) {signed} power {duration} {per}", ({ cards, signed, duration, per }) =>
    lasting(cards, [{ add: "power", by: times(per, signed) }], duration),
  ),
  rule("instruction", "{cards} (get|gets|gain|gains) {signed} combo power {duration} {per}", ({ cards, signed, duration, per }) =>
    lasting(cards, [{ add: "comboPower", by: times(per, signed) }], duration),
  ),
  rule("instruction", "reduce the {added} of {group} by {n:number} {duration}", ({ added, group, n, duration }) =>
    lasting(named(group), [{ add: added, by: -n }], duration),
  ),
  rule("instruction", "{duration} , reduce the {added} of {group} by {n:number}", ({ added, group, n, duration }) =>
    lasting(named(group), [{ add: added, by: -n }], duration),
  ),
  rule("instruction", "the attacks of {cards} can't be negated {duration}", ({ cards, duration }) =>
    lasting(cards, [{ cannot: "haveAttackNegated" }], duration),
  ),
  rule("instruction", "{on:skillsOf} (attack|attacks) can't be negated {duration}", ({ on, duration }) =>
    lasting(on, [{ cannot: "haveAttackNegated" }], duration),
  ),
  rule("instruction", "add {signed} to {on:skillsOf} Combo [power] {duration}", ({ signed, on, duration }) =>
    lasting(on, [{ add: "comboPower", by: signed }], duration),
  ),
  rule("change", "[also] (get|gets|gain|gains) {signed} power", ({ signed }) => add(signed)),
  rule("change", "(get|gets|gain|gains) an additional {signed} power", ({ signed }) => add(signed)),
  rule("change", "[also] (get|gets|gain|gains) {signed} combo power", ({ signed }) => [{ add: "comboPower", by: signed }]),
  rule("change", "[also] (get|gets|gain|gains) {signed} power {per}", ({ signed, per }) => [{ add: "power", by: times(per, signed) }]),
  rule("change", "[also] (get|gets|gain|gains) {signed} combo power {per}", ({ signed, per }) => [
    { add: "comboPower", by: times(per, signed) },
  ]),
  rule("change", "(get|gets|gain|gains) power equal to {value}", ({ value }) => [{ add: "power", by: value }]),
  rule("change", "(lose|loses) {signed} power", ({ signed }) => (signed < 0 ? add(signed) : undefined)),
  rule("change", "(lose|loses) {signed} power {per}", ({ signed, per }) =>
    signed < 0 ? [{ add: "power", by: times(per, signed) }] : undefined,
  ),
  rule("change", "(lose|loses) {number} power", ({ number }) => add(-number)),
  rule("change", "has its power increased by {number}", ({ number }) => add(number)),
  rule("change", "[also] (get|gets|gain|gains) {keyword}", ({ keyword }) => given(keyword)),
  rule("change", "[also] (get|gets|gain|gains) [the following skill] [:] [-] {quoted}", ({ quoted }) => gain(quoted)),
  rule("change", "[also] (get|gets|gain|gains) {trait}", ({ trait }) => [{ gainTrait: trait }]),
  rule("change", "[also] (get|gets|gain|gains) {character}", ({ character }) => [{ gainCharacter: character }]),
  ...CANNOT.map(([words, change]) => rule("change", `(can't|cannot) ${words}`, () => [change])),
  rule("change", "(can't|cannot) attack {n:nouns}", ({ n }) => {
    const where = n.demands ? undefined : filterOf(n);
    return where && [{ cannotAttack: where }];
  }),
  rule("change", "(can't|cannot) attack your (Leader|Leader Card)", () => [{ cannotAttack: { type: "Leader" } }]),
  rule("change", "(can't|cannot) be attacked by your opponent's cards", () => [{ cannot: "beAttacked" }]),
  rule("change", "(can't|cannot) be attacked by [(a|an)] {n:nouns}", ({ n }) => {
    const where = n.demands ? undefined : filterOf(n);
    return where && [{ notAttackedBy: where }];
  }),
  rule("change", "(can't|cannot) (be switched|switch) to Active Mode during your Charge Phase", () => [{ staysInRest: true }]),
  rule("change", "(can't|cannot) attack or (be used in a combo|combo)", () => [{ cannot: "attack" }, { cannot: "combo" }]),
  rule("change", "can attack [your opponent's] Battle Cards {q:qualities}", ({ q }) => {
    const { mode, ...where } = q;
    return mode === "active" ? [{ attacksActive: Object.keys(where).length > 0 ? where : true }] : undefined;
  }),
  rule("change", "(gain|gains) all skills of {cards}", ({ cards }) =>
    cards.choices.length > 0 ? undefined : [{ gainSkillsOf: cards.cards }],
  ),
  rule("change", "can attack your opponent's Active Mode Battle Cards", () => [{ attacksActive: true }]),
  rule("change", "(has|have) (its|their) {kind:skillKind} negated", ({ kind }) => [{ negate: kind }]),
  rule("change", "(isn't|aren't|is not|are not) affected by your opponent's skills", () => [{ unaffectedBy: "opponent" }]),
  rule("change", "(isn't|aren't|is not|are not) affected by skills", () => [{ unaffectedBy: "both" }]),
];

function given(keyword: string): readonly CardChange[] | undefined {
  const name = GIVEN.find((each) => each === keyword);
  return name && gain({ type: "keyword", keyword: { name } });
}

const several: readonly Rule[] = [
  rule("changes", "{change}", ({ change }) => change),
  rule("changes", "{a:change} and {b:change}", ({ a, b }) => [...a, ...b]),
  rule("changes", "{a:change} , {b:change} , and {c:change}", ({ a, b, c }) => [...a, ...b, ...c]),
  rule("changes", "[also] (get|gets|gain|gains) {signed} power and {keyword}", ({ signed, keyword }) =>
    joined(add(signed), given(keyword)),
  ),
  rule("changes", "(get|gets|gain|gains) {signed} power and the following skill [:] [-] {quoted}", ({ signed, quoted }) =>
    joined(add(signed), gain(quoted)),
  ),
  rule("changes", "[also] (get|gets|gain|gains) {a:keyword} and {b:keyword}", ({ a, b }) => joined(given(a), given(b))),
  rule("changes", "[also] (get|gets|gain|gains) {a:keyword} , {b:keyword} , and {c:keyword}", ({ a, b, c }) =>
    joined(given(a), given(b), given(c)),
  ),
  rule("changes", "[also] (get|gets|gain|gains) {signed} power , {a:keyword} , and {b:keyword}", ({ signed, a, b }) =>
    joined(add(signed), given(a), given(b)),
  ),
  rule("changes", "[also] (get|gets|gain|gains) {keyword} and {signed} power", ({ signed, keyword }) =>
    joined(given(keyword), add(signed)),
  ),
];

const joined = (...all: readonly (readonly CardChange[] | undefined)[]): readonly CardChange[] | undefined =>
  all.includes(undefined) ? undefined : all.flatMap((each) => each ?? []);

export const changeRules: readonly Rule[] = [
  ...DURATIONS.map(([words, duration]) => rule("duration", words, () => duration)),
  ...single,
  ...several,
];
