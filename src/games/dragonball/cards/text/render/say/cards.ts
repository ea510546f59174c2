import type { CardFilter, CardRef, Cards, CardsIn, Instruction, Side, Zone } from "@/games/dragonball/engine/effects/language";
import { ZONES } from "@/games/dragonball/engine/effects/language/selectors";
import { type Noun, nounPhrase, type Phrase } from "@/kernel/texts/words";
import type { NounKey, Template } from "../language";
import { amountText } from "./amounts";
import { cardNoun, hasLabels } from "./nouns";
import { rangeText } from "./numbers";
import { agreeing, CannotSayError, joined, noun, type Scope, same, say, sideOf, wrap, zones, zonesOf } from "./scope";

export type Choose = Extract<Instruction, { do: "choose" }>;

/** Cards that are described, not pointed at: those of a player where they lie by themselves ("your Battle Cards"), or those of a place. */
export type Spot =
  | { readonly noun: Noun; readonly of: Side }
  | {
      readonly noun: Noun;
      readonly place: string /** Of this side, in any of the areas where cards are played. */;
      readonly inPlay?: Side;
    };

const ITSELF: CardFilter = { not: { other: true } };

interface How {
  /** "From your hand", where cards are taken; "in your hand" otherwise. */
  readonly from?: boolean;
  /** With their place even where they lie by themselves. */
  readonly placed?: boolean;
  readonly demands?: Pick<Choose, "different" | "alike" | "sum" | "covers">;
}

const isNamed = ({ character, trait, allCharacters, characterIncludes }: CardFilter): boolean =>
  [character, trait, allCharacters, characterIncludes].some((each) => each !== undefined);

/** What cards are called that lie in these zones by themselves (DB-TEXT-02, DB-TEXT-03), and what remains to be said of them; undefined where the zone must be told. */
function atHome(scope: Scope, cards: CardsIn): { readonly head: NounKey; readonly where: CardFilter } | undefined {
  const { in: zone, where = {}, top, bottom } = cards;
  if (top !== undefined || bottom !== undefined) return undefined;
  const lying = [zone].flat().join();
  const { type, token } = where;
  if (Array.isArray(type)) return type.map((each) => HOMES[each] ?? "").join() === lying ? { head: "card", where } : undefined;
  // Alternatives with a noun each would each need to be told where they lie.
  const isOne = !where.anyOf || hasLabels(scope, where);
  switch (lying) {
    case "battle":
      return type === "Battle" || (token === true && type === undefined) ? { head: "card", where } : undefined;
    case "unison":
      return type === undefined && isOne ? { head: "unison", where } : undefined;
    case "leader":
      return type === undefined && isOne ? { head: "leader", where } : undefined;
    case "energy":
      return type === undefined && !where.z && isOne ? { head: "energy", where } : undefined;
    case "leader,battle":
    case "leader,battle,unison": {
      const isAtHome = (each: CardFilter) =>
        each.type === undefined &&
        each.token === undefined &&
        isNamed(each) === (lying === "leader,battle") &&
        (isNamed(each) || each.mode === undefined);
      // Alternatives that are named together stand with one noun; else each has its own.
      const each = where.anyOf && !isNamed(where) && !hasLabels(scope, where) ? where.anyOf : [where];
      return each.every(isAtHome) ? { head: "card", where } : undefined;
    }
    case "leader,battle,energy,unison":
      // DB-MODE-01: in a mode are these cards.
      return where.mode !== undefined && type === undefined && token === undefined && !where.anyOf && !isNamed(where)
        ? { head: "card", where }
        : undefined;
    default:
      return undefined;
  }
}

const HOMES: Readonly<Record<string, Zone>> = { Leader: "leader", Battle: "battle", Unison: "unison" };

