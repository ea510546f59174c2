import type { Viewer } from "@/kernel/game";
import { difference, type Patch, patched } from "@/kernel/patch";
import type { BoundGame } from "./game";
import type { Views } from "./position";

/** What one viewer was told of an answer, and saw once it was given. */
export interface Seen {
  readonly events: readonly unknown[];
  readonly view: unknown;
}

/** What makes of all that there was to see what the first player, the second and everybody else saw; null where that is the same. */
export type Hidden = readonly [Patch | null, Patch | null, Patch | null];
const RESTRICTED = [0, 1, "spectator"] as const;

/** What an answer came to, as a replay shows it without any engine: all of it. Where nothing is said of what was hidden, only what everybody saw was kept. */
export interface Frame extends Seen {
  readonly hidden: Hidden | null;
}

/** A frame as it is kept, its view as what has changed since the frame before: most of a view is as it was. */
export interface KeptFrame {
  readonly events: readonly unknown[];
  readonly change: Patch | null;
  readonly hidden: Hidden | null;
}

/**
 * The frame of a state as each viewer sees it and of what led to it, as a line of JSON.
 * @param before what was seen of the frame that it is kept behind; absent for the first
 */
export function frameOf<State, Option, Event, View>(
  game: Pick<BoundGame<State, Option, Event, View>, "redact">,
  views: Required<Views<View>>,
  events: readonly Event[],
  before?: Views<View>,
): string {
  const seen = (viewer: Viewer): Seen => ({
    events: events.map((event) => game.redact(event, viewer)).filter((event) => event !== null),
    view: views[viewer],
  });
  const all = seen("all");
  const from = (viewer: Viewer) => difference(all, seen(viewer)) ?? null;
  const change = difference(before?.all, all.view) ?? null;
  return JSON.stringify({ events: all.events, change, hidden: [from(0), from(1), from("spectator")] } satisfies KeptFrame);
}

/** What a viewer saw of a frame; null where it was not kept. */
export function seenBy({ hidden, ...all }: Frame, viewer: Viewer): Seen | null {
  if (hidden === null) return viewer === "spectator" ? all : null;
  const change = viewer === "all" ? null : hidden[RESTRICTED.indexOf(viewer)];
  if (!change) return all;
  const seen = patched(all, change);
  if (!isSeen(seen)) throw new Error(`What ${viewer} saw of a frame was not kept as it should be.`);
  return seen;
}

function isSeen(value: unknown): value is Seen {
  return typeof value === "object" && value !== null && "view" in value && "events" in value && Array.isArray(value.events);
}

/** A frame without what not everybody saw. */
export function publicFrame(frame: Frame): Frame {
  return { ...(seenBy(frame, "spectator") ?? frame), hidden: null };
}

/** The frames of a whole match, as its record keeps them. Of one that has not all that there was to see from its beginning on, only what everybody saw. */
export function keptFrames(frames: readonly Frame[]): KeptFrame[] {
  const of = frames.some(({ hidden }) => hidden === null) ? frames.map(publicFrame) : frames;
  return of.map(({ events, view, hidden }, index) => ({ events, change: difference(of[index - 1]?.view, view) ?? null, hidden }));
}

/** Frames from those that were kept one behind the other; older versions kept each whole. */
export function framesOf(kept: readonly (KeptFrame | Frame)[]): Frame[] {
  let view: unknown;
  return kept.map((frame) => {
    if ("view" in frame) return frame;
    const { events, change, hidden } = frame;
    if (change) view = patched(view, change);
    return { events, view, hidden };
  });
}
