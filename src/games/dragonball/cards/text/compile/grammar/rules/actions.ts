import type { Amount, Cards, Instruction } from "@/games/dragonball/engine/effects/language";
import { at, MODED } from "../../unresolved/nouns";
import { both, demanding, doing, named, type Picked, picked } from "../../unresolved/picked";
import { chosenHere, itIn, SAID, thisIn } from "../../unresolved/references";
import { unknownToken } from "../../unresolved/tokens";
import type { Destination, Manner } from "../kinds";
import { action, type Rule, rule } from "../pattern";
import { liesApart } from "./cards";

type Steps = readonly Instruction[];

/** "On the top and/or bottom of your deck": those that go on top are chosen, the others go to the bottom. */
function sorted({ choices, cards }: Picked, to: Destination): Steps {
  const [all, top] = [chosenHere(choices.length), chosenHere(choices.length + 1)];
  return [
    ...choices,
    { do: "bind", cards, as: all.bound },
    { do: "choose", from: all, count: "any", as: top.bound },
    { do: "move", cards: { cards: all, where: { otherThan: top.bound } }, ...to, place: "bottom" } as Instruction,
    { do: "move", cards: top, ...to, place: "top" } as Instruction,
  ];
}

/** "Choose …" by itself: all of some cards are chosen too, and a card that needs no choice (DB-KEY-16). */
function choosing({ choices, cards, all, plural }: Picked, more: { readonly ignoring?: "Barrier" } = {}): Steps | undefined {
  if (all) return [{ do: "choose", from: cards, count: "all", as: chosenHere(0).bound + SAID, ...more }];
  if (choices.length === 0 && !plural && cards !== "this")
    return [{ do: "choose", from: cards, count: 1, as: chosenHere(0).bound + SAID, ...more }];
  const isHere = (part: Cards) => typeof part === "object" && "bound" in part && part.bound.startsWith("?here");
  if (choices.length === 0 || !(typeof cards === "object" && "union" in cards ? cards.union : [cards]).every(isHere)) return undefined;
  return choices.map((choice) => ({ ...choice, as: choice.as + SAID, ...more }));
}

/** Where cards go; what they go under is chosen behind them. */
function moved(picked: Picked, { beneath, place, ...to }: Destination, comes: Pick<Manner, "with" | "for"> = {}): Steps | undefined {
  if (place === "either") return sorted(picked, to);
  if (!beneath) return doing(picked, (cards) => ({ do: "move", cards, ...to, ...(place && { place }), ...comes }));
  if (beneath.all) return undefined;
  const { choices, cards } = both(picked, beneath);
  const parts = typeof cards === "object" && "union" in cards ? cards.union : [];
  const [last] = parts.slice(-1);
  const others = parts.slice(0, -1);
  const [first] = others;
  return last && first && [...choices, { do: "move", cards: others.length > 1 ? { union: others } : first, ...to, under: last }];
}

const choices: readonly Rule[] = [
  ...action("choose", "{cards}", ({ cards }) => choosing(cards)),
  ...action("choose", "{cards} [,] ignoring {k:keyword} [,]", ({ cards, k }) =>
    k === "Barrier" ? choosing(cards, { ignoring: k }) : undefined,
  ),
  rule("instruction", "choose this card and {cards}", ({ cards }) =>
    cards.choices.length === 0 || liesApart(cards)
      ? undefined
      : [{ do: "bind", cards: "this", as: chosenHere(0).bound }, ...shifted(cards)],
  ),
];

/** Behind a card that is bound without a choice. */
const shifted = ({ choices: all }: Picked): Steps => all.map((choice, nth) => ({ ...choice, as: chosenHere(nth + 1).bound + SAID }));

