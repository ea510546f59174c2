import type { Seat } from "@/kernel/game";
import type { Match } from "../match";
import { cardsIn } from "../state/zones";
import { fitsAttached, fitsCard, fitting } from "./cardFilter";
import type { CardSelector, Zone } from "./language";
import { type Scope, seatOf } from "./scope";
import { pokemonIn } from "./selectors";

/** Binding of the cards that were given up as a cost: what they pay for does not take them back from the discard pile (EFF-49). */
export const PAID = -1000;

/** The cards a selection could take, without asking or drawing luck. */
export function candidateCards(m: Match, scope: Scope, selector: CardSelector): readonly number[] {
  switch (selector.cards) {
    case "self":
      return [scope.source];
    case "event":
      return scope.event && scope.event.card >= 0 ? [scope.event.card] : [];
    case "stadium":
      return fitting(m, scope, m.state.stadium ? [m.state.stadium.card] : [], selector.where);
    case "bound":
      return fitting(m, scope, scope.bound[selector.binding]?.values ?? [], selector.where);
    case "rest":
      return restOf(scope, selector.binding);
    case "all":
      return fitting(m, scope, cardsOf(m, scope, seatOf(scope, selector.of), selector.zone), selector.where);
    case "random":
      return cardsOf(m, scope, seatOf(scope, selector.of), selector.zone);
    case "top":
    case "bottom":
      return fromDeck(m, scope, selector);
    case "topUntil": {
      const { deck } = m.state.sides[seatOf(scope, selector.of)];
      let left = m.words.amountOf(m, scope, selector.count);
      const turned: number[] = [];
      for (let place = deck.length - 1; place >= 0 && left > 0; place--) {
        const card = deck[place] ?? 0;
        turned.push(card);
        if (fitsCard(m, scope, selector.where, card)) left--;
      }
      return turned;
    }
    case "choose": {
      const from =
        "binding" in selector.from
          ? restOf(scope, selector.from.binding)
          : cardsOf(m, scope, seatOf(scope, selector.from.of), selector.from.zone);
      const left = selector.except === undefined ? undefined : scope.bound[selector.except]?.values;
      const paid = "zone" in selector.from && selector.from.zone === "discard" ? scope.bound[PAID]?.values : undefined;
      const all = fitting(m, scope, from, selector.where);
      const some = left || paid ? all.filter((card) => !left?.includes(card) && !paid?.includes(card)) : all;
      const { oneOfEach } = selector;
      return oneOfEach ? some.filter((card) => oneOfEach.some((one) => fitsCard(m, scope, one, card))) : some;
    }
    case "attached":
      return attachedCards(m, scope, selector);
  }
}

function attachedCards(m: Match, scope: Scope, { to, what, where }: Extract<CardSelector, { cards: "attached" }>): readonly number[] {
  const found: number[] = [];
  for (const pokemon of pokemonIn(m, scope, to)) {
    if (what !== "tool") for (const card of pokemon.energy) if (!where || fitsAttached(m, scope, where, pokemon, card)) found.push(card);
    if (what !== "energy") for (const card of pokemon.tools) if (!where || fitsAttached(m, scope, where, pokemon, card)) found.push(card);
  }
  return found;
}

/** The cards of a zone, without one that is being played. */
export function cardsOf(m: Match, scope: Scope, seat: Seat, zone: Zone): readonly number[] {
  const cards = cardsIn(m.state.sides[seat], zone);
  const played = scope.ahead?.played ?? -1;
  return zone === "hand" && cards.includes(played) ? cards.filter((card) => card !== played) : cards;
}

/** Bindings of what was taken out of a bound set stand beside it, so that "the rest" can be told. */
export function takenKey(binding: number): number {
  return -binding;
}

/** The cards of a bound set that no text has taken out of it yet. */
function restOf(scope: Scope, binding: number): readonly number[] {
  const taken = scope.bound[takenKey(binding)]?.values ?? [];
  return (scope.bound[binding]?.values ?? []).filter((card) => !taken.includes(card));
}

/** Cards of a deck, from the top downwards or from the bottom upwards; fewer where it holds fewer (TURN-02). */
function fromDeck(m: Match, scope: Scope, selector: Extract<CardSelector, { cards: "top" | "bottom" }>): readonly number[] {
  const { deck } = m.state.sides[seatOf(scope, selector.of)];
  const count = m.words.amountOf(m, scope, selector.count);
  return selector.cards === "top" ? deck.slice(Math.max(0, deck.length - count)).reverse() : deck.slice(0, count);
}
