import { SPECIAL_CONDITIONS, type SpecialCondition } from "../../card";
import { commit } from "../../changes/commit";
import type { Match } from "../../match";
import type { EffectFrame } from "../../state/frames";
import { conditionsOf, hasCondition, thePokemon } from "../../state/inPlay";
import type { Pokemon } from "../../state/state";
import { pick, pickPokemon } from "../choosePokemon";
import type { LeafOf, Operations } from "../operation";
import { seatOf } from "../scope";
import { pokemonIn } from "../selectors";
import { byOf, sourceOf } from "../source";

type Afflicting = LeafOf<"afflict">;

export const conditionOperations: Pick<Operations, "afflict" | "cure"> = {
  afflict: {
    run(m, frame, instruction) {
      const on = pickPokemon(m, frame, instruction.pokemon, "target");
      const which = on && pickAffliction(m, frame, instruction.condition);
      if (!on || !which) return null;
      const counters = instruction.counters ?? (which === "Burned" ? 2 : 1);
      return commit(
        m,
        on.map((id) => ({ change: "afflict", pokemon: id, condition: which, counters })),
        byOf(frame),
      );
    },
    choose(m, frame, { pokemon, condition }) {
      const on = pickPokemon(m, frame, pokemon, "target");
      return on && pickAffliction(m, frame, condition) && on.length > 0;
    },
    possible(m, scope, { pokemon, condition, counters }) {
      const all = typeof condition === "string" ? [condition] : condition.choose;
      return pokemonIn(m, scope, pokemon).some((one) => all.some((which) => changesCondition(one, which, counters)));
    },
  },
  cure: {
    run(m, frame, instruction) {
      const on = pickPokemon(m, frame, instruction.pokemon, "target");
      if (!on) return null;
      if (instruction.one) return cureOne(m, frame, on, instruction.conditions ?? SPECIAL_CONDITIONS);
      return commit(
        m,
        on.map((id) => ({ change: "recover", pokemon: id, conditions: instruction.conditions ?? SPECIAL_CONDITIONS })),
        byOf(frame),
      );
    },
    possible(m, scope, { pokemon, conditions }) {
      const all = conditions ?? SPECIAL_CONDITIONS;
      return pokemonIn(m, scope, pokemon).some((one) => all.some((which) => hasCondition(one, which)));
    },
  },
};

/** The Special Condition that the text names, or one that is chosen among those it offers. */
function pickAffliction(m: Match, frame: EffectFrame, condition: Afflicting["condition"]): SpecialCondition | null {
  return typeof condition === "string" ? condition : pickCondition(m, frame, condition.choose, seatOf(frame, condition.by));
}

/** Whether it is not so already, with as many damage counters (EFF-25). */
function changesCondition(one: Pokemon, which: SpecialCondition, counters: number | undefined): boolean {
  if (!hasCondition(one, which)) return true;
  if (which === "Poisoned") return one.poison !== (counters ?? 1);
  return which === "Burned" && one.burn !== (counters ?? 2);
}

/** One Special Condition of the Pokémon, chosen by the player. */
function cureOne(m: Match, frame: EffectFrame, on: readonly number[], among: readonly SpecialCondition[]): boolean | null {
  const [id] = on;
  if (id === undefined) return false;
  const present = conditionsOf(thePokemon(m.state, id)).filter((condition) => among.includes(condition));
  if (present.length === 0) return false;
  const condition = pickCondition(m, frame, present, frame.you);
  return condition && commit(m, [{ change: "recover", pokemon: id, conditions: [condition] }], byOf(frame));
}

function pickCondition(m: Match, frame: EffectFrame, among: readonly SpecialCondition[], seat: 0 | 1): SpecialCondition | null {
  const values = among.map((condition) => SPECIAL_CONDITIONS.indexOf(condition));
  const source = sourceOf(m, frame);
  const chosen = pick(m, frame, { seat, kind: "condition", purpose: "chooseCondition", pick: "condition", values, source });
  const [condition = null] = chosen?.map((place) => SPECIAL_CONDITIONS[place]) ?? [];
  return condition;
}
