import { other, type Seat } from "@/kernel/game";

/**
 * The clocks of a match, as plain data that is stored with it; nothing here keeps a timer or reads the time.
 *
 * Each player has one budget for a whole turn, whosever it is, and it runs only while the match waits for them. In a turn of the other's one may be asked
 * many times, and each time has at least a part of a budget: no answer is lost to those before it, and nobody stretches a turn without end. An absent player's clock waits too, for as long as their grace lasts. All times are epoch milliseconds.
 * Where times are without limit nothing ever runs: such a match has no clock, and this only says who is there.
 */
export interface Clock {
  /** The turn that the budgets belong to. */
  readonly turn: Turn;
  /** When this was written down. */
  readonly at: number;
  readonly seats: readonly [SeatClock, SeatClock];
}

export interface Turn {
  readonly number: number;
  readonly seat: Seat;
}

export interface SeatClock {
  /** Whether the match waits for this seat. */
  readonly waiting: boolean;
  /** What was left of the budget when the clock last started or stopped; 0 once it has expired, null without limit. */
  readonly leftMs: number | null;
  /** When the budget runs out; null while the clock stands still. */
  readonly until: number | null;
  /** Expiries in a row; an answer of the player's own clears them. */
  readonly strikes: number;
  readonly present: boolean;
  /** What is left of the grace for absences, null without limit; an answer fills it up again, so that leaving over and over gains nothing. */
  readonly graceMs: number | null;
  /** When the grace of an absent player ends; null while present and once it has ended. */
  readonly graceUntil: number | null;
}

/** How long a turn and an absence may be; null for as long as one likes. */
export interface ClockSettings {
  readonly turnMs: number | null;
  readonly graceMs: number | null;
}

/** What of a whole budget a question in the other's turn leaves at the least. */
const LEAST_SHARE = 1 / 6;

const NO_LIMITS: ClockSettings = { turnMs: null, graceMs: null };

/** The limits of a match: nobody waits for whoever plays against the computer, so that match has no clock. */
export function limitsOf(settings: ClockSettings, bots: Pair<boolean>): ClockSettings {
  return bots[0] || bots[1] ? NO_LIMITS : settings;
}

/** A match is lost at this many expiries in a row. */
export const STRIKES_TO_LOSE = 3;

/** The clocks at the start of a match: nobody has taken their seat yet, except those that are always there (bots). */
export function startClock(settings: ClockSettings, turn: Turn, waiting: Pair<boolean>, bots: Pair<boolean>, now: number): Clock {
  const seat = (index: Seat): SeatClock => ({
    waiting: waiting[index],
    leftMs: settings.turnMs,
    until: null,
    strikes: 0,
    present: bots[index],
    graceMs: settings.graceMs,
    graceUntil: bots[index] ? null : after(now, settings.graceMs),
  });
  return run({ turn, at: now, seats: [seat(0), seat(1)] }, now);
}

/**
 * The clocks of a match that is taken up again after the server was down. What passed since the last answer is given back,
 * and both players have the whole grace to come back.
 */
export function restoreClock(clock: Clock, settings: ClockSettings, bots: Pair<boolean>, now: number): Clock {
  const seat = (index: Seat): SeatClock => {
    const { waiting, leftMs, until, strikes } = clock.seats[index];
    const left = until === null ? leftMs : until - clock.at;
    return {
      waiting,
      leftMs: settings.turnMs === null ? null : left,
      until: null,
      strikes,
      present: bots[index],
      graceMs: settings.graceMs,
      graceUntil: bots[index] ? null : after(now, settings.graceMs),
    };
  };
  return run({ ...clock, at: now, seats: [seat(0), seat(1)] }, now);
}

/**
 * The clocks after the match has moved on.
 * @param by the seat that answered by itself, null when the platform answered for it
 */
export function moveClock(clock: Clock, settings: ClockSettings, by: Seat | null, turn: Turn, waiting: Pair<boolean>, now: number): Clock {
  const newTurn = turn.number !== clock.turn.number || turn.seat !== clock.turn.seat;
  const seat = (index: Seat): SeatClock => {
    const stopped = stop(clock.seats[index], now);
    const newOccasion = index !== turn.seat && waiting[index] && !stopped.waiting;
    const left = newTurn ? settings.turnMs : stopped.leftMs;
    return {
      ...stopped,
      waiting: waiting[index],
      leftMs: newOccasion ? atLeast(left, settings) : left,
      strikes: by === index ? 0 : stopped.strikes,
      graceMs: by === index ? settings.graceMs : stopped.graceMs,
    };
  };
  return run({ turn, at: now, seats: [seat(0), seat(1)] }, now);
}

