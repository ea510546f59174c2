import type { CardChange, Cards, Continuous, Duration, Instruction } from "@/games/dragonball/engine/effects/language";
import type { Picked } from "./picked";

/** What holds of cards for a time; the source itself goes without saying. */
export const changing = (changes: readonly CardChange[], on: Cards): readonly Continuous[] =>
  changes.map((change) => (on === "this" ? { change } : { on, change }));

/** "It gets +5000 power for the turn": no time is the whole match (DB-EFF-03). */
export const lasting = ({ choices, cards }: Picked, changes: readonly CardChange[], time: Duration = "match"): readonly Instruction[] => [
  ...choices,
  { do: "lasting", effects: changing(changes, cards), for: time },
];
