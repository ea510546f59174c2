/** How matches ended for a player. */
export interface Tally {
  readonly won: number;
  readonly lost: number;
  readonly drawn: number;
}

/** All matches that a tally counts. */
export function playedOf({ won, lost, drawn }: Tally): number {
  return won + lost + drawn;
}
