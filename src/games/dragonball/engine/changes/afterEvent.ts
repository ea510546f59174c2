import type { Seat } from "@/kernel/game";
import { playerRules } from "../effects/continuous";
import { cardOf, type Match } from "../match";
import type { By, Placed } from "../state/state";
import { isSingle, valuesOf } from "../values";
import { applyChange, type Result } from "./apply";

const SEATS: readonly Seat[] = [0, 1];

/**
 * Interruptive rule processing: at once, after every change (DB-RULE-01).
 *
 * @param by what made the change: who took a Unison's last marker puts it into the drop (DB-RULE-08)
 * @returns what came of it
 */
export function afterEvent(m: Match, by: By): readonly Result[] {
  const results: Result[] = [];
  for (const seat of SEATS) {
    const { unison } = m.state.sides[seat];
    // DB-UNI-20, DB-RULE-09: no marker left, whatever a text says. No text follows it: "this card" finds nothing (DB-UNI-15).
    for (const placed of unison) {
      if (placed.markers > 0 || placed.hidden) continue;
      const left = applyChange(m, { change: "move", object: placed.id, to: { zone: "drop" }, how: "rule" }, by);
      if (left) results.push(left);
    }
  }
  if ((surplus(m, 0) || surplus(m, 1)) && !m.state.stack.some(({ run }) => run === "limits")) m.state.stack.push({ run: "limits" });
  return results;
}

/** DB-RULE-10: cards of which a limit allows fewer; the first such group, and how many may stay. */
export function surplus(m: Match, seat: Seat): { readonly among: readonly Placed[]; readonly keep: number } | null {
  const side = m.state.sides[seat];
  if (side.unison.length > 1) {
    const most = mostUnisons(m, seat);
    if (side.unison.length > most) return { among: side.unison, keep: most };
  }
  // DB-KEY-39b.
  for (const placed of side.battle) {
    if (placed.hidden || !cardOf(m, placed.card).faces[0]) continue;
    const v = valuesOf(m, placed.card);
    if (!isSingle(v)) continue;
    const same = side.battle.filter((one) => !one.hidden && valuesOf(m, one.card).names.some((name) => v.names.includes(name)));
    if (same.length > 1) return { among: same, keep: 1 };
  }
  return null;
}

/** DB-ZONE-22, DB-ZONE-23. */
export function mostUnisons(m: Match, seat: Seat): number {
  let most = 1;
  for (const { rule } of playerRules(m, seat)) if ("mostUnisons" in rule) most = Math.max(most, rule.mostUnisons);
  return most;
}
