import type { Seat } from "@/engine/kernel/game";
import type { GameEvent } from "@/engine/pokemon/events";
import type { View } from "@/engine/pokemon/view";
import type { MatchUpdate, REACTIONS } from "@/realtime/protocol";

export type Reaction = (typeof REACTIONS)[number];

/** Something that happened, with when it was heard: what the log is written from. */
export interface Happening {
  /** Grows by one with each; the key of its line. */
  readonly index: number;
  /** Milliseconds since the match began. */
  readonly after: number;
  readonly turn: number;
  readonly turnSeat: Seat;
  readonly event: GameEvent;
  /** Which card each Pokémon was when this happened, by the Pokémon's id: it may have evolved or gone since. */
  readonly known: Known;
}

/** Definition ids of the top cards of Pokémon, by the Pokémon's id. */
export type Known = Readonly<Record<number, string>>;

export interface GivenReaction {
  readonly seat: Seat;
  readonly reaction: Reaction;
  /** Epoch milliseconds by this browser. */
  readonly at: number;
}

/** What this page knows of one match: the latest update, and all it has heard since it was opened. */
export interface MatchRecord {
  readonly update: MatchUpdate;
  /** What came with the latest update; the board animates it and nothing depends on it. */
  readonly fresh: readonly Happening[];
  readonly history: readonly Happening[];
  readonly known: Known;
  /** Add to `Date.now()` to get the server's time. */
  readonly clockOffset: number;
  readonly reactions: readonly [GivenReaction | null, GivenReaction | null];
}

/**
 * Folds an update into a record. An update older than the one in hand (overtaken on the way) changes nothing.
 * @param now epoch milliseconds by this browser
 */
export function recordUpdate(record: MatchRecord | undefined, update: MatchUpdate, now: number): MatchRecord {
  if (record !== undefined && update.seq < record.update.seq) return record;
  const first = record?.history.length ?? 0;
  const after = Math.max(0, update.clock.now - update.clock.startedAt);
  let { turn, turnSeat } = record?.update.view ?? update.view;
  const present = topCards(update.view);
  let known: Known = { ...present, ...record?.known };
  const fresh = update.events.map((event, position): Happening => {
    if (event.type === "turnStarted") {
      turn = event.turn;
      turnSeat = event.seat;
    }
    const happening = { index: first + position, after, turn, turnSeat, event, known };
    if (event.type === "evolved") known = { ...known, [event.pokemon]: event.card.card };
    return happening;
  });
  return {
    update,
    fresh,
    history: fresh.length === 0 ? (record?.history ?? []) : [...(record?.history ?? []), ...fresh],
    known: { ...known, ...present },
    clockOffset: update.clock.now - now,
    reactions: record?.reactions ?? [null, null],
  };
}

function topCards(view: View): Known {
  const tops: Record<number, string> = {};
  for (const pokemon of view.sides.flatMap((side) => [side.active, ...side.bench])) {
    if (pokemon === null || pokemon.faceDown === true) continue;
    const top = pokemon.cards.at(-1);
    if (top !== undefined) tops[pokemon.id] = top.card;
  }
  return tops;
}

/** Remembers the last reaction of a seat. */
export function recordReaction(record: MatchRecord, given: GivenReaction): MatchRecord {
  const [first, second] = record.reactions;
  return { ...record, reactions: given.seat === 0 ? [given, second] : [first, given] };
}
