import type { Moved, Result } from "../changes/apply";
import { type Match, setBattle } from "../match";
import type { Made, Read } from "../state/happenings";
import type { By } from "../state/state";
import { findPlaced, isSecret } from "../state/zones";
import { valuesOf } from "../values";
import { type Departed, raise } from "./raise";

/** What a batch of changes came to, as happenings; each triggers a skill once (DB-AUTO-02). */
export function raiseResults(m: Match, results: readonly Result[], by: By): void {
  const cause = madeBy(by);
  const moved: Moved[] = [];
  const rested: Read[] = [];
  const readied: Read[] = [];
  const fewer: Read[] = [];
  const more: Read[] = [];
  const over: Read[] = [];
  for (const result of results) {
    if ("moved" in result) {
      for (const one of result.moved) if (!one.change.quiet) moved.push(one);
      continue;
    }
    const { change } = result;
    if (change.change === "switch") (change.to === "rest" ? rested : readied).push(readNow(m, change.object));
    else if (change.change === "markers") (change.by < 0 ? fewer : more).push(readNow(m, change.object));
    else if (change.change === "turnOver") over.push(readNow(m, change.object));
  }
  if (moved.length === 1) raiseGroup(m, moved, cause);
  else if (moved.length > 1) raiseMoves(m, moved, cause);
  if (rested.length > 0) raise(m, { is: "switched", to: "rest", cards: rested, cause });
  if (readied.length > 0) raise(m, { is: "switched", to: "active", cards: readied, cause });
  if (fewer.length > 0) raise(m, { is: "markersRemoved", cards: fewer, cause });
  if (more.length > 0) raise(m, { is: "markersAdded", cards: more, cause });
  if (over.length > 0) raise(m, { is: "turnedOver", cards: over, cause });
}

export function madeBy(by: By): Made {
  const { paying } = by;
  return { seat: by.seat, by: by.by, source: by.source ?? null, keyword: by.keyword ?? null, ...(paying ? { paying } : null) };
}

/** A card as it is now. */
export function readNow(m: Match, object: number): Read {
  const card = m.state.objects.indexOf(object);
  const found = findPlaced(m.state, object);
  return { card, was: object, object, seat: found?.seat ?? 0, values: null };
}

/** Moves of one kind together. */
function raiseMoves(m: Match, moved: readonly Moved[], cause: Made): void {
  const groups = new Map<string, Moved[]>();
  for (const one of moved) {
    const { how, to } = one.change;
    const kind = `${one.from.zone} ${one.to.zone} ${how} ${one.change.played ?? ""} ${to.under ?? ""}`;
    const group = groups.get(kind) ?? [];
    group.push(one);
    groups.set(kind, group);
  }
  for (const group of groups.values()) raiseGroup(m, group, cause);
}

function raiseGroup(m: Match, group: readonly Moved[], cause: Made): void {
  const [first] = group;
  if (!first) return;
  const { from, to, change } = first;
  const { triggers } = m.table;
  const leaving = from.zone === "battle" || from.zone === "unison" || from.zone === "leader";
  // DB-AUTO-12: what was negated there does not trigger; DB-MODE-09, DB-UNDER-07: nor does what lay Hidden or under a card.
  const departed: Departed[] = [];
  for (const { card, object, skills, silent, from: left } of group)
    if (leaving || silent) departed.push({ card, object, skills: silent ? [] : skills, seat: left.seat });
  if (change.how === "draw") {
    for (const seat of [0, 1] as const) if (group.some((one) => one.to.seat === seat)) raise(m, { is: "draws", seat, cards: [], cause });
  }
  // DB-Z-13: no "Extra Z placed".
  if (change.to.under !== undefined) {
    raise(m, { is: "placedUnder", cards: group.map((one) => read(one, false)), from: from.zone, pile: change.to.under, cause });
    return;
  }
  // DB-PLAY-05, DB-UNI-05.
  if (
    change.how === "play" &&
    (to.zone === "battle" || to.zone === "unison") &&
    from.zone !== "battle" &&
    from.zone !== "unison" &&
    from.zone !== "removed"
  )
    raise(m, { is: "played", cards: group.map((one) => read(one, false)), from: from.zone, by: change.played ?? "skill", cause });
  else if (change.how === "play" && from.zone === "removed")
    raise(m, { is: "played", cards: group.map((one) => read(one, false)), from: "deck", by: "skill", cause });
  if (to.zone === "leader") raise(m, { is: "placedInLeader", cards: group.map((one) => read(one, false)), cause });
  if (to.zone === "battle" && isExtraZ(m, first)) raise(m, { is: "extraZPlaced", cards: group.map((one) => read(one, false)), cause });
  if (to.zone === "combo" && change.how === "combo" && from.zone !== "removed") {
    const { zone } = from;
    if (m.state.battle)
      setBattle(m, {
        ...m.state.battle,
        combos: [...m.state.battle.combos, ...group.map(({ card, to: { seat } }) => ({ card, seat, from: zone }))],
      });
    raise(m, { is: "combo", cards: group.map((one) => read(one, false)), from: zone, cause });
  }
  if (!triggers.has("moved") && !triggers.has("koed") && !triggers.has("discarded")) return;
  if (from.zone === "removed" || from.zone === to.zone) return;
  const early = leaving || (!isSecret(from.zone) && isSecret(to.zone)) || to.zone === "removed";
  raise(
    m,
    { is: "moved", cards: group.map((one) => read(one, early)), from: from.zone, to: to.zone, koed: change.how === "ko", cause },
    departed,
  );
}

function isExtraZ(m: Match, { card }: Moved): boolean {
  return valuesOf(m, card).type === "Extra";
}

/** DB-AUTO-09 to 11: as it was in the zone it left, or as it is in the one it came to. */
function read({ card, was, object, from, to, before }: Moved, early: boolean): Read {
  return { card, was, object, seat: early ? from.seat : to.seat, values: early ? before : null };
}