const moves: readonly Rule[] = [
  ...["place", "put", "add", "return", "send"].flatMap((verb) =>
    action(verb, "{cards} {destination}", ({ cards, destination }) => moved(cards, destination)),
  ),
  ...["place", "put", "add", "return", "send"].flatMap((verb) =>
    action(verb, "{cards} , ignoring {k:keyword} , {destination}", ({ cards, k, destination }) => {
      const chosen = k === "Barrier" ? demanding(cards, { ignoring: k }) : undefined;
      return chosen && moved(chosen, destination);
    }),
  ),
  ...["place", "put", "add", "send"].map((verb) =>
    rule("instruction", `${verb} {found} {destination}`, ({ found, destination }) => moved(found, destination)),
  ),
  ...action("remove", "{cards} from the game", ({ cards }) => moved(cards, { to: "removed" })),
  ...action("discard", "{cards}", ({ cards }) => doing(cards, (found) => ({ do: "discard", cards: found }))),
  ...action("KO", "{cards}", ({ cards }) => doing(cards, (found) => ({ do: "ko", cards: found }))),
  ...action("KO", "{cards} , ignoring {k:keyword}", ({ cards, k }) => {
    const chosen = k === "Barrier" ? demanding(cards, { ignoring: k }) : undefined;
    return chosen && doing(chosen, (found) => ({ do: "ko", cards: found }));
  }),
  ...action("switch", "{cards} to {mode}", ({ cards, mode }) => doing(cards, (found) => ({ do: "switch", cards: found, to: mode }))),
  ...action("switch", "{cards} , ignoring {k:keyword} , to {mode}", ({ cards, mode, k }) => {
    const chosen = k === "Barrier" ? demanding(cards, { ignoring: k }) : undefined;
    return chosen && doing(chosen, (found) => ({ do: "switch", cards: found, to: mode }));
  }),
  rule("instruction", "gain control of {cards} until the end of the turn", ({ cards }) =>
    cards.choices.length > 0
      ? undefined
      : [
          { do: "takeControl", cards: cards.cards },
          { do: "delay", until: "endOfTurn", steps: [{ do: "takeControl", cards: cards.cards, by: "opponent" }] },
        ],
  ),
  rule("instruction", "gain control of {cards}", ({ cards }) => doing(cards, (found) => ({ do: "takeControl", cards: found }))),
  ...action("add", "{n:amount} (marker|markers) to {cards}", ({ n, cards }) =>
    doing(cards, (found) => ({ do: "addMarkers", cards: found, count: n })),
  ),
  ...action("remove", "{n:amount} (marker|markers) from {cards}", ({ n, cards }) =>
    doing(cards, (found) => ({ do: "removeMarkers", cards: found, count: n })),
  ),
  ...action("remove", "all markers from {cards}", ({ cards }) =>
    doing(cards, (found) => ({ do: "removeMarkers", cards: found, count: "all" })),
  ),
  rule("instruction", "flip this card over", () => [{ do: "turnOver", cards: "this" }]),
  rule("instruction", "flip your (Leader|Leader Card) over", () => [{ do: "turnOver" }]),
  // On Energies what comes with the move holds (DB-ZONE-06); of others there is nothing to hold it.
  rule(
    "instruction",
    "(place|add) {cards} {destination} with (its|their) {kind:skillKind} negated {duration}",
    ({ cards, destination, kind, duration }) =>
      destination.to === "zEnergy" || destination.to === "energy"
        ? moved(cards, destination, { with: [{ change: { negate: kind } }], for: duration })
        : undefined,
  ),
  rule("instruction", "(place|add|send|put|return) this card {destination} from your {zones}", ({ zones, destination }) =>
    moved(named(zones.join() === "battle" ? "this" : thisIn(...zones)), destination),
  ),
  rule("instruction", "(place|add) {n:number} card/cards {destination} from the top of {of:whose} deck", ({ n, of, destination }) =>
    moved(named(of === "you" ? { in: "deck", top: n } : { in: "deck", of, top: n }, n !== 1), destination),
  ),
  rule("instruction", "flip {cards} (face-up|face [-] up)", ({ cards }) =>
    doing(cards, (found) => ({ do: "turn", cards: found, to: "faceUp" })),
  ),
  rule("instruction", "flip {cards} (face-down|face [-] down)", ({ cards }) =>
    doing(cards, (found) => ({ do: "turn", cards: found, to: "faceDown" })),
  ),
  rule("instruction", "(place|add) {k:quantity} {n:nouns} {destination} {source}", ({ k, n, source, destination }) => {
    const from = k === "any" || n.demands ? undefined : at(n, source);
    return from && moved(picked(from, k), destination);
  }),
  rule("instruction", "(change|switch) the target of [(the|that|this)] attack to {cards}", ({ cards }) =>
    doing(cards, (found) => ({ do: "changeTarget", to: found })),
  ),
  // "Add cards from your life to your hand until you have 6 life left."
  rule("instruction", "add cards from your life to your hand until you have {n:number} life left", ({ n }) => [
    { do: "choose", from: { in: "life" }, count: { plus: [{ count: { in: "life" } }, -n] }, as: chosenHere(0).bound },
    { do: "move", cards: chosenHere(0), to: "hand" },
  ]),
];

