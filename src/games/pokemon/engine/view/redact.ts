import type { Viewer } from "@/kernel/game";
import type { GameEvent } from "../events";

/** What a viewer learns of an event: faces only where it says so, and nothing of a look at cards but how many there were. */
export function redactEvent(event: GameEvent, viewer: Viewer): GameEvent | null {
  if (viewer === "all" || (event.type !== "moved" && event.type !== "looked")) return event;
  const { visibleTo = [], ...told } = event;
  const seen = visibleTo === "all" || (viewer !== "spectator" && visibleTo.includes(viewer));
  return seen ? told : { ...told, cards: told.cards.map(() => null) };
}
