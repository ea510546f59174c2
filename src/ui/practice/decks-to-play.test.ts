import { expect, test } from "vitest";
import { deckAgainst, deckInHand, madeFor, type PlayableDeck } from "./decks-to-play";

const deck = (name: string, editions: readonly string[], of: "own" | "ready" = "own", current = false): PlayableDeck => ({
  deck: of === "own" ? { own: name } : { ready: name },
  name,
  description: null,
  editions,
  emblem: null,
  current,
});
const decks = {
  own: [deck("draft", []), deck("old", ["xy", "sm", "sv"]), deck("played", ["sm", "sv"], "own", true)],
  ready: [deck("ready-xy", ["xy", "sm", "sv"], "ready"), deck("ready-sv", ["sv"], "ready")],
};

test("the current deck is in hand where the rules allow it, or else another of the player's, or a ready one", () => {
  expect(deckInHand(decks, "sv", null)?.name).toBe("played");
  expect(deckInHand(decks, "xy", null)?.name).toBe("old");
  expect(deckInHand({ ...decks, own: [] }, "sv", null)?.name).toBe("ready-sv");
  expect(deckInHand({ own: [], ready: [] }, "sv", null)).toBeNull();
});

test("a deck that was chosen stays until other rules forbid it", () => {
  expect(deckInHand(decks, "sm", "own old")?.name).toBe("old");
  expect(deckInHand(decks, "xy", "own played")?.name).toBe("old");
  expect(deckInHand(decks, "sv", "own draft")?.name).toBe("played");
});

test("a ready deck shows in the edition that it is made for alone", () => {
  expect(madeFor(decks.ready, "sv").map(({ name }) => name)).toEqual(["ready-sv"]);
  expect(deckAgainst(decks, "sv", "ready ready-xy")).toBe("surprise");
  expect(deckAgainst(decks, "xy", "ready ready-xy")).toMatchObject({ name: "ready-xy" });
  expect(deckAgainst(decks, "xy", "same")).toBe("same");
});
