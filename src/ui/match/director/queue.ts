import type { Motion, Speed } from "../settings/settings";
import type { Anchor, Cue, Meter } from "./cues";

/** What is still to be shown; the first is under way. */
export type Queue = readonly Cue[];

/** How what happens is shown. */
export interface Manner {
  readonly motion: Motion;
  readonly speed: Speed;
  /** How many times as fast as at a table: a replay's own speed, 1 elsewhere. */
  readonly pace: number;
}

const FACTOR: Readonly<Record<Speed, number>> = { slow: 1.6, normal: 1, fast: 0.5 };

/** What is behind by more than this catches up when something new comes: nobody watches the past. */
const BEHIND_MS = 2_500;
/** Seen even then, in as much time as one may be behind: what came of an attack, and why. */
const DECISIVE: ReadonlySet<Cue["cue"]> = new Set(["toss", "blow", "drain", "fall"]);
/** And what comes at once is shown in so much time at most, however much it is. */
const MOST_MS = 7_000;

/** What of a cue is left where less moves: of the brief manner number, figure and burst; of the still one figures alone. */
const KEPT: Readonly<Record<Motion, ReadonlySet<Cue["cue"]> | null>> = {
  full: null,
  brief: new Set(["blow", "drain", "fall", "toss"]),
  none: new Set(["drain", "toss"]),
};

/**
 * The queue once something has happened.
 * @param fresh what it gives, in order
 */
export function received(queue: Queue, fresh: Queue, { motion, speed, pace }: Manner): Queue {
  if (fresh.length === 0) return queue;
  const kept = KEPT[motion];
  const shown = kept === null ? fresh : fresh.filter(({ cue }) => kept.has(cue));
  const factor = FACTOR[speed] / pace;
  const pressed = Math.min(1, (MOST_MS * factor) / Math.max(1, lasts(shown) * factor));
  const paced = shown.map((cue) => ({ ...cue, ms: Math.round(cue.ms * factor * pressed) }));
  return [...(lasts(queue) > BEHIND_MS * factor ? caughtUp(queue, BEHIND_MS * factor) : queue), ...paced];
}

/** What is left of a queue that is behind: what is under way, and what decides, in so much time. */
function caughtUp([first, ...rest]: Queue, mostMs: number): Queue {
  const decisive = rest.filter(({ cue }) => DECISIVE.has(cue));
  const hurried = Math.min(1, mostMs / lasts(decisive));
  return [...(first ? [first] : []), ...decisive.map((cue) => ({ ...cue, ms: Math.round(cue.ms * hurried) }))];
}

/** How long it takes to show all of it. */
export function lasts(queue: Queue): number {
  return queue.reduce((sum, { ms }) => sum + ms, 0);
}

/**
 * What a meter shows until its cue has come: null where it may show what is.
 * @param passed which part of the first cue is over, 0 to 1
 */
export function held(queue: Queue, meter: Meter, passed: number): number | null {
  const place = queue.findIndex((cue) => cue.cue === "drain" && cue.meter === meter);
  const cue = queue[place];
  if (cue?.cue !== "drain") return null;
  if (place > 0) return cue.before;
  return Math.round(cue.before + (cue.after - cue.before) * passed);
}

/** How many cards more (or fewer) a place shows than lie there: those that are still to leave it, less those still to come. */
export function onTheWay(queue: Queue, place: Anchor): number {
  return queue.reduce((more, cue) => {
    if (cue.cue !== "travel") return more;
    return more + (cue.from === place ? cue.cards.length : 0) - (cue.to === place ? cue.cards.length : 0);
  }, 0);
}
