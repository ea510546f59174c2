import { z } from "zod";
import type { Database } from "@/db";
import type { Outcome, Step } from "@/kernel/game";
import type { Json } from "@/kernel/json";
import { once } from "@/kernel/once";
import type { Versions } from "@/kernel/versions";
import { type Beginning, begin } from "./beginning";
import { outcomeAfter, pair } from "./entry";
import type { Finished } from "./finished";
import { frameOf } from "./frame";
import type { LateFrame } from "./frame-lines";
import type { BoundGame } from "./game";
import { stateHash } from "./hash";
import { type JournalRow, loadEntries, type MatchRecord } from "./journal";
import { look, type Position, type Views, viewsOf } from "./position";
import { lastSnapshot, type Snapshot } from "./snapshots";
import { type Counted, lineOf } from "./taking-back";

/** Where a match stands. */
export interface Place<State, Option, View> {
  readonly position: Position<State, Option, View>;
  /** How many answers led to it. */
  readonly seq: number;
  readonly outcome: Outcome | null;
  /** The answers that count: those that were taken back do not. Known of matches against the computer, and of what was answered here. */
  readonly line: readonly Counted[];
}

/** Where a match is taken up. */
export interface Standpoint<State, Option, View> extends Place<State, Option, View> {
  /** How many of its answers the last snapshot holds. */
  readonly snapshotSeq: number;
  /** What was shown since: the first stands behind no other. */
  readonly frames: readonly LateFrame[];
}

/** A stored match does not come to what it came to when it was played. */
export class RestoreError extends Error {
  override readonly name = "RestoreError";

  /** @param seq the answer that shows it */
  constructor(
    readonly seq: number,
    message: string,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}

/** What a match that has no record yet is taken up from. */
export interface Stored {
  readonly snapshot: Snapshot | null;
  /** From the answer that led to the snapshot on, or all. */
  readonly entries: readonly JournalRow[];
  /** The answers that count, of a match against the computer. */
  readonly line: readonly Counted[];
}

/** What a match is begun from. */
export const NOTHING_YET: Stored = { snapshot: null, entries: [], line: [] };

export async function loadStored(database: Database, { id, kind }: Pick<MatchRecord, "id" | "kind">): Promise<Stored> {
  const snapshot = await lastSnapshot(database, id);
  const from = snapshot ? snapshot.seq - 1 : 0;
  if (kind !== "BOT") return { snapshot, entries: await loadEntries(database, id, from), line: [] };
  const rows = await loadEntries(database, id, 0);
  return { snapshot, entries: rows.slice(from), line: lineOf(rows) };
}

/**
 * Takes a match up from its last snapshot and the answers after it.
 * @throws RestoreError when it does not come to what it came to when it was played
 */
export function restore<State, Option, Event, View>(
  states: Versions,
  game: BoundGame<State, Option, Event, View>,
  beginning: Beginning,
  { snapshot, entries, line }: Stored,
): Standpoint<State, Option, View> {
  const frames: LateFrame[] = [];
  let state: State;
  let views: (() => Required<Views<View>>) | undefined;
  const show = (events: readonly Event[]) => {
    const [reached, before] = [state, views];
    const seen = once(() => viewsOf(game, reached, before?.()));
    frames.push(() => frameOf(game, seen(), events, before?.()));
    views = seen;
  };
  let after = entries;
  if (snapshot) {
    state = readSnapshot(states, snapshot, entries[0]);
    after = entries.slice(1);
  } else {
    const start = begin(states, game, beginning);
    state = start.state;
    show(start.events);
  }
  const snapshotSeq = snapshot?.seq ?? 0;
  for (const [index, entry] of after.entries()) {
    const step = follow(game, state, entry, snapshotSeq + index);
    state = step.state;
    show(step.events);
  }
  const position = look(game, state);
  const last = entries.at(-1);
  const outcome = last && !("takenBackTo" in last) ? outcomeAfter(position.outcome, last) : position.outcome;
  return { position, seq: snapshotSeq + after.length, outcome, snapshotSeq, frames, line };
}

/**
 * What an answer of the journal comes to.
 * @throws RestoreError when it is not what it came to when it was given
 */
export function follow<State, Option, Event, View>(
  game: BoundGame<State, Option, Event, View>,
  state: State,
  entry: JournalRow,
  seq: number,
): { readonly state: State; readonly events: readonly Event[] } {
  if ("takenBackTo" in entry) throw new RestoreError(seq, `The match was taken back by row ${seq}, and there is no snapshot of where to.`);
  const { answer, hash } = entry;
  let step: Step<State, Event>;
  try {
    step = game.step(state, answer);
  } catch (error) {
    throw new RestoreError(seq, `Answer ${seq} breaks the game on replay.`, { cause: error });
  }
  if (!step.ok) throw new RestoreError(seq, `Answer ${seq} is refused on replay: ${step.rejection}.`);
  const found = stateHash(step.state);
  if (hash !== null && hash !== found)
    throw new RestoreError(seq, `Answer ${seq} leads to state ${found}, and led to ${hash} when it was given.`);
  return step;
}

/** A state of today's version is the one that the answer before it led to; an older one is taken by its steps. */
function readSnapshot<State>(states: Versions, { seq, version, state: text }: Snapshot, last: JournalRow | undefined): State {
  const stored = z.custom<Json>().parse(JSON.parse(text));
  const found = stateHash(stored);
  if (last?.hash && last.hash !== found)
    throw new RestoreError(seq - 1, `The snapshot after ${seq} answers is of state ${found}, and they led to ${last.hash}.`);
  return z.custom<State>().parse(states.read(stored, version));
}

/** Where a finished match ended. */
export function ended<State, Option, View>({ views, turn, entries, outcome }: Finished): Standpoint<State, Option, View> {
  const [first, second] = pair(z.custom<View>()).parse(views);
  const seq = entries.length;
  return {
    position: { state: null, decisions: [], views: { 0: first, 1: second }, turn, outcome },
    seq,
    outcome,
    snapshotSeq: seq,
    frames: [],
    line: [],
  };
}
