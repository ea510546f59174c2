import { cardAt, changed, type Match } from "../match";
import type { By } from "../state/state";
import { inForce, keyOf, lostTarget, stands } from "./continuous";
import { cardsOfSelector } from "./meaning";

/** A card that a Permanent skill changes because it is what the skill asks of its targets. */
interface Target {
  readonly key: string;
  readonly object: number;
}

/**
 * DB-SKILL-16: does what an effect does, and notes for the turn which targets it made invalid for a Permanent skill.
 *
 * @param by what does it: only effects of skills and keywords count
 */
export function watchingTargets<T>(m: Match, by: By, work: () => T): T {
  if (!m.table.permanents || (by.by !== "skill" && by.by !== "keyword")) return work();
  const before = targets(m);
  const result = work();
  if (before.length === 0) return result;
  const now = new Set(targets(m).map(({ key, object }) => lostTarget(key, object)));
  const holding = new Set(inForce(m).changes.flatMap((entry) => (stands(m, entry) ? [keyOf(entry)] : [])));
  const lost = before.filter(({ key, object }) => holding.has(key) && cardAt(m, object) >= 0 && !now.has(lostTarget(key, object)));
  if (lost.length > 0) {
    m.state.used = [...m.state.used, ...lost.map(({ key, object }) => lostTarget(key, object))];
    changed(m);
  }
  return result;
}

function targets(m: Match): readonly Target[] {
  const found: Target[] = [];
  for (const entry of inForce(m).changes) {
    const { effect, scope } = entry;
    if (entry.lasting || !("change" in effect) || !effect.on || typeof effect.on === "string" || !("where" in effect.on)) continue;
    if (stands(m, entry)) for (const object of cardsOfSelector(m, effect.on, scope)) found.push({ key: keyOf(entry), object });
  }
  return found;
}
