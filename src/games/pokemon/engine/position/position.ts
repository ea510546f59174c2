/** The zones of a side in a position that somebody lays out; `rest` is what lies in the deck below the cards of `deck`, in no order. */
export const POSITION_ZONES = ["active", "bench", "hand", "deck", "rest", "prizes", "discard", "stadium"] as const;
export type PositionZone = (typeof POSITION_ZONES)[number];

/** Where Pokémon stand. */
export const IN_PLAY = ["active", "bench"] as const satisfies readonly PositionZone[];

export const BENCH_MAX = 5;
export const PRIZES_MAX = 6;

/** A card of a position, by the id of its definition, and what lies on it. */
export interface Standing {
  readonly card: string;
  readonly attached?: readonly string[] | undefined;
  /** HP points. */
  readonly damage?: number | undefined;
  /** Special Conditions. */
  readonly marks?: readonly string[] | undefined;
  /** There are none in this game. */
  readonly markers?: number | undefined;
}

export interface PositionSide {
  /** In order; of the deck the top card first. */
  readonly zones: Readonly<Record<string, readonly Standing[] | undefined>>;
  /** Of `prizes`: how many there are; those that are not laid out are taken from the rest of the deck. */
  readonly counts: Readonly<Record<string, number | undefined>>;
}

/** A position in the middle of a turn: whoever has it has drawn, and done nothing yet. */
export interface Position {
  readonly edition: string;
  readonly turn: 0 | 1;
  /** A position of this game always begins in the same. */
  readonly phase?: string | undefined;
  readonly sides: readonly [PositionSide, PositionSide];
}

/** Whether there is such a zone. */
export function isPositionZone(zone: string): zone is PositionZone {
  return POSITION_ZONES.some((each) => each === zone);
}
