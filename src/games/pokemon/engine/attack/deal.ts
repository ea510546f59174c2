import type { Attack } from "../card";
import { commit } from "../changes/commit";
import { byOf } from "../effects/source";
import type { Match } from "../match";
import type { AttackState, EffectFrame } from "../state/frames";
import { findPokemon, opposing } from "../state/inPlay";
import type { Pokemon } from "../state/state";
import { baseDamage, calculateDamage } from "./damage";
import { stopsAfterChoices } from "./stopping";

/** An attack as printed, before its text says anything of its damage. */
export function newAttackState(attacker: number, code: number, { name, damage }: Attack): AttackState {
  return {
    attacker,
    name,
    chain: [code],
    base: damage?.base ?? 0,
    more: 0,
    less: 0,
    times: null,
    multiplied: damage?.sign === "×",
    ignore: [],
    nothing: false,
    done: 0,
  };
}

/** What is worded "before doing damage" comes after the checks of the attack (ED-02). */
export function beforeDamage(m: Match, frame: EffectFrame): void {
  frame.pc++;
  stopsAfterChoices(m, frame);
}

/** The attack's own damage, to the opponent's Active Pokémon. When the attack does nothing, its text ends here (EFF-17). */
export function dealDamage(m: Match, frame: EffectFrame): void {
  frame.pc++;
  if (stopsAfterChoices(m, frame)) return;
  const { attack } = frame;
  if (!attack) return;
  if (attack.nothing) {
    m.events.push({ type: "attackFailed", seat: frame.you, pokemon: attack.attacker, why: "nothing" });
    m.state.stack.splice(m.state.stack.indexOf(frame), 1);
    return;
  }
  const attacker = findPokemon(m.state, frame.self);
  const target = opposing(m.state, frame.you).active;
  if (!attacker || !target) return;
  const ignoring = {
    weakness: attack.ignore.includes("Weakness"),
    resistance: attack.ignore.includes("Resistance"),
    effects: attack.ignore.includes("effects"),
  };
  const damage = calculateDamage(m, attacker, attack.name, target, ownDamage(m, attacker, attack), ignoring);
  const before = target.damage;
  commit(m, [{ change: "damage", pokemon: target.id, cause: "attack", ...damage }], byOf(frame));
  attack.done = target.damage - before;
}

/** EFF-11: what the attack's own text adds, takes away and multiplies (a printed × by nothing is 0); nothing is added to a base of 0. */
export function ownDamage(m: Match, attacker: Pokemon, attack: AttackState): number {
  const printed = baseDamage(m, attacker, attack.name, attack.base);
  return Math.max(0, printed * (attack.times ?? (attack.multiplied ? 0 : 1)) + attack.more - attack.less);
}
