import type { SkillKeywords } from "../effects/language";
import { cardOf, type Match } from "../match";
import type { Source } from "../state/state";

/** [Once per turn] is of a skill of one object (DB-KEY-11a), [Limit] of the same skill of all cards of a number (DB-KEY-44a). */
function onceKey({ key, object }: Source): string {
  return `${key}#${object}`;
}

/** DB-KEY-44b: the same skill has the same place on cards of the same number. */
function limitKey(m: Match, { key, card, seat }: Source): string {
  return `${seat}:${cardOf(m, card).definition.id}:${key}`;
}

/** Whether a skill may not be resolved any more this turn. */
export function isExhausted(m: Match, source: Source, keywords: SkillKeywords | undefined): boolean {
  if (!keywords) return false;
  if (keywords.oncePerTurn && m.state.used.includes(onceKey(source))) return true;
  if (keywords.timesPerTurn !== undefined && m.state.used.filter((used) => used === onceKey(source)).length >= keywords.timesPerTurn)
    return true;
  // DB-KEY-44d: the same skill is limited only where it has [Limit].
  if (keywords.limit === undefined) return false;
  const key = limitKey(m, source);
  return m.state.used.filter((used) => used === key).length >= keywords.limit;
}

/** Whether a skill has negated itself. */
export function isSilenced(m: Match, { key, object }: Source): boolean {
  return m.state.lasting.some(({ effect, on }) => {
    const change = "change" in effect ? effect.change : null;
    if (!change || !("negateSkill" in change) || change.negateSkill === "this") return false;
    return change.negateSkill.key === key && on?.includes(object) === true;
  });
}

/** Counts a skill that is being resolved. */
export function countUse(m: Match, source: Source, keywords: SkillKeywords | undefined): void {
  if (keywords?.oncePerTurn || keywords?.timesPerTurn !== undefined) m.state.used = [...m.state.used, onceKey(source)];
  if (keywords?.limit !== undefined) m.state.used = [...m.state.used, limitKey(m, source)];
}
