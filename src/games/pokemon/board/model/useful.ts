import type { CardFace } from "@/games/pokemon/cards/face";
import { handDeeds } from "./next-deeds";
import type { Offers } from "./offers";
import type { Table } from "./table";

/** What a beginner would not leave undone in a turn, the dearest first, and what it is done with. */
export const USEFUL = ["bench", "energy", "evolve", "attack", "supporter"] as const;
export type Useful = (typeof USEFUL)[number];

/** The attack that does most damage of those that are offered: its option. */
export function hardestAttack({ named }: Offers): number | null {
  let best: { readonly index: number; readonly damage: number } | null = null;
  for (const { index, option } of named) {
    if (!("do" in option) || option.do !== "attack" || option.damage === null || option.damage.least === 0) continue;
    if (best === null || option.damage.least > best.damage) best = { index, damage: option.damage.least };
  }
  return best?.index ?? null;
}

/** What is offered of it now: a Pokémon for an empty Bench, Energy, an evolution, a Supporter, an attack that hurts. */
export function usefulDeeds(offers: Offers, { mine }: Table, faceOf: (card: string) => CardFace): readonly Useful[] {
  const hand = handDeeds(offers, faceOf);
  const isOffered = (deed: Useful) => {
    if (deed === "attack") return hardestAttack(offers) !== null;
    return hand.some((one) => one === deed) && (deed !== "bench" || mine.bench.length === 0);
  };
  return USEFUL.filter(isOffered);
}