/** What is described, and where. @throws CannotSayError of cards that are pointed at */
export function spotOf(scope: Scope, cards: Cards, { from = false, placed = false, demands }: How = {}): Spot {
  const withDemands = (inner: Noun): Noun => (demands ? demanded(scope, inner, demands) : inner);
  if (typeof cards === "object" && "in" in cards) {
    const of = cards.of ?? "you";
    const home = placed ? undefined : atHome(scope, cards);
    if (home) return { noun: withDemands(cardNoun(scope, home.where, home.head)), of };
    if (cards.top !== undefined || cards.bottom !== undefined) throw new CannotSayError("some of the top cards", cards);
    const lying = [cards.in].flat();
    if (lying.length === ZONES.length) return { noun: withDemands(cardNoun(scope, cards.where)), place: say(scope, "inAllAreas") };
    if (!placed && lying.join() === "leader,battle,unison") {
      const inPlay = ({ you: "youHaveInPlay", opponent: "opponentHasInPlay", both: "anyoneHasInPlay" } as const)[of];
      return { noun: withDemands(cardNoun(scope, cards.where)), place: say(scope, inPlay), inPlay: of };
    }
    const zone = zones(scope, lying, of);
    return { noun: withDemands(cardNoun(scope, cards.where)), place: say(scope, from ? "placeFrom" : "placeIn", { zone }) };
  }
  if (typeof cards === "object" && "under" in cards)
    return {
      noun: withDemands(cardNoun(scope, cards.where)),
      place: say(scope, from ? "placeFromUnder" : "placeUnder", { card: pileText(scope, cards.under) }),
    };
  if (typeof cards === "object" && "cards" in cards)
    return { noun: withDemands(cardNoun(scope, cards.where)), place: amongText(scope, cards.cards) };
  if (typeof cards === "object" && "bound" in cards) return { noun: withDemands(cardNoun(scope)), place: amongText(scope, cards) };
  throw new CannotSayError("where cards lie", cards);
}

function amongText(scope: Scope, cards: Cards): string {
  if (typeof cards !== "object" || !("bound" in cards)) throw new CannotSayError("cards among others", cards);
  if (cards.bound === "looked") return say(scope, "amongThem");
  return say(scope, "amongCards", { nouns: nounPhrase(boundNoun(scope, cards.bound), true) });
}

/** The card under which others lie: "one of your ＜Moss＞ cards", "your Leader". */
export function pileText(scope: Scope, cards: Cards): Phrase {
  if (typeof cards !== "object" || !("in" in cards)) return cardsPhrase(scope, cards);
  const spot = spotOf(scope, cards);
  if (zonesOf(cards).join() === "leader") return leaderPhrase(scope, cards);
  if ("inPlay" in spot)
    return { text: say(scope, "anyones", { noun: nounPhrase(spot.noun, false) }), feminine: spot.noun.feminine ?? false };
  if ("of" in spot)
    return phraseOf(scope, ({ you: "oneOfYours", opponent: "oneOfOpponents", both: "anyones" } as const)[spot.of], spot.noun, false);
  return {
    text: say(scope, "anyCardThere", { noun: nounPhrase(spot.noun, false), place: spot.place }),
    feminine: spot.noun.feminine ?? false,
  };
}

function phraseOf(scope: Scope, template: Template, inner: Noun, plural: boolean, more: Record<string, string> = {}): Phrase {
  const slots = { ...more, noun: nounPhrase(inner, plural), nouns: nounPhrase(inner, true) };
  return { text: say(scope, template, slots), plural, feminine: inner.feminine ?? false };
}

/** "Your Leader", "your opponent's Leader". */
export function leaderPhrase(scope: Scope, { of = "you", where }: CardsIn): Phrase {
  const inner = cardNoun(scope, where, "leader");
  const template = ({ you: "yourOnly", opponent: "opponentsOnly", their: "theirOnly", both: "eitherLeader" } as const)[sideOf(scope, of)];
  return phraseOf(scope, template, inner, false);
}

