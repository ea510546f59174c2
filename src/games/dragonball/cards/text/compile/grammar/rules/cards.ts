import type { CardFilter, Cards, CardsIn, Count, Side, Zone } from "@/games/dragonball/engine/effects/language";
import { at, atHome, inPlay, MODED, type Noun, so, within } from "../../unresolved/nouns";
import { both, isPlural, named, type Picked, picked, upToTop } from "../../unresolved/picked";
import {
  ALL_CHOSEN,
  CHOSEN,
  done,
  EVENT,
  IT,
  LOOKED,
  nthChosen,
  PILE,
  REMAINING,
  THAT,
  THEM,
  thisIn,
  thisUnder,
} from "../../unresolved/references";
import type { Wanted } from "../kinds";
import { type Rule, rule } from "../pattern";

/** "In your hand or Drop". */
const lyingIn = (zones: readonly Zone[], of: Side): CardsIn => {
  const [only] = zones;
  return { in: zones.length === 1 && only ? only : zones, ...(of === "you" ? {} : { of }) };
};

const places: readonly Rule[] = [
  // Behind where they go, where they come from: "place 1 card under it from your Drop".
  ...(["area", "source"] as const).flatMap((kind) => [
    rule(kind, "[from] under (a|an|your|one of your) {n:nouns}", ({ n }) => beneath(atHome(n, "you"))),
    rule(kind, "[from] under [(a|an)] {n:nouns} {place}", ({ n, place }) => beneath(at(n, place))),
    rule(kind, "from under (that card|it)", () => ({ under: PILE })),
    rule(kind, "from under the chosen card", () => ({ under: CHOSEN })),
    rule(kind, "from under the {ordinal} chosen card", ({ ordinal }) => ({ under: nthChosen(ordinal) })),
  ]),
  rule("source", "from {of:whose} {zones}", ({ of, zones }) => lyingIn(zones, of)),
  rule("area", "(in|from) {of:whose} {zones}", ({ of, zones }) => lyingIn(zones, of)),
  rule("area", "[from] among all [(of the|the)] cards (in|from) {of:whose} {zones}", ({ of, zones }) => lyingIn(zones, of)),
  // Old prints leave out whose it is.
  rule("area", "(in|from) the Drop Area", () => lyingIn(["drop"], "you")),
  rule("area", "(in|from) the Battle Area", () => lyingIn(["battle"], "you")),
  rule("area", "(in|from) a Battle Area", () => lyingIn(["battle"], "both")),
  rule("area", "(among|from among|from) them", () => LOOKED),
  rule("area", "among (those|the revealed) cards", () => LOOKED),
  rule("area", "among the {spokenOf}", ({ spokenOf }) => spokenOf),
  rule("area", "from it", () => LOOKED),
  rule("area", "[from] under this card", () => ({ under: "this" })),
  rule("area", "[from] under your (Leader|Leader Card) or your opponent's (Leader|Leader Card)", () => ({
    under: lyingIn(["leader"], "both"),
  })),
  rule("area", "[from] under {of:whose} (Leader|Leader Card|Leaders)", ({ of }) => ({ under: lyingIn(["leader"], of) })),
  rule("place", "{area}", ({ area }) => area),
  rule("place", "{area} {qualities}", ({ area, qualities }) => saidBehind(area, qualities)),
  rule("place", "{area} {aside}", ({ area, aside }) => saidBehind(area, aside)),
];

const beneath = (cards: Cards | undefined): Cards | undefined => cards && { under: cards };

/** "From your hand with 5000 power". In a mode, or with markers, is only what lies in an area that has them; else it is how a card comes into play. */
function saidBehind(area: Cards, where: CardFilter): Cards | undefined {
  if (where.mode === undefined && where.markers === undefined) return within(area, where);
  const zones = typeof area === "object" && "in" in area ? [area.in].flat() : [];
  return zones.length > 0 && zones.every((zone) => MODED.includes(zone)) ? within(area, where) : undefined;
}

const quantities: readonly Rule[] = [
  rule("quantity", "{number}", ({ number }) => number),
  rule("quantity", "a/an", () => 1),
  rule("quantity", "up to {number}", ({ number }) => ({ upTo: number })),
  rule("quantity", "up to a total of {number}", ({ number }) => ({ upTo: number })),
  rule("quantity", "{a:number} or {b:number}", ({ a, b }) => (b === a + 1 ? { upTo: b, atLeast: a } : undefined)),
  rule("quantity", "a total of {number}", ({ number }) => number),
  rule("quantity", "any number", () => "any"),
  rule("quantity", "X", () => "X"),
  rule("quantity", "up to X", () => ({ upTo: "X" })),
];

