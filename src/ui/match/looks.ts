import { other, type Seat } from "@/kernel/game";
import { USUAL_LOOK } from "@/match/look";
import type { SeatView } from "@/realtime/protocol";

/** How both halves of the table look, for its elements: `table` for the whole, `mine` and `theirs` for what holds their cards. */
export function looksOf(seats: readonly [SeatView, SeatView], seat: Seat) {
  const [mine, theirs] = [seats[seat].look ?? USUAL_LOOK, seats[other(seat)].look ?? USUAL_LOOK];
  return {
    table: { "data-mat-mine": mine.mat, "data-mat-theirs": theirs.mat },
    mine: { "data-sleeve": mine.sleeve },
    theirs: { "data-sleeve": theirs.sleeve },
  } as const;
}
