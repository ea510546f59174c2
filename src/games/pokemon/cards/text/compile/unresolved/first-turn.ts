import type { Condition } from "@/games/pokemon/engine/effects/language";

/** "You go second" and "it's your first turn" are one turn; undefined where the conditions are others. */
export function inOneTurn(first: Condition, second: Condition): Condition | undefined {
  if (!("if" in first) || !("if" in second) || first.if !== "turn" || second.if !== "turn") return undefined;
  return first.is === "yours" && first.goingSecond && second.is === "yourFirst" ? { ...second, goingSecond: true } : undefined;
}
