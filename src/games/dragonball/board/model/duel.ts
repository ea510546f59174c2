import type { SeenPlaced, View } from "@/games/dragonball/engine/view/view";
import { other, type Seat } from "@/kernel/game";

/** One side of a battle, with all that adds to its sum. */
export interface Fighter {
  readonly seat: Seat;
  readonly placed: SeenPlaced | null;
  readonly combo: readonly SeenPlaced[];
  readonly total: number;
}

export interface Duel {
  readonly attacker: Fighter;
  readonly guard: Fighter;
  readonly step: string;
}

/** The battle under way: two rows with one number each; null while there is none. */
export function duelOf(view: View): Duel | null {
  const { battle } = view;
  if (!battle) return null;
  const fighter = (seat: Seat, object: number): Fighter => {
    const player = view.players[seat];
    const placed = [...player.leader, ...player.battle, ...player.unison].find((one) => one.object === object) ?? null;
    const total = player.combo.reduce((sum, { comboPower }) => sum + Math.max(0, comboPower ?? 0), placed?.power ?? 0);
    return { seat, placed, combo: player.combo, total };
  };
  return { attacker: fighter(view.active, battle.attack), guard: fighter(other(view.active), battle.guard), step: battle.step };
}

/** What comes of it if nothing changes (DB-ATK-12: level is a hit), and what the side that is behind lacks. */
export function verdictOf({ attacker, guard }: Duel): { readonly hits: boolean; readonly by: number } {
  const by = attacker.total - guard.total;
  return { hits: by >= 0, by: Math.abs(by) };
}
