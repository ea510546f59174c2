"use client";
import type { PokemonView } from "@/games/pokemon/engine/view";
import { useHarmed, useMeter } from "@/ui/match/director/directed";
import { damageMeter } from "../model/cues";

/** The damage of a Pokémon as it is to be seen now, and what it was before the hit that is under way. */
export function useShownDamage({ id, damage }: PokemonView): { readonly damage: number; readonly harmed: number | null } {
  const meter = damageMeter(id);
  return { damage: useMeter(meter, damage), harmed: useHarmed(meter) };
}
