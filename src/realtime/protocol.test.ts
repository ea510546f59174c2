import { expect, test } from "vitest";
import { clientMessages, Nonce } from "./protocol";

const SAMPLES = {
  userId: "u",
  challengeId: "c",
  matchId: "m",
  code: "0123456789abcdef",
  row: 0,
  besides: [],
  accept: true,
  game: "pokemon",
  edition: "xy",
  decision: 0,
  choice: [],
  reaction: "wow",
  level: "easy",
  name: "ann",
  page: 0,
  replay: "r",
  step: 0,
  seat: 0,
  position: {
    edition: "xy",
    turn: 0,
    sides: [
      { zones: {}, counts: {} },
      { zones: {}, counts: {} },
    ],
  },
  on: true,
  words: "hello",
};

test.each(Object.entries(clientMessages))("%s takes no text that cannot be stored", (_message, schema) => {
  const said = Object.fromEntries(Object.entries(SAMPLES).filter(([field]) => field in schema.shape));
  expect(schema.safeParse(said).success).toBe(true);
  for (const [field, value] of Object.entries(said)) {
    if (typeof value !== "string") continue;
    for (const wrong of [`${value}\0`, `${value}\ud800`, `\udc00${value}`])
      expect(schema.safeParse({ ...said, [field]: wrong }).success, field).toBe(false);
  }
});

test.each(["", "0".repeat(31), "0".repeat(33), `${"0".repeat(31)}\0`, "A".repeat(32), "\ud800".repeat(32)])("%j is no nonce", (said) => {
  expect(Nonce.safeParse(said).success).toBe(false);
});
