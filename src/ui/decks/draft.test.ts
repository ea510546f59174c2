import { expect, test } from "vitest";
import type { DeckCards, DeckView } from "@/decks/schema";
import { countBy, draftOf, emptyDraft, heldSelection, inReadingOrder, isChanged, sizeOf, withCopies, withoutSelection } from "./draft";

const cards: DeckCards = [
  { cardId: "energy", count: 18 },
  { cardId: "froakie", count: 4 },
  { cardId: "potion", count: 2 },
];
const deck: DeckView = {
  id: "d1",
  game: "pokemon",
  name: "Marée",
  edition: "xy",
  cards,
  legal: false,
  faults: [],
  version: 3,
  current: true,
  share: null,
  look: { sleeve: "classic", mat: "classic" },
};
/** Rank and kind of each card. */
const faces: Record<string, { rank: number; kind: string }> = {
  energy: { rank: 2, kind: "energy" },
  potion: { rank: 1, kind: "thing" },
  froakie: { rank: 0, kind: "creature" },
};

test("copies of a card are set between 0 and 60; a new card comes last, one without copies leaves", () => {
  expect(withCopies(cards, "froakie", 5)[1]).toEqual({ cardId: "froakie", count: 5 });
  expect(withCopies(cards, "frogadier", 1).at(-1)).toEqual({ cardId: "frogadier", count: 1 });
  expect(withCopies(cards, "potion", 0)).toHaveLength(2);
  expect(withCopies(cards, "potion", -1)).toHaveLength(2);
  expect(withCopies(cards, "energy", 61)[0]?.count).toBe(60);
});

test("removing a selection takes so many copies and no more", () => {
  const selection = new Map([
    ["energy", 3],
    ["potion", 2],
  ]);
  expect(withoutSelection(cards, selection)).toEqual([
    { cardId: "energy", count: 15 },
    { cardId: "froakie", count: 4 },
  ]);
  expect(heldSelection([{ cardId: "energy", count: 2 }], selection)).toEqual(new Map([["energy", 2]]));
});

test("a draft is changed by its name and its cards, not by their order", () => {
  const draft = draftOf(deck);
  expect(isChanged(draft, deck)).toBe(false);
  expect(isChanged({ ...draft, cards: [...cards].reverse() }, deck)).toBe(false);
  expect(isChanged({ ...draft, name: " Marée " }, deck)).toBe(false);
  expect(isChanged({ ...draft, name: "Marée basse" }, deck)).toBe(true);
  expect(isChanged({ ...draft, cards: withCopies(cards, "potion", 3) }, deck)).toBe(true);
  expect(isChanged({ ...draft, cards: withCopies(withCopies(cards, "potion", 0), "ball", 2) }, deck)).toBe(true);
  expect(isChanged(emptyDraft("Nouveau"), undefined)).toBe(true);
});

test("a deck reads by rank, and is counted by kind; a card the catalogue lacks comes last and counts for nothing", () => {
  const list = [{ cardId: "lost", count: 1 }, ...cards];
  expect(inReadingOrder(list, faces, { rankOf: ({ rank }) => rank }).map(({ cardId }) => cardId)).toEqual([
    "froakie",
    "potion",
    "energy",
    "lost",
  ]);
  expect([...countBy(list, faces, ({ kind }) => (kind === "thing" ? undefined : kind))]).toEqual([
    ["energy", 18],
    ["creature", 4],
  ]);
  expect(sizeOf(list)).toBe(25);
});
