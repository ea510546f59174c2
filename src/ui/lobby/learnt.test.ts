import { expect, test } from "vitest";
import { learntAt } from "./learnt";

function memory() {
  const kept = new Map<string, string>();
  return { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value) };
}

const SERVER = 1_000_000;

test.each([-60_000, 0, 60_000])("a clock that is off by %i ms counts from when the page learnt of it", (off) => {
  expect(learntAt(SERVER, SERVER + off, memory())).toBe(SERVER + off);
});

test("another page of the browser goes on from there, and something else begins anew", () => {
  const kept = memory();
  learntAt(SERVER, 5_000, kept);
  expect(learntAt(SERVER, 25_000, kept)).toBe(5_000);
  expect(learntAt(SERVER + 1, 26_000, kept)).toBe(26_000);
});

test("a clock that was set back begins anew", () => {
  const kept = memory();
  learntAt(SERVER, 50_000, kept);
  expect(learntAt(SERVER, 20_000, kept)).toBe(20_000);
});
