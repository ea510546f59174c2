import type { Viewer } from "@/kernel/game";
import type { GameEvent } from "../events";
import { knows } from "../state/zones";

/** What a viewer learns of an event: the card only where it may be seen on one end of its way, its object only where it may be seen at that end (DB-ZONE-08). */
export function redactEvent(event: GameEvent, viewer: Viewer): GameEvent | null {
  if (viewer === "all") return event;
  if (event.event === "looked") return viewer === event.seat ? event : { ...event, definitions: event.definitions.map(() => null) };
  if (event.event !== "moved") return event;
  const sees = (end: { readonly seat: 0 | 1; readonly zone: GameZone }) =>
    viewer === "spectator"
      ? !(end.zone === "deck" || end.zone === "life" || end.zone === "hand" || end.zone === "zDeck")
      : knows(viewer, end.seat, end.zone);
  const from = sees(event.from);
  const to = sees(event.to);
  const { shown, ...told } = event;
  return {
    ...told,
    definition: from || to || shown ? event.definition : null,
    was: from ? event.was : null,
    object: to ? event.object : null,
  };
}

type GameZone = Extract<GameEvent, { event: "moved" }>["from"]["zone"];
