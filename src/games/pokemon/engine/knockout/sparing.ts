import { byRules } from "../changes/change";
import { commit } from "../changes/commit";
import { pose } from "../decisions/ask";
import { changesOn, type InForce } from "../effects/continuous";
import { newEffectFrame } from "../effects/frame";
import type { Side } from "../effects/language";
import { topCard } from "../effects/texts";
import { flipCoin } from "../luck";
import { type Match, takeAnswer } from "../match";
import type { KnockOutFrame } from "../state/frames";
import { controllerOf } from "../state/inPlay";
import type { Pokemon } from "../state/state";

type Sparing = InForce<"replace knockOut">;

/**
 * EFF-33: whether an effect puts something in the place of a Knock Out. Of several that could, its player says which comes first (CMP-1014). Null while
 * the match waits for that.
 */
export function isSpared(m: Match, frame: KnockOutFrame, pokemon: Pokemon): boolean | null {
  const seat = controllerOf(m.state, pokemon.id);
  for (let could = sparing(m, frame, pokemon); could.length > 0; could = sparing(m, frame, pokemon)) {
    const entry = firstOf(m, pokemon, could);
    if (!entry) return null;
    if (entry.change.flip && !flipCoin(m, seat, "knockOut")) {
      frame.failed.push({ pokemon: pokemon.id, effect: entry.key });
      continue;
    }
    commit(m, [{ change: "survive", pokemon: pokemon.id, remainingHp: entry.change.remainingHp }], byRules(seat));
    runThen(m, entry);
    return true;
  }
  return false;
}

/** The effects that could spare it, without those that a coin kept from it. */
function sparing(m: Match, { byAttack, failed }: KnockOutFrame, pokemon: Pokemon): readonly Sparing[] {
  const { id } = pokemon;
  return changesOn(m, "replace knockOut", pokemon).filter(({ change, key }) => {
    if (change.byAttackOf && !isFelledBy(m, id, change.byAttackOf, byAttack)) return false;
    if (change.fullHpOnly && !m.state.undamagedBefore.includes(id)) return false;
    return !failed.some((one) => one.pokemon === id && one.effect === key);
  });
}

/** The one that comes first; null while the match waits for that. */
function firstOf(m: Match, pokemon: Pokemon, could: readonly Sparing[]): Sparing | null {
  const given = takeAnswer(m);
  const chosen = given && could.find(({ key }) => key === given.values[0]);
  if (chosen) return chosen;
  const different = could.filter((entry, place) => could.findIndex((one) => isLike(one, entry)) === place);
  const [first = null] = different;
  if (different.length < 2) return first;
  const source = { card: topCard(m, pokemon).definition.id, object: pokemon.id };
  const values = different.map(({ key }) => key);
  pose(m, { seat: controllerOf(m.state, pokemon.id), kind: "order", purpose: "orderTriggers", pick: "effect", values, source });
  return null;
}

/** Whether it is all the same which of two effects comes first: they are one text, or both do no more than spare it in the same way. */
function isLike(one: Sparing, other: Sparing): boolean {
  if (one.change === other.change) return true;
  return one.change.remainingHp === other.change.remainingHp && !one.change.then && !other.change.then;
}

/** Whether damage from an attack of this side Knocks it Out; the attacker is whose turn it is. */
export function isFelledBy(m: Match, id: number, side: Side, byAttack: boolean): boolean {
  if (!byAttack || !m.state.felled.some(({ pokemon }) => pokemon === id)) return false;
  const own = controllerOf(m.state, id) === m.state.turnSeat;
  return side === "both" || (side === "yours") === own;
}

function runThen(m: Match, entry: Sparing): void {
  if (entry.entry < 0) return;
  const place = m.state.rules.table.indexOf(entry.card.definition.id);
  m.state.stack.push(newEffectFrame(place, entry.entry, entry.scope.you, entry.scope.self, entry.scope.source, "other"));
}
