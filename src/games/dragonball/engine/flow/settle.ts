import type { Change } from "../changes/change";
import { commit } from "../changes/commit";
import type { Match } from "../match";
import type { By } from "../state/state";
import { inTurnOrder } from "../state/zones";
import { valuesOf } from "../values";

/**
 * Confirmative rule processing: at checkpoints and counter timings only, all that is due together (DB-RULE-02). Whether anything was due.
 * A change of master asks for nothing here (DB-RULE-12).
 */
export function settle(m: Match): boolean {
  const [damage, ...rest] = m.state.damage;
  if (damage) {
    m.state.damage = rest;
    m.state.stack.push({ run: "damage", damage, left: damage.amount, moved: 0 });
    return true;
  }
  const changes: Change[] = [];
  let by: By = { seat: m.state.active, by: "rule" };
  for (const seat of inTurnOrder(m.state)) {
    const side = m.state.sides[seat];
    // DB-RULE-04.
    if (!m.state.battle) for (const { id } of side.combo) changes.push({ change: "move", object: id, to: { zone: "drop" }, how: "rule" });
    for (const { id, card, hidden } of side.battle) {
      if (hidden) continue;
      const { power, type } = valuesOf(m, card);
      // DB-RULE-06, -07: who took the power away put it there.
      if (type === "Battle" && power !== null && power <= 0) {
        changes.push({ change: "move", object: id, to: { zone: "drop" }, how: "rule" });
        by = blame(m, id, by);
      }
    }
    // DB-UNI-19, DB-RULE-08.
    for (const { id, card, hidden, markers } of side.unison) {
      const { power } = valuesOf(m, card);
      if (!hidden && markers > 0 && power !== null && power <= 0) {
        changes.push({ change: "markers", object: id, by: -1 });
        by = blame(m, id, by);
      }
    }
  }
  if (changes.length === 0) return false;
  commit(m, changes, by);
  return true;
}

/** DB-SRC-02: the skill whose effect on the power of this card is the latest. */
function blame(m: Match, object: number, otherwise: By): By {
  const latest = m.state.lasting.findLast(({ on, effect }) => on?.includes(object) && "change" in effect && "add" in effect.change);
  return latest ? { seat: latest.source.seat, by: "skill", source: latest.source } : otherwise;
}