/** "With different names", behind the noun. */
function demanded(scope: Scope, inner: Noun, { different, alike, sum, covers }: NonNullable<How["demands"]>): Noun {
  let result = inner;
  if (different)
    result = wrap(
      scope,
      result,
      ({ name: "differentNames", energyCost: "differentCosts", character: "differentCharacters" } as const)[different],
    );
  if (alike) result = wrap(scope, result, ({ name: "sameNames", energyCost: "sameCosts", power: "samePowers" } as const)[alike]);
  if (sum) {
    const { of, ...range } = sum;
    result = wrap(scope, result, of === "power" ? "totalPower" : "totalCost", { range: rangeText(scope, range) });
  }
  if (covers) {
    const colors = joined(
      scope,
      covers.map((color) => scope.language.colors[color][0]),
      "and",
    );
    result = wrap(scope, result, "coveringColors", { colors });
  }
  return result;
}

const OWNED = {
  some: { you: "someOfYours", opponent: "someOfOpponents", their: "someOfTheirs", both: "someOfBoth" },
  all: { you: "allOfYours", opponent: "allOfOpponents", their: "allOfTheirs", both: "allOfBoth" },
} as const;

/** "Up to 1 red card from your hand": what a choice finds. */
export function pickPhrase(scope: Scope, { from, count, different, alike, sum, covers }: Choose, taking: boolean): Phrase {
  if (typeof from === "object" && "union" in from) return pickOfSeveral(scope, from.union, count);
  if (typeof from === "object" && "in" in from && zonesOf(from).join() === "leader" && count === 1 && !from.where?.z)
    return leaderPhrase(scope, from);
  if (typeof from === "object" && "in" in from && (from.top !== undefined || from.bottom !== undefined)) return topPhrase(scope, from);
  if (isPointed(from)) return cardsPhrase(scope, from);
  const demands =
    different || alike || sum || covers
      ? { ...(different && { different }), ...(alike && { alike }), ...(sum && { sum }), ...(covers && { covers }) }
      : undefined;
  const spot = spotOf(scope, from, { from: taking, ...(demands && { demands }) });
  const { text: n, plural, all } = countOf(scope, count);
  if ("of" in spot) {
    const side = sideOf(scope, spot.of);
    return phraseOf(scope, OWNED[all ? "all" : "some"][side], spot.noun, plural, { count: n });
  }
  return phraseOf(scope, all ? "allPlaced" : count === "any" ? "anyPlaced" : "somePlaced", spot.noun, plural, {
    count: n,
    place: spot.place,
  });
}

/** A card that one chooses though it is named (DB-KEY-16). */
const isPointed = (from: Cards): boolean => typeof from === "string" || "over" in from;

/** "1 of your Battle Cards or 1 of your Unisons". */
function pickOfSeveral(scope: Scope, from: readonly Cards[], count: Choose["count"]): Phrase {
  const spots = count === "all" ? from.map((part) => spotOf(scope, part)) : [];
  const [first] = spots;
  if (first && "of" in first && spots.every((spot) => "of" in spot && spot.of === first.of)) {
    const both = (number: "one" | "many") =>
      joined(
        scope,
        spots.map((spot) => spot.noun[number]),
        "and",
      );
    return phraseOf(
      scope,
      OWNED.all[sideOf(scope, first.of)],
      { one: both("one"), many: both("many"), feminine: first.noun.feminine ?? false },
      true,
    );
  }
  const each = from.map((part) => pickPhrase(scope, { do: "choose", from: part, count, as: "" }, false));
  return {
    text: joined(
      scope,
      each.map(({ text }) => text),
      "or",
    ),
    plural: each.some(({ plural }) => plural),
    feminine: each[0]?.feminine ?? false,
  };
}

/** How many, and whether the noun is plural. */
function countOf(scope: Scope, count: Choose["count"]): { readonly text: string; readonly plural: boolean; readonly all?: true } {
  if (count === "all") return { text: "", plural: true, all: true };
  if (count === "any") return { text: say(scope, "anyNumber"), plural: true };
  if (typeof count === "object" && "upTo" in count) {
    if (count.atLeast !== undefined && count.atLeast > 0) {
      if (typeof count.upTo !== "number" || count.upTo !== count.atLeast + 1) throw new CannotSayError("how many are chosen", count);
      return { text: say(scope, "oneOrOther", { first: count.atLeast, second: count.upTo }), plural: true };
    }
    return { text: say(scope, "upTo", { n: amountText(scope, count.upTo) }), plural: count.upTo !== 1 };
  }
  return { text: amountText(scope, count), plural: count !== 1 };
}

