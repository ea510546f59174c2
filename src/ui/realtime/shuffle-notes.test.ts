import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { notedParts, noteShuffle } from "./shuffle-notes";

beforeEach(() => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test("what the pages of a browser added to a shuffle is known by its fingerprint", () => {
  noteShuffle("f1", "one");
  noteShuffle("f2", "two");
  noteShuffle("f1", "three");
  expect(notedParts("f1")).toEqual(["one", "three"]);
  expect(notedParts("f3")).toEqual([]);
});

test("of many shuffles the last are known", () => {
  for (let match = 0; match < 300; match++) noteShuffle(`f${match}`, "part");
  expect([notedParts("f99"), notedParts("f100"), notedParts("f299")]).toEqual([[], ["part"], ["part"]]);
});
