import { other, type Seat } from "@/kernel/game";
import { cardOption } from "../ask";
import type { CardFilter } from "../effects/language";
import { matches } from "../effects/meaning";
import { readCard } from "../effects/reading";
import { scopeOn } from "../effects/scope";
import { cardAt, type Match } from "../match";
import type { Action } from "../options";
import { isForbidden } from "../skills/declarable";
import type { Placed } from "../state/state";
import { valuesOf } from "../values";

/** DB-ATK-01: every attack that the active player may make. */
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
      const spared = (target: number) => {
        const is = (card: number, where: CardFilter) => matches(m, readCard(m, card), where, scopeOn(seat, placed.card, placed.id));
        const guard = cardAt(m, target);
        return v.cannotAttack.some((where) => is(guard, where)) || valuesOf(m, guard).notAttackedBy.some((where) => is(placed.card, where));
      };
      for (const target of targets(m, other(seat), v.attacksActive))
        if (!spared(target)) actions.push({ do: "attack", ...cardOption(m, placed.id), target });
    }
  return actions;
}

/** DB-MODE-11: a Hidden card is none of the three; nor is an Extra in battle. */
function isFighter(m: Match, { card, hidden }: Placed): boolean {
  const { type, power } = valuesOf(m, card);
  return !hidden && type !== "Extra" && type !== null && power !== null;
}

/** The Leader and Unisons in either mode, Battle cards in Rest (D-51). */
function targets(m: Match, seat: Seat, activeToo: boolean): readonly number[] {
  const side = m.state.sides[seat];
  const all: number[] = [];
  for (const zone of ["leader", "unison", "battle"] as const)
    for (const placed of side[zone])
      if (
        isFighter(m, placed) &&
        (zone !== "battle" || placed.rest || activeToo) &&
        !valuesOf(m, placed.card).cannot.includes("beAttacked")
      )
        all.push(placed.id);
  return all;
}
