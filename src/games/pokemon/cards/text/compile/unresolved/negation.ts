import type { Condition } from "@/games/pokemon/engine/effects/language";

const OPPOSITE = { "<": ">=", ">": "<=", "<=": ">", ">=": "<" } as const;

/** What is not so, said as plainly as can be: fewer than 4, not "not 4 or more"; none of two, not "not either of two". */
export function not(condition: Condition): Condition {
  if ("not" in condition) return condition.not;
  if ("all" in condition) return { any: condition.all.map(not) };
  if ("any" in condition) return { all: condition.any.map(not) };
  if (condition.if === "compare" && condition.is !== "=") return { ...condition, is: OPPOSITE[condition.is] };
  return { not: condition };
}
