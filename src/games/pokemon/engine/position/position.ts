/** The zones of a side in a position that somebody lays out; `rest` is what lies in the deck below the cards of `deck`, in no order. */
export const POSITION_ZONES = ["active", "bench", "hand", "deck", "rest", "prizes", "discard", "stadium"] as const;
export type PositionZone = (typeof POSITION_ZONES)[number];

/** Where Pokémon stand. */
export const IN_PLAY = ["active", "bench"] as const satisfies readonly PositionZone[];

export const BENCH_MAX = 5;
export const PRIZES_MAX = 6;

/** Whether there is such a zone. */
export function isPositionZone(zone: string): zone is PositionZone {
  return POSITION_ZONES.some((each) => each === zone);
}
