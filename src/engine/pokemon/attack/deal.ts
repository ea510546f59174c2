import { commit } from "../changes/commit";
import { pickPokemon } from "../effects/choosePokemon";
import type { Instruction } from "../effects/language";
import type { Op } from "../effects/program";
import { byOf } from "../effects/source";
import type { Match } from "../match";
import type { AttackState, EffectFrame } from "../state/frames";
import { findPokemon, opposing } from "../state/inPlay";
import { baseDamage, calculateDamage } from "./damage";
import { stopsAfterChoices } from "./stopping";

/** EFF-14: a Pokémon that will be damaged is chosen before any damage is done. */
export function preselect(step: Extract<Instruction, { do: "damage" }>, keep: number): Op {
  return (m, frame) => {
    m.slot = 0;
    const chosen = pickPokemon(m, frame, step.to, "damage");
    if (!chosen) return;
    frame.bound[-1000 - keep] = { kind: "pokemon", values: chosen };
    frame.picked = [];
    frame.pc++;
  };
}

/** What is worded "before doing damage" comes after the checks of the attack (ED-02). */
export function beforeDamage(m: Match, frame: EffectFrame): void {
  if (!stopsAfterChoices(m, frame)) frame.pc++;
}

/** The attack's own damage, to the opponent's Active Pokémon. When the attack does nothing, its text ends here (EFF-17). */
export function dealDamage(m: Match, frame: EffectFrame): void {
  if (stopsAfterChoices(m, frame)) return;
  frame.pc++;
  const { attack } = frame;
  if (!attack) return;
  if (attack.nothing) {
    m.events.push({ type: "attackFailed", seat: frame.you, pokemon: attack.attacker, why: "nothing" });
    m.state.stack.splice(m.state.stack.indexOf(frame), 1);
    return;
  }
  const attacker = findPokemon(m.state, frame.self);
  const target = opposing(m.state, frame.you).active;
  if (attack.base === null || !attacker || !target) return;
  const ignoring = {
    weakness: attack.ignore.includes("Weakness"),
    resistance: attack.ignore.includes("Resistance"),
    effects: attack.ignore.includes("effects"),
  };
  const damage = calculateDamage(m, attacker, attack.name, target, ownDamage(m, frame, attack), ignoring);
  const before = target.damage;
  commit(m, [{ change: "damage", pokemon: target.id, cause: "attack", ...damage }], byOf(frame));
  attack.done = target.damage - before;
}

/** EFF-11: what the attack's own text adds, takes away and multiplies (a printed × by nothing is 0); nothing is added to a base of 0. */
function ownDamage(m: Match, frame: EffectFrame, attack: AttackState): number {
  const attacker = findPokemon(m.state, frame.self);
  const printed = attacker ? baseDamage(m, attacker, attack.name, attack.base ?? 0) : 0;
  return Math.max(0, printed * (attack.times ?? (attack.multiplied ? 0 : 1)) + attack.more - attack.less);
}
