import { changesOn } from "../effects/continuous";
import { flipCoin } from "../luck";
import { attackAt, attackCode, type Match } from "../match";
import type { AttackFrame, EffectFrame } from "../state/frames";
import { thePokemon } from "../state/inPlay";
import { namesAttack } from "../turn/attacks";

/** The effects that may stop an attack flip their coins; whether one did. */
export function isStopped(m: Match, frame: AttackFrame): boolean {
  const attacker = thePokemon(m.state, frame.attacker);
  const used = attackAt(m, attackCode(frame.card, frame.index)).compiled.attack;
  for (const { change, amount } of changesOn(m, "forbid attack", attacker)) {
    if (!change.unless || !namesAttack(m, change.attack, amount, used)) continue;
    if (flipCoin(m, frame.seat, "attack")) continue;
    m.events.push({ type: "attackFailed", seat: frame.seat, pokemon: attacker.id, why: "prevented" });
    return true;
  }
  return false;
}

/** ED-02: where the edition has them after the attack's choices and coins, they come once, before anything is done. A stopped text ends. */
export function stopsAfterChoices(m: Match, frame: EffectFrame): boolean {
  const attack = m.state.stack.find((one) => one.run === "attack");
  if (!attack || m.edition.attackChecks[attack.checks] !== "altering") return false;
  attack.checks++;
  if (!isStopped(m, attack)) return false;
  m.state.stack.splice(m.state.stack.indexOf(frame), 1);
  return true;
}
