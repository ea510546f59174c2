import type { Cards, Instruction } from "@/games/dragonball/engine/effects/language";
import { lasting } from "../../unresolved/lasting";
import { doing, named, type Picked } from "../../unresolved/picked";
import { asPlayer } from "../../unresolved/players";
import { CHOSEN, IT, LOOKED, THAT, THEM, THROUGH } from "../../unresolved/references";
import type { Destination, Manner } from "../kinds";
import { action, type Rule, rule } from "../pattern";
import { times } from "./amounts";

type Steps = readonly Instruction[];

/** The top card of a deck has a name once it is revealed: "… if it's a red card". */
const revealing = (picked: Picked): Steps =>
  typeof picked.cards === "object" && "in" in picked.cards
    ? [...picked.choices, { do: "bind", cards: picked.cards, as: LOOKED.bound }, { do: "reveal", cards: LOOKED }]
    : doing(picked, (found) => ({ do: "reveal", cards: found }));

const looking = (cards: Cards): Steps => [{ do: "look", cards, as: LOOKED.bound }];

/** Drawing, damage, and what lies where nobody looks. */
const ofPlayers: readonly Rule[] = [
  ...action("draw", "{n:amount} (card|cards)", ({ n }) => [{ do: "draw", count: n }]),
  ...action("draw", "{n:number} (card|cards) {per}", ({ n, per }) => [{ do: "draw", count: times(per, n) }]),
  rule("instruction", "(you and your opponent|both players|all players) [each] draw {n:amount} (card|cards)", ({ n }) => [
    { do: "draw", count: n, who: "both" },
  ]),
  rule("instruction", "each player draws {n:amount} (card|cards)", ({ n }) => [{ do: "draw", count: n, who: "both" }]),
  ...action("draw", "up to {n:amount} (card|cards)", ({ n }) => [{ do: "draw", count: n, upTo: true }]),
  ...action("draw", "cards until (you|they) have {n:number} (card|cards) in (your|their) hand", ({ n }) => [{ do: "drawUntil", hand: n }]),
  rule("instruction", "(deal|inflict) {n:number} damage to (your opponent|your opponent's life|the opponent's life|them)", ({ n }) => [
    { do: "damage", amount: n, to: "opponent" },
  ]),
  ...action("shuffle", "{of:whose} deck [afterwards]", ({ of }) => [{ do: "shuffle", zone: "deck", ...(of !== "you" && { of }) }]),
  // A deck is shuffled too where nobody looked through it: nobody knew its order.
  rule("instruction", "shuffle your deck if you looked through it", () => [{ do: "shuffle", zone: "deck" }]),
  rule("instruction", "shuffle your life", () => [{ do: "shuffle", zone: "life" }]),
  rule("instruction", "shuffle (any|all) areas you looked through [(with this skill|using this skill)]", () => [
    { do: "shuffle", zone: THROUGH },
  ]),
  ...action("shuffle", "{cards} into (its owner's|their owner's|their owners'|its owners') deck/decks", ({ cards }) =>
    doing(cards, (found) => ({ do: "move", cards: found, to: "deck", place: "shuffled" })),
  ),
  ...action("shuffle", "{cards} into {of:whose} deck/decks", ({ cards }) =>
    doing(cards, (found) => ({ do: "move", cards: found, to: "deck", place: "shuffled" })),
  ),
  rule("instruction", "look at [up to] {n:number} (card|cards) from the top of your deck", ({ n }) => looking({ in: "deck", top: n })),
  rule("instruction", "look at the top card of your deck", () => looking({ in: "deck", top: 1 })),
  rule("instruction", "look at [up to] the top {n:number} cards of your deck", ({ n }) => looking({ in: "deck", top: n })),
  rule("instruction", "look at [up to] {n:number} (card|cards) from the bottom of your deck", ({ n }) =>
    looking({ in: "deck", bottom: n }),
  ),
  rule("instruction", "look at the bottom card of your deck", () => looking({ in: "deck", bottom: 1 })),
  rule("instruction", "look at your opponent's hand", () => looking({ in: "hand", of: "opponent" })),
  rule("instruction", "look at your life", () => looking({ in: "life" })),
  rule("instruction", "look at your deck", () => looking({ in: "deck" })),
  rule("instruction", "look at your deck and life", () => looking({ in: ["deck", "life"] })),
  // Of a skill that is told when it is activated.
  rule("instruction", "activate this skill", () => []),
  ...action("reveal", "{cards}", ({ cards }) => revealing(cards)),
  ...action("reveal", "{of:whose} hand", ({ of }) => revealing(named(of === "you" ? { in: "hand" } : { in: "hand", of }, true))),
  rule("instruction", "you {steps:instruction}", ({ steps }) => steps),
  rule("instruction", "your opponent {steps:theirSteps}", ({ steps }) => asPlayer("opponent", steps)),
  rule("instruction", "(gain|add|place) {n:number} energy (marker|markers) [(in|to) your (energy|Energy Area)]", ({ n }) => [
    { do: "energyMarkers", count: n },
  ]),
];

