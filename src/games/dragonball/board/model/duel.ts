import type { SeenPlaced, View } from "@/games/dragonball/engine/view/view";
import { other, type Seat } from "@/kernel/game";

/** One side of a battle, with all that adds to its sum. */
export interface Fighter {
  readonly seat: Seat;
  readonly placed: SeenPlaced | null;
  /** Where it fights; null once it has left. */
  readonly zone: "leader" | "battle" | "unison" | null;
  readonly combo: readonly SeenPlaced[];
  readonly total: number;
}

export interface Duel {
  readonly attacker: Fighter;
  readonly guard: Fighter;
  readonly step: string;
  /** What a hit would deal a Leader. */
  readonly damage: number;
}

const FIGHTING = ["leader", "battle", "unison"] as const;

/** One of a seat's cards that can fight, and where it lies; null where there is none. */
export function fightingOf(
  view: View,
  seat: Seat,
  object: number,
): { readonly on: (typeof FIGHTING)[number]; readonly placed: SeenPlaced } | null {
  for (const on of FIGHTING) for (const placed of view.players[seat][on]) if (placed.object === object) return { on, placed };
  return null;
}

/** The battle under way: two rows with one number each; null while there is none. */
export function duelOf(view: View): Duel | null {
  const { battle } = view;
  if (!battle) return null;
  const fighter = (seat: Seat, object: number): Fighter => {
    const { combo } = view.players[seat];
    const { on: zone = null, placed = null } = fightingOf(view, seat, object) ?? {};
    const total = combo.reduce((sum, { comboPower }) => sum + Math.max(0, comboPower ?? 0), placed?.power ?? 0);
    return { seat, placed, zone, combo, total };
  };
  return {
    attacker: fighter(view.active, battle.attack),
    guard: fighter(other(view.active), battle.guard),
    step: battle.step,
    damage: battle.damage,
  };
}

/** What comes of it if nothing changes (DB-ATK-12: level is a hit), and what the side that is behind lacks. */
export function verdictOf({ attacker, guard }: Duel): { readonly hits: boolean; readonly by: number } {
  const by = attacker.total - guard.total;
  return { hits: by >= 0, by: Math.abs(by) };
}

/** What the tab under the sums says, by the message that says it. */
export type Verdict =
  | { readonly says: "damage"; readonly count: number }
  | { readonly says: "ko" | "markers"; readonly placed: SeenPlaced | null }
  | { readonly says: "lack" | "lackToHit"; readonly missing: number }
  | { readonly says: "level" | "miss" };

/** The verdict as a seat reads it, or who only watches (null): whoever can still add to the sum that is behind learns what is missing, everybody else what comes of it. */
export function verdictFor(duel: Duel, seat: Seat | null): Verdict {
  const { attacker, guard, step, damage } = duel;
  const { hits, by } = verdictOf(duel);
  if (!hits) return attacker.seat === seat ? { says: "lackToHit", missing: by } : { says: "miss" };
  if (guard.seat === seat && step === "defense") return by === 0 ? { says: "level" } : { says: "lack", missing: by };
  if (guard.zone === "leader") return { says: "damage", count: damage };
  return { says: guard.zone === "unison" ? "markers" : "ko", placed: guard.placed };
}