const manners: readonly Rule[] = [
  rule("manner", "in {mode}", ({ mode }) => ({ mode })),
  // DB-ZONE-06: what comes with the play holds for the card that arrives.
  rule("manner", "with (its|their|all of its|all of their) {kind:skillKind} negated {duration}", ({ kind, duration }) => ({
    with: [{ change: { negate: kind } }],
    for: duration,
  })),
  rule("manner", "with {n:amount} (marker|markers) on it", ({ n }) => ({ markers: n })),
  rule("manner", "on top of {cards}", ({ cards }) => (cards.choices.length > 0 ? undefined : { onto: cards.cards })),
  rule("manner", "(in|into|to) your opponent's Battle Area", () => ({ in: "opponent" })),
  rule("manner", "(in|into|to) your Battle Area", () => ({})),
  // DB-PLAY-03: no card that a skill plays pays it.
  rule("manner", "without paying (its|their) energy cost/costs", () => ({})),
  rule("manners", "{manner}", ({ manner }) => manner),
  rule("manners", "{a:manner} [and] {b:manners}", ({ a, b }) => (Object.keys(a).some((key) => key in b) ? undefined : { ...a, ...b })),
];

const plays: readonly Rule[] = [
  ...action("play", "{cards}", ({ cards }) => played(cards)),
  rule("instruction", "play {found}", ({ found }) => played(found)),
  rule("instruction", "play {found} {manners}", ({ found, manners: how }) => played(found, how)),
  ...action("play", "{cards} {manners}", ({ cards, manners: how }) => played(cards, how)),
  rule("instruction", "use this card in a combo from (your|its owner's) {zone} [{how?:manner}]", ({ zone, how }) =>
    comboed(named(thisIn(zone)), how),
  ),
  rule("instruction", "play {k:quantity} {n:nouns} {how:manners} {source} {more:manners}", ({ k, n, how, source, more }) => {
    const from = k === "any" ? undefined : at(n, source);
    return from && played(picked(from, k, n.demands), { ...how, ...more });
  }),
  rule("instruction", "play it from (your|its owner's) {zone} [{how?:manners}]", ({ zone, how }) => played(named(itIn(zone)), how)),
  rule("instruction", "play this card {how:manners} from (your|its owner's) {zone}", ({ zone, how }) => played(named(thisIn(zone)), how)),
  rule("instruction", "play {k:quantity} {n:nouns} {how:manners} {source}", ({ k, n, how, source }) => {
    const from = k === "any" ? undefined : at(n, source);
    return from && played(picked(from, k, n.demands), how);
  }),
  rule("instruction", "use {k:quantity} [of your] {n:nouns} in a combo {source} [{how?:manner}]", ({ k, n, how, source }) => {
    const from = k === "any" ? undefined : at(n, source);
    return from && comboed(picked(from, k, n.demands), how);
  }),
  ...action("use", "{cards} in a combo [in your Combo Area]", ({ cards }) => comboed(cards)),
  rule("instruction", "use {cards} in a combo [in your Combo Area] {how:manner}", ({ cards, how }) => comboed(cards, how)),
  rule("instruction", "use {cards} {how:manner} in a combo [in your Combo Area]", ({ cards, how }) => comboed(cards, how)),
  rule("instruction", "use {found} in a combo [in your Combo Area]", ({ found }) => comboed(found)),
  rule("instruction", "use {found} {how:manner} in a combo [in your Combo Area]", ({ found, how }) => comboed(found, how)),
  rule("instruction", "use {found} in a combo [in your Combo Area] {how:manner}", ({ found, how }) => comboed(found, how)),
  rule("instruction", "combo with {cards} [in your Combo Area]", ({ cards }) => comboed(cards)),
  rule("instruction", "combo with {cards} {how:manner}", ({ cards, how }) => comboed(cards, how)),
];