/** So many of the cards of a place; undefined where the noun says another place. */
function pick(count: Parameters<typeof picked>[1], noun: Noun, from: Cards | undefined): Picked | undefined {
  return from && picked(from, count, noun.demands);
}

/** So many of each kind, all from one place. */
function pickEach(list: readonly Wanted[], place: Cards, aside: CardFilter = {}): Picked | undefined {
  // "Up to 1 X and 1 Y": up to 1 of either.
  const [first] = list;
  const isUpTo = typeof first?.count === "object" && "upTo" in first.count;
  const all = list.map(({ count: said, noun }) => {
    const count = isUpTo && typeof said === "number" ? { upTo: said } : said;
    const each = so(noun, aside);
    return each && pick(count, each, at(each, place));
  });
  return all.reduce((one, other) => one && other && both(one, other));
}

const isOne = (count: Count): boolean => (typeof count === "object" && "upTo" in count ? count.upTo : count) === 1;

/** So many of one kind or of the other; of more than one it would not be clear whether they mix. */
function pickEither(k: Count, a: Noun, l: Count, b: Noun, place: Cards): Picked | undefined {
  if (!isOne(k) || !isOne(l) || a.demands || b.demands) return undefined;
  const either: Noun = { heads: [], where: {}, anyOf: [a, b] };
  return pick(k, either, at(either, place));
}

/** "1 of your Battle Cards in your Battle Area": of cards that are in play. */
const isYours = (place: Cards): boolean =>
  typeof place === "object" &&
  "in" in place &&
  place.of === undefined &&
  [place.in].flat().some((zone) => MODED.includes(zone) || zone === "combo");

/** All of some cards: nothing is chosen unless the text says so. */
const allOf = (cards: Cards | undefined, noun: Noun): Picked | undefined =>
  cards && !noun.demands ? { ...named(cards, true), all: true } : undefined;