/** "Its skills", "the chosen card's skills", "the skills of …". */
const skills: readonly Rule[] = [
  rule("skillKind", "[all] skills", () => "all"),
  rule("skillKind", "[all] keyword skills", () => "keySkills"),
  rule("skillKind", "[all] (non-keyword skills|non - keyword skills)", () => "otherThanKeySkills"),
  rule("skillKind", "[all] {skillType} skills", ({ skillType }) => skillType),
  rule("skillKind", "{keyword} [(skill|skills)]", ({ keyword }) => keyword),
  rule("skillsOf", "its", () => one(IT)),
  rule("skillsOf", "their", () => ({ ...one(THEM), plural: true })),
  rule("skillsOf", "(that card's|that Battle Card's)", () => one(THAT)),
  rule("skillsOf", "this card's", () => one("this")),
  rule("skillsOf", "the chosen card's", () => one(CHOSEN)),
];

const one = (cards: Cards): Picked => ({ choices: [], cards, plural: false });

const negations: readonly Rule[] = [
  rule("instruction", "negate {on:skillsOf} {kind:skillKind} {duration}", ({ on, kind, duration }) =>
    doing(on, (cards) => ({ do: "lasting", effects: [{ on: cards, change: { negate: kind } }], for: duration })),
  ),
  rule("instruction", "negate (all of the|all|the) {kind:skillKind} of {on:cards} {duration}", ({ on, kind, duration }) =>
    doing(on, (cards) => ({ do: "lasting", effects: [{ on: cards, change: { negate: kind } }], for: duration })),
  ),
  rule("instruction", "negate this skill {duration}", ({ duration }) => [
    { do: "lasting", effects: [{ change: { negateSkill: "this" } }], for: duration },
  ]),
  // "During your opponent's next Charge Phase" is within what lasts until the end of that turn.
  rule(
    "instruction",
    "{cards} (can't|cannot) (be switched|switch) to Active Mode during (your opponent's|their) next Charge Phase",
    ({ cards }) => lasting(cards, [{ staysInRest: true }], "endOfOpponentsTurn"),
  ),
  rule(
    "instruction",
    "{cards} (can't|cannot|will not|won't) (be switched|switch) to Active Mode during your next Charge Phase",
    ({ cards }) => lasting(cards, [{ staysInRest: true }], "endOfYourNextTurn"),
  ),
  rule("instruction", "{on:skillsOf} power becomes {n:number} {duration}", ({ on, n, duration }) =>
    lasting(on, [{ set: "power", to: n }], duration),
  ),
  rule("instruction", "{on:skillsOf} power becomes {value} {duration}", ({ on, value, duration }) =>
    lasting(on, [{ set: "power", to: value }], duration),
  ),
  rule("instruction", "(reduce|decrease) {on:skillsOf} {number:added} by {n:number} {duration}", ({ on, number, n, duration }) =>
    lasting(on, [{ add: number, by: -n }], duration),
  ),
  rule("instruction", "increase {on:skillsOf} {number:added} by {n:number} {duration}", ({ on, number, n, duration }) =>
    lasting(on, [{ add: number, by: n }], duration),
  ),
  rule("instruction", "(reduce|decrease) the {number:added} of {cards} by {n:number} {duration}", ({ cards, number, n, duration }) =>
    lasting(cards, [{ add: number, by: -n }], duration),
  ),
  rule("instruction", "increase the {number:added} of {cards} by {n:number} {duration}", ({ cards, number, n, duration }) =>
    lasting(cards, [{ add: number, by: n }], duration),
  ),
  rule("instruction", "the power of {cards} becomes {n:number} {duration}", ({ cards, n, duration }) =>
    lasting(cards, [{ set: "power", to: n }], duration),
  ),
  rule("instruction", "the power of {cards} becomes {value} {duration}", ({ cards, value, duration }) =>
    lasting(cards, [{ set: "power", to: value }], duration),
  ),
  rule("added", "energy cost", () => "energyCost"),
  rule("added", "combo cost", () => "comboCost"),
  rule("added", "power", () => "power"),
  rule("added", "combo power", () => "comboPower"),
  rule("instruction", "{cards} (gain|gains) the following skill {duration} [-] [:] {quoted}", ({ cards, duration, quoted }) =>
    lasting(cards, [{ gain: quoted }], duration),
  ),
  rule("permanent", "negate this card's {keyword} [skill] in all areas", ({ keyword }) => ({
    changes: [{ change: { negate: keyword } }],
    anywhere: true,
  })),
  rule("instruction", "negate the attack", () => [{ do: "negateAttack" }]),
  rule("instruction", "negate that attack", () => [{ do: "negateAttack" }]),
  rule("instruction", "negate the {keyword} [skill]", ({ keyword }) => (keyword === "Counter" ? [{ do: "negateActivation" }] : undefined)),
];

