import { expect, test } from "vitest";
import type { Seat } from "@/kernel/game";
import { arrive, clockView, hasExpired, leave, limitsOf, moveClock, nextDeadline, restoreClock, startClock, tick } from "./clock";

const settings = { turnMs: 90_000, graceMs: 60_000 };
const nobody = [false, false] as const;
const turn = (number: number, seat: Seat) => ({ number, seat });

/** Both players at the table, turn 1 is seat 0's and it is asked. */
function playing() {
  const started = startClock(settings, turn(1, 0), [true, false], nobody, 0);
  return arrive(arrive(started, 0, 0), 1, 0);
}

test("before a player has come to the table their clock waits, at most for their grace", () => {
  const started = startClock(settings, turn(1, 0), [true, false], nobody, 1_000);
  expect(started.seats[0]).toMatchObject({ until: null, leftMs: 90_000, graceUntil: 61_000 });
  expect(arrive(started, 0, 5_000).seats[0]).toMatchObject({ until: 95_000, graceUntil: null, graceMs: 56_000 });
  expect(tick(started, 61_000).seats[0]).toMatchObject({ until: 151_000, graceUntil: null });
});

test("the turn's budget is one for the whole turn and waits while the other player answers", () => {
  const asked = moveClock(playing(), settings, 0, turn(1, 0), [false, true], 30_000);
  expect(asked.seats[0]).toMatchObject({ until: null, leftMs: 60_000 });
  expect(asked.seats[1]).toMatchObject({ until: 120_000 });
  const back = moveClock(asked, settings, 1, turn(1, 0), [true, false], 50_000);
  expect(back.seats[0].until).toBe(110_000);
  expect(back.seats[1].until).toBeNull();
});

test("all questions in the other's turn share one budget", () => {
  let clock = moveClock(playing(), settings, 0, turn(1, 0), [false, true], 0);
  clock = moveClock(clock, settings, 1, turn(1, 0), [false, true], 30_000);
  expect(clock.seats[1].until).toBe(90_000);
  clock = moveClock(clock, settings, 1, turn(1, 0), [true, false], 35_000);
  clock = moveClock(clock, settings, 0, turn(1, 0), [false, true], 40_000);
  expect(clock.seats[1].until).toBe(95_000);
});

test("when that budget is nearly or wholly used up, each further question still leaves a sixth of one", () => {
  let clock = moveClock(playing(), settings, 0, turn(1, 0), [false, true], 0);
  clock = moveClock(clock, settings, 1, turn(1, 0), [true, false], 85_000);
  clock = moveClock(clock, settings, 0, turn(1, 0), [false, true], 86_000);
  expect(clock.seats[1].until).toBe(101_000);
  clock = moveClock(tick(clock, 101_000), settings, null, turn(1, 0), [true, false], 101_000);
  clock = moveClock(clock, settings, 0, turn(1, 0), [false, true], 102_000);
  expect([clock.seats[1].until, hasExpired(clock, 1)]).toEqual([117_000, false]);
});

test("an expiry is a strike, counts once, and the seat stays expired until the turn has passed", () => {
  let clock = tick(playing(), 89_999);
  expect(clock.seats[0].strikes).toBe(0);
  clock = tick(clock, 90_000);
  expect([clock.seats[0].strikes, hasExpired(clock, 0)]).toEqual([1, true]);
  clock = tick(moveClock(clock, settings, null, turn(1, 0), [true, false], 90_001), 95_000);
  expect([clock.seats[0].strikes, hasExpired(clock, 0)]).toEqual([1, true]);
  clock = moveClock(clock, settings, null, turn(2, 1), [false, true], 95_001);
  expect([hasExpired(clock, 0), clock.seats[0].strikes, clock.seats[1].until]).toEqual([false, 1, 185_001]);
});

test("an answer of one's own clears the strikes, the platform's does not", () => {
  const struck = tick(playing(), 90_000);
  expect(moveClock(struck, settings, null, turn(2, 1), [false, true], 90_000).seats[0].strikes).toBe(1);
  expect(moveClock(struck, settings, 0, turn(2, 1), [false, true], 90_000).seats[0].strikes).toBe(0);
});

test("an absence pauses the clock for the grace, then it runs on", () => {
  const gone = leave(playing(), 0, 10_000);
  expect(gone.seats[0]).toMatchObject({ until: null, leftMs: 80_000, graceUntil: 70_000 });
  expect(nextDeadline(gone)).toBe(70_000);
  expect(tick(gone, 70_000).seats[0]).toMatchObject({ until: 150_000, graceUntil: null, present: false });
  expect(clockView(gone, settings, 1, 0, 12_000)).toMatchObject({ running: null, pausedMs: 80_000 });
});

test("leaving over and over uses up one grace; an answer fills it again", () => {
  const back = arrive(leave(playing(), 0, 10_000), 0, 50_000);
  const again = leave(back, 0, 51_000);
  expect(again.seats[0].graceUntil).toBe(71_000);
  const answered = moveClock(arrive(again, 0, 52_000), settings, 0, turn(1, 0), [true, false], 53_000);
  expect(leave(answered, 0, 60_000).seats[0].graceUntil).toBe(120_000);
});

test("after a restart the time since the last answer is given back, with a whole grace", () => {
  const stored = moveClock(playing(), settings, 0, turn(1, 0), [true, false], 30_000);
  const restored = restoreClock(stored, settings, nobody, 5_000_000);
  expect(restored.seats[0]).toMatchObject({ until: null, leftMs: 60_000, graceUntil: 5_060_000 });
  expect(arrive(restored, 0, 5_001_000).seats[0].until).toBe(5_061_000);
});

test("when both clocks run each player is shown their own", () => {
  const both = moveClock(playing(), settings, 0, turn(1, 0), [true, true], 10_000);
  expect(clockView(both, settings, 0, 0, 0).running).toEqual({ seat: 0, until: 90_000 });
  expect(clockView(both, settings, 1, 0, 0).running).toEqual({ seat: 1, until: 100_000 });
});

test("against the computer nothing ever runs out, neither a turn nor an absence", () => {
  const [bots, start] = [[false, true] as const, 1_000];
  const limits = limitsOf(settings, bots);
  const there = arrive(startClock(limits, turn(1, 0), [true, false], bots, start), 0, start);
  const asked = moveClock(there, limits, 0, turn(2, 1), [true, true], 500_000);
  const gone = tick(leave(asked, 0, 900_000), 5_000_000);
  for (const clock of [there, asked, gone]) expect(nextDeadline(clock)).toBeNull();
  expect(gone.seats[0]).toMatchObject({ present: false, graceUntil: null, strikes: 0 });
  expect(clockView(gone, limits, 0, 0, 0)).toMatchObject({ running: null, pausedMs: null, turnMs: null });
});

test("a match against the computer that was begun with a clock is taken up without one", () => {
  const bots = [false, true] as const;
  const stored = tick(playing(), 90_000);
  const restored = restoreClock(stored, limitsOf(settings, bots), bots, 5_000_000);
  expect([hasExpired(restored, 0), nextDeadline(restored)]).toEqual([false, null]);
});
