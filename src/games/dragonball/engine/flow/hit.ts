import { commit } from "../changes/commit";
import { cardAt, type Match } from "../match";
import type { Battle } from "../state/state";
import { findPlaced } from "../state/zones";
import { valuesOf } from "../values";

/** DB-KEY-07a: attack damage of a card with a Strike skill. */
export function strengthOfHit(m: Match, attack: number): number {
  const { keywords, damage } = valuesOf(m, cardAt(m, attack));
  const strike = keywords.includes("Quadruple Strike")
    ? 4
    : keywords.includes("Triple Strike")
      ? 3
      : keywords.includes("Double Strike")
        ? 2
        : 1;
  return Math.max(strike, 1 + damage);
}

/** DB-ATK-14 to 16: what a hit does to a Leader, a Battle card, a Unison. */
export function struck(m: Match, { attack, guard }: Battle): void {
  const found = findPlaced(m.state, guard);
  const attacker = cardAt(m, attack);
  if (!found || attacker < 0) return;
  const { keywords } = valuesOf(m, attacker);
  const seat = m.state.active;
  const source = { card: attacker, object: attack, seat, key: "attack" };
  const by = { seat, by: "attack", source } as const;
  switch (found.zone) {
    case "leader":
      m.state.damage = [
        ...m.state.damage,
        {
          seat: found.seat,
          amount: strengthOfHit(m, attack),
          source,
          by: "attack",
          critical: keywords.includes("Critical"),
          victory: keywords.includes("Victory Strike"),
        },
      ];
      return;
    case "unison":
      // DB-UNI-17.
      commit(
        m,
        [
          {
            change: "markers",
            object: guard,
            by: -(keywords.includes("Victory Strike") ? found.placed.markers : Math.min(found.placed.markers, strengthOfHit(m, attack))),
          },
        ],
        by,
      );
      return;
    default:
      commit(m, [{ change: "move", object: guard, to: { zone: "drop" }, how: "ko" }], by);
  }
}
