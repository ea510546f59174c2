import type { CardFace, SideFace } from "./model";

/** Which side of a card is shown; every card but a Leader has a front alone. */
export type Side = "front" | "back";

/** @throws RangeError for the back of a card that has none */
export function sideOf({ id, sides: [front, back] }: CardFace, side: Side): SideFace {
  if (side === "front") return front;
  if (!back) throw new RangeError(`${id} has no back`);
  return back;
}

/** Whether a side is drawn awake: the back of a Leader, and every Z-Leader. */
export const isAwake = (face: CardFace, side: Side): boolean => face.type === "Leader" && (side === "back" || face.z === true);

/** Whether an Extra card is a place (DB-KEY-03). */
export const isField = (face: CardFace): boolean =>
  face.type === "Extra" && face.sides[0].skills.some((skill) => /^(?:\[[^\]]*\]\s*)*\[Field\]/.test(skill));
