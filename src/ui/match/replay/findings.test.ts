import { expect, test } from "vitest";
import type { Verification, VerificationFault } from "@/match/play-again";
import { findingsOf } from "./findings";

const proved = { ok: true, begun: "shuffled", answers: 118, hashed: 118 } as const;

function said(verification: Verification, nonces: readonly string[] = ["one", ""], noted: readonly string[] = []): string[] {
  return findingsOf(verification, nonces, noted).lines.map(({ ok, says, count }) => `${ok ? "✓" : "✗"} ${says} ${count}`);
}

test("a match that is proved says of how many decisions, and of how many positions", () => {
  expect(said(proved)).toEqual(["✓ seed 118", "✓ mixed 118", "✓ journal 118", "✓ positions 118"]);
  expect(said({ ...proved, begun: "given", hashed: 0 })).toEqual(["✓ given 118", "✓ journal 118"]);
});

test("a browser that noted the fingerprint and its own part says so, and warns where it does not find its part again", () => {
  expect(said(proved, ["one", "two"], ["three", "two"]).slice(0, 2)).toEqual(["✓ seedNoted 118", "✓ mixedNoted 118"]);
  expect(said(proved, ["one", ""], ["three"]).slice(0, 3)).toEqual(["✓ seedNoted 118", "✓ mixed 118", "✗ leftOut 119"]);
  expect(said(proved, ["", ""]).slice(0, 2)).toEqual(["✓ seed 118", "✓ unmixed 118"]);
});

test("where something does not add up, what came before it is proved all the same", () => {
  const failed = (fault: VerificationFault, answers: number) => said({ ok: false, fault, answers });
  expect(failed("state", 64)).toEqual(["✓ seed 64", "✓ some 64", "✗ state 65"]);
  expect(failed("answer", 0)).toEqual(["✓ seed 0", "✗ answer 1"]);
  expect(failed("commitment", 0)).toEqual(["✗ seedWrong 1"]);
});

test("a page that is older than the site is no reason to doubt the match", () => {
  expect(findingsOf({ ok: false, fault: "newer", answers: 0 }, [], []).beside).toBeNull();
  expect(findingsOf({ ok: false, fault: "outcome", answers: 9 }, [], []).beside).toBe("doubt");
});
