import type { Seat } from "@/kernel/game";
import type { Bound } from "../state/frames";
import type { Zone } from "./language";
import type { Scope } from "./scope";

/** What earlier steps of a text will have brought about when a later one is weighed, as far as it can be told (EFF-04). */
export interface Ahead {
  /** The card being played, which has left the hand; -1 for none. */
  readonly played: number;
  /** How many more cards have left one's own hand, nobody knows which. */
  readonly spent: number;
  /** Zones that hold nothing any more of what they held. */
  readonly emptied: readonly string[];
  /** Zones that cards may have come to, with those cards; null where nobody can tell which. */
  readonly filled: ReadonlyMap<string, readonly number[] | null>;
}

const NONE: readonly never[] = [];
const NOTHING_CAME: Ahead["filled"] = new Map();

/** Nothing has happened, but that this card, if any, is being played. */
export function outset(played: number): Ahead {
  return { played, spent: 0, emptied: NONE, filled: NOTHING_CAME };
}

/** A zone of a player as `Ahead` names it. */
export function zoneKey(seat: Seat, zone: Zone): string {
  return `${seat} ${zone}`;
}

/** Cards that may have come to a zone: known ones, or null where nobody can tell; none where nothing comes. */
export function arrived({ ahead }: Scope, seat: Seat, zone: Zone): readonly number[] | null {
  if (!ahead || ahead.filled.size === 0) return NONE;
  const cards = ahead.filled.get(zoneKey(seat, zone));
  return cards === undefined ? NONE : cards;
}

/** How many cards a player will hold at least, of so many now. */
export function heldThen({ ahead, you }: Scope, seat: Seat, now: number): number {
  if (!ahead) return now;
  if (ahead.emptied.length > 0 && ahead.emptied.includes(zoneKey(seat, "hand"))) return 0;
  return seat === you ? Math.max(0, now - ahead.spent) : now;
}

/** Whether a zone will hold other cards than now. */
export function isTouched({ ahead, you }: Scope, seat: Seat, zone: Zone): boolean {
  if (!ahead) return false;
  if (zone === "hand" && seat === you && ahead.spent > 0) return true;
  if (ahead.emptied.length === 0 && ahead.filled.size === 0) return false;
  const key = zoneKey(seat, zone);
  return ahead.emptied.includes(key) || ahead.filled.has(key);
}

/** Whether a binding is not settled yet: it may come to hold something, or some of what it names. */
export function isUnsettled({ bound }: Scope, binding: number): boolean {
  const values = bound[binding];
  return values === undefined || values.some === true;
}

/** A binding that will hold some of these. */
export function someOf(kind: Bound["kind"], values: readonly number[]): Bound {
  return values.length > 1 ? { kind, values, some: true } : { kind, values };
}
