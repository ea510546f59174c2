import { expect, test } from "vitest";
import { mannersOf } from "./manners";

test("a table is mirrored for a left-handed player who plays at it, and for nobody who only watches", () => {
  const liked = { motion: "none", leftHanded: true } as const;
  expect(mannersOf(liked, false)).toEqual({ "data-motion": "none", "data-left-handed": "" });
  expect(mannersOf(liked, true)).toEqual({ "data-motion": "none" });
});
