"use client";
import type { Seat } from "@/kernel/game";
import { useBoard } from "../board-context";

/** What just happened to a Pokémon, shown once beside it. */
export interface Hit {
  readonly index: number;
  readonly kind: "damaged" | "healed";
  readonly amount: number;
}

/** The damage or healing that came to this Pokémon with the latest update. */
export function useHitOf(pokemon: number): Hit | null {
  const { record } = useBoard();
  const last = record.fresh.findLast(({ event }) => (event.type === "damaged" || event.type === "healed") && event.pokemon === pokemon);
  if (last?.event.type !== "damaged" && last?.event.type !== "healed") return null;
  return { index: last.index, kind: last.event.type, amount: last.event.amount };
}

/** The happening by which a Pokémon of this seat was Knocked Out with the latest update. */
export function useKnockOut(seat: Seat): number | null {
  const { record } = useBoard();
  return record.fresh.findLast(({ event }) => event.type === "knockedOut" && event.seat === seat)?.index ?? null;
}

/** The happening by which this Pokémon attacked with the latest update. */
export function useAttackOf(pokemon: number): number | null {
  const { record } = useBoard();
  return record.fresh.findLast(({ event }) => event.type === "attackUsed" && event.pokemon === pokemon)?.index ?? null;
}
