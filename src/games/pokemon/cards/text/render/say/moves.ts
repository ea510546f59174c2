import type { Amount, CardSelector, Destination, Instruction, Who } from "@/games/pokemon/engine/effects/language";
import type { Phrase, Slots } from "@/kernel/texts/words";
import type { Template } from "../language";
import { amountPhrase } from "./amounts";
import { cardsPhrase, chosenCards, ownerOfCards, rememberCards } from "./cards";
import { act, type Clause, type Manner, state } from "./clause";
import { CannotSayError, type Scope, say, zone } from "./scope";
import { handlerOf } from "./steps";

type Move = Extract<Instruction, { readonly do: "move" }>;

/** Cards that go from one place to another. */
export function moveClause(scope: Scope, step: Move, manner: Manner): Clause {
  return isSearch(step.cards) ? search(scope, step, step.cards, manner) : move(scope, step, manner);
}

type PutIntoPlay = Extract<Instruction, { readonly do: "putIntoPlay" }>;

/** Evolution cards that are put onto the Bench as Basic Pokémon (FAM-24). */
export function asBasicClause(scope: Scope, { cards, as, side }: PutIntoPlay, manner: Manner): Clause {
  if (as !== "basic" || side) throw new CannotSayError("how cards are put into play", { as, side });
  const searched = isSearch(cards);
  const owner = ownerOfCards(scope, cards);
  return act(
    scope,
    "you",
    manner,
    (inner) => {
      const said = searched ? chosenCards(inner, cards) : cardsPhrase(inner, cards, "put");
      return [searched ? "searchToBenchAsBasic" : "toBenchAsBasic", slotsOf(inner, said, owner, { to: "bench" })];
    },
    searched ? [shuffleAfter(scope, "you", owner)] : [],
  );
}

type Search = Extract<CardSelector, { readonly cards: "choose" }>;

/** A choice among the cards of a deck: it is looked through and shuffled (EFF-06). */
export function isSearch(cards: CardSelector): cards is Search {
  return cards.cards === "choose" && "zone" in cards.from && cards.from.zone === "deck";
}

export function shuffleAfter(scope: Scope, actor: Who, deck: Who): Clause {
  const shuffling = act(scope, actor, "sentence", (inner) => ["shuffleDeck", { deck: zone(inner, "deck", deck) }]);
  return state(say(scope, "shuffleAfter", { clause: shuffling.text }));
}

function search(scope: Scope, { destination, reveal, bind }: Move, cards: Search, manner: Manner): Clause {
  const actor = cards.by ?? "you";
  const owner = ownerOfCards(scope, cards);
  const verb = VERBS[destination.to];
  const toTop = destination.to === "deck" && destination.place === "top";
  return act(
    scope,
    actor,
    manner,
    (inner) => {
      const said = chosenCards(inner, cards);
      for (const binding of [cards.bind, bind]) if (binding !== undefined) rememberCards(inner, binding, cards, said, verb);
      return [searchTemplate(destination, reveal ?? false), slotsOf(inner, said, owner, destination)];
    },
    toTop ? [] : [shuffleAfter(scope, actor, owner)],
  );
}

const VERBS: Readonly<Record<Destination["to"], string>> = {
  hand: "put",
  discard: "discard",
  lostZone: "put",
  prizes: "put",
  deck: "put",
  bench: "put",
  active: "put",
};

function searchTemplate(destination: Destination, reveal: boolean): Template {
  switch (destination.to) {
    case "hand":
      return reveal ? "searchRevealToHand" : "searchToHand";
    case "bench":
      return "searchToBench";
    case "discard":
      return "searchDiscard";
    case "deck":
      if (destination.place === "top" && destination.order !== undefined && !reveal) return "searchToTopOrdered";
      if (destination.place === "top") return reveal ? "searchRevealToTop" : "searchToTop";
      break;
  }
  throw new CannotSayError("where the cards of a search go", destination);
}

function slotsOf(scope: Scope, cards: Phrase, owner: Who, destination: Destination): Slots {
  const benchOwner = destination.to === "bench" && destination.side === "opponents" ? "opponent" : owner;
  return {
    cards,
    deck: zone(scope, "deck", owner),
    hand: zone(scope, "hand", owner),
    zone: zone(scope, "prizes", owner),
    bench: zone(scope, "bench", benchOwner),
  };
}

function move(scope: Scope, { cards, destination, reveal, bind }: Move, manner: Manner): Clause {
  const verb = destination.to === "deck" && destination.place === "shuffled" ? "shuffle" : VERBS[destination.to];
  const pile = destination.to === "deck" && destination.place !== "shuffled" ? destination.place : undefined;
  const owner = ownerOfCards(scope, cards);
  const left = destination.to === "discard" ? leftInHand(cards) : undefined;
  if (left) {
    if (cards.cards === "random") return act(scope, "you", manner, () => ["discardRandomDownTo", { n: amountPhrase(scope, left.n) }]);
    const template = left.of === "you" ? "discardDownTo" : "discardDownToTheir";
    return act(scope, handlerOf(cards), manner, (inner) => [
      template,
      { hand: zone(inner, "hand", left.of), n: amountPhrase(inner, left.n) },
    ]);
  }
  return act(scope, handlerOf(cards), manner, (inner) => {
    const said = cardsPhrase(inner, cards, verb, pile);
    if (bind !== undefined) rememberCards(inner, bind, cards, said, verb, pile);
    const slots = slotsOf(inner, said, owner, destination);
    const ofBoth = cards.cards === "attached" && cards.to.pokemon === "all" && cards.to.side === "both";
    return [
      moveTemplate(destination, reveal ?? false, said.plural ?? false),
      ofBoth ? { ...slots, deck: say(inner, "ownersDecks") } : slots,
    ];
  });
}

/** How many cards a discard from the hand leaves there, and in whose: all but 4 of them are discarded. */
export function leftInHand(cards: CardSelector): { readonly n: Amount; readonly of: Who } | undefined {
  const hand =
    cards.cards === "choose" && "zone" in cards.from && !cards.where && cards.bind === undefined
      ? cards.from
      : cards.cards === "random" && cards.bind === undefined
        ? cards
        : undefined;
  if (hand?.zone !== "hand" || !("count" in cards) || typeof cards.count !== "object" || !("subtract" in cards.count)) return undefined;
  const [from, n] = cards.count.subtract;
  const whole = typeof from === "object" && "count" in from && from.count === "cards" && from.zone === "hand" && from.of === hand.of;
  return whole && (cards.cards !== "random" || hand.of === "opponent") ? { n, of: hand.of } : undefined;
}

function moveTemplate(destination: Destination, reveal: boolean, plural: boolean): Template {
  switch (destination.to) {
    case "hand":
      return reveal ? "revealToHand" : "toHand";
    case "discard":
      return "toDiscard";
    case "lostZone":
      return "toLostZone";
    case "prizes":
      return "toPrizes";
    case "bench":
      return "toBench";
    case "deck":
      return toDeck(destination, reveal, plural);
    case "active":
      throw new CannotSayError("cards that go to the Active Spot", destination);
  }
}

function toDeck({ place, order }: Extract<Destination, { to: "deck" }>, reveal: boolean, plural: boolean): Template {
  if (place === "shuffled") return reveal ? "revealShuffleInto" : "shuffleInto";
  const ordered = plural && order !== undefined;
  if (place === "top") return reveal ? (ordered ? "revealToTopOrdered" : "revealToTop") : ordered ? "toTopOrdered" : "toTop";
  if (order === "random") return "toBottomRandom";
  return ordered ? "toBottomOrdered" : "toBottom";
}
