import { expect, test } from "vitest";
import type { GameDecision } from "./layout";
import { standingAnswer } from "./standing";

const counter = (more: GameDecision["options"] = []): GameDecision => ({
  id: 1,
  seat: 0,
  kind: "counter",
  purpose: "counter",
  options: [{ do: "pass" }, ...more],
  min: 1,
  max: 1,
  fallback: [0],
});
const RIPOSTE = { do: "counter", card: 4, definition: "Riposte", skill: 0 } as const;

test("unless something could be done, a counter timing is passed", () => {
  expect(standingAnswer(counter(), "unlessICould")).toEqual([0]);
  expect(standingAnswer(counter([RIPOSTE]), "unlessICould")).toBeNull();
});

test("for the rest of the turn it is passed whatever could be done", () => {
  expect(standingAnswer(counter([RIPOSTE]), "passTurn")).toEqual([0]);
});

test("who wants to be asked always is asked always", () => {
  expect(standingAnswer(counter(), "always")).toBeNull();
});

test("one's own turn does not end by itself", () => {
  expect(standingAnswer({ ...counter(), kind: "main", purpose: "main" }, "passTurn")).toBeNull();
});

test("what only its player can see to be forced is answered after the same moment", () => {
  const no: GameDecision = { ...counter(), kind: "yesNo", purpose: "may", options: [{ yes: false }], fallback: [0] };
  expect(standingAnswer(no, "unlessICould")).toEqual([0]);
  expect(standingAnswer({ ...no, options: [{ yes: true }, { yes: false }] }, "unlessICould")).toBeNull();
});