/** The player took their seat again. */
export function arrive(clock: Clock, seat: Seat, now: number): Clock {
  return change(clock, seat, now, (was) => ({
    ...was,
    present: true,
    graceMs: was.graceUntil === null ? was.graceMs : Math.max(0, was.graceUntil - now),
    graceUntil: null,
  }));
}

/** The player's last connection is gone. */
export function leave(clock: Clock, seat: Seat, now: number): Clock {
  return change(clock, seat, now, (was) => ({ ...was, present: false, graceUntil: after(now, was.graceMs) }));
}

/** The clocks once what has run out by now has ended: a grace, or a budget, which is a strike. */
export function tick(clock: Clock, now: number): Clock {
  const seat = (was: SeatClock): SeatClock => {
    const graceOver = was.graceUntil !== null && was.graceUntil <= now;
    const here = graceOver ? { ...was, graceUntil: null, graceMs: 0 } : was;
    return here.until === null || here.until > now ? here : { ...here, until: null, leftMs: 0, strikes: here.strikes + 1 };
  };
  return run({ ...clock, at: now, seats: [seat(clock.seats[0]), seat(clock.seats[1])] }, now);
}

/** Whether the seat's time is up and its open decision is to be answered in its place. */
export function hasExpired(clock: Clock, seat: Seat): boolean {
  const { waiting, leftMs } = clock.seats[seat];
  return waiting && leftMs === 0;
}

/** When `tick` has something to do next; null for never. */
export function nextDeadline(clock: Clock): number | null {
  const deadlines = clock.seats.flatMap(({ until, graceUntil }) => [until, graceUntil]).filter((time) => time !== null);
  return deadlines.length > 0 ? Math.min(...deadlines) : null;
}

/** Times are epoch milliseconds by the server's clock; `now` lets the browser correct its own. */
export interface ClockView {
  readonly now: number;
  readonly startedAt: number;
  /** Whose clock runs and until when; null while nobody has to answer or the clock is paused by an absence. When both run, it is one's own. */
  readonly running: { readonly seat: Seat; readonly until: number } | null;
  /** What is left on a paused clock. */
  readonly pausedMs: number | null;
  /** The whole budget of a turn; null in a match without a clock. */
  readonly turnMs: number | null;
  /** Turns lost by time in a row, by seat; at 3 the match is lost. */
  readonly strikes: readonly [number, number];
}

/** The clocks as this seat is shown them. */
export function clockView(clock: Clock, settings: ClockSettings, seat: Seat, startedAt: number, now: number): ClockView {
  const seats = [seat, other(seat)] as const;
  const running = seats.flatMap((index) => {
    const { until } = clock.seats[index];
    return until === null ? [] : [{ seat: index, until }];
  })[0];
  const paused = running ? undefined : seats.map((index) => clock.seats[index]).find(({ waiting }) => waiting);
  return {
    now,
    startedAt,
    running: running ?? null,
    pausedMs: paused?.leftMs ?? null,
    turnMs: settings.turnMs,
    strikes: [clock.seats[0].strikes, clock.seats[1].strikes],
  };
}

type Pair<T> = readonly [T, T];

function atLeast(leftMs: number | null, { turnMs }: ClockSettings): number | null {
  return leftMs === null || turnMs === null ? leftMs : Math.max(leftMs, turnMs * LEAST_SHARE);
}

/** When a time that begins now ends; null for never. */
function after(now: number, ms: number | null): number | null {
  return ms === null ? null : now + ms;
}

function change(clock: Clock, seat: Seat, now: number, how: (was: SeatClock) => SeatClock): Clock {
  const changed = how(stop(clock.seats[seat], now));
  return run({ ...clock, at: now, seats: seat === 0 ? [changed, clock.seats[1]] : [clock.seats[0], changed] }, now);
}

/** A clock that is stopped keeps at least a millisecond: only `tick` lets one expire, so that every expiry is counted. */
function stop(seat: SeatClock, now: number): SeatClock {
  return seat.until === null ? seat : { ...seat, until: null, leftMs: Math.max(1, seat.until - now) };
}

function run(clock: Clock, now: number): Clock {
  const seat = (was: SeatClock): SeatClock =>
    was.until === null && was.waiting && was.leftMs !== 0 && was.graceUntil === null ? { ...was, until: after(now, was.leftMs) } : was;
  return { ...clock, seats: [seat(clock.seats[0]), seat(clock.seats[1])] };
}