/** "The top 3 cards of your deck". */
function topPhrase(scope: Scope, { of = "you", top, bottom, where }: CardsIn): Phrase {
  const n = top ?? bottom;
  if (where || n === undefined) throw new CannotSayError("some of the top cards", { top, bottom, where });
  const deck = zones(scope, ["deck"], of);
  const fresh = typeof n === "object" && "number" in n ? scope.talk.take(n.number) : undefined;
  if (fresh)
    return {
      text: say(scope, "upToFromTop", { count: fresh, deck }),
      plural: fresh.plural ?? false,
      feminine: cardNoun(scope).feminine ?? false,
    };
  const one = n === 1;
  const template = top === undefined ? (one ? "bottomCard" : "bottomCards") : one ? "topCard" : "topCards";
  return { text: say(scope, template, { n: amountText(scope, n), deck }), plural: !one, feminine: cardNoun(scope).feminine ?? false };
}

/** Cards as a phrase: those that are pointed at, or all that are described. */
export function cardsPhrase(scope: Scope, cards: Cards): Phrase {
  if (typeof cards === "string" || "bound" in cards) return refPhrase(scope, cards);
  if ("over" in cards)
    return { text: say(scope, "cardAbove", { card: refPhrase(scope, cards.over) }), feminine: cardNoun(scope).feminine ?? false };
  if ("union" in cards) {
    if (scope.talk.last && same(scope.talk.last.ref, cards))
      return { text: say(scope, "thoseCards"), plural: true, feminine: cardNoun(scope).feminine ?? false };
    const all = cards.union.map((each) => cardsPhrase(scope, each));
    return {
      text: joined(
        scope,
        all.map(({ text }) => text),
        "and",
      ),
      plural: true,
      feminine: all.every(({ feminine }) => feminine),
    };
  }
  if ("in" in cards) {
    if (cards.top !== undefined || cards.bottom !== undefined) return topPhrase(scope, cards);
    if (zonesOf(cards).join() === "leader") return leaderPhrase(scope, cards);
    // By the time a delayed effect speaks of it, this card lies there as another one (DB-ZONE-04).
    if (same(cards.where, ITSELF))
      return {
        text: say(scope, "thisCardFrom", { zone: zones(scope, zonesOf(cards), cards.of ?? "you") }),
        feminine: cardNoun(scope).feminine ?? false,
      };
  }
  if ("under" in cards && same(cards.where, ITSELF))
    return { text: say(scope, "thisCardFromUnder", { card: pileText(scope, cards.under) }), feminine: cardNoun(scope).feminine ?? false };
  if ("cards" in cards && isRemaining(scope, cards))
    return { text: say(scope, "remainingCards"), plural: true, feminine: cardNoun(scope).feminine ?? false };
  const spot = spotOf(scope, cards, { from: true });
  if ("of" in spot) {
    const side = sideOf(scope, spot.of);
    return phraseOf(scope, OWNED.all[side], spot.noun, true);
  }
  return phraseOf(scope, "allPlaced", spot.noun, true, { place: spot.place });
}

/** DB-TEXT-14: of the cards looked at those that were not chosen. */
function isRemaining(scope: Scope, { cards, where }: Extract<Cards, { cards: Cards }>): boolean {
  const { otherThan, ...more } = where;
  return (
    same(cards, { bound: "looked" }) &&
    otherThan !== undefined &&
    Object.keys(more).length === 0 &&
    scope.talk.choices.some(({ name }) => name === otherThan)
  );
}

