import type { Cards, Instruction } from "@/games/dragonball/engine/effects/language";
import { doing, type Picked } from "../../unresolved/picked";
import { asPlayer } from "../../unresolved/players";
import { chosenHere, LOOKED } from "../../unresolved/references";
import type { Destination } from "../kinds";
import { action, type Rule, rule } from "../pattern";

type Steps = readonly Instruction[];

/** "Choose …" by itself: all of some cards are chosen too (DB-KEY-16). */
function choosing({ choices, cards, all }: Picked, more: { readonly ignoring?: "Barrier" } = {}): Steps | undefined {
  if (all) return [{ do: "choose", from: cards, count: "all", as: chosenHere(0).bound, ...more }];
  const isHere = (part: Cards) => typeof part === "object" && "bound" in part && part.bound.startsWith("?here");
  if (choices.length === 0 || !(typeof cards === "object" && "union" in cards ? cards.union : [cards]).every(isHere)) return undefined;
  return choices.map((choice) => ({ ...choice, ...more }));
}

const moved = (picked: Picked, to: Destination): Steps => doing(picked, (cards) => ({ do: "move", cards, ...to }));

const choices: readonly Rule[] = [
  ...action("choose", "{cards}", ({ cards }) => choosing(cards)),
  ...action("choose", "{cards} [,] ignoring {k:keyword} [,]", ({ cards, k }) =>
    k === "Barrier" ? choosing(cards, { ignoring: k }) : undefined,
  ),
  rule("instruction", "choose this card and {cards}", ({ cards }) =>
    cards.choices.length === 0 ? undefined : [{ do: "bind", cards: "this", as: chosenHere(0).bound }, ...shifted(cards)],
  ),
];

/** Behind a card that is bound without a choice. */
const shifted = ({ choices: all }: Picked): Steps => all.map((choice, nth) => ({ ...choice, as: chosenHere(nth + 1).bound }));

const moves: readonly Rule[] = [
  ...["place", "put", "add", "return", "send"].flatMap((verb) =>
    action(verb, "{cards} {destination}", ({ cards, destination }) => moved(cards, destination)),
  ),
  ...action("remove", "{cards} from the game", ({ cards }) => moved(cards, { to: "removed" })),
  ...action("discard", "{cards}", ({ cards }) => doing(cards, (found) => ({ do: "discard", cards: found }))),
  ...action("KO", "{cards}", ({ cards }) => doing(cards, (found) => ({ do: "ko", cards: found }))),
  ...action("KO", "{cards} , ignoring {k:keyword}", ({ cards, k }) =>
    k === "Barrier"
      ? doing({ ...cards, choices: cards.choices.map((choice) => ({ ...choice, ignoring: k })) }, (found) => ({ do: "ko", cards: found }))
      : undefined,
  ),
  ...action("switch", "{cards} to {mode}", ({ cards, mode }) => doing(cards, (found) => ({ do: "switch", cards: found, to: mode }))),
  rule("instruction", "gain control of {cards}", ({ cards }) => doing(cards, (found) => ({ do: "takeControl", cards: found }))),
  rule("instruction", "add {n:amount} (marker|markers) to {cards}", ({ n, cards }) =>
    doing(cards, (found) => ({ do: "addMarkers", cards: found, count: n })),
  ),
  rule("instruction", "remove {n:amount} (marker|markers) from {cards}", ({ n, cards }) =>
    doing(cards, (found) => ({ do: "removeMarkers", cards: found, count: n })),
  ),
  rule("instruction", "flip this card over", () => [{ do: "turnOver", cards: "this" }]),
  ...action("reveal", "{cards}", ({ cards }) => doing(cards, (found) => ({ do: "reveal", cards: found }))),
  ...action("reveal", "{of:whose} hand", ({ of }) => [{ do: "reveal", cards: of === "you" ? { in: "hand" } : { in: "hand", of } }]),
  ...action("use", "{cards} in a combo [in your Combo Area]", ({ cards }) => doing(cards, (found) => ({ do: "combo", cards: found }))),
  rule("instruction", "combo with {cards}", ({ cards }) => doing(cards, (found) => ({ do: "combo", cards: found }))),
  rule("instruction", "(change|switch) the target of (the|that) attack to {cards}", ({ cards }) =>
    doing(cards, (found) => ({ do: "changeTarget", to: found })),
  ),
  // "Add cards from your life to your hand until you have 6 life left."
  rule("instruction", "add cards from your life to your hand until you have {n:number} life left", ({ n }) => [
    { do: "choose", from: { in: "life" }, count: { plus: [{ count: { in: "life" } }, -n] }, as: chosenHere(0).bound },
    { do: "move", cards: chosenHere(0), to: "hand" },
  ]),
];

