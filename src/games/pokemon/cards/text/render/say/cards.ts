import type { Amount, CardFilter, CardSelector, Count, Who } from "@/games/pokemon/engine/effects/language";
import type { Noun, Phrase } from "@/kernel/texts/words";
import { nounPhrase } from "@/kernel/texts/words";
import { amountPhrase, eachOf } from "./amounts";
import { allKinds, cardNoun, doneWith, energyCard, energyNoun, participle, thatOne } from "./nouns";
import { ownerOfPokemon, pokemonTogether } from "./pokemon";
import { CannotSayError, joined, noun, phrase, type Referent, type Scope, say, wrap, zone } from "./scope";

type Chosen = Extract<CardSelector, { readonly cards: "choose" }>;
type Attached = Extract<CardSelector, { readonly cards: "attached" }>;

/** Cards as part of a sentence, with the place they come from: "2 Item cards from your discard pile". */
export function cardsPhrase(scope: Scope, selector: CardSelector, verb?: string, pile?: Referent["pile"]): Phrase {
  const phrase = spoken(scope, selector);
  if ("bind" in selector && selector.bind !== undefined) rememberCards(scope, selector.bind, selector, phrase, verb, pile);
  return phrase;
}

function spoken(scope: Scope, selector: CardSelector): Phrase {
  switch (selector.cards) {
    case "self":
      return { text: say(scope, "thisCard"), feminine: cardGender(scope) };
    case "event":
      return thatOne(scope, noun(scope, "card"), false);
    case "bound": {
      const referent = referentOf(scope, selector.binding);
      if (selector.where) return partOf(scope, referent, selector.where);
      return thatOne(scope, referent.noun, referent.plural);
    }
    case "rest":
      return { text: say(scope, "otherCards"), plural: true, feminine: cardGender(scope) };
    case "all":
      return all(scope, selector);
    case "top":
      return top(scope, selector.of, selector.count);
    case "bottom":
      return counted(scope, selector.count, "bottomCard", "bottomCards", zone(scope, "deck", selector.of));
    case "topUntil":
      return topUntil(scope, selector);
    case "random":
      return random(scope, selector);
    case "choose":
      return from(scope, chosenCards(scope, selector), selector);
    case "attached":
      return attachedCards(scope, selector);
    case "stadium":
      return { text: say(scope, scope.stadium.named ? "theStadium" : "stadiumInPlay") };
  }
}

const cardGender = (scope: Scope): boolean => noun(scope, "card").feminine ?? false;

export function referentOf(scope: Scope, binding: number): Referent {
  const referent = scope.referents.get(binding);
  if (!referent) throw new CannotSayError("an unknown binding", binding);
  return referent;
}

/** "All Item cards you find there", "all {F} Energy cards you discarded in this way"; "that Item card" where the search stopped at it. */
function partOf(scope: Scope, referent: Referent, where: CardFilter): Phrase {
  const inner = cardNoun(scope, where);
  return referent.sought === 1 ? thatOne(scope, inner, false) : quantity(scope, doneWith(scope, inner, referent), "all");
}

/** Makes cards known, so that a later sentence can say "that card". */
export function rememberCards(
  scope: Scope,
  binding: number,
  selector: CardSelector,
  { plural = false }: Phrase,
  verb: string | undefined,
  pile?: Referent["pile"],
): void {
  const own = nounOf(scope, selector);
  const before = scope.referents.get(binding);
  // One of several ways to choose brought them: what they are called has to fit all.
  const several = before?.kind === "cards" && before.noun.one !== own.one;
  scope.referents.set(binding, {
    kind: "cards",
    noun: several ? noun(scope, "card") : own,
    ...(!several &&
      selector.cards === "attached" &&
      selector.what === "energy" && { cardNoun: cardNoun(scope, energyCard(selector.where)) }),
    plural,
    owner: ownerOfCards(scope, selector),
    searched: selector.cards === "choose" || selector.cards === "attached",
    ...(selector.cards === "topUntil" && typeof selector.count === "number" && { sought: selector.count }),
    ...(selector.cards === "all" && selector.zone === "hand" && !selector.where && { wholeHand: true }),
    ...(verb && { verb }),
    ...(pile && { pile }),
  });
}

