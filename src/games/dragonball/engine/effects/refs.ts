import { other, type Seat } from "@/kernel/game";
import { cardAt, type Match } from "../match";
import type { CardRef, Side, Zone } from "./language";
import type { Scope } from "./scope";

/** Cards that the text has spoken of and that are still what they were. */
export function objectsOfRef(m: Match, ref: CardRef, scope: Scope): readonly number[] {
  const live = (objects: readonly number[]) => objects.filter((object) => cardAt(m, object) >= 0);
  if (typeof ref !== "string") return live(scope.bound.cards[ref.bound] ?? []);
  switch (ref) {
    case "this":
      return live([scope.self]);
    case "event":
      return live(scope.happening?.cards.map(({ object }) => object) ?? []);
    case "cause": {
      const object = scope.happening?.cause.source?.object;
      return object === undefined ? [] : live([object]);
    }
    case "attackCard":
      return m.state.battle ? live([m.state.battle.attack]) : [];
    case "beingPlayed": {
      const frame = m.state.stack.findLast(({ run }) => run === "play");
      return frame?.run === "play" ? live([frame.object]) : [];
    }
    case "guardCard":
      return m.state.battle ? live([m.state.battle.guard]) : [];
  }
}

export function zonesOf(zones: Zone | readonly Zone[]): readonly Zone[] {
  return typeof zones === "string" ? [zones] : zones;
}

export function isSide(side: Side, seat: Seat, you: Seat): boolean {
  return side === "both" || seat === (side === "you" ? you : other(you));
}
