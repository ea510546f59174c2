import type { CardOption, Option } from "@/games/dragonball/engine/options";
import type { View } from "@/games/dragonball/engine/view/view";
import type { Decision } from "@/kernel/game";

export type GameDecision = Decision<Option>;

/**
 * Where a decision is answered: `main` by cards and what they may do, `table` by cards that lie there or in one's hand, `sheet` by cards that lie elsewhere,
 * `order` by rows that are put in sequence, `number` by a row of numbers, `list` by a button for each option: everything that fits nowhere else.
 */
export type Layout = "main" | "table" | "sheet" | "order" | "number" | "list";

/**
 * The layout that fits all options of a decision; total: what fits no other is a `list`.
 * @param looked whether cards were looked at for it that cannot be chosen: they are shown all the same
 */
export function layoutOf({ options, ordered, min }: GameDecision, view: View, looked = false): Layout {
  if (options.some((option) => "do" in option)) return "main";
  if (ordered && options.length > 1 && min === options.length) return "order";
  if (options.length === 0) return looked ? "sheet" : "list";
  if (options.every((option) => "number" in option)) return "number";
  const there = objectsInSight(view);
  if (options.every((option) => "energyMarker" in option || (isCard(option) && there.has(option.card)))) return "table";
  // DB-ATK-18: of a battle's combos, the scoreboard shows too little of each.
  const combos = new Set(view.players.flatMap(({ combo }) => combo.map(({ object }) => object)));
  if (options.every((option) => isCard(option) && combos.has(option.card))) return "list";
  return options.every((option) => isCard(option) || "place" in option) ? "sheet" : "list";
}

function isCard(option: Option): option is CardOption {
  return "card" in option && !("pending" in option);
}

/** Cards that can be clicked at their place: those in play on both sides, and one's hand. */
function objectsInSight(view: View): ReadonlySet<number> {
  const found = new Set<number>();
  for (const [seat, player] of view.players.entries()) {
    for (const zone of ["leader", "battle", "unison", "energy"] as const) for (const { object } of player[zone]) found.add(object);
    if (seat === view.viewer) for (const { object } of player.hand) if (object !== null) found.add(object);
  }
  return found;
}

/** Actions of cards that lie neither on the table nor in the hand (Z-Deck, Drop, Life): the dock names them, so that nobody has to look for them in piles. */
export function actionsElsewhere({ options }: GameDecision, view: View): readonly number[] {
  const there = objectsInSight(view);
  return options.flatMap((option, index) => ("do" in option && "card" in option && !there.has(option.card) ? [index] : []));
}

/** Whether the hand is to lie open for a decision: true or false, or null where it is as the player likes it. */
export function handWanted({ options, purpose }: GameDecision, layout: Layout, view: View): boolean | null {
  const hand = new Set(view.players.flatMap((player) => player.hand.map(({ object }) => object)));
  const asked = options.some((option) => "card" in option && hand.has(option.card));
  if (purpose === "redraw") return true;
  if (layout === "table") return asked;
  // DB-COUNTER-21: a window looks the same whatever is held.
  return layout === "main" && purpose !== "main" && purpose !== "counter" ? true : null;
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
  return decision.max === 1 && (layout === "main" || layout === "list");
}

/** Whether there is but one thing to answer: nothing, or all that there is. */
export function isForced({ options, min, max, ordered }: GameDecision): boolean {
  return max === 0 || (options.length === min && (!ordered || min < 2));
}
