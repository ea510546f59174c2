import type { Viewer } from "@/kernel/game";
import type { GameEvent } from "../events";

/** What a viewer learns of an event: faces only where it says so, and nothing of a look at cards but how many there were. */
export function redactEvent(event: GameEvent, viewer: Viewer): GameEvent | null {
  if (viewer === "all" || (event.type !== "moved" && event.type !== "looked")) return event;
  if (event.visibleTo === "all" || (viewer !== "spectator" && event.visibleTo.includes(viewer))) return event;
  return { ...event, cards: event.cards.map(() => null) };
}