function nounOf(scope: Scope, selector: CardSelector): Noun {
  if (selector.cards === "choose") return cardNoun(scope, selector.where);
  if (selector.cards === "attached") return attachedNoun(scope, selector);
  if (selector.cards === "all" && selector.where) return cardNoun(scope, selector.where);
  return noun(scope, "card");
}

/** To whose hand, deck and discard pile these cards go (EFF-07). */
export function ownerOfCards(scope: Scope, selector: CardSelector): Who {
  switch (selector.cards) {
    case "all":
    case "top":
    case "bottom":
    case "topUntil":
    case "random":
      return selector.of;
    case "choose":
      return "zone" in selector.from ? selector.from.of : referentOf(scope, selector.from.binding).owner;
    case "attached":
      return ownerOfPokemon(scope, selector.to);
    case "bound":
    case "rest":
      return referentOf(scope, selector.binding).owner;
    default:
      return "you";
  }
}

/** The cards alone, without the place they come from: "up to 2 basic Energy cards". */
export function chosenCards(scope: Scope, selector: Chosen): Phrase {
  const { count, where, alike, oneOfEach } = selector;
  if (oneOfEach) {
    const each = oneOfEach.map((part) => quantity(scope, cardNoun(scope, { ...where, ...part }), 1).text);
    const [first = "", second = ""] = each;
    const text = typeof count === "object" && each.length === 2 ? say(scope, "oneOrEach", { first, second }) : joined(scope, each, "and");
    return { text, plural: true, feminine: cardGender(scope) };
  }
  if (typeof count === "number" && isOfThem(scope, selector)) {
    return { text: say(scope, "ofThem", { n: count }), plural: count !== 1, feminine: cardGender(scope) };
  }
  const inner = cardNoun(scope, where);
  return quantity(scope, alike ? wrap(scope, inner, ALIKE[alike]) : inner, count);
}

/** "1 of them": of cards that were called cards. Who reveals their hand shows cards that are still to be named. */
function isOfThem(scope: Scope, { count, where, alike, from: source }: Chosen): boolean {
  return !where && !alike && typeof count === "number" && "binding" in source && !referentOf(scope, source.binding).wholeHand;
}

const ALIKE = {
  differentNames: "differentNames",
  differentTypes: "differentTypes",
  sameName: "sameNames",
  sameType: "sameTypes",
} as const;

/** "a card", "2 cards", "up to 2 cards", "any number of cards", "all cards". */
export function quantity(scope: Scope, inner: Noun, count: Count): Phrase {
  const feminine = inner.feminine ?? false;
  const one = nounPhrase(inner, false);
  const many = nounPhrase(inner, true);
  if (count === "any") return phrase(scope, "anyCards", { noun: many }, true, feminine);
  if (count === "all") return phrase(scope, "allCards", { noun: many }, true, feminine);
  if (count === 1 && inner.among) {
    const each = inner.among.map((kind) => quantity(scope, kind, 1).text);
    return { text: joined(scope, each, "or"), feminine };
  }
  const kinds = inner.among && nounPhrase(allKinds(scope, inner), true);
  if (kinds && typeof count === "number") return phrase(scope, "combinedCards", { n: count, nouns: kinds }, true, feminine);
  if (typeof count === "number") {
    return count === 1
      ? phrase(scope, "aCard", { noun: one }, false, feminine)
      : phrase(scope, "nCards", { n: count, noun: many }, true, feminine);
  }
  if ("upTo" in count) {
    const n = amountPhrase(scope, count.upTo);
    if (typeof count.upTo !== "number") return phrase(scope, "upToAmountCards", { amount: n, noun: many }, true, feminine);
    if (kinds && count.upTo > 1) return phrase(scope, "upToCombinedCards", { n, nouns: kinds }, true, feminine);
    return phrase(scope, "upToCards", { n, noun: count.upTo === 1 ? one : many }, count.upTo !== 1, feminine);
  }
  return phrase(scope, "asManyCards", { noun: many, amount: amountPhrase(scope, count) }, true, feminine);
}