const plays: readonly Rule[] = [
  ...action("play", "{cards}", ({ cards }) => doing(cards, (found) => ({ do: "play", cards: found }))),
  ...action("play", "{cards} in {mode}", ({ cards, mode }) => doing(cards, (found) => ({ do: "play", cards: found, mode }))),
  ...action("play", "{cards} on top of {onto:cards}", ({ cards, onto }) => playedOnto(cards, onto)),
  ...action("play", "{cards} on top of {onto:cards} in {mode}", ({ cards, onto, mode }) => playedOnto(cards, onto, mode)),
  ...action("play", "{cards} in {mode} on top of {onto:cards}", ({ cards, onto, mode }) => playedOnto(cards, onto, mode)),
  ...action("play", "{cards} with its/their skills negated for the turn", ({ cards }) => playedMute(cards)),
  ...action("play", "{cards} in {mode} with its/their skills negated for the turn", ({ cards, mode }) => playedMute(cards, mode)),
  ...action("play", "{cards} with {n:amount} (marker|markers) on it", ({ cards, n }) =>
    doing(cards, (found) => ({ do: "play", cards: found, markers: n })),
  ),
];

function playedOnto(cards: Picked, onto: Picked, mode?: "active" | "rest"): Steps | undefined {
  if (onto.choices.length > 0) return undefined;
  return doing(cards, (found) => ({ do: "play", cards: found, ...(mode && { mode }), onto: onto.cards }));
}

/** DB-ZONE-06: what comes with the play holds for the card that arrives. */
const playedMute = (cards: Picked, mode?: "active" | "rest"): Steps =>
  doing(cards, (found) => ({ do: "play", cards: found, ...(mode && { mode }), with: [{ change: { negate: "all" } }], for: "turn" }));

const ofPlayers: readonly Rule[] = [
  ...action("draw", "{n:amount} (card|cards)", ({ n }) => [{ do: "draw", count: n }]),
  ...action("draw", "up to {n:amount} (card|cards)", ({ n }) => [{ do: "draw", count: n, upTo: true }]),
  rule("instruction", "(deal|inflict) {n:number} damage to (your opponent|your opponent's life|the opponent's life)", ({ n }) => [
    { do: "damage", amount: n, to: "opponent" },
  ]),
  ...action("shuffle", "{of:whose} deck [afterwards]", ({ of }) => [{ do: "shuffle", zone: "deck", ...(of !== "you" && { of }) }]),
  // A deck is shuffled too where nobody looked through it: nobody knew its order.
  rule("instruction", "shuffle your deck if you looked through it", () => [{ do: "shuffle", zone: "deck" }]),
  rule("instruction", "shuffle your life", () => [{ do: "shuffle", zone: "life" }]),
  rule("instruction", "look at [up to] {n:number} (card|cards) from the top of your deck", ({ n }) => looking({ in: "deck", top: n })),
  rule("instruction", "look at the top card of your deck", () => looking({ in: "deck", top: 1 })),
  rule("instruction", "look at the top {n:number} cards of your deck", ({ n }) => looking({ in: "deck", top: n })),
  rule("instruction", "look at your opponent's hand", () => looking({ in: "hand", of: "opponent" })),
  rule("instruction", "negate the attack", () => [{ do: "negateAttack" }]),
  rule("instruction", "negate that attack", () => [{ do: "negateAttack" }]),
  rule("instruction", "negate the {keyword}", ({ keyword }) => (keyword === "Counter" ? [{ do: "negateActivation" }] : undefined)),
  rule("instruction", "your opponent {steps:theirSteps}", ({ steps }) => asPlayer("opponent", steps)),
];

const looking = (cards: Cards): Steps => [{ do: "look", cards, as: LOOKED.bound }];

export const actionRules: readonly Rule[] = [...choices, ...moves, ...plays, ...ofPlayers];
