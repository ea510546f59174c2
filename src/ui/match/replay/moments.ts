import type { Seat, Viewer } from "@/kernel/game";
import { framesOf, seenBy } from "@/match/frame";
import type { Replay, ReplayTurn } from "@/match/replay";
import type { Happening, MatchRecord } from "@/ui/realtime";
import type { ReplayAddress } from "./address";

/** A match as one viewer saw it, ready to be shown at any step. */
export interface Seeing {
  readonly viewer: Viewer;
  /** By step: how the match stood after so many answers. */
  readonly views: readonly unknown[];
  readonly history: readonly Happening[];
  /** The same as it is told again, with numbers below 0: whatever it is shown after, it is no news. */
  readonly past: readonly Happening[];
  /** By step: how much of the history had happened. */
  readonly heard: readonly number[];
}

/** Through whose eyes a replay may be seen: a stranger sees what everybody saw, and so does everybody of a match of which no more was kept. */
export function viewersOf({ frames }: Pick<Replay, "frames">): readonly Viewer[] {
  return frames.every(({ hidden }) => hidden !== null) ? [0, 1, "all"] : ["spectator"];
}

/** @throws when the replay does not have what this viewer saw */
export function seeing({ frames }: Pick<Replay, "frames">, viewer: Viewer): Seeing {
  const history: Happening[] = [];
  const views: unknown[] = [];
  const heard: number[] = [];
  for (const frame of framesOf(frames)) {
    const seen = seenBy(frame, viewer);
    if (seen === null) throw new Error(`What ${viewer} saw was not kept.`);
    const { events, view } = seen;
    for (const event of events) history.push({ index: history.length, after: 0, event, view });
    views.push(view);
    heard.push(history.length);
  }
  const past = history.map((one) => ({ ...one, index: one.index - history.length }));
  return { viewer, views, history, past, heard };
}

/**
 * The record of a match as a table takes it, at a step and from a side of the table.
 * @param from the step after which all is news, which is shown as it happens; null for all of it. What is older is told again
 */
export function recordAt(replay: Replay, seen: Seeing, step: number, seat: Seat, from: number | null): MatchRecord {
  const upTo = seen.heard[step] ?? 0;
  const before = from === null ? 0 : (seen.heard[from] ?? 0);
  const fresh = seen.history.slice(before, upTo);
  const startedAt = Date.parse(replay.startedAt);
  const view = seen.views[step];
  const sitting = (seat: Replay["seats"][number]) => ({ userId: null, ...seat, connected: true, graceUntil: null });
  return {
    update: {
      matchId: replay.matchId,
      game: replay.game,
      seq: step,
      seat,
      view,
      decision: null,
      events: [],
      faces: replay.faces,
      seats: [sitting(replay.seats[0]), sitting(replay.seats[1])],
      clock: { now: startedAt, startedAt, running: null, pausedMs: null, turnMs: null, strikes: [0, 0] },
      result: null,
      seedCommitment: "",
    },
    fresh,
    heard: upTo,
    history: [...seen.past.slice(0, before), ...fresh],
    begun: seen.views[0],
    clockOffset: 0,
    reactions: [null, null],
  };
}

/** Where a replay begins that was asked for by this address. */
export function firstStep(
  { frames, turns }: Pick<Replay, "turns" | "frames">,
  { step, turn }: Pick<ReplayAddress, "step" | "turn">,
): number {
  return Math.min(step ?? turns.find(({ number }) => number === turn)?.from ?? 0, frames.length - 1);
}

/** The place in the list of turns at a step; -1 before the first. */
export function turnAt(turns: readonly ReplayTurn[], step: number): number {
  return turns.findLastIndex(({ from }) => from <= step);
}

/** How far a match has come at a step, from 0 to 1, where all turns are equally long. */
export function progressAt({ turns, frames }: Pick<Replay, "turns" | "frames">, step: number): number {
  const last = Math.max(1, frames.length - 1);
  const index = turnAt(turns, step);
  const turn = turns[index];
  if (turns.length === 0) return step / last;
  if (turn === undefined) return 0;
  const end = turns[index + 1]?.from ?? frames.length;
  return (index + (step - turn.from + 1) / Math.max(1, end - turn.from)) / turns.length;
}

/** The step at so much of a match. */
export function stepAt(replay: Pick<Replay, "turns" | "frames">, progress: number): number {
  for (let step = 0; step < replay.frames.length; step++) if (progressAt(replay, step) >= progress) return step;
  return replay.frames.length - 1;
}

/** The step in which something happened, by its index in the history. */
export function stepOf(index: number, heard: readonly number[]): number {
  const step = heard.findIndex((upTo) => index < upTo);
  return step < 0 ? heard.length - 1 : step;
}
