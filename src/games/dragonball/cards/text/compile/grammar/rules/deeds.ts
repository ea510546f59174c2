import type { Cards, Instruction } from "@/games/dragonball/engine/effects/language";
import { doing, type Picked } from "../../unresolved/picked";
import { asPlayer } from "../../unresolved/players";
import { IT, LOOKED, THAT, THEM } from "../../unresolved/references";
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
  ...action("draw", "up to {n:amount} (card|cards)", ({ n }) => [{ do: "draw", count: n, upTo: true }]),
  ...action("draw", "cards until (you|they) have {n:number} (card|cards) in (your|their) hand", ({ n }) => [{ do: "drawUntil", hand: n }]),
  rule("instruction", "(deal|inflict) {n:number} damage to (your opponent|your opponent's life|the opponent's life)", ({ n }) => [
    { do: "damage", amount: n, to: "opponent" },
  ]),
  ...action("shuffle", "{of:whose} deck [afterwards]", ({ of }) => [{ do: "shuffle", zone: "deck", ...(of !== "you" && { of }) }]),
  // A deck is shuffled too where nobody looked through it: nobody knew its order.
  rule("instruction", "shuffle your deck if you looked through it", () => [{ do: "shuffle", zone: "deck" }]),
  rule("instruction", "shuffle your life", () => [{ do: "shuffle", zone: "life" }]),
  rule("instruction", "look at [up to] {n:number} (card|cards) from the top of your deck", ({ n }) => looking({ in: "deck", top: n })),
  rule("instruction", "look at the top card of your deck", () => looking({ in: "deck", top: 1 })),
  rule("instruction", "look at [up to] the top {n:number} cards of your deck", ({ n }) => looking({ in: "deck", top: n })),
  rule("instruction", "look at [up to] {n:number} (card|cards) from the bottom of your deck", ({ n }) =>
    looking({ in: "deck", bottom: n }),
  ),
  rule("instruction", "look at the bottom card of your deck", () => looking({ in: "deck", bottom: 1 })),
  rule("instruction", "look at your opponent's hand", () => looking({ in: "hand", of: "opponent" })),
  rule("instruction", "look at your life", () => looking({ in: "life" })),
  ...action("reveal", "{cards}", ({ cards }) => revealing(cards)),
  ...action("reveal", "{of:whose} hand", ({ of }) => [{ do: "reveal", cards: of === "you" ? { in: "hand" } : { in: "hand", of } }]),
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
  rule("skillsOf", "its", () => one(IT)),
  rule("skillsOf", "their", () => ({ ...one(THEM), plural: true })),
  rule("skillsOf", "(that card's|that Battle Card's)", () => one(THAT)),
  rule("skillsOf", "this card's", () => one("this")),
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
  rule("instruction", "negate the attack", () => [{ do: "negateAttack" }]),
  rule("instruction", "negate that attack", () => [{ do: "negateAttack" }]),
  rule("instruction", "negate the {keyword}", ({ keyword }) => (keyword === "Counter" ? [{ do: "negateActivation" }] : undefined)),
];

export const deedRules: readonly Rule[] = [...ofPlayers, ...skills, ...negations];
