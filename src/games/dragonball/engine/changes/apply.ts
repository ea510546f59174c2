import type { Seat } from "@/kernel/game";
import { shuffle } from "@/kernel/random";
import { readCard } from "../effects/reading";
import { cardAt, cardOf, changed, type Match, objectOf, setBattle } from "../match";
import type { CompiledSkill } from "../skills/compile";
import type { Readable } from "../state/happenings";
import type { By, Placed } from "../state/state";
import { findPlaced, isPlacedZone, isSecret, locate, setPlaced } from "../state/zones";
import { valuesOf } from "../values";
import type { Change, Goal } from "./change";
import { carryEffects, endEffectsOn, startEffects } from "./effectsOn";
import { destination } from "./route";

/** A card that moved: what it was and is, for triggers. */
export interface Moved {
  readonly card: number;
  readonly was: number;
  readonly object: number;
  readonly from: { readonly seat: Seat; readonly zone: Goal["zone"] };
  readonly to: { readonly seat: Seat; readonly zone: Goal["zone"] };
  readonly change: Extract<Change, { change: "move" }>;
  readonly before: Readable | null;
  readonly skills: readonly CompiledSkill[];
  /** It lay under a card (DB-UNDER-07), or was Hidden (DB-MODE-09): its own Autos do not see the move. */
  readonly silent: boolean;
}

/** What a change came to: cards that moved, or the object it was done to; null when nothing came of it (DB-ZERO-05, -06). */
export type Result = { readonly moved: readonly Moved[] } | { readonly change: Change };

/** Makes one change. */
export function applyChange(m: Match, change: Change, by: By): Result | null {
  const result = make(m, change, by);
  if (result) changed(m);
  return result;
}

function make(m: Match, change: Change, by: By): Result | null {
  switch (change.change) {
    case "move": {
      const moved = move(m, change, by);
      return moved.length > 0 ? { moved } : null;
    }
    case "draw": {
      const top = m.state.sides[change.seat].deck.at(-1);
      if (top === undefined) return null;
      return { moved: move(m, { change: "move", object: objectOf(m, top), to: { zone: "hand" }, how: "draw" }, by) };
    }
    case "switch":
      return turned(m, change, (placed) => (placed.rest === (change.to === "rest") ? null : { ...placed, rest: change.to === "rest" }));
    case "markers": {
      const result = turned(m, change, (placed) => {
        const markers = Math.max(0, placed.markers + change.by);
        return markers === placed.markers ? null : { ...placed, markers };
      });
      // DB-UNI-18.
      if (result && change.by < 0) endEffectsOn(m, change.object);
      return result;
    }
    case "energyMarkers": {
      const side = m.state.sides[change.seat];
      if (side.energyMarkers + change.by < 0 || change.by === 0) return null;
      side.energyMarkers += change.by;
      m.events.push({ event: "energyMarkers", seat: change.seat, by: change.by });
      return { change };
    }
    case "turnOver": {
      const result = turned(m, change, (placed) => (placed.back === change.back ? null : { ...placed, back: change.back }));
      // DB-LEADER-03: the same object. DB-LEADER-04: effects on power stay, others are dropped.
      if (result) carryEffects(m, change.object, change.object);
      return result;
    }
    case "hide": {
      const result = turned(m, change, (placed) => (placed.hidden === change.hidden ? null : { ...placed, hidden: change.hidden }));
      // DB-MODE-08: effects on it end, and it is out of the battle.
      if (result) endEffectsOn(m, change.object);
      const { battle } = m.state;
      if (result && battle && (battle.attack === change.object || battle.guard === change.object))
        setBattle(m, { ...battle, negated: true });
      return result;
    }
    case "faceUp": {
      const card = cardAt(m, change.object);
      const place = card < 0 ? null : locate(m.state, card);
      if (!place) return null;
      const side = m.state.sides[place.seat];
      if (side.faceUp.includes(card) === change.up) return null;
      side.faceUp = change.up ? [...side.faceUp, card] : side.faceUp.filter((one) => one !== card);
      return { change };
    }
    case "shuffle":
      shuffleZone(m, change.seat, change.zone);
      return { change };
    case "token": {
      const card = m.state.cards.length;
      m.state.cards = [...m.state.cards, m.table.cards.length + change.token];
      m.state.owners = [...m.state.owners, change.seat];
      m.state.objects.push(m.state.nextObject++);
      const from = { seat: change.seat, zone: "removed" as const };
      const to = { seat: change.seat, zone: "battle" as const };
      place(m, card, to.seat, "battle", { zone: "battle", rest: change.rest });
      const object = objectOf(m, card);
      const asMove = { change: "move", object, to: { zone: "battle" }, how: "play", played: "skill" } as const;
      tell(m, asMove, card, null, object, from, to);
      return { moved: [{ card, was: object, object, from, to, change: asMove, before: null, skills: [], silent: false }] };
    }
  }
}

