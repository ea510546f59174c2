import { expect, test } from "vitest";
import { faces } from "../fixtures/faces";
import { scenes } from "../fixtures/scenes";
import { recordWith, view } from "../fixtures/table";
import { foundCards, nextOf, sift } from "./found";
import { lookedAt } from "./shown";

const faceOf = (card: string) => faces[card] ?? expect.fail(card);
const record = recordWith(scenes.search.events, { decision: scenes.search.decision });
const found = foundCards(scenes.search.decision, lookedAt(record.history, 0, view())?.hands.flat() ?? []);

test("equal cards lie together, those that may be chosen first", () => {
  expect(found[0]).toEqual({ card: "froakie", count: 2, options: [0, 1] });
  expect(found.findLastIndex(({ options }) => options.length > 0)).toBe(3);
  expect(found.find(({ card }) => card === "water")).toEqual({ card: "water", count: 5, options: [] });
});

test("without having seen the deck, only the choices are there", () => {
  expect(foundCards(scenes.search.decision, []).map(({ card }) => card)).toEqual(["froakie", "lapras", "gyarados", "dedenne"]);
});

test("names are found without accents or case, kinds and legality narrow", () => {
  const names = (by: Partial<Parameters<typeof sift>[2]>) =>
    sift(found, faceOf, { text: "", category: "all", legalOnly: false, ...by }).map(({ card }) => card);
  expect(names({ text: "leviator" })).toEqual(["gyarados"]);
  expect(names({ text: "ÉNERGIE", category: "Energy" })).toEqual(["water", "double"]);
  expect(names({ legalOnly: true })).toHaveLength(4);
  expect(names({ category: "Trainer", legalOnly: true })).toEqual([]);
});

test("a click on equal cards takes one more while there is room, and then gives the last back", () => {
  const froakies = { card: "froakie", count: 2, options: [0, 1] };
  expect(nextOf(froakies, [], true)).toBe(0);
  expect(nextOf(froakies, [0], true)).toBe(1);
  expect(nextOf(froakies, [0, 1], false)).toBe(1);
  expect(nextOf({ card: "water", count: 5, options: [] }, [], true)).toBeNull();
});
