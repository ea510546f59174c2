import { other, type Seat } from "@/kernel/game";
import { cardAt, type Match, objectOf } from "../match";
import type { Readable } from "../state/happenings";
import { cardsOf, findPlaced, locate } from "../state/zones";
import { alike, facts } from "./facts";
import type { Amount, CardFilter, CardNumber, Cards, CardsIn, Range } from "./language";
import { readBack, readCard, readFront } from "./reading";
import { isSide, objectsOfRef, zonesOf } from "./refs";
import type { Scope } from "./scope";

// What numbers, cards and filters of a text mean now. Each may be said by the others, so that one file reads the three.

const SEATS: readonly Seat[] = [0, 1];

/** A number as it stands. */
export function amountOf(m: Match, amount: Amount, scope: Scope): number {
  if (typeof amount === "number") return amount;
  if (amount === "X") return scope.x;
  if ("count" in amount) return cardsOfSelector(m, amount.count, scope).length;
  if ("different" in amount) {
    const seen = new Set<string>();
    for (const object of cardsOfSelector(m, amount.among, scope))
      for (const one of readCard(m, cardAt(m, object))[amount.different]) seen.add(one);
    return seen.size;
  }
  if ("the" in amount) return cardsOfSelector(m, amount.of, scope).reduce((sum, object) => sum + numberOf(m, object, amount.the), 0);
  if ("energyMarkers" in amount) return m.state.sides[amount.energyMarkers === "you" ? scope.you : other(scope.you)].energyMarkers;
  if ("plus" in amount) return amount.plus.reduce<number>((sum, one) => sum + amountOf(m, one, scope), 0);
  if ("times" in amount) return amountOf(m, amount.times[0], scope) * amount.times[1];
  // DB-ZERO-14: no fractions.
  if ("divided" in amount) return Math.floor(amountOf(m, amount.divided[0], scope) / amount.divided[1]);
  if (amount.number === "event") return scope.happening?.cards.length ?? 0;
  return scope.bound.numbers[amount.number] ?? 0;
}

/** A number of a card; one below zero, power excepted (DB-CARD-14), reads as 0 (DB-ZERO-14). */
export function numberOf(m: Match, object: number, the: CardNumber): number {
  const card = cardAt(m, object);
  if (card < 0) return 0;
  const read = readCard(m, card);
  switch (the) {
    case "power":
      return read.power ?? 0;
    case "originalPower":
      return read.originalPower ?? 0;
    case "energyCost":
      return Math.max(0, read.cost ?? 0);
    case "comboPower":
      return Math.max(0, read.comboPower ?? 0);
    case "zCost":
      return Math.max(0, read.zCost ?? 0);
    case "markers":
      return read.markers;
    case "under":
      return read.under;
  }
}

/** Whether a number keeps within limits. */
export function within(m: Match, number: number, range: Range, scope: Scope): boolean {
  if (range.atLeast !== undefined && number < amountOf(m, range.atLeast, scope)) return false;
  if (range.atMost !== undefined && number > amountOf(m, range.atMost, scope)) return false;
  return range.exactly === undefined || number === amountOf(m, range.exactly, scope);
}

/** The cards that a text means, as objects. */
export function cardsOfSelector(m: Match, cards: Cards, scope: Scope): readonly number[] {
  if (typeof cards === "string" || "bound" in cards) return objectsOfRef(m, cards, scope);
  if ("in" in cards) return inZones(m, cards, scope);
  if ("under" in cards) {
    const below = cardsOfSelector(m, cards.under, scope).flatMap((object) => findPlaced(m.state, object)?.placed.under ?? []);
    return below.filter((card) => !cards.where || matches(m, readCard(m, card), cards.where, scope)).map((card) => objectOf(m, card));
  }
  if ("over" in cards) return objectsOfRef(m, cards.over, scope).flatMap((object) => pileOf(m, cardAt(m, object)) ?? []);
  if ("union" in cards) return [...new Set(cards.union.flatMap((one) => cardsOfSelector(m, one, scope)))];
  return cardsOfSelector(m, cards.cards, scope).filter((object) => {
    const card = cardAt(m, object);
    return card >= 0 && matches(m, readCard(m, card), cards.where, scope);
  });
}

/** The object under which a card lies. */
function pileOf(m: Match, card: number): number | undefined {
  const place = locate(m.state, card);
  return place?.under ? place.placed?.id : undefined;
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

/** Whether a card is among those that a text means: asked without listing them all. */
export function includes(m: Match, cards: Cards, scope: Scope, card: number): boolean {
  if (typeof cards === "string" || "bound" in cards || "under" in cards || "over" in cards)
    return cardsOfSelector(m, cards, scope).includes(objectOf(m, card));
  if ("union" in cards) return cards.union.some((one) => includes(m, one, scope, card));
  if ("cards" in cards) return includes(m, cards.cards, scope, card) && matches(m, readCard(m, card), cards.where, scope);
  if (cards.top !== undefined || cards.bottom !== undefined) return cardsOfSelector(m, cards, scope).includes(objectOf(m, card));
  const place = locate(m.state, card);
  if (!place || place.under || place.zone === "removed") return false;
  if (!isSide(cards.of ?? "you", place.seat, scope.you) || !zonesOf(cards.in).includes(place.zone)) return false;
  return !cards.where || matches(m, readCard(m, card), cards.where, scope);
}

/** Whether a card, as it is read, is what a text asks. */
export function matches(m: Match, read: Readable, filter: CardFilter, scope: Scope): boolean {
  // DB-MODE-07: what aims at Hidden cards reads their front.
  if (filter.hidden && read.hidden) {
    const { hidden, ...front } = filter;
    return matches(m, readFront(m, read), front, scope);
  }
  return facts(read, filter) && numbersFit(m, read, filter, scope) && relations(m, read, filter, scope);
}

/** DB-TOKEN-04: what has no number is not found by it. */
function numbersFit(m: Match, read: Readable, filter: CardFilter, scope: Scope): boolean {
  const fit = (number: number | null, range: CardFilter["power"]) => !range || (number !== null && within(m, number, range, scope));
  const positive = (number: number | null) => (number === null ? null : Math.max(0, number));
  return (
    fit(positive(read.cost), filter.energyCost) &&
    fit(read.colorCost, filter.colorCost) &&
    fit(positive(read.zCost), filter.zCost) &&
    fit(read.power, filter.power) &&
    fit(read.originalPower, filter.originalPower) &&
    fit(read.originalCost, filter.originalCost) &&
    fit(positive(read.comboPower), filter.comboPower) &&
    fit(positive(read.comboCost), filter.comboCost) &&
    fit(read.markers, filter.markers) &&
    fit(read.under, filter.under)
  );
}

function relations(m: Match, read: Readable, filter: CardFilter, scope: Scope): boolean {
  if (filter.not && matches(m, read, filter.not, scope)) return false;
  if (filter.anyOf && !filter.anyOf.some((one) => matches(m, read, one, scope))) return false;
  if (filter.back) {
    const back = readBack(m, read);
    if (!back || !matches(m, back, filter.back, scope)) return false;
  }
  if (filter.other && read.card === scope.card) return false;
  if (filter.otherThan && (scope.bound.cards[filter.otherThan] ?? []).includes(read.object)) return false;
  if (!filter.same) return true;
  const { as, in: what } = filter.same;
  return objectsOfRef(m, as, scope).some((object) => {
    const card = m.state.objects.indexOf(object);
    return card >= 0 && alike(read, readCard(m, card), what);
  });
}
