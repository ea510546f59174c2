import type { SideView, View } from "@/games/pokemon/engine/view";
import { isUp } from "./table";

/** Why one's Active cannot retreat (TURN-13), as far as the view tells; `effect` where it does not. */
export type NoRetreat =
  | { readonly why: "energy"; readonly missing: number }
  | { readonly why: "used" | "bench" | "Asleep" | "Paralyzed" | "forbidden" | "effect" };

/** Asked where the retreat is not offered in one's main phase; null where there is no Active to ask it of. */
export function whyNoRetreat({ used }: View, { active, bench }: SideView): NoRetreat | null {
  if (!isUp(active)) return null;
  if (used.retreat) return { why: "used" };
  if (bench.length === 0) return { why: "bench" };
  for (const condition of ["Asleep", "Paralyzed"] as const) if (active.conditions.includes(condition)) return { why: condition };
  if (active.lasting.includes("forbid retreat")) return { why: "forbidden" };
  const missing = active.retreatCost - active.provides.length;
  return missing > 0 ? { why: "energy", missing } : { why: "effect" };
}