/** DB-ACT-08, DB-ZONE-21: the cards of a player that lie face down. Each is another object afterwards: nobody can follow it. */
function shuffleZone(m: Match, seat: Seat, zone: "deck" | "life"): void {
  const side = m.state.sides[seat];
  const cards = [...side[zone]];
  if (m.state.unshuffled > 0) m.state.unshuffled--;
  else {
    const places = cards.flatMap((card, index) => (side.faceUp.includes(card) ? [] : [index]));
    const down = places.map((index) => cards[index] ?? 0);
    shuffle(m.state.random, down);
    places.forEach((index, nth) => {
      cards[index] = down[nth] ?? 0;
    });
  }
  for (const card of cards) m.state.objects[card] = m.state.nextObject++;
  side[zone] = cards;
  m.events.push({ event: "shuffled", seat, zone });
}

function turned(
  m: Match,
  change: Exclude<Change, { change: "move" | "draw" | "shuffle" | "token" | "energyMarkers" }>,
  turn: (placed: Placed) => Placed | null,
): Result | null {
  const found = findPlaced(m.state, change.object);
  const next = found && turn(found.placed);
  if (!found || !next) return null;
  setPlaced(m.state, found.seat, found.zone, change.object, next);
  if (change.change === "switch") m.events.push({ event: "switched", object: change.object, to: change.to });
  else if (change.change === "markers") m.events.push({ event: "markers", object: change.object, by: next.markers - found.placed.markers });
  else if (change.change === "hide") m.events.push({ event: "hidden", object: change.object, hidden: change.hidden });
  else if (change.change === "turnOver")
    m.events.push({ event: "turnedOver", object: change.object, definition: cardOf(m, found.placed.card).definition.id, back: next.back });
  return { change };
}

