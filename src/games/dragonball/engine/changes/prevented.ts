import { cardAt, cardOf, type Match } from "../match";
import type { By } from "../state/state";
import { findPlaced, locate } from "../state/zones";
import { valuesOf } from "../values";
import type { Change } from "./change";

/** DB-ZERO-08, DB-EFF-08: a prohibition beats an instruction. Five rules beat it in turn: what a rule moves is not kept (DB-ZERO-03). */
export function isPrevented(m: Match, change: Change, by: By): boolean {
  switch (change.change) {
    case "move":
      return by.by !== "rule" && change.how !== "rule" && isKept(m, change, by);
    case "switch": {
      const found = findPlaced(m.state, change.object);
      if (!found || found.placed.hidden) return false;
      const { cannot } = valuesOf(m, found.placed.card);
      return cannot.includes(change.to === "active" ? "switchToActive" : "switchToRest") || isUnaffected(m, found.placed.card, by);
    }
    case "markers":
    case "turnOver":
    case "hide": {
      const found = findPlaced(m.state, change.object);
      return found !== null && !found.placed.hidden && isUnaffected(m, found.placed.card, by);
    }
    default:
      return false;
  }
}

function isKept(m: Match, change: Extract<Change, { change: "move" }>, by: By): boolean {
  const card = cardAt(m, change.object);
  const place = card < 0 ? null : locate(m.state, card);
  if (!place || place.under || !place.placed || place.placed.hidden) return false;
  const { keywords, cannot, stays } = valuesOf(m, card);
  const theirs = by.seat !== place.seat;
  const leaves = change.to.zone !== place.zone;
  // DB-Z-05.
  if (place.zone === "leader" && cardOf(m, card).definition.z && theirs && leaves) return true;
  if (place.zone !== "battle" && place.zone !== "unison") return false;
  // DB-KEY-12: by opposing attacks and skills; its own still move it.
  if (leaves && theirs && keywords.includes("Indestructible")) return true;
  if (change.how === "ko" && (cannot.includes("beKoed") || (by.by === "attack" && cannot.includes("beKoedByBattle")))) return true;
  if (leaves && cannot.includes("leave")) return true;
  if (leaves && stays.some((one) => (!one.koed || change.how === "ko") && (one.by ?? by.by) === by.by && one.seats.includes(by.seat)))
    return true;
  return leaves && isUnaffected(m, card, by);
}

/** DB-TEXT-07, DB-ZERO-18: passed over by skills; what acts on the player still binds. */
function isUnaffected(m: Match, card: number, by: By): boolean {
  return by.by === "skill" && by.source?.card !== card && valuesOf(m, card).unaffectedBy.includes(by.seat);
}
