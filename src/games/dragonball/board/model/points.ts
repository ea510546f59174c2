import { other } from "@/kernel/game";
import type { MatchRecord } from "../record";

/** The Life that each player had taken from the other one when so much had happened, as a match's story counts it. */
export function lifeTaken(history: readonly Pick<MatchRecord["history"][number], "event">[]): readonly [number, number] {
  const taken: [number, number] = [0, 0];
  for (const { event } of history) if (event.event === "damage") taken[other(event.seat)] += event.amount;
  return taken;
}