/** Moves a card, and what lies under it where the pile breaks up (DB-UNDER-06). */
function move(m: Match, change: Extract<Change, { change: "move" }>, by: By): readonly Moved[] {
  const card = cardAt(m, change.object);
  const from = card < 0 ? null : locate(m.state, card);
  if (!from) return [];
  const to = destination(m, card, from, change);
  if (!to) return [];
  const onto = to.onto ?? [];
  if (onto.some((base) => !findPlaced(m.state, base))) return [];
  const pile = to.under === undefined ? null : findPlaced(m.state, to.under);
  if (to.under !== undefined && (!pile || pile.placed.card === card)) return [];
  const placed = from.under ? null : from.placed;
  const wasInPlay = placed !== null && (from.zone === "leader" || from.zone === "battle" || from.zone === "unison");
  const readBefore = wasInPlay || (!isSecret(from.zone) && isSecret(to.zone)) || to.zone === "removed";
  const before = readBefore ? readCard(m, card) : null;
  const skills = placed ? valuesOf(m, card).skills : [];
  const silent = from.under || (placed?.hidden ?? false);
  const moved: Moved[] = [];
  take(m, card, from);
  // DB-UNDER-06, DB-UNDER-08, D-29.
  const staysPile = placed !== null && placed.under.length > 0 && keepsPile(from.zone, to.zone);
  // DB-Z-06: of a Leader Z only the top card leaves.
  const topOnly = change.topOnly === true || from.zone === "leader";
  const below = placed && !staysPile && !topOnly ? placed.under : [];
  if (placed && topOnly && placed.under.length > 0) leavePile(m, from.seat, placed, from.zone);
  const keeps = placed !== null && keepsObject(from.zone, to.zone) && !to.onto;
  const was = objectOf(m, card);
  if (keeps) m.state.objects[card] = was;
  else m.state.objects[card] = m.state.nextObject++;
  // DB-UNDER-05: with what lies under it.
  if (pile && to.under !== undefined) slide(m, pile.seat, to.under, [card, ...(staysPile ? placed.under : [])]);
  else if (isPlacedZone(to.zone)) {
    place(m, card, to.seat, to.zone, to, staysPile || keeps ? placed : null);
    if (onto.length > 0) put(m, card, to.seat, to.zone, onto, to.rest);
  } else stack(m, card, to);
  const object = objectOf(m, card);
  if (!keeps && placed && !to.onto) endEffectsOn(m, was);
  const goesTo = { seat: to.seat, zone: to.zone };
  moved.push({ card, was, object, from: { seat: from.seat, zone: from.zone }, to: goesTo, change, before, skills, silent });
  tell(m, change, card, was, object, from, goesTo);
  if (to.with && to.with.length > 0) startEffects(m, to.with, [object], to.for ?? "match", by);
  for (const one of below) moved.push(...fallOff(m, one, from));
  return moved;
}

/** DB-UNDER-06, DB-UNDER-07: a card that lay under one that left goes to its owner's drop, a Z card out of the game. */
function fallOff(m: Match, card: number, from: NonNullable<ReturnType<typeof locate>>): readonly Moved[] {
  const was = objectOf(m, card);
  const change = { change: "move", object: was, to: { zone: "drop" }, how: "rule" } as const;
  const to = destination(m, card, { ...from, under: true }, change);
  if (!to) return [];
  m.state.objects[card] = m.state.nextObject++;
  stack(m, card, to);
  const object = objectOf(m, card);
  const ends = { from: { seat: from.seat, zone: from.zone }, to: { seat: to.seat, zone: to.zone } };
  tell(m, change, card, was, object, ends.from, ends.to);
  return [{ card, was, object, ...ends, change, before: null, skills: [], silent: true }];
}

function keepsPile(from: Goal["zone"], to: Goal["zone"]): boolean {
  return from === to || (from === "battle" && to === "combo") || (from === "combo" && to === "battle");
}

/** DB-ZONE-05. */
function keepsObject(from: Goal["zone"], to: Goal["zone"]): boolean {
  if (from === "battle" || from === "unison") return to === "battle" || to === "unison" || to === "combo";
  return from === "combo" && to === "battle";
}

/** Takes a card out of its place. */
function take(m: Match, card: number, from: NonNullable<ReturnType<typeof locate>>): void {
  const side = m.state.sides[from.seat];
  if (isPlacedZone(from.zone)) {
    const { placed } = from;
    if (!placed) return;
    const next = from.under ? { ...placed, under: placed.under.filter((one) => one !== card) } : null;
    setPlaced(m.state, from.seat, from.zone, placed.id, next);
    return;
  }
  side[from.zone] = side[from.zone].filter((one) => one !== card);
  if (side.faceUp.includes(card)) side.faceUp = side.faceUp.filter((one) => one !== card);
}

/** DB-UNDER-09: the next card of a pile is on top now. */
function leavePile(m: Match, seat: Seat, placed: Placed, zone: Goal["zone"]): void {
  const [top, ...under] = placed.under;
  if (top === undefined || !isPlacedZone(zone)) return;
  m.state.objects[top] = m.state.nextObject++;
  const id = objectOf(m, top);
  m.state.sides[seat][zone] = [
    ...m.state.sides[seat][zone],
    { id, card: top, under, rest: placed.rest, hidden: false, back: placed.back, markers: 0 },
  ];
  carryEffects(m, placed.id, id);
}

