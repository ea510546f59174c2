import type { Option } from "@/games/dragonball/engine/options";
import type { View } from "@/games/dragonball/engine/view/view";
import type { Decision } from "@/kernel/game";

export type GameDecision = Decision<Option>;

/**
 * Where a decision is answered: `main` by cards and what they may do, `table` by cards that lie there or in one's hand, `sheet` by cards that lie elsewhere,
 * the others in the dock.
 */
export type Layout = "main" | "table" | "sheet" | "order" | "number" | "list";

/** The layout that fits all options of a decision. */
export function layoutOf({ options, ordered, kind }: GameDecision, view: View): Layout {
  if (options.some((option) => "do" in option)) return "main";
  if (ordered || options.some((option) => "pending" in option)) return "order";
  if (options.length > 0 && options.every((option) => "number" in option)) return "number";
  if (options.some((option) => "yes" in option || "option" in option || "seat" in option)) return "list";
  const there = objectsInSight(view);
  if (options.length > 0 && options.every((option) => "energyMarker" in option || ("card" in option && there.has(option.card))))
    return "table";
  return kind === "cards" || kind === "pay" ? "sheet" : "list";
}

/** Cards that can be clicked at their place: those in play on both sides, and one's hand. */
function objectsInSight(view: View): ReadonlySet<number> {
  const found = new Set<number>();
  for (const [seat, player] of view.players.entries()) {
    for (const zone of ["leader", "battle", "unison", "combo", "energy"] as const) for (const { object } of player[zone]) found.add(object);
    if (seat === view.viewer) for (const { object } of player.hand) if (object !== null) found.add(object);
  }
  return found;
}

/** The object that an option is about: the card that acts, or the card itself; null where it is about none. */
export function objectOf(option: Option): number | null {
  return "card" in option ? option.card : null;
}

/** The option that does nothing, and so ends the turn, the window or the step; null where there is none. */
export function passOf({ options }: GameDecision): number | null {
  const index = options.findIndex((option) => "do" in option && option.do === "pass");
  return index < 0 ? null : index;
}

/** Whether choosing this option is the whole answer. */
export function isInstant(decision: GameDecision, layout: Layout): boolean {
  return decision.max === 1 && decision.min === 1 && (layout === "main" || layout === "list");
}

/** Whether there is but one thing to answer: nothing, or all that there is. */
export function isForced({ options, min, max, ordered }: GameDecision): boolean {
  return max === 0 || (options.length === min && (!ordered || min < 2));
}
