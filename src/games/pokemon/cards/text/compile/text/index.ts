import type { AbilityEffect, Condition, Continuous, Instruction } from "@/games/pokemon/engine/effects/language";
import { tidy } from "@/kernel/texts/merge";
import { foldAbility } from "../fold/ability";
import { foldSteps } from "../fold/steps";
import { settle, settleContinuous, settleEffect } from "../resolve/settle";
import type { Sentence } from "../unresolved/sentences";
import type { Setting } from "../words/setting";

/** A text of steps: an attack's, an Item's, a Supporter's. */
export interface Steps {
  readonly steps: readonly Instruction[];
  readonly when?: Condition;
  readonly cost?: readonly Instruction[];
  readonly usage?: readonly Continuous[];
}

const self = { pokemon: "self" } as const;

/** A text that never speaks of its own Pokémon does not mean it by "it" either. */
const ownPokemon = (text: string, { name }: Setting) =>
  /\b[Tt]his (Pokémon|card)\b|\bitself\b/.test(text) || text.includes(name) ? self : null;

/** @throws TextFailure */
export function compileSteps(text: string, setting: Setting): Steps {
  const { steps, cost, conditions, usage } = foldSteps(text, setting);
  const settled = settle({ cost, steps }, text, ownPokemon(text, setting));
  const [first, ...more] = conditions.map((condition) => settle(condition, text));
  return {
    steps: settled.steps,
    ...tidy({
      when: first && more.length > 0 ? { all: [first, ...more] } : first,
      cost: settled.cost.length > 0 ? settled.cost : undefined,
      usage: usage.length > 0 ? usage.map((change) => settleContinuous({ kind: "continuous", ...change }, text)) : undefined,
    }),
  };
}

/** A text of Abilities; sentences that say other things are handed back in `said`. @throws TextFailure */
export function compileAbility(
  text: string,
  setting: Setting,
): { readonly effects: readonly AbilityEffect[]; readonly said: readonly Sentence[] } {
  const { effects, provided, said } = foldAbility(text, setting);
  const conditions = provided.map(({ when, text: sentence }) => settle(when, sentence));
  const settled = effects.map(({ effect, text: sentence }) => settleEffect(effect, sentence));
  return { effects: settled.map((effect) => conditions.reduce(alsoOnlyIf, effect)), said };
}

/** The effect on one more condition. */
function alsoOnlyIf(effect: AbilityEffect, condition: Condition): AbilityEffect {
  const and = (before: Condition | undefined): Condition => {
    if (!before) return condition;
    return { all: [...("all" in before ? before.all : [before]), condition] };
  };
  return effect.kind === "activated" ? { ...effect, when: and(effect.when) } : { ...effect, while: and(effect.while) };
}
