import type { GameEvent } from "@/games/pokemon/engine/events";

/** The Prize cards that each player had taken when so much had happened, as a match's story counts them. */
export function prizesTaken(history: readonly { readonly event: GameEvent }[]): readonly [number, number] {
  const taken: [number, number] = [0, 0];
  for (const { event } of history) if (event.type === "moved" && event.how === "prize") taken[event.seat] += event.cards.length;
  return taken;
}
