import type { CardType } from "../card";

/**
 * The zones of a side in a position that somebody lays out; `rest` is what lies in the deck below the cards of `deck`, in no order. A position begins outside of
 * battle: nothing lies in combo.
 */
export const POSITION_ZONES = [
  "leader",
  "battle",
  "unison",
  "energy",
  "life",
  "hand",
  "deck",
  "rest",
  "drop",
  "warp",
  "zDeck",
  "zEnergy",
] as const;
export type PositionZone = (typeof POSITION_ZONES)[number];

/** How a card lies: Rest Mode, a Leader's back up, Hidden Mode, and face up where others lie face down. */
export const MARKS = ["rest", "awakened", "hidden", "faceUp"] as const;
export type Mark = (typeof MARKS)[number];

/** How cards may lie in a zone. */
export const MARKS_IN: Readonly<Partial<Record<PositionZone, readonly Mark[]>>> = {
  leader: ["rest", "awakened"],
  battle: ["rest", "hidden"],
  unison: ["rest"],
  energy: ["rest"],
  life: ["faceUp"],
  zDeck: ["faceUp"],
};

/** Zones in which cards lie under others (DB-UNDER-01). */
export const WITH_CARDS_UNDER = ["leader", "battle", "unison"] as const satisfies readonly PositionZone[];

/** In which phase a position begins; in the charge phase the card of the turn is drawn already. */
export const PHASES = ["main", "charge"] as const;

export const LIFE_MAX = 20;
export const ENERGY_MARKERS_MAX = 10;
/** Markers on a Unison: without any it would not lie there. */
export const MARKERS = { min: 1, max: 30 } as const;

/** What is asked of a card to lay it out; a definition says all of it, and so does what a player sees of a card. */
export interface PositionCard {
  readonly name: string;
  readonly type: CardType | "Token";
  readonly z?: true | undefined;
  /** A Leader has two, one of which is up. */
  readonly sides: number;
}

/** Whether a card may lie in a zone, uncovered. */
export function fitsZone({ type, z }: PositionCard, zone: PositionZone): boolean {
  switch (zone) {
    case "leader":
      return type === "Leader";
    case "battle":
      // DB-ZONE-15.
      return type === "Battle" || type === "Extra";
    case "unison":
      return type === "Unison";
    case "zDeck":
      return z === true;
    default:
      // DB-Z-02: a Z card that leaves its zone is removed; DB-ZONE-16: a Leader never leaves.
      return !z && type !== "Leader" && type !== "Token";
  }
}

/** Whether there is such a zone. */
export function isPositionZone(zone: string): zone is PositionZone {
  return POSITION_ZONES.some((each) => each === zone);
}
