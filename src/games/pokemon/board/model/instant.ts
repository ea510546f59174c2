import { type GameDecision, isPass, type Layout } from "./layout";

/** Whether a click on this option is the whole answer: what its button says is done at once. */
export function isInstant(decision: GameDecision, layout: Layout, index: number): boolean {
  const option = decision.options[index];
  if (option === undefined) return false;
  if (isPass(option)) return true;
  return decision.max === 1 && (layout === "main" || layout === "list");
}
