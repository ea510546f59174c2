import type { CardPlace } from "@/games/pokemon/engine/events";
import type { Seat } from "@/kernel/game";
import type { Happening } from "../record";

/** A card on its way across the table; `from` and `to` are selectors of where it lay and lies. */
export interface Flight {
  readonly key: string;
  readonly from: string;
  readonly to: string;
  /** Its definition, or null for a back. */
  readonly card: string | null;
}

/** More cards than this at once would only be a flurry. */
const MOST = 7;

/** What flies with the latest update: the last moves, one card each. A place that is not on the screen simply has no flight. */
export function flightsOf(fresh: readonly Happening[], seat: Seat): readonly Flight[] {
  return fresh
    .flatMap(({ index, event }) => {
      if (event.type !== "moved" || event.how === "setup" || event.how === "evolve") return [];
      const from = placeSelector(event.from, seat);
      const to = placeSelector(event.to, seat);
      return from === to ? [] : event.cards.map((card, place) => ({ key: `${index}-${place}`, from, to, card: card?.card ?? null }));
    })
    .slice(-MOST);
}

function placeSelector(place: CardPlace, seat: Seat): string {
  const whose = place.seat === seat ? "mine" : "theirs";
  switch (place.zone) {
    case "active":
    case "bench":
    case "attached":
      return `[data-pokemon="${place.object}"]`;
    case "stadium":
      return "[data-place=stadium]";
    case "lostZone":
      return `[data-place=discard-${whose}]`;
    default:
      return `[data-place=${place.zone}-${whose}]`;
  }
}
