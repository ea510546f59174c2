import { other, type Seat } from "@/kernel/game";
import { cardAt, type Match, objectOf } from "../match";
import { cardsOf, findPlaced, locate } from "../state/zones";
import { amountOf } from "./amounts";
import { matches } from "./filters";
import type { CardRef, Cards, CardsIn, Side, Zone } from "./language";
import { readCard } from "./reading";
import type { Scope } from "./scope";

const SEATS: readonly Seat[] = [0, 1];

/** The cards that a text means, as objects. */
export function cardsOfSelector(m: Match, cards: Cards, scope: Scope): readonly number[] {
  if (typeof cards === "string" || "bound" in cards) return objectsOfRef(m, cards, scope);
  if ("in" in cards) return inZones(m, cards, scope);
  if ("under" in cards) {
    const below = cardsOfSelector(m, cards.under, scope).flatMap((object) => findPlaced(m.state, object)?.placed.under ?? []);
    return below.filter((card) => !cards.where || matches(m, readCard(m, card), cards.where, scope)).map((card) => objectOf(m, card));
  }
  if ("union" in cards) return [...new Set(cards.union.flatMap((one) => cardsOfSelector(m, one, scope)))];
  return cardsOfSelector(m, cards.cards, scope).filter((object) => {
    const card = cardAt(m, object);
    return card >= 0 && matches(m, readCard(m, card), cards.where, scope);
  });
}

/** Cards that the text has spoken of and that are still what they were. */
export function objectsOfRef(m: Match, ref: CardRef, scope: Scope): readonly number[] {
  const live = (objects: readonly number[]) => objects.filter((object) => cardAt(m, object) >= 0);
  if (typeof ref !== "string") return live(scope.bound.cards[ref.bound] ?? []);
  switch (ref) {
    case "this":
      return live([scope.self]);
    case "event":
      return live(scope.happening?.cards.map(({ object }) => object) ?? []);
    case "cause": {
      const object = scope.happening?.cause.source?.object;
      return object === undefined ? [] : live([object]);
    }
    case "attackCard":
      return m.state.battle ? live([m.state.battle.attack]) : [];
    case "guardCard":
      return m.state.battle ? live([m.state.battle.guard]) : [];
  }
}

function inZones(m: Match, cards: CardsIn, scope: Scope): readonly number[] {
  const found: number[] = [];
  for (const seat of SEATS) {
    if (!isSide(cards.of ?? "you", seat, scope.you)) continue;
    for (const zone of zonesOf(cards.in)) {
      let list = cardsOf(m.state.sides[seat], zone);
      if (cards.top !== undefined) list = takeTop(list, amountOf(m, cards.top, scope));
      if (cards.bottom !== undefined) list = list.slice(0, amountOf(m, cards.bottom, scope));
      for (const card of list) if (!cards.where || matches(m, readCard(m, card), cards.where, scope)) found.push(objectOf(m, card));
    }
  }
  return found;
}

/** The top cards, the topmost first. */
function takeTop(list: readonly number[], count: number): readonly number[] {
  return count <= 0 ? [] : list.slice(-count).reverse();
}

export function zonesOf(zones: Zone | readonly Zone[]): readonly Zone[] {
  return typeof zones === "string" ? [zones] : zones;
}

export function isSide(side: Side, seat: Seat, you: Seat): boolean {
  return side === "both" || seat === (side === "you" ? you : other(you));
}

/** Whether a card is among those that a text means: asked without listing them all. */
export function includes(m: Match, cards: Cards, scope: Scope, card: number): boolean {
  if (typeof cards === "string" || "bound" in cards || "under" in cards)
    return cardsOfSelector(m, cards, scope).includes(objectOf(m, card));
  if ("union" in cards) return cards.union.some((one) => includes(m, one, scope, card));
  if ("cards" in cards) return includes(m, cards.cards, scope, card) && matches(m, readCard(m, card), cards.where, scope);
  if (cards.top !== undefined || cards.bottom !== undefined) return cardsOfSelector(m, cards, scope).includes(objectOf(m, card));
  const place = locate(m.state, card);
  if (!place || place.under || place.zone === "removed") return false;
  if (!isSide(cards.of ?? "you", place.seat, scope.you) || !zonesOf(cards.in).includes(place.zone)) return false;
  return !cards.where || matches(m, readCard(m, card), cards.where, scope);
}
