import type { Ability } from "../card";
import type { AbilityEffect, Condition, PowerKind } from "../effects/language";

/**
 * Whether what stands on a Pokémon's card is an Ability. Pokémon Powers, Poké-Powers and Poké-Bodies, which came before, are none:
 * what is said of Abilities does not concern them (FAM-27).
 */
export function isAbility(ability: Pick<Ability, "kind">): boolean {
  return powerOf(ability) === null;
}

/** FAM-27: the kind of power that it is, null for an Ability. */
export function powerOf({ kind }: Pick<Ability, "kind">): PowerKind | null {
  return kind === "Ability" || kind === "VSTAR Power" ? null : kind;
}

/** FAM-27: a Pokémon Power stops while its Pokémon is Asleep, Confused or Paralyzed. Poké-Powers and Poké-Bodies say so themselves where it holds. */
export function stoppedByConditions(ability: Ability): Ability {
  return ability.kind === "Pokémon Power" ? { ...ability, effects: ability.effects.map(whileAwake) } : ability;
}

function whileAwake(effect: AbilityEffect): AbilityEffect {
  if (effect.kind === "activated") return { ...effect, when: effect.when ? { all: [AWAKE, effect.when] } : AWAKE };
  return { ...effect, while: effect.while ? { all: [AWAKE, effect.while] } : AWAKE };
}

const AWAKE: Condition = { not: { if: "pokemon", is: { pokemon: "self" }, where: { conditions: ["Asleep", "Confused", "Paralyzed"] } } };
