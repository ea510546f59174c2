import type { Condition, Instruction, SkillCost } from "@/games/dragonball/engine/effects/language";
import { type Rule, rule } from "../pattern";

/** What stands before the colon: conditions in one, actions in printed order (DB-COST-11). */
function paid(when: Condition | undefined, actions: readonly Instruction[] = []): { readonly cost: SkillCost } | undefined {
  // What hangs on something is no price: the condition is one of the skill.
  if (actions.some(({ do: verb }) => verb === "if" || verb === "may" || verb === "repeat" || verb === "delay")) return undefined;
  return { cost: { ...(when && { when }), ...(actions.length > 0 && { actions }) } };
}

export const costRules: readonly Rule[] = [
  rule("cost", "[(if|when|while)] {conditions}", ({ conditions }) => paid(conditions)),
  rule("cost", "{steps}", ({ steps }) => paid(undefined, steps)),
  rule("cost", "[if] you {steps}", ({ steps }) => paid(undefined, steps)),
  rule("cost", "[(if|when|while)] {conditions} [,] and [(if|when)] [you] {steps}", ({ conditions, steps }) => paid(conditions, steps)),
  rule("cost", "[(if|when|while)] {all:conditionList} [,] and [(if|when)] [you] {steps}", ({ all, steps }) => paid(all, steps)),
  rule("cost", "[(if|when|while)] {conditions} , [you] {steps}", ({ conditions, steps }) => paid(conditions, steps)),
  rule("cost", "[(if|when|while)] {all:conditionList} , [you] {steps}", ({ all, steps }) => paid(all, steps)),
  rule("cost", "{event}", ({ event }) => ({ cost: {}, event })),
];