/** The card is named for the resolver, which sees that it is the one being played, and takes the name away. */
function stopped(cards: Cards, { to, place, ...more }: Destination): Steps | undefined {
  if (Object.keys(more).length > 0 || place === "shuffled") return undefined;
  return [{ do: "negatePlay", cards, ...(to !== "drop" && { to }), ...(place && { place }) } as Instruction];
}

/** A Unison that is being played is no Battle Card. */
const ofBattleCard = (steps: Steps | undefined): Steps | undefined =>
  steps && [{ do: "if", when: { card: "beingPlayed", is: { type: "Battle" } }, then: steps }];

const PLAYED: readonly (readonly [words: string, card: Cards, said: (steps: Steps | undefined) => Steps | undefined])[] = [
  ["(it's|it is)", IT, (steps) => steps],
  ["the card (being played|played|your opponent is playing) is", "beingPlayed", (steps) => steps],
  ["the Battle Card (being played|played|your opponent is playing) is", "beingPlayed", ofBattleCard],
];

/** What a [Counter: Play] does with the card that is being played (DB-COUNTER-10). */
const counters: readonly Rule[] = [
  ...PLAYED.flatMap(([words, cards, said]) => [
    rule("instruction", `${words} (placed|returned|sent|put) {destination} (instead|instead of being played)`, ({ destination }) =>
      said(stopped(cards, destination)),
    ),
    rule("instruction", `${words} played {how:manners}`, ({ how }) => said(otherwise(cards, how))),
  ]),
  rule("instruction", "(place|return|send|put) it {destination} (instead|instead of being played)", ({ destination }) =>
    stopped(IT, destination),
  ),
];

/** The card is played so. */
const otherwise = (cards: Cards, { mode, with: comes, for: time, ...rest }: Manner): Steps | undefined =>
  Object.keys(rest).length > 0
    ? undefined
    : [{ do: "playInstead", cards, ...(mode && { mode }), ...(comes && { with: comes, for: time }) } as Instruction];

const skillsActivated: readonly Rule[] = [
  // DB-EXTRA-05: neither energy nor skill cost; of a Field its placing.
  rule("instruction", "activate {cards} [{free:unpaid}]", ({ cards }) => activating(cards, "main")),
  rule("instruction", "activate {on:skillsOf} {timing} (skill|skills) [{free:unpaid}]", ({ on, timing }) => activating(on, timing)),
  rule("instruction", "activate the {timing} skill (of|on) {cards} [{free:unpaid}]", ({ cards, timing }) => activating(cards, timing)),
  rule("instruction", "activate up to 1 of {on:skillsOf} {timing} skills [from (the|your) {zone}]", ({ on, timing }) => [
    { do: "may", steps: activating(on, timing) },
  ]),
  rule("unpaid", "without paying (its|their|the) [(energy|skill)] cost/costs", () => true),
];

const activating = (cards: Picked, timing: "main" | "battle" | "mainOrBattle"): Steps =>
  doing(cards, (found) => ({ do: "activate", cards: found, skill: timing === "battle" ? "battle" : "main" }));

export const deedRules: readonly Rule[] = [...ofPlayers, ...skills, ...negations, ...counters, ...skillsActivated];
