import type { Condition, Instruction, SkillCost } from "@/games/dragonball/engine/effects/language";
import { type Rule, rule } from "../pattern";

/** What stands before the colon: conditions in one, actions in printed order (DB-COST-11). */
const paid = (when: Condition | undefined, actions: readonly Instruction[] = []): { readonly cost: SkillCost } => ({
  cost: { ...(when && { when }), ...(actions.length > 0 && { actions }) },
});

export const costRules: readonly Rule[] = [
  rule("cost", "[(if|when|while)] {conditions}", ({ conditions }) => paid(conditions)),
  rule("cost", "{steps}", ({ steps }) => paid(undefined, steps)),
  rule("cost", "[if] you {steps}", ({ steps }) => paid(undefined, steps)),
  rule("cost", "[(if|when|while)] {conditions} [,] and [(if|when)] you {steps}", ({ conditions, steps }) => paid(conditions, steps)),
  rule("cost", "[(if|when|while)] {a:condition} , {b:condition} [,] and [(if|when)] you {steps}", ({ a, b, steps }) =>
    paid({ all: [a, b] }, steps),
  ),
  rule("cost", "{event}", ({ event }) => ({ cost: {}, event })),
];
