import { changesOn, type InForce, inForce, sizeOf, touches } from "../effects/continuous";
import { fitsPokemon } from "../effects/filters";
import { sidesOf } from "../effects/scope";
import type { Match } from "../match";
import { controllerOf, isActive } from "../state/inPlay";
import type { Pokemon } from "../state/state";
import { resistancesOf, typesOf, weaknessesOf } from "../values";
import { typeBits } from "./energy";

/** What of the calculation an attack leaves out (EFF-13); Weakness and Resistance are no effects (RUL-09). */
export interface Ignoring {
  readonly weakness: boolean;
  readonly resistance: boolean;
  readonly effects: boolean;
  /** Weakness and Resistance count on the Bench as well. */
  readonly onBench?: boolean;
}

export interface Damage {
  /** HP points, a multiple of 10. */
  readonly amount: number;
  readonly weakness: boolean;
  readonly resistance: boolean;
  /** Effects on the defender do not count, so that none prevents it (EFF-13). */
  readonly unpreventable: boolean;
}

/** A step that the calculation takes beside the attack's own damage, for whoever asks why it comes to so much. */
export type DamageStep =
  | { readonly step: "effect"; readonly card: string; readonly amount: number }
  | { readonly step: "weakness"; readonly operator: "×" | "+"; readonly value: number }
  | { readonly step: "resistance"; readonly value: number };

const NO_DAMAGE: Damage = { amount: 0, weakness: false, resistance: false, unpreventable: false };

/**
 * The damage an attack does to one Pokémon, in the rules' order (ATK-03 to ATK-10). Prevention comes when it is dealt.
 * @param steps is given what changes it, in that order
 */
export function calculateDamage(
  m: Match,
  attacker: Pokemon,
  attack: string,
  target: Pokemon,
  base: number,
  ignoring: Ignoring,
  steps?: DamageStep[],
): Damage {
  let amount = base;
  // ATK-04, RUL-07: nothing is added to no damage.
  if (amount <= 0) return NO_DAMAGE;
  const skip = withIgnored(m, attacker, target, ignoring);
  amount += moreDone(m, attacker, attack, target, steps);
  if (!skip.effects) amount += moreTaken(m, attacker, target, true, steps);
  if (amount <= 0) return NO_DAMAGE;
  let weakness = false;
  let resistance = false;
  // ATK-09: neither for the Bench.
  if (ignoring.onBench || isActive(m.state, target.id)) {
    const types = typesOf(m, attacker);
    // ATK-05
    if (!skip.weakness) {
      for (const { type, operator, value } of weaknessesOf(m, target)) {
        if ((types & typeBits([type])) === 0) continue;
        amount = operator === "×" ? amount * value : amount + value;
        weakness = true;
        steps?.push({ step: "weakness", operator: operator === "×" ? "×" : "+", value });
      }
    }
    // ATK-06
    if (!skip.resistance) {
      for (const { type, value } of resistancesOf(m, target)) {
        if ((types & typeBits([type])) === 0) continue;
        amount -= value;
        resistance = true;
        steps?.push({ step: "resistance", value });
      }
    }
  }
  // What Resistance has brought to nothing is no damage that an effect could increase.
  if (!skip.effects && amount > 0) amount += moreTaken(m, attacker, target, false, steps);
  return { amount: Math.max(0, amount), weakness, resistance, unpreventable: skip.effects };
}

/** What an effect in force lets the attacker's damage ignore beside what its own text says. */
function withIgnored(m: Match, attacker: Pokemon, target: Pokemon, ignoring: Ignoring): Ignoring {
  let { weakness, resistance, effects } = ignoring;
  for (const entry of inForce(m, "ignore")) {
    const { change } = entry;
    if (!touches(m, entry, change.by, attacker)) continue;
    weakness ||= change.what.includes("Weakness");
    resistance ||= change.what.includes("Resistance");
    // "… any effects on your opponent's Active Pokémon"
    effects ||= change.what.includes("effects") && isActive(m.state, target.id);
  }
  return { weakness, resistance, effects };
}

/** ATK-04, EFF-12: effects on the attacker. */
function moreDone(m: Match, attacker: Pokemon, attack: string, target: Pokemon, steps: DamageStep[] | undefined): number {
  let more = 0;
  for (const entry of inForce(m, "damageDone")) {
    const { change, scope } = entry;
    if (!touches(m, entry, change.by, attacker)) continue;
    if (change.attack !== undefined && change.attack !== attack) continue;
    if (change.to !== undefined && controllerOf(m.state, target.id) === controllerOf(m.state, attacker.id)) continue;
    if ((change.to === "active" || change.toActive) && !isActive(m.state, target.id)) continue;
    if (typeof change.to === "object" && !fitsPokemon(m, scope, change.to, target)) continue;
    more += signed(m, entry, change, attacker, steps);
  }
  return more;
}

/** ATK-07, EFF-12: effects on the defender, after Weakness and Resistance unless worded before them. */
function moreTaken(m: Match, attacker: Pokemon, target: Pokemon, before: boolean, steps: DamageStep[] | undefined): number {
  let more = 0;
  for (const entry of changesOn(m, "damageTaken", target)) {
    const { change, scope } = entry;
    if ((change.before === true) !== before) continue;
    if (change.from && !sidesOf(scope, change.from.side).includes(controllerOf(m.state, attacker.id))) continue;
    if (change.from?.where && !fitsPokemon(m, scope, change.from.where, attacker)) continue;
    more += signed(m, entry, change, target, steps);
  }
  return more;
}

function signed(
  m: Match,
  entry: InForce,
  change: { readonly amount: Parameters<typeof sizeOf>[2]; readonly sign: "+" | "-" },
  about: Pokemon,
  steps: DamageStep[] | undefined,
): number {
  const size = sizeOf(m, entry, change.amount, about);
  const amount = change.sign === "+" ? size : -size;
  if (amount !== 0) steps?.push({ step: "effect", card: entry.card.definition.id, amount });
  return amount;
}

/** The base damage that an effect sets instead of the printed one. */
export function baseDamage(m: Match, attacker: Pokemon, attack: string, printed: number): number {
  let base = printed;
  for (const entry of inForce(m, "baseDamage")) {
    const { change } = entry;
    if (!touches(m, entry, change.by, attacker)) continue;
    if (change.attack === undefined || change.attack === attack) base = sizeOf(m, entry, change.set, attacker);
  }
  return base;
}
