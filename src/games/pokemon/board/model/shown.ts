import type { CardPlace, SeenCard } from "@/games/pokemon/engine/events";
import type { CardView, View } from "@/games/pokemon/engine/view";
import type { Seat } from "@/kernel/game";
import type { Happening, MatchRecord } from "../record";
import type { Layout } from "./layout";

/** Cards to be laid out: hands or cards that the other player showed, or what one looks at oneself. */
export interface Shown {
  /** The happening that showed them, for telling one showing from the next. */
  readonly index: number;
  readonly seat: Seat;
  readonly why: "mulligan" | "revealed" | "looked";
  /** One list per showing: each mulligan's hand. */
  readonly hands: readonly (readonly CardView[])[];
}

/** The hands a seat showed for want of a Basic Pokémon (SETUP-03), together. */
export function mulligansOf(history: readonly Happening[], seat: Seat): Shown | null {
  const hands: (readonly CardView[])[] = [];
  let index = -1;
  for (const happening of history) {
    const { event } = happening;
    // Sudden Death starts anew.
    if (event.type === "matchStarted") hands.length = 0;
    if (event.type !== "mulligan" || event.seat !== seat) continue;
    hands.push(event.hand);
    index = happening.index;
  }
  return hands.length === 0 ? null : { index, seat, why: "mulligan", hands };
}

/** What a seat revealed with the latest update. */
export function revealedNow(fresh: readonly Happening[], seat: Seat): Shown | null {
  // Pokémon turned up in play (SETUP-09) are seen where they lie.
  const last = fresh.findLast(({ event }) => event.type === "revealed" && event.seat === seat && !isInPlay(event.from));
  return last?.event.type === "revealed" ? { index: last.index, seat, why: "revealed", hands: [last.event.cards] } : null;
}

export function isInPlay(place: CardPlace): boolean {
  return place.zone === "active" || place.zone === "bench" || place.zone === "attached" || place.zone === "stadium";
}

/** What begins something new: cards looked at before it are of no more concern. */
const BEGINNINGS: ReadonlySet<string> = new Set(["turnStarted", "trainerPlayed", "abilityUsed", "attackUsed"]);

/**
 * The cards that a seat is looking at for the effect under way (a deck searched, its top cards): what may be chosen lies among them.
 * Those that have gone to where everybody or their owner sees them are left out.
 */
export function lookedAt(history: readonly Happening[], seat: Seat, view: View): Shown | null {
  const begun = history.findLastIndex(({ event }) => BEGINNINGS.has(event.type));
  const last = history.findLast(({ event }) => event.type === "looked" && event.seat === seat);
  if (last?.event.type !== "looked" || last.index < (history[begun]?.index ?? 0)) return null;
  const gone = new Set(view.sides.flatMap(({ hand, discard }) => [...(hand ?? []), ...discard]).map(({ handle }) => handle));
  const cards = last.event.cards.filter(isSeen).filter(({ handle }) => !gone.has(handle));
  return cards.length === 0 ? null : { index: last.index, seat, why: "looked", hands: [cards] };
}

function isSeen(card: SeenCard): card is CardView {
  return card !== null;
}

/**
 * What lies beside a choice that has no sheet of its own: the cards that the choice is about. In the main phase nothing is under way
 * any more, so only what was looked at just now, without any choice, is still to be read.
 */
export function lookedBeside(layout: Layout | null, { history, fresh }: MatchRecord, seat: Seat, view: View): Shown | null {
  if (layout === null || layout === "sheet") return null;
  return lookedAt(layout === "main" ? fresh : history, seat, view);
}
