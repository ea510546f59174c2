import type { Duration } from "@/engine/pokemon/effects/language";
import { words } from "./exact";

export const duration = words<Duration>({
  thisTurn: true,
  opponentsNextTurn: true,
  yourNextTurn: true,
  untilEndOfOpponentsNextTurn: true,
  untilEndOfYourNextTurn: true,
  whileInPlay: true,
  untilLeavesActive: true,
  match: true,
});
