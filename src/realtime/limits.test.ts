import { expect, test } from "vitest";
import { Limits } from "./limits";

test("a burst is allowed, more is too often, and time fills the bucket again", () => {
  const limits = new Limits();
  const react = (now: number) => limits.allow("match:react", now);
  expect([react(0), react(0), react(0), react(0)]).toEqual([true, true, true, false]);
  expect([react(1_000), react(2_000), react(2_000)]).toEqual([false, true, false]);
  expect([react(60_000), react(60_000), react(60_000), react(60_000)]).toEqual([true, true, true, false]);
});

test("each class of messages has its own bucket", () => {
  const limits = new Limits();
  while (limits.allow(null, 0));
  expect(limits.allow("match:answer", 0)).toBe(true);
});
