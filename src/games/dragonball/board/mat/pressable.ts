import type { CardState } from "@/ui/card/state";
import type { BoardState } from "../board-context";

/** What a click on a card comes to, and how the card looks towards the decision. */
export interface Pressable {
  readonly state: CardState;
  readonly press?: () => void;
  /** The option that a click chooses. */
  readonly option?: number;
  /** The options of a card that is picked up first, for `data-holds`. */
  readonly holds?: string;
}

/** A card towards the open decision: a target of the one that is held, something that can act, or something to choose. */
export function pressableOf(
  { targets, held, layout, offers, control, decision }: Pick<BoardState, "targets" | "held" | "layout" | "offers" | "control" | "decision">,
  object: number | null,
): Pressable {
  if (object === null || decision === null || control.sending) return { state: "rest" };
  const target = targets.get(object);
  if (target !== undefined) return { state: "target", option: target, press: () => control.choose(target) };
  const given = offers.get(object) ?? [];
  const [first] = given;
  if (first === undefined) return { state: "rest" };
  if (layout === "main")
    return { state: held === object ? "selected" : "playable", press: () => control.pickUp(object), holds: given.join(" ") };
  if (layout !== "table") return { state: "rest" };
  const chosen = control.answering?.chosen.includes(first) ?? false;
  return { state: chosen ? "selected" : "target", option: first, press: () => control.choose(first) };
}
