import { expect, test } from "vitest";
import { clockFace, spell } from "@/ui/match/clock";
import { update } from "../fixtures/table";

const { clock } = update();

test("my running clock counts down and shortens its arc", () => {
  expect(clockFace(clock, 0, clock.now)).toEqual({ state: "mine", seconds: 72, share: 80, last: false });
});

test("the last seconds are mine alone", () => {
  expect(clockFace(clock, 0, clock.now + 60_000)).toMatchObject({ seconds: 12, last: true });
  expect(clockFace(clock, 1, clock.now + 60_000)).toMatchObject({ state: "theirs", last: false });
});

test("a clock never shows less than nothing", () => {
  expect(clockFace(clock, 0, clock.now + 900_000)).toMatchObject({ seconds: 0, share: 0 });
});

test("a paused clock stands, one that nobody waits for shows nothing", () => {
  expect(clockFace({ ...clock, running: null, pausedMs: 39_000 }, 0, clock.now + 900_000)).toMatchObject({ state: "paused", seconds: 39 });
  expect(clockFace({ ...clock, running: null, pausedMs: null }, 0, clock.now).state).toBe("still");
});

test("a match without a clock has none to show", () => {
  expect(clockFace({ ...clock, running: null, pausedMs: null, turnMs: null }, 0, clock.now)).toMatchObject({ state: "still", last: false });
});

test.for([
  [0, "0:00"],
  [72, "1:12"],
  [767, "12:47"],
  [3_725, "1:02:05"],
] as const)("%i seconds are spelt %s", ([seconds, text]) => {
  expect(spell(seconds)).toBe(text);
});
