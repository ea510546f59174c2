import type { Seat } from "@/kernel/game";
import type { Zone } from "../effects/language";
import type { Placed, PlayerState, State } from "./state";

/** Zones whose cards have a mode. */
export const PLACED_ZONES = ["leader", "battle", "unison", "combo", "energy"] as const;
export type PlacedZone = (typeof PLACED_ZONES)[number];
/** Zones that are lists of cards. */
export const PILES = ["deck", "hand", "drop", "life", "warp", "zDeck", "zEnergy", "removed"] as const;
export type Pile = (typeof PILES)[number];

/** Where a card lies. */
export interface Place {
  readonly seat: Seat;
  readonly zone: Zone | "removed";
  /** The card in leader, battle, unison, combo or energy that it is, or that it lies under. */
  readonly placed: Placed | null;
  readonly under: boolean;
}

export function isPlacedZone(zone: Zone | "removed"): zone is PlacedZone {
  return zone === "leader" || zone === "battle" || zone === "unison" || zone === "combo" || zone === "energy";
}

const SEATS = [0, 1] as const;
const SECOND_FIRST = [1, 0] as const;

/** Where a card lies; null for one that is nowhere (a token that left). */
export function locate(state: State, card: number): Place | null {
  // Most cards are their owner's still: that side is looked through first.
  for (const seat of state.owners[card] === 1 ? SECOND_FIRST : SEATS) {
    const side = state.sides[seat];
    for (const zone of PLACED_ZONES)
      for (const placed of side[zone]) {
        if (placed.card === card) return { seat, zone, placed, under: false };
        if (placed.under.includes(card)) return { seat, zone, placed, under: true };
      }
    for (const zone of PILES) if (side[zone].includes(card)) return { seat, zone, placed: null, under: false };
  }
  return null;
}

/** What a card is in a zone with a mode; null where it lies in a list, under another card, or nowhere. */
export function placedOf(state: State, card: number): Placed | null {
  const [first, second] = state.owners[card] === 1 ? SECOND_FIRST : SEATS;
  return placedIn(state.sides[first], card) ?? placedIn(state.sides[second], card);
}

function placedIn({ leader, battle, unison, combo, energy }: PlayerState, card: number): Placed | null {
  for (const placed of leader) if (placed.card === card) return placed;
  for (const placed of battle) if (placed.card === card) return placed;
  for (const placed of unison) if (placed.card === card) return placed;
  for (const placed of combo) if (placed.card === card) return placed;
  for (const placed of energy) if (placed.card === card) return placed;
  return null;
}

/** The card in a zone with a mode that is this object. */
export function findPlaced(
  state: State,
  object: number,
): { readonly seat: Seat; readonly zone: PlacedZone; readonly placed: Placed } | null {
  for (const seat of SEATS) {
    const side = state.sides[seat];
    for (const zone of PLACED_ZONES) for (const placed of side[zone]) if (placed.id === object) return { seat, zone, placed };
  }
  return null;
}

/** All cards of a zone, without those under others. */
export function cardsOf(side: PlayerState, zone: Zone): readonly number[] {
  return isPlacedZone(zone) ? side[zone].map(({ card }) => card) : side[zone];
}

/** Replaces one card of a zone with a mode. */
export function setPlaced(state: State, seat: Seat, zone: PlacedZone, id: number, next: Placed | null): void {
  const side = state.sides[seat];
  const list: Placed[] = [];
  for (const placed of side[zone])
    if (placed.id !== id) list.push(placed);
    else if (next) list.push(next);
  side[zone] = list;
}

/** DB-ZONE-03, DB-ZONE-18, DB-ZONE-24: whether a seat may know what lies face down in a zone. */
export function knows(seat: Seat, of: Seat, zone: Zone | "removed"): boolean {
  if (zone === "deck" || zone === "life") return false;
  return zone === "hand" || zone === "zDeck" ? seat === of : true;
}

/** DB-ZONE-03. */
export function isSecret(zone: Zone | "removed"): boolean {
  return zone === "deck" || zone === "life" || zone === "hand" || zone === "zDeck";
}

/** The active player first (DB-ZERO-11). */
export function inTurnOrder(state: State): readonly [Seat, Seat] {
  return state.active === 0 ? SEATS : SECOND_FIRST;
}
