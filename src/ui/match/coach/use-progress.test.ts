import { expect, test } from "vitest";
import { reachedIn } from "./use-progress";

test("how far a lesson has come is known while there is a step to go on with", () => {
  expect(reachedIn("active bench at:3/10")).toEqual({ step: 3, total: 10 });
  expect(reachedIn("")).toBeNull();
  // Begun before steps were kept.
  expect(reachedIn("active bench")).toBeNull();
  expect(reachedIn("active at:3/10 skipped")).toBeNull();
  expect(reachedIn("active at:10/10 ended")).toBeNull();
});