function from(scope: Scope, cards: Phrase, selector: Chosen): Phrase {
  const { from: source, unseen, where, alike, count, except } = selector;
  if (except !== undefined) {
    const { verb } = referentOf(scope, except);
    const rest = from(scope, cards, { cards: "choose", from: source, count, ...(where && { where }), ...(alike && { alike }) });
    const forms = participle(scope, verb);
    return { ...rest, text: say(scope, "cardsExcept", { cards: rest, form: forms[cards.feminine ? 3 : 2] }) };
  }
  if ("binding" in source) {
    return isOfThem(scope, selector) ? cards : { ...cards, text: say(scope, "cardsAmong", { cards }) };
  }
  const place = zone(scope, source.zone, source.of);
  if (unseen && source.zone === "prizes" && typeof count === "number" && !where)
    return { ...cards, text: say(scope, "prizeCards", { n: count, zone: place }) };
  if (unseen && source.zone === "prizes" && typeof count === "object" && "upTo" in count && typeof count.upTo === "number" && !where)
    return { ...cards, text: say(scope, "upToPrizeCards", { n: count.upTo, zone: place }) };
  if (typeof count === "object" && "upTo" in count && typeof count.upTo !== "number") {
    const noun = nounPhrase(cardNoun(scope, where), true);
    return { ...cards, text: say(scope, "upToAmountFrom", { noun, amount: amountPhrase(scope, count.upTo), zone: place }) };
  }
  const text = say(scope, "cardsFrom", { cards, zone: place });
  return { ...cards, text: unseen ? say(scope, "withoutLook", { cards: text }) : text };
}

function all(scope: Scope, { zone: name, of, where }: Extract<CardSelector, { cards: "all" }>): Phrase {
  const place = zone(scope, name, of);
  if (!where && (name === "hand" || name === "prizes")) return { text: place, plural: name === "prizes", feminine: true };
  if (!where && name === "deck") return phrase(scope, "allOfDeck", { zone: place }, true, cardGender(scope));
  const inner = cardNoun(scope, where);
  const cards = quantity(scope, inner, "all");
  return { ...cards, text: say(scope, "cardsFrom", { cards, zone: place }) };
}

function top(scope: Scope, of: Who, count: Amount): Phrase {
  const deck = zone(scope, "deck", of);
  if (typeof count === "number") return counted(scope, count, "topCard", "topCards", deck);
  const each = eachOf(scope, count);
  const feminine = cardGender(scope);
  if (each) return phrase(scope, "topCardForEach", { deck, each }, true, feminine);
  return phrase(scope, "topCardsAmount", { deck, amount: amountPhrase(scope, count) }, true, feminine);
}

function counted(scope: Scope, count: Amount, one: "topCard" | "bottomCard", many: "topCards" | "bottomCards", deck: string): Phrase {
  if (typeof count !== "number") throw new CannotSayError("a number of cards", count);
  const feminine = cardGender(scope);
  return count === 1 ? phrase(scope, one, { deck }, false, feminine) : phrase(scope, many, { deck, n: count }, true, feminine);
}

function topUntil(scope: Scope, { of, where, count }: Extract<CardSelector, { cards: "topUntil" }>): Phrase {
  const cards = quantity(scope, cardNoun(scope, where), count);
  return phrase(scope, "topUntil", { deck: zone(scope, "deck", of), cards }, true, cardGender(scope));
}

function random(scope: Scope, { zone: name, of, count }: Extract<CardSelector, { cards: "random" }>): Phrase {
  const place = zone(scope, name, of);
  const feminine = cardGender(scope);
  if (count === 1) return phrase(scope, "randomCard", { zone: place }, false, feminine);
  if (typeof count === "number") return phrase(scope, "randomCards", { zone: place, n: count }, true, feminine);
  return phrase(scope, "randomCardsAmount", { zone: place, amount: amountPhrase(scope, count) }, true, feminine);
}

function attachedNoun(scope: Scope, { what, where, countsCards }: Attached): Noun {
  if (what === "energy") return countsCards ? cardNoun(scope, energyCard(where)) : energyNoun(scope, where);
  if (what === "tool" && !where) return noun(scope, "attachedTool");
  return cardNoun(scope, where);
}

function attachedCards(scope: Scope, selector: Attached): Phrase {
  const cards = quantity(scope, attachedNoun(scope, selector), selector.count);
  return { ...cards, text: say(scope, "attachedTo", { cards, pokemon: pokemonTogether(scope, selector.to) }) };
}
