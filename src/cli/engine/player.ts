import { type Decision, type Option, type Random, type State, sample } from "@/games/pokemon/engine";
import type { Coverage } from "./coverage";

/** A legal answer by chance. Of main actions, most go to what was resolved least so far, and to the Energy that it takes. */
export function answerTo(decision: Decision<Option>, state: State, coverage: Coverage, random: Random): readonly number[] {
  if (decision.kind !== "main" || random() < 0.3) return sample(decision, random);
  const active = state.sides[decision.seat].active?.id;
  const times = decision.options.map((option) =>
    "do" in option && option.do === "attachEnergy" && option.pokemon === active ? 0 : coverage.timesOf(option),
  );
  const least = Math.min(...times.map((count) => count ?? Number.POSITIVE_INFINITY));
  const rare = times.flatMap((count, index) => (count === least ? [index] : []));
  const chosen = rare[Math.floor(random() * rare.length)];
  return chosen === undefined ? sample(decision, random) : [chosen];
}
