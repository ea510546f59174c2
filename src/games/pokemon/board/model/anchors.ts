import type { CardPlace } from "@/games/pokemon/engine/events";
import type { Seat } from "@/kernel/game";
import type { Anchor } from "@/ui/match/director/cues";

/** The Pokémon on the table. */
export function pokemonAnchor(id: number): Anchor {
  return `[data-pokemon="${id}"]`;
}

/** A place of one side, as its seat sees it. */
export function zoneAnchor(zone: "active" | "deck" | "discard" | "hand" | "prizes", of: Seat, seat: Seat): Anchor {
  return `[data-place=${zone}-${of === seat ? "mine" : "theirs"}]`;
}

/** Where a card lies, as this seat sees it. */
export function placeAnchor(place: CardPlace, seat: Seat): Anchor {
  switch (place.zone) {
    case "active":
    case "bench":
    case "attached":
      return pokemonAnchor(place.object);
    case "stadium":
      return "[data-place=stadium]";
    case "lostZone":
      return zoneAnchor("discard", place.seat, seat);
    default:
      return zoneAnchor(place.zone, place.seat, seat);
  }
}
