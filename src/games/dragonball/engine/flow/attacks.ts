import { other, type Seat } from "@/kernel/game";
import { playerRules } from "../effects/continuous";
import type { CardFilter, Instruction, PlayerRule } from "../effects/language";
import { matches } from "../effects/meaning";
import { readCard } from "../effects/reading";
import { type Scope, scopeOn } from "../effects/scope";
import { cardOf, changed, type Match } from "../match";
import type { Action } from "../options";
import { isForbidden } from "../skills/declarable";
import { canDo } from "../skills/payable";
import { pushSteps } from "../skills/steps";
import type { Placed } from "../state/state";
import { valuesOf } from "../values";

/** In the order in which they are offered. */
const TARGETS = ["leader", "unison", "battle"] as const;

/**
 * DB-ATK-01, DB-ATK-02: every attack that the active player may make; no number limits them. Attacked are the Leader and Unisons in either mode, and Battle cards
 * in Rest (DB-UNI-16, D-51), unless a text lets Active ones be attacked (DB-ZERO-02).
 */
export function attackActions(m: Match, seat: Seat): readonly Action[] {
  const side = m.state.sides[seat];
  const actions: Action[] = [];
  // DB-TURN-11.
  if (side.turns === 1 && seat === m.state.starting) return actions;
  for (const zone of ["leader", "battle", "unison"] as const)
    for (const placed of side[zone]) {
      if (placed.rest || !isFighter(m, placed)) continue;
      const v = valuesOf(m, placed.card);
      if (v.cannot.includes("attack") || v.cannot.includes("switchToRest") || isForbidden(m, seat, "attack", placed.card)) continue;
      if (!tollsOf(m, seat, placed.card).every(({ steps, scope }) => canDo(m, steps, scope))) continue;
      const { definition } = cardOf(m, placed.card);
      const isOneOf = (card: number, those: readonly CardFilter[]) =>
        those.length > 0 && those.some((where) => matches(m, readCard(m, card), where, scopeOn(seat, placed.card, placed.id)));
      for (const zone of TARGETS)
        for (const target of m.state.sides[other(seat)][zone]) {
          if (!isFighter(m, target)) continue;
          const guard = valuesOf(m, target.card);
          if (zone === "battle" && !target.rest && !isOneOf(target.card, v.attacksActive)) continue;
          if (guard.cannot.includes("beAttacked")) continue;
          if (isOneOf(target.card, v.cannotAttack) || isOneOf(placed.card, guard.notAttackedBy)) continue;
          actions.push({ do: "attack", card: placed.id, definition: definition.id, target: target.id });
        }
    }
  return actions;
}

/** What a seat must do before it attacks with a card (DB-TEXT-16), with the words of who says so. */
export function tollsOf(m: Match, seat: Seat, card: number): readonly Toll[] {
  return playerRules(m, seat).flatMap(({ rule, scope }) => {
    if (!("cannot" in rule) || rule.cannot !== "attack" || !rule.unless) return [];
    const bound = !rule.where || matches(m, readCard(m, card), rule.where, scope);
    return bound ? [{ rule, steps: rule.unless.steps, each: rule.unless.each ?? false, scope: { ...scope, you: seat } }] : [];
  });
}

interface Toll {
  readonly rule: PlayerRule;
  readonly steps: readonly Instruction[];
  readonly each: boolean;
  readonly scope: Scope;
}

/** What was not done lets nobody attack. */
const UNPAID: Instruction = { do: "if", when: { not: { done: true } }, then: [{ do: "negateAttack" }] };

/** Has it done, as the attack is declared; what need be done once only is over with it. */
export function payTolls(m: Match, tolls: readonly Toll[]): void {
  for (const { rule, steps, each, scope } of tolls) {
    if (!each) m.state.lasting = m.state.lasting.filter(({ effect }) => !("rule" in effect && effect.rule === rule));
    pushSteps(m, [...steps, UNPAID], { source: { card: scope.card, object: scope.self, seat: scope.you, key: "toll" } });
  }
  changed(m);
}

/** DB-MODE-11: a Hidden card is none of the three; nor is an Extra in battle. */
function isFighter(m: Match, { card, hidden }: Placed): boolean {
  const { type, power } = valuesOf(m, card);
  return !hidden && type !== "Extra" && type !== null && power !== null;
}
