import { expect, test } from "vitest";
import { destinationOf } from "@/accounts/entry";
import { homeAfter } from "./home-after";

test("who has to log in again comes back to the page where they were", () => {
  const { searchParams } = new URL(homeAfter("logged-out", "/match/abc?vue=2"), "http://here");
  expect(searchParams.get("session")).toBe("logged-out");
  expect(destinationOf(searchParams.get("vers"))).toBe("/match/abc?vue=2");
});

test("from the game page a log-in leads there anyway, and nobody comes back to an account that is gone", () => {
  expect(homeAfter("logged-out", "/jeu")).toBe("/?session=logged-out");
  expect(homeAfter("deleted", "/match/abc")).toBe("/?session=deleted");
});