/** Lays a card into a zone with modes: Active and Revealed unless told otherwise (DB-MODE-02, DB-Z-14). */
function place(m: Match, card: number, seat: Seat, zone: Exclude<Goal["zone"], "removed">, to: Goal, before: Placed | null = null): void {
  if (!isPlacedZone(zone)) return;
  const exhausted = zone === "energy" && valuesOf(m, card).keywords.includes("Energy-Exhaust");
  // DB-MARK-03: markers stay on the way to another Unison zone only.
  const markers = to.markers ?? (before && zone === "unison" ? before.markers : 0);
  const kept = before && zone !== "combo" ? before.rest : false;
  const placed: Placed = {
    id: objectOf(m, card),
    card,
    under: before?.under ?? [],
    // DB-KEY-31, DB-ZERO-09: [Energy-Exhaust] beats "in Active".
    rest: exhausted || (to.rest ?? kept),
    hidden: to.hidden ?? before?.hidden ?? false,
    back: before?.back ?? false,
    markers,
  };
  m.state.sides[seat][zone] = [...m.state.sides[seat][zone], placed];
}

/** DB-RULE-05: on top of others it takes over their mode, their effects on power and their part in a battle. It may have lain under one of them. */
function put(
  m: Match,
  card: number,
  seat: Seat,
  zone: Exclude<Goal["zone"], "removed">,
  onto: readonly number[],
  rest: boolean | undefined,
): void {
  if (!isPlacedZone(zone)) return;
  const id = objectOf(m, card);
  const bases = onto.map((base) => findPlaced(m.state, base)).filter((found) => found !== null);
  const [first] = bases;
  if (!first) return;
  const under: number[] = [];
  for (const { placed: base, seat: of, zone: where } of bases) {
    under.push(base.card, ...base.under);
    if (isPlacedZone(where)) setPlaced(m.state, of, where, base.id, null);
    carryEffects(m, base.id, id);
    m.state.objects[base.card] = m.state.nextObject++;
  }
  const own = findPlaced(m.state, id);
  const { placed: on } = first;
  if (own) setPlaced(m.state, seat, zone, id, { ...own.placed, under, rest: rest ?? on.rest, back: zone === "leader" && on.back });
}

/** Under a card, to the bottom of the pile (DB-UNDER-05); DB-MODE-10: a Hidden card is turned face up. */
function slide(m: Match, seat: Seat, under: number, cards: readonly number[]): void {
  const pile = findPlaced(m.state, under);
  if (!pile) return;
  setPlaced(m.state, seat, pile.zone, under, { ...pile.placed, under: [...pile.placed.under, ...cards] });
}

/** Into a list: on top unless told otherwise (DB-ZONE-14, DB-ZONE-18). */
function stack(m: Match, card: number, to: Goal & { readonly seat: Seat }): void {
  const { zone, seat } = to;
  if (isPlacedZone(zone)) return;
  const side = m.state.sides[seat];
  side[zone] = to.place === "bottom" ? [card, ...side[zone]] : [...side[zone], card];
  if (to.faceUp && (zone === "life" || zone === "zDeck")) side.faceUp = [...side.faceUp, card];
}

function tell(
  m: Match,
  change: Extract<Change, { change: "move" }>,
  card: number,
  was: number | null,
  object: number,
  from: { readonly seat: Seat; readonly zone: Goal["zone"] },
  to: { readonly seat: Seat; readonly zone: Goal["zone"] },
): void {
  const { definition } = cardOf(m, card);
  const shown = change.reveal === true || (change.to.faceUp ?? false);
  m.events.push({
    event: "moved",
    how: change.how,
    from: { seat: from.seat, zone: from.zone },
    to,
    definition: definition.id,
    was,
    object,
    shown,
  });
}
