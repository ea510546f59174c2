import { paysCost } from "../attack/energy";
import type { EnergyType } from "../card";
import { attackAt, type Match } from "../match";
import { findPokemon } from "../state/inPlay";
import { attackCost, unitsOf } from "../values";
import type { Scope } from "./scope";

/** Whether the Energy on the Attacking Pokémon pays its attack's cost and these symbols besides ("in addition to this attack's cost", EFF-60). */
export function paysBesides(m: Match, scope: Scope, extra: readonly EnergyType[]): boolean {
  const pokemon = findPokemon(m.state, scope.self);
  if (!pokemon || !scope.attack) return false;
  const used = scope.attack.chain.at(-1) ?? 0;
  return paysCost(unitsOf(m, pokemon), [...attackCost(m, pokemon, attackAt(m, used).compiled.attack), ...extra]);
}

/** How much Energy of a type, or of any, is on the Attacking Pokémon besides what its attack costs (EFF-60). */
export function extraEnergy(m: Match, scope: Scope, type: EnergyType = "Colorless"): number {
  const extra: EnergyType[] = [type];
  while (paysBesides(m, scope, extra)) extra.push(type);
  return extra.length - 1;
}
