import { cardsOfSide } from "@/kernel/laid";
import { LAID_CARDS_MAX, type LaidCard, type LaidPosition, type LaidSide, laidIn } from "@/match/laid-out";
import type { LaidZone } from "./kit";

/** A zone of a side. */
export interface LaidPlace {
  readonly seat: 0 | 1;
  readonly zone: string;
}

/** A card in it. */
export interface LaidAt extends LaidPlace {
  readonly index: number;
}

function withSide(position: LaidPosition, seat: 0 | 1, change: (side: LaidSide) => LaidSide): LaidPosition {
  const [first, second] = position.sides;
  return { ...position, sides: seat === 0 ? [change(first), second] : [first, change(second)] };
}

function withZone(
  position: LaidPosition,
  { seat, zone }: LaidPlace,
  change: (cards: readonly LaidCard[]) => readonly LaidCard[],
): LaidPosition {
  return withSide(position, seat, (side) => ({ ...side, zones: { ...side.zones, [zone]: [...change(laidIn(side, zone))] } }));
}

/** The card at a place; undefined where none lies any more. */
export function cardAt({ sides }: LaidPosition, { seat, zone, index }: LaidAt): LaidCard | undefined {
  return laidIn(sides[seat], zone)[index];
}

/** Whether another card may be put down in a zone of a side. */
export function hasRoom({ key, most = LAID_CARDS_MAX }: LaidZone, side: LaidSide): boolean {
  return laidIn(side, key).length < most;
}

/** Where the cards of the deck lie whose places nobody has chosen. */
const REST = "rest";

/** Where a side has all the cards it may have, a new one takes the place of one from the rest of its deck: of an equal one, or else of the last. */
export function withRoomFor(position: LaidPosition, seat: 0 | 1, id: string): LaidPosition {
  const side = position.sides[seat];
  if (cardsOfSide(side).length < LAID_CARDS_MAX) return position;
  const rest = laidIn(side, REST);
  const equal = rest.findIndex(({ card }) => card === id);
  const index = equal === -1 ? rest.length - 1 : equal;
  return withRemoved(position, { seat, zone: REST, index });
}

/** A card is put down as the last one of a zone. */
export function withAdded(position: LaidPosition, place: LaidPlace, card: LaidCard): LaidPosition {
  return withZone(position, place, (cards) => [...cards, card]);
}

/** A card becomes another one, or has something else on it. */
export function withChanged(position: LaidPosition, at: LaidAt, change: (card: LaidCard) => LaidCard): LaidPosition {
  return withZone(position, at, (cards) => cards.map((card, index) => (index === at.index ? change(card) : card)));
}

export function withRemoved(position: LaidPosition, at: LaidAt): LaidPosition {
  return withZone(position, at, (cards) => cards.filter((_, index) => index !== at.index));
}

/** A card is attached to the one at a place. */
export function withAttached(position: LaidPosition, at: LaidAt, id: string): LaidPosition {
  return withChanged(position, at, (card) => ({ ...card, attached: [...(card.attached ?? []), id] }));
}

export function withDetached(position: LaidPosition, at: LaidAt, place: number): LaidPosition {
  return withChanged(position, at, (card) => ({ ...card, attached: (card.attached ?? []).filter((_, index) => index !== place) }));
}

/** A card changes places with its neighbour. */
export function withShifted(position: LaidPosition, at: LaidAt, by: -1 | 1): LaidPosition {
  return withZone(position, at, (cards) => {
    const shifted = [...cards];
    const [card] = shifted.splice(at.index, 1);
    if (card) shifted.splice(at.index + by, 0, card);
    return shifted;
  });
}

/** A card goes to another zone of its side. What it has on it stays on it only where such things lie. */
export function withMoved(position: LaidPosition, at: LaidAt, { key, stands, tallied, marks = [] }: LaidZone): LaidPosition {
  const laid = cardAt(position, at);
  if (!laid) return position;
  const { card, attached = [], damage, markers } = laid;
  const there = { seat: at.seat, zone: key };
  const kept = laid.marks?.filter((mark) => marks.includes(mark)) ?? [];
  const moved = withAdded(withRemoved(position, at), there, {
    card,
    ...(stands && attached.length > 0 && { attached }),
    ...(tallied && damage !== undefined && { damage }),
    ...(tallied && markers !== undefined && { markers }),
    ...(kept.length > 0 && { marks: kept }),
  });
  return stands ? moved : attached.reduce((position, id) => withAdded(position, there, { card: id }), moved);
}

/** A zone is filled up to so many cards. */
export function withCount(position: LaidPosition, { seat, zone }: LaidPlace, count: number): LaidPosition {
  return withSide(position, seat, (side) => ({ ...side, counts: { ...side.counts, [zone]: count } }));
}

/** The cards of a zone in which order does not count, equal ones together: each with the place of the first. */
export function inPiles(
  cards: readonly LaidCard[],
): readonly { readonly card: LaidCard; readonly index: number; readonly count: number }[] {
  const piles = new Map<string, { readonly card: LaidCard; readonly index: number; readonly count: number }>();
  for (const [index, card] of cards.entries()) {
    const known = piles.get(card.card);
    piles.set(card.card, known ? { ...known, count: known.count + 1 } : { card, index, count: 1 });
  }
  return [...piles.values()];
}
