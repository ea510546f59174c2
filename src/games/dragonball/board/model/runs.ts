import type { GameEvent } from "@/games/dragonball/engine/events";

/** An entry that stands for as many alike. */
export type Run<Entry> = Entry & { readonly count: number };

/** Draws, and cards that nobody is told of, told as one where they follow each other: "8 cards go to the Life". Their first entry stands for all. */
export function runsOf<Entry extends { readonly event: GameEvent }>(entries: readonly Entry[]): readonly Run<Entry>[] {
  const runs: Run<Entry>[] = [];
  for (const entry of entries) {
    const last = runs.at(-1);
    if (last && areAlike(last.event, entry.event)) runs[runs.length - 1] = { ...last, count: last.count + 1 };
    else runs.push({ ...entry, count: 1 });
  }
  return runs;
}

function areAlike(one: GameEvent, next: GameEvent): boolean {
  if (one.event !== "moved" || next.event !== "moved") return false;
  if (one.how !== next.how || one.to.seat !== next.to.seat || one.to.zone !== next.to.zone || one.from.zone !== next.from.zone)
    return false;
  return one.how === "draw" || (one.definition === null && next.definition === null);
}
