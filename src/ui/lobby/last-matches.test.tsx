import { expect, test } from "vitest";
import type { PlayedMatch } from "@/history/history";
import { drawn } from "@/ui/testing";
import { LastMatches } from "./last-matches";

const played: PlayedMatch = {
  id: "m1",
  game: "pokemon",
  edition: "xy",
  kind: "RANDOM",
  result: "WON",
  reason: "concession",
  opponent: { is: "player", pseudo: "Ondine", profile: true },
  deck: null,
  score: null,
  endedAt: "2026-01-01T00:00:00.000Z",
  durationMs: 60_000,
};

test("each of the last matches leads to its replay, and all of them to their page", () => {
  const page = drawn(<LastMatches matches={[played, { ...played, id: "m2", opponent: { is: "computer" } }]} />);
  expect(page).toContain('href="/match/m1/rejouer"');
  expect(page).toContain('href="/match/m2/rejouer"');
  expect(page).toContain("Ondine");
  expect(page).toContain('href="/parties"');
});

test("before the first match nothing is shown", () => expect(drawn(<LastMatches matches={[]} />)).toBe(""));
