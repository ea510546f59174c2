import type { Seat } from "@/kernel/game";
import { patched } from "@/kernel/patch";
import type { Recalled } from "@/match/recall";
import type { MatchUpdate } from "@/realtime/protocol";
import type { REACTIONS } from "@/realtime/reactions";

export type Reaction = (typeof REACTIONS)[number];

/** Something that happened, with when it was heard. */
export interface Happening<Update extends MatchUpdate = MatchUpdate> {
  /** Grows by one with each that is heard; what is told again has numbers below. */
  readonly index: number;
  /** The row of the journal that brought it about; a story that is told afterwards has none. */
  readonly row?: number;
  /** Milliseconds since the match began. */
  readonly after: number;
  readonly event: Update["events"][number];
  /** What its seat saw once it had happened, and all that was heard with it. */
  readonly view: Update["view"];
}

export interface GivenReaction {
  readonly seat: Seat;
  readonly reaction: Reaction;
  /** Epoch milliseconds by this browser. */
  readonly at: number;
}

/** What this page knows of one match, of whatever game: the latest update, and all it has heard since it was opened or was told again. */
export interface MatchRecord<Update extends MatchUpdate = MatchUpdate> {
  readonly update: Update;
  /** What came with the latest update; the board animates it and nothing depends on it. */
  readonly fresh: readonly Happening<Update>[];
  readonly history: readonly Happening<Update>[];
  /** How much was heard in all: what was taken back since is no part of the history. */
  readonly heard: number;
  /** What its seat saw when the history begins. */
  readonly begun: Update["view"];
  /** Add to `Date.now()` to get the server's time. */
  readonly clockOffset: number;
  readonly reactions: readonly [GivenReaction | null, GivenReaction | null];
}

/**
 * Folds an update into a record. An update older than the one in hand (overtaken on the way) changes nothing.
 * @param now epoch milliseconds by this browser
 */
export function recordUpdate<Update extends MatchUpdate>(
  record: MatchRecord<Update> | undefined,
  update: Update,
  now: number,
): MatchRecord<Update> {
  if (record !== undefined && update.seq < record.update.seq) return record;
  const before = record === undefined ? [] : stillTrue(record, update);
  const heard = record?.heard ?? 0;
  const after = Math.max(0, update.clock.now - update.clock.startedAt);
  const { view } = update;
  const fresh = update.events.map(
    (event, position): Happening<Update> => ({
      index: heard + position,
      row: update.seq - 1,
      after,
      event,
      view,
    }),
  );
  return {
    update,
    fresh,
    history: fresh.length === 0 ? before : [...before, ...fresh],
    heard: heard + fresh.length,
    begun: record === undefined ? view : record.begun,
    clockOffset: update.clock.now - now,
    reactions: record?.reactions ?? [null, null],
  };
}

/** What was heard, without what has been taken back: where a decision of one's own counts no more, nothing that came of it does. */
function stillTrue<Update extends MatchUpdate>({ update: before, history }: MatchRecord<Update>, { past }: Update) {
  const gone = before.past?.find((row) => past && !past.includes(row));
  return gone === undefined ? history : history.filter(({ row }) => row === undefined || row < gone);
}

/** Adds what is told again of what this page did not hear. Its places in the history come before all that it heard. */
export function recordRecalled(record: MatchRecord, told: readonly Recalled[]): MatchRecord {
  const known = new Set(record.history.map(({ row }) => row));
  const missed: Omit<Happening, "index">[] = [];
  let view: unknown;
  let begun: unknown;
  for (const { row, after, events, change } of told) {
    if (change) view = patched(view, change);
    begun ??= view;
    // What comes with a later update is told by it.
    if (!known.has(row) && row < record.update.seq) missed.push(...events.map((event) => ({ row, after, event, view })));
  }
  if (missed.length === 0) return record;
  const first = Math.min(0, ...record.history.map(({ index }) => index)) - missed.length;
  const history = [...missed.map((one, position) => ({ ...one, index: first + position })), ...record.history];
  return { ...record, begun, history: history.sort((one, two) => (one.row ?? 0) - (two.row ?? 0)) };
}

/** What was heard since an earlier record. What is told again is not: it happened before the page came, or while it was away. */
export function heardSince<Heard extends { readonly index: number }>(
  before: Pick<MatchRecord, "heard">,
  after: { readonly history: readonly Heard[] },
): readonly Heard[] {
  return after.history.filter(({ index }) => index >= before.heard);
}

/** Remembers the last reaction of a seat. */
export function recordReaction(record: MatchRecord, given: GivenReaction): MatchRecord {
  const [first, second] = record.reactions;
  return { ...record, reactions: given.seat === 0 ? [given, second] : [first, given] };
}
