import { paysCost } from "../attack/energy";
import type { EnergyType } from "../card";
import { attackAt, attackCode, type Match } from "../match";
import { findPokemon } from "../state/inPlay";
import { attackCost, unitsOf } from "../values";
import type { Scope } from "./scope";

/** Whether the Energy on the Attacking Pokémon pays its attack's cost and these symbols besides ("in addition to this attack's cost", EFF-60, FAM-05). */
export function paysBesides(m: Match, scope: Scope, extra: readonly EnergyType[]): boolean {
  const pokemon = findPokemon(m.state, scope.self);
  const used = scope.attack?.chain.at(-1) ?? attackUnderWay(m, scope);
  if (!pokemon || used === undefined) return false;
  return paysCost(unitsOf(m, pokemon), [...attackCost(m, pokemon, attackAt(m, used).compiled.attack), ...extra]);
}

/** What an attack has left to follow it ("if that Pokémon is Knocked Out by this attack") is still of that attack. */
function attackUnderWay(m: Match, scope: Scope): number | undefined {
  const frame = scope.kind === "attack" ? m.state.stack.find((one) => one.run === "attack") : undefined;
  return frame && attackCode(frame.card, frame.index);
}

/** How much Energy of a type, or of any, is on the Attacking Pokémon besides what its attack costs (EFF-60). */
export function extraEnergy(m: Match, scope: Scope, type: EnergyType = "Colorless"): number {
  const extra: EnergyType[] = [type];
  while (paysBesides(m, scope, extra)) extra.push(type);
  return extra.length - 1;
}
