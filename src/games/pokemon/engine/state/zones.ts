import type { Seat } from "@/kernel/game";
import type { Zone } from "../effects/language";
import type { Match } from "../match";
import { pokemonInPlay } from "./inPlay";
import type { Pokemon, SideState } from "./state";

const HIDDEN: ReadonlySet<string> = new Set(["deck", "hand", "prizes"]);

/** Zones whose cards not everybody may see; whoever enters or leaves one gets a new handle. */
export function isHidden(zone: string): boolean {
  return HIDDEN.has(zone);
}

/** In the place of a Prize card that lies there no more. */
export const EMPTY = -1;

/** The cards of a zone; without the empty places among the Prizes. */
export function cardsIn(side: SideState, zone: Zone): readonly number[] {
  return zone === "prizes" ? side.prizes.filter((card) => card >= 0) : side[zone];
}

/** The player whose deck a card came from. */
export function ownerOf(m: Match, card: number): Seat {
  return card < m.state.rules.split ? 0 : 1;
}

/** Whether a card is in its owner's hand. */
export function isInHand(m: Match, card: number): boolean {
  return m.state.sides[ownerOf(m, card)].hand.includes(card);
}

/** Where a card is at present. */
export type Location =
  | { readonly zone: Zone; readonly seat: Seat }
  | { readonly zone: "pokemon" | "energy" | "tools"; readonly seat: Seat; readonly pokemon: Pokemon; readonly active: boolean }
  | { readonly zone: "stadium" | "resolving"; readonly seat: Seat };

const ZONES: readonly Zone[] = ["hand", "deck", "discard", "prizes", "lostZone"];

/** Whether this is a zone out of play. */
export function isZone(zone: Location["zone"]): zone is Zone {
  return ZONES.some((one) => one === zone);
}

/** Finds a card. Every card is in exactly one place, so it throws when it is in none. */
export function locate(m: Match, card: number): Location {
  const owner = ownerOf(m, card);
  const side = m.state.sides[owner];
  for (const zone of ZONES) if (side[zone].includes(card)) return { zone, seat: owner };
  if (m.state.resolving.includes(card)) return { zone: "resolving", seat: owner };
  if (m.state.stadium?.card === card) return { zone: "stadium", seat: m.state.stadium.seat };
  for (const seat of [0, 1] as const) {
    const there = m.state.sides[seat];
    for (const pokemon of pokemonInPlay(there)) {
      const active = there.active === pokemon;
      if (pokemon.cards.includes(card)) return { zone: "pokemon", seat, pokemon, active };
      if (pokemon.energy.includes(card)) return { zone: "energy", seat, pokemon, active };
      if (pokemon.tools.includes(card)) return { zone: "tools", seat, pokemon, active };
    }
  }
  throw new Error(`Card ${card} is nowhere.`);
}

/** The zone that a card out of play lies in. */
export function zoneOf(m: Match, card: number): Zone {
  const { zone } = locate(m, card);
  if (!isZone(zone)) throw new Error(`Card ${card} is in play.`);
  return zone;
}
