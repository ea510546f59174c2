import type { Condition, Instruction, SkillCost } from "../effects/language";

/** What a keyword skill costs: what the keyword itself asks, then what stands beside it; its conditions must hold as it is declared, not afterwards. */
export function priced(
  cost: SkillCost | undefined,
  when: Condition | undefined,
  actions: readonly Instruction[] = [],
  condition: Condition | null = null,
): SkillCost {
  const all = [condition, when, cost?.when].filter((one) => one !== null && one !== undefined);
  const steps = [...actions, ...(cost?.actions ?? [])];
  return { ...cost, ...(all.length > 0 ? { when: { all } } : null), ...(steps.length > 0 ? { actions: steps } : null) };
}