/** DB-TOKEN-01; what they are like stands in brackets behind, or is only their power. */
const bringing = (name: string, count: Amount, { mode, in: whose, ...rest }: Manner = {}, power?: number): Steps | undefined =>
  Object.keys(rest).length > 0
    ? undefined
    : [{ do: "token", token: unknownToken(name, power), count, ...(mode && { mode }), ...(whose && { in: whose }) }];

const tokens: readonly Rule[] = [
  rule("instruction", "play up to {n:number} {name:tokenName} (token|tokens)", ({ n, name }) => [
    { do: "chooseNumber", from: 0, to: n, as: chosenHere(0).bound },
    ...(bringing(name, { number: chosenHere(0).bound }) ?? []),
  ]),
  rule("instruction", "play {n:amount} {name:tokenName} (token|tokens)", ({ n, name }) => bringing(name, n)),
  rule("instruction", "play {n:amount} {name:tokenName} (token|tokens) {how:manners}", ({ n, name, how }) => bringing(name, n, how)),
  rule("instruction", "play {n:amount} {name:tokenName} (token|tokens) with {power:number} power", ({ n, name, power }) =>
    bringing(name, n, {}, power),
  ),
  rule(
    "instruction",
    "play {n:amount} {name:tokenName} (token|tokens) with {power:number} power {how:manners}",
    ({ n, name, power, how }) => bringing(name, n, how, power),
  ),
];

/** What is played comes from elsewhere: it is no token. */
function played(cards: Picked, how: Manner = {}): Steps | undefined {
  if (cards.choices.some((choice) => choice.do === "choose" && JSON.stringify(choice.from).includes('"token":true'))) return undefined;
  const [only] = cards.choices;
  if (cards.choices.length !== 1 || only?.do !== "choose") return doing(cards, (found) => ({ do: "play", cards: found, ...how }));
  const { from, manner } = arriving(only.from);
  if (Object.keys(manner).some((key) => key in how)) return undefined;
  return doing({ ...cards, choices: [{ ...only, from }] }, (found) => ({ do: "play", cards: found, ...how, ...manner }));
}

/** "Play 1 Unison with 2 markers on it from your hand": in no mode and without markers there, it comes so. */
function arriving(from: Cards): { readonly from: Cards; readonly manner: Manner } {
  const stays = { from, manner: {} };
  if (typeof from === "string" || !("where" in from) || !from.where) return stays;
  if ("in" in from && [from.in].flat().some((zone) => MODED.includes(zone))) return stays;
  const { markers, mode, ...where } = from.where;
  if (markers === undefined && mode === undefined) return stays;
  if (markers && markers.exactly === undefined) return stays;
  return { from: { ...from, where }, manner: { ...(mode && { mode }), ...(markers && { markers: markers.exactly }) } };
}

/** DB-COMBO-04. */
function comboed(cards: Picked, { with: comes, for: time, ...rest }: Manner = {}): Steps | undefined {
  if (Object.keys(rest).length > 0) return undefined;
  return doing(cards, (found) => ({ do: "combo", cards: found, ...(comes && { with: comes }), ...(time && { for: time }) }));
}

export const actionRules: readonly Rule[] = [...choices, ...moves, ...manners, ...plays, ...tokens];