const some: readonly Rule[] = [
  rule("some", "{k:quantity} {n:nouns} {place}", ({ k, n, place }) => (k === "any" ? undefined : pick(k, n, at(n, place)))),
  // "Up to 1 X and up to 1 Y - both red - from your hand".
  rule("wanted", "{count:quantity} {noun}", ({ count, noun }) => ({ count, noun })),
  rule("wantedList", "{a:wanted} [,] and {b:wanted}", ({ a, b }) => [a, b]),
  rule("wantedList", "{a:wanted} , {b:wantedList}", ({ a, b }) => [a, ...b]),
  rule("wantedList", "{count:quantity} each of {a:noun} and {b:noun}", ({ count, a, b }) => [
    { count, noun: a },
    { count, noun: b },
  ]),
  rule("wantedList", "{count:quantity} each of {a:noun} , {b:noun} , and {c:noun}", ({ count, a, b, c }) => [
    { count, noun: a },
    { count, noun: b },
    { count, noun: c },
  ]),
  rule("cards", "{wantedList} [{aside?:aside}] {place}", ({ wantedList, aside, place }) => pickEach(wantedList, place, aside)),
  // "1 X or 1 Y from your hand": one of either.
  rule("some", "{k:quantity} {a:nouns} [,] or {l:quantity} {b:nouns} {place}", ({ k, a, l, b, place }) => pickEither(k, a, l, b, place)),
  // Out of the cards looked at, which are in no mode: "in Rest Mode" is how one of them is played.
  rule("found", "{k:quantity} {n:nouns}", ({ k, n }) =>
    n.where.mode || n.heads.includes("token") ? undefined : pick(k, n, at(n, LOOKED)),
  ),
  rule("found", "{wantedList} [{aside?:aside}]", ({ wantedList, aside }) => pickEach(wantedList, LOOKED, aside)),
  rule("found", "{k:quantity} {a:nouns} [,] or {l:quantity} {b:nouns}", ({ k, a, l, b }) => pickEither(k, a, l, b, LOOKED)),
  rule("some", "{k:quantity} of your {n:nouns} {source}", ({ k, n, source }) => pick(k, n, at(n, source))),
  // "Your Leader Card or 1 of your Battle Cards".
  rule("some", "your (Leader|Leader Card) or 1 of your {n:nouns}", ({ n }) => {
    const others = atHome(n, "you");
    return others && !n.demands ? picked({ union: [lyingIn(["leader"], "you"), others] }, 1) : undefined;
  }),
  rule("some", "1 of {a:whose} {n:nouns} or 1 of {b:whose} {o:nouns}", ({ a, n, b, o }) => {
    const [one, other] = [atHome(n, a), atHome(o, b)];
    return one && other && !n.demands && !o.demands ? picked({ union: [one, other] }, 1) : undefined;
  }),
  rule("some", "{k:quantity} {a:nouns} {place} or {l:quantity} of {of:whose} {b:nouns}", ({ k, a, place, l, of, b }) => {
    const [one, other] = [at(a, place), atHome(b, of)];
    return one && other && isOne(k) && isOne(l) && !a.demands && !b.demands ? picked({ union: [one, other] }, k) : undefined;
  }),
  rule("some", "(all|all of) {of:whose} {a:nouns} and {b:nouns}", ({ of, a, b }) => {
    const [one, other] = [atHome(a, of), atHome(b, of)];
    // What is said of one might be said of both.
    const bare = [a, b].every(({ where, anyOf, demands }) => !anyOf && !demands && Object.keys(where).length === 0);
    return one && other && bare ? { ...named({ union: [one, other] }, true), all: true } : undefined;
  }),
  rule("some", "{k:quantity} of {a:whose} {n:nouns} or {l:quantity} of {b:whose} {o:nouns}", ({ k, a, n, l, b, o }) => {
    const [one, other] = [atHome(n, a), atHome(o, b)];
    const alike = k !== 1 && isOne(k) && JSON.stringify(k) === JSON.stringify(l);
    return one && other && alike && !n.demands && !o.demands ? picked({ union: [one, other] }, k) : undefined;
  }),
  // Old prints.
  rule("some", "{k:quantity} opponent {n:nouns}", ({ k, n }) => pick(k, n, atHome(n, "opponent"))),
  rule("some", "any number of opponent {n:nouns}", ({ n }) => pick("any", n, atHome(n, "opponent"))),
  rule("some", "any number of {n:nouns} {place}", ({ n, place }) => pick("any", n, at(n, place))),
  rule("some", "{k:quantity} of your {n:nouns} {place}", ({ k, n, place }) => (isYours(place) ? pick(k, n, at(n, place)) : undefined)),
  rule("some", "{k:quantity} of {of:whose} {n:nouns}", ({ k, of, n }) => pick(k, n, atHome(n, of))),
  rule("some", "(all|all of|each of) {of:whose} {n:nouns}", ({ of, n }) => allOf(atHome(n, of), n)),
  rule("some", "(all|all of the) {n:nouns} {place}", ({ n, place }) => allOf(at(n, place), n)),
  rule("some", "{k:quantity} {n:nouns} in play", ({ k, n }) => (k === "any" ? undefined : pick(k, n, inPlay(n, "both")))),
  rule("some", "{k:quantity} {n:nouns} your opponent has in play", ({ k, n }) =>
    k === "any" ? undefined : pick(k, n, inPlay(n, "opponent")),
  ),
  rule("some", "{k:quantity} {n:nouns} you have in play", ({ k, n }) => (k === "any" ? undefined : pick(k, n, inPlay(n, "you")))),
  rule("some", "all [(of the|the)] cards {place}", ({ place }) => ({ ...named(place, true), all: true })),
];

const top = (of: Side, count: number): Cards => ({ in: "deck", ...(of === "you" ? {} : { of }), top: count });

const beneathOf = (piles: Cards | undefined): Picked | undefined => piles && named(thisUnder(piles));