/** All cards that are so, of which a Permanent skill speaks: "your red Battle Cards", "red cards in your hand". */
export function groupPhrase(scope: Scope, cards: Cards): Phrase {
  if (typeof cards !== "object" || !("in" in cards || "cards" in cards || "under" in cards)) return cardsPhrase(scope, cards);
  if ("in" in cards && (zonesOf(cards).join() === "leader" || cards.top !== undefined)) return cardsPhrase(scope, cards);
  const spot = spotOf(scope, cards);
  if ("of" in spot)
    return phraseOf(scope, ({ you: "allYours", opponent: "allOpponents", both: "allBoth" } as const)[spot.of], spot.noun, true);
  return phraseOf(scope, "groupPlaced", spot.noun, true, { place: spot.place });
}

/** A card that the text has spoken of. */
export function refPhrase(scope: Scope, ref: CardRef): Phrase {
  const { talk } = scope;
  const card = noun(scope, "card");
  const feminine = card.feminine ?? false;
  const named = (template: Template, plural = false): Phrase => ({ text: say(scope, template), plural, feminine });
  if (typeof ref === "object") {
    const fresh = talk.take(ref.bound);
    if (fresh) return fresh;
    if (talk.last && same(talk.last.ref, ref)) return named(talk.last.plural ? "thoseCards" : "thatCard", talk.last.plural);
    return choicePhrase(scope, ref.bound);
  }
  switch (ref) {
    case "this": {
      const pile = talk.piles.shift();
      if (pile !== undefined) return { text: say(scope, "thisCardFromUnder", { card: pileText(scope, pile) }), feminine };
      const home = talk.takeHome();
      // "That card" is never this one, "those cards" would be.
      if (talk.last?.plural) talk.pass();
      if (home === undefined) return named("thisCard");
      return { text: say(scope, "thisCardFrom", { zone: zones(scope, [home].flat(), "you") }), feminine };
    }
    case "event":
      if (talk.last?.ref === "event") return named("thatCard");
      return named("triggeringCard");
    case "cause":
      return named("causingCard");
    case "attackCard":
      return named("attackingCard");
    case "guardCard":
      return named("guardingCard");
    case "beingPlayed":
      return named("cardBeingPlayed");
  }
}

function choicePhrase(scope: Scope, name: string): Phrase {
  const { talk } = scope;
  if (name === "replaced") return { text: say(scope, "it"), feminine: noun(scope, "card").feminine ?? false };
  if (name === "allies") return { text: say(scope, "restedCards"), plural: true, feminine: noun(scope, "card").feminine ?? false };
  const plural =
    name === "looked" ? !talk.lookedAtOne : (talk.choices.find((choice) => choice.name === name)?.plural ?? talk.tokens.get(name) ?? false);
  const phrase = nounPhrase(boundNoun(scope, name), plural);
  return { ...phrase, text: say(scope, "theNoun", { noun: phrase }) };
}

/** What a choice is called when it is spoken of again: "chosen card", "second chosen card". */
export function boundNoun(scope: Scope, name: string): Noun {
  const { talk } = scope;
  const card = noun(scope, "card");
  if (name === "looked") return wrap(scope, card, "revealed");
  const at = talk.choices.findIndex((choice) => choice.name === name);
  if (at < 0) throw new CannotSayError("a card that was not spoken of", name);
  if (talk.choices.length === 1) return wrap(scope, card, "chosen");
  const forms = scope.language.ordinals[at];
  if (!forms) throw new CannotSayError("so many choices", name);
  return agreeing(scope, card, "nthChosen", [forms]);
}

/** Whose cards they are, as far as their words tell. */
export function ownerOf(scope: Scope, cards: Cards): Side {
  if (typeof cards === "string") return cards === "this" ? "you" : "both";
  if ("in" in cards) return cards.of ?? "you";
  if ("bound" in cards)
    return cards.bound === "looked" ? "you" : (scope.talk.choices.find(({ name }) => name === cards.bound)?.owner ?? "both");
  if ("cards" in cards) return ownerOf(scope, cards.cards);
  if ("under" in cards) return ownerOf(scope, cards.under);
  if ("over" in cards) return "both";
  const sides = new Set(cards.union.map((each) => ownerOf(scope, each)));
  const [only] = sides;
  return sides.size === 1 && only ? only : "both";
}
