import type { Seat } from "@/kernel/game";
import type { Color } from "../card";
import { cardOf, type Match } from "../match";
import { isForbidden } from "../skills/declarable";
import { isSingle, valuesOf } from "../values";

/** Where playing puts a card (DB-PLAY-01, DB-BATTLE-01); null for cards that are not played. */
export function playGoal(m: Match, card: number): "battle" | "unison" | null {
  const { type } = cardOf(m, card).definition;
  return type === "Battle" ? "battle" : type === "Unison" ? "unison" : null;
}

/** Whether nothing forbids that this seat plays the card (DB-ZERO-08). */
export function playable(m: Match, seat: Seat, card: number, by: Seat): boolean {
  const v = valuesOf(m, card);
  if (v.cannot.includes("bePlayed") || isForbidden(m, by, "play", card)) return false;
  // DB-KEY-39a.
  return !(
    isSingle(v) &&
    m.state.sides[seat].battle.some(
      (placed) => placed.card !== card && !placed.hidden && valuesOf(m, placed.card).names.some((name) => v.names.includes(name)),
    )
  );
}

/** DB-KEY-45a: markers of the Unisons that leave for this one; without a colour of any (DB-KEY-45b). */
export function empowered(m: Match, seat: Seat, card: number): number {
  let sum = 0;
  for (const { skill } of valuesOf(m, card).skills) {
    if (skill.type !== "keyword" || skill.keyword.name !== "Empower") continue;
    const { colors, count } = skill.keyword;
    const markersOf = (color: Color | null) =>
      m.state.sides[seat].unison
        .filter((placed) => color === null || valuesOf(m, placed.card).colors.includes(color))
        .reduce((markers, placed) => markers + placed.markers, 0);
    // DB-KEY-45b: one of the colours is chosen; nobody takes the one that brings less.
    sum += Math.min(count, Math.max(...(colors.length === 0 ? [null] : colors).map(markersOf)));
  }
  return sum;
}
