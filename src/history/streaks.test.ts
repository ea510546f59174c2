import { expect, test } from "vitest";
import { streaksOf } from "./profile";

test("a streak goes on from the latest result, and the best may be long ago", () => {
  expect(streaksOf(["WON", "WON", "LOST", "WON", "WON", "WON", "DRAWN", "WON"])).toEqual({ streak: 2, bestStreak: 3 });
  expect(streaksOf(["LOST", "WON"])).toEqual({ streak: 0, bestStreak: 1 });
  expect(streaksOf(["WON", "WON"])).toEqual({ streak: 2, bestStreak: 2 });
  expect(streaksOf([])).toEqual({ streak: 0, bestStreak: 0 });
});
