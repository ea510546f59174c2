import type { Seat } from "@/kernel/game";
import { hasKeyword } from "../effects/continuous";
import { isToken } from "../effects/reading";
import { cardOf, type Match, ownerOf } from "../match";
import type { Place } from "../state/zones";
import type { Change, Goal } from "./change";

/** Where a card really goes: five rules that beat all texts (DB-ZERO-03). Null where it stays. */
export function destination(
  m: Match,
  card: number,
  from: Place,
  change: Extract<Change, { change: "move" }>,
): (Goal & { readonly seat: Seat }) | null {
  const { definition } = cardOf(m, card);
  const owner = ownerOf(m, card);
  const to = homeward(change.to, owner);
  const isZ = definition.z === true;
  // DB-ZONE-16: a Leader that is no Z card never leaves.
  if (from.zone === "leader" && !from.under && !isZ) return to.zone === "leader" ? to : null;
  const leaves = to.zone !== from.zone;
  const inPlay = from.zone === "leader" || from.zone === "battle" || from.zone === "unison";
  const toCombo = from.zone === "battle" && to.zone === "combo";
  const fromCombo = from.zone === "combo" && to.zone === "battle";
  const gone: Goal & { readonly seat: Seat } = { zone: "removed", seat: owner };
  // DB-TOKEN-05.
  if (isToken(m, card) && leaves && !toCombo && !fromCombo) return gone;
  if (!leaves) return to;
  // DB-Z-02, DB-Z-03 (DB-Z-09, DB-Z-16, DB-Z-19), DB-KEY-14b: a Z card or [Ultimate] card leaves the game, Hidden or not (DB-MODE-06).
  const isUltimate = cardOf(m, card).faces[0]?.values.keywords.includes("Ultimate") === true || hasKeyword(m, card, "Ultimate");
  if (inPlay && isZ && !(from.under && toCombo)) return gone;
  if (from.zone === "combo" && isZ && from.under && !fromCombo) return gone;
  if ((from.zone === "battle" || from.zone === "unison") && isUltimate) return gone;
  return to;
}

/** DB-ZONE-10, DB-TEXT-11: only leader, battle, unison and combo of another player can receive a card. */
function homeward(to: Goal, owner: Seat): Goal & { readonly seat: Seat } {
  const shared = to.zone === "leader" || to.zone === "battle" || to.zone === "unison" || to.zone === "combo";
  return { ...to, seat: shared ? (to.seat ?? owner) : owner };
}
