import { byRules } from "../changes/change";
import { commit } from "../changes/commit";
import { raise } from "../changes/triggers";
import { newEffectFrame } from "../effects/frame";
import { remember } from "../effects/history";
import { flipCoin } from "../luck";
import { attackAt, attackCode, type Match } from "../match";
import { settle } from "../settle";
import type { AttackFrame } from "../state/frames";
import { hasCondition, pokemonInPlay, thePokemon, topCardNumber } from "../state/inPlay";
import { attackOptions } from "../turn/actions";
import { mayBeOneOfTwo, spendOnce } from "../turn/attacks";
import { newAttackState } from "./deal";
import { isStopped } from "./stopping";

/** Goes on with an attack: announce, the edition's checks, the text with its damage, what answers it, Knock Outs (EFF-10, RUL-12). */
export function attack(m: Match, frame: AttackFrame): void {
  switch (frame.stage) {
    case "announce":
      announce(m, frame);
      return;
    case "checks":
      check(m, frame);
      return;
    case "resolve":
      resolve(m, frame);
      return;
    case "answers":
      // RUL-03: a last Prize card wins here, before the Checkup.
      m.state.beforeCoins = null;
      if (settle(m)) return;
      m.state.stack.splice(m.state.stack.indexOf(frame), 1);
      goOnAttacking(m, frame);
  }
}

/** "May attack twice a turn": once more with the same Pokémon, also after a new Active Pokémon was chosen. */
function goOnAttacking(m: Match, { seat, attacker, card }: AttackFrame): void {
  const { used, sides } = m.state;
  const { active } = sides[seat];
  if (used.attacks > 1 || active?.id !== attacker || !mayBeOneOfTwo(m, seat, active, card)) return;
  used.attacker = attacker;
  used.over = attackOptions(m, seat).length === 0;
}

/** ATK-13: an attack is used, and ends the turn, whether or not it does damage. */
function announce(m: Match, frame: AttackFrame): void {
  const { card, compiled } = attackAt(m, attackCode(frame.card, frame.index));
  const { name } = compiled.attack;
  const { used } = m.state;
  used.over = true;
  used.attacks++;
  used.attacker = 0;
  m.state.felled = [];
  const undamaged: number[] = [];
  for (const side of m.state.sides) for (const pokemon of pokemonInPlay(side)) if (pokemon.damage === 0) undamaged.push(pokemon.id);
  m.state.undamagedBefore = undamaged;
  m.events.push({ type: "attackUsed", seat: frame.seat, pokemon: frame.attacker, card: card.definition.id, index: frame.index, name });
  frame.stage = "checks";
}

/** ED-02: the Confusion check and the effects that may stop the attack, in the edition's order, as far as they come before the choices of its text (RUL-05). */
function check(m: Match, frame: AttackFrame): void {
  const next = m.edition.attackChecks[frame.checks];
  frame.checks++;
  if (!next || next === "choices") {
    frame.stage = "resolve";
    return;
  }
  if (next === "confusion") {
    const attacker = thePokemon(m.state, frame.attacker);
    if (!hasCondition(attacker, "Confused") || flipCoin(m, frame.seat, "Confused")) return;
    m.events.push({ type: "attackFailed", seat: frame.seat, pokemon: attacker.id, why: "confused" });
    // ATK-12, ED-14: 3 counters, which are not an attack's damage.
    commit(m, [{ change: "damage", pokemon: attacker.id, amount: 30, cause: "Confused" }], byRules(frame.seat));
    frame.stage = "answers";
    return;
  }
  if (isStopped(m, frame)) frame.stage = "answers";
}

function resolve(m: Match, frame: AttackFrame): void {
  frame.stage = "answers";
  const code = attackCode(frame.card, frame.index);
  const { attack: printed, entry } = attackAt(m, code).compiled;
  const attacker = thePokemon(m.state, frame.attacker);
  spendOnce(m.state.sides[frame.seat], printed);
  const card = topCardNumber(attacker);
  remember(m, { happened: "usedAttack", seat: frame.seat, pokemon: attacker.id, card, name: printed.name });
  m.state.lastAttack = frame.seat === 0 ? [code, m.state.lastAttack[1]] : [m.state.lastAttack[0], code];
  raise(m, { event: "attacks", info: { subject: attacker.id, cause: attacker.id, card: -1, amount: 0 }, seat: frame.seat });
  m.state.stack.push({
    ...newEffectFrame(frame.card, entry, frame.seat, attacker.id, card, "attack"),
    attack: newAttackState(attacker.id, code, printed),
  });
}