/** Cards that the text has spoken of, or names. */
const references: readonly Rule[] = [
  rule("some", "this card", () => named("this")),
  rule("some", "this card (from|in) your {zones}", ({ zones }) =>
    zones.length === 1 && zones[0] === "battle" ? named("this") : named(thisIn(...zones)),
  ),
  rule("some", "(any|all) [of the] cards {deed}", ({ deed }) => named(done(deed), true)),
  rule("some", "this card from its owner's {zone}", ({ zone }) => named(thisIn(zone))),
  rule("some", "this card from under (your|one of your) {n:nouns}", ({ n }) => beneathOf(atHome(n, "you"))),
  rule("some", "this card from under (a|an) {n:nouns}", ({ n }) => beneathOf(atHome(n, "both"))),
  rule("some", "this card from under [(a|an)] {n:nouns} {place}", ({ n, place }) => beneathOf(at(n, place))),
  rule("some", "the (card|Leader|Battle Card) (on top of this card|above this card|above it)", () => named({ over: "this" })),
  rule("some", "this card from play", () => named("this")),
  rule("some", "this card (from|in) a Combo Area", () => named(thisIn("combo"))),
  rule("some", "it", () => named(IT)),
  rule("some", "(that card|that Battle Card)", () => named(THAT)),
  rule("some", "(them|they)", () => named(THEM, true)),
  rule("some", "(those|these) (cards|Battle Cards)", () => named(THEM, true)),
  rule("some", "the chosen (card|Battle Card|Leader|Leader Card|Unison|Unison Card)", () => named(CHOSEN)),
  rule("some", "the chosen (cards|Battle Cards|Unisons)", () => named(ALL_CHOSEN, true)),
  rule("some", "the {ordinal} chosen card", ({ ordinal }) => named(nthChosen(ordinal))),
  rule("some", "the {ordinal} chosen cards", ({ ordinal }) => named(nthChosen(ordinal), true)),
  rule("some", "the revealed card", () => named(LOOKED)),
  rule("some", "the revealed cards", () => named(LOOKED, true)),
  rule("spokenOf", "chosen card/cards", () => nthChosen("only")),
  rule("spokenOf", "{ordinal} chosen card/cards", ({ ordinal }) => nthChosen(ordinal)),
  rule("spokenOf", "revealed card/cards", () => LOOKED),
  rule("some", "the (remaining|other) cards", () => named(REMAINING, true)),
  rule("some", "(any|all) (remaining|other) cards", () => named(REMAINING, true)),
  rule("some", "the (remaining|other) card", () => named(REMAINING)),
  rule("some", "the rest", () => named(REMAINING, true)),
  rule("some", "(the|that|those) (card|cards|Battle Card|Battle Cards) {deed}", ({ deed }) => named(done(deed))),
  rule("some", "the card (being played|your opponent is playing)", () => named("beingPlayed")),
  rule("some", "the Battle Card (being played|your opponent is playing)", () => named({ cards: "beingPlayed", where: { type: "Battle" } })),
  rule("some", "the attacking [Battle] card", () => named("attackCard")),
  rule("some", "the (guarding|defending) card", () => named("guardCard")),
  rule("some", "the (played card|card of this event)", () => named(EVENT)),
  rule("some", "the top card of {of:whose} deck", ({ of }) => named(top(of, 1))),
  rule("some", "the top {n:number} cards of {of:whose} deck", ({ of, n }) => named(top(of, n), true)),
  rule("some", "up to {n:amount} card/cards from the top of {of:whose} deck", ({ of, n }) =>
    upToTop(of === "you" ? { in: "deck" } : { in: "deck", of }, n),
  ),
  rule("some", "{n:number} card/cards from the top of {of:whose} deck", ({ of, n }) => named(top(of, n), isPlural(n))),
  rule("some", "{of:whose} (Leader|Leader Card)", ({ of }) => (of !== "both" ? named(lyingIn(["leader"], of)) : undefined)),
  rule("some", "{of:whose} {adjectives} (Leader|Leader Card)", ({ of, adjectives }) =>
    of === "both" ? undefined : named({ ...lyingIn(["leader"], of), where: adjectives }),
  ),
];

/** "This card and 1 card from your hand": from where this card comes is not clear. */
export const liesApart = ({ choices }: Picked): boolean =>
  choices.some(
    (choice) =>
      choice.do === "choose" &&
      typeof choice.from === "object" &&
      "in" in choice.from &&
      [choice.from.in].flat().some((zone) => zone !== "energy" && zone !== "leader" && zone !== "battle" && zone !== "unison"),
  );

export const cardRules: readonly Rule[] = [
  ...places,
  ...quantities,
  ...some,
  ...references,
  rule("cards", "{some}", ({ some: only }) => only),
  // Where both are said to lie it is where both lie.
  rule("cards", "this card and {k:quantity} other {n:nouns} from your hand", ({ k, n }) => {
    const others = so(n, { other: true });
    const chosen = others && pick(k, others, at(others, lyingIn(["hand"], "you")));
    return chosen && both(named(thisIn("hand")), chosen);
  }),
  rule("cards", "{a:some} , {b:some} , and {c:some}", ({ a, b, c }) => (a.all || b.all || c.all ? undefined : both(both(a, b), c))),
  rule("cards", "{a:some} , {b:some} , {c:some} , and {d:some}", ({ a, b, c, d }) =>
    a.all || b.all || c.all || d.all ? undefined : both(both(both(a, b), c), d),
  ),
  rule("cards", "{a:some} [,] and {b:some}", ({ a, b }) =>
    a.all || b.all || (a.cards === "this" && liesApart(b)) ? undefined : both(a, b),
  ),
];
