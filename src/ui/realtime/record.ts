import type { Seat } from "@/kernel/game";
import type { MatchUpdate, REACTIONS } from "@/realtime/protocol";

export type Reaction = (typeof REACTIONS)[number];

/** Something that happened, with when it was heard. */
export interface Happening<Update extends MatchUpdate = MatchUpdate> {
  /** Grows by one with each. */
  readonly index: number;
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

/** What this page knows of one match, of whatever game: the latest update, and all it has heard since it was opened. */
export interface MatchRecord<Update extends MatchUpdate = MatchUpdate> {
  readonly update: Update;
  /** What came with the latest update; the board animates it and nothing depends on it. */
  readonly fresh: readonly Happening<Update>[];
  readonly history: readonly Happening<Update>[];
  /** What its seat saw when the page was opened. */
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
  const before = record?.history ?? [];
  const after = Math.max(0, update.clock.now - update.clock.startedAt);
  const { view } = update;
  const fresh = update.events.map((event, position): Happening<Update> => ({ index: before.length + position, after, event, view }));
  return {
    update,
    fresh,
    history: fresh.length === 0 ? before : [...before, ...fresh],
    begun: record === undefined ? view : record.begun,
    clockOffset: update.clock.now - now,
    reactions: record?.reactions ?? [null, null],
  };
}

/** Remembers the last reaction of a seat. */
export function recordReaction(record: MatchRecord, given: GivenReaction): MatchRecord {
  const [first, second] = record.reactions;
  return { ...record, reactions: given.seat === 0 ? [given, second] : [first, given] };
}
