import { afterAll, beforeAll, expect, test } from "vitest";
import type { OpenDatabase } from "@/db";
import { openTestDatabase, watching } from "@/db/testing";
import { Catalogue } from "./catalogue";
import { rowOf } from "./row";
import { beginWords } from "./search";
import { seedStarter } from "./seed";
import { gameOfTokens } from "./testing";

const moss = gameOfTokens("moss", { "a-1": ["Pebble", "shape:round"], "a-2": ["Pebble Tower", "shape:tall"] });
const tide = gameOfTokens("tide", { "a-1": ["Pebble", "shape:wet"] });

let open: OpenDatabase;
beforeAll(async () => {
  open = await openTestDatabase();
  for (const cards of [moss, tide]) await seedStarter(open.prisma, cards);
});
afterAll(() => open.close());

const part = { sort: "set", limit: 10, locale: "en" } as const;
const found = async (cards: typeof moss, search: Parameters<Catalogue<never, never, never>["find"]>[1]) =>
  (await new Catalogue(cards).find(open.prisma, search, part)).entries.map(({ id }) => id);

test("two games may have cards and sets of one id: each finds its own", async () => {
  expect(await found(moss, { words: "pebble" })).toEqual(["a-1", "a-2"]);
  expect(await found(tide, { words: "pebble" })).toEqual(["a-1"]);
  expect(await found(tide, { anyFacet: [["shape:round", "shape:tall"]] })).toEqual([]);
  expect(await found(moss, { facets: ["shape:tall"] })).toEqual(["a-2"]);
});

test("a search that finds nothing for a slip of the pen says what was probably meant", async () => {
  const cards = new Catalogue(moss);
  expect(await cards.find(open.prisma, { words: "peble" }, part)).toMatchObject({ entries: [], meant: "pebble" });
  expect(await cards.find(open.prisma, { words: "tower" }, part)).toMatchObject({ meant: null });
  expect(await cards.find(open.prisma, { words: "pebble", facets: ["shape:wet"] }, part)).toMatchObject({ entries: [], meant: null });
});

test("what is kept of one game's cards is never shown as another's", async () => {
  const [one, other] = [new Catalogue(moss), new Catalogue(tide)];
  expect(await one.faces(open.prisma, ["a-1"], "en")).toEqual({ "a-1": { says: "moss Pebble" } });
  expect(await other.faces(open.prisma, ["a-1"], "en")).toEqual({ "a-1": { says: "tide Pebble" } });
  await expect(other.faces(open.prisma, ["a-2"], "en")).rejects.toThrow("The catalogue has no card a-2");
});

test("a table whose cards are known asks the database for none of their faces", async () => {
  const cards = new Catalogue(moss);
  const pinned = Object.values(await cards.definitions(open.prisma, ["a-1", "a-2"]));
  let queries = 0;
  const watched = watching(open.prisma, () => {
    queries++;
  });
  const faces = await cards.pinnedFaces(watched, pinned, "en");
  const first = queries;
  expect(first).toBeGreaterThan(0);
  expect(await cards.pinnedFaces(watched, pinned, "en")).toEqual(faces);
  expect(queries).toBe(first);
});

test("a search that was asked before asks only whether the catalogue has changed, and finds what has come since", async () => {
  const cards = new Catalogue(gameOfTokens("grove", {}));
  const words = { words: "pebble" };
  let queries = 0;
  const watched = watching(open.prisma, () => {
    queries++;
  });
  const foundNow = async () => (await cards.find(watched, words, part)).entries.map(({ id }) => id);
  const asking = async () => {
    queries = 0;
    return [await foundNow(), queries] as const;
  };
  const [nothing, first] = await asking();
  expect(nothing).toEqual([]);
  expect(first).toBeGreaterThan(1);
  expect(await asking()).toEqual([[], 1]);
  await seedStarter(open.prisma, gameOfTokens("grove", { "a-1": ["Pebble"] }));
  expect(await foundNow()).toEqual(["a-1"]);
});

test("a facet, a set and a number narrow together", async () => {
  expect(await found(moss, { words: "a 2" })).toEqual(["a-2"]);
  expect(await found(moss, { sets: ["b"] })).toEqual([]);
  expect(await found(moss, { strength: { atLeast: 2 } })).toEqual(["a-2"]);
});

test("a word that begins in the texts of nearly all cards is looked up, and not read in each of them", async () => {
  const cards = Array.from({ length: 200 }, (_, index) => [`a-${index + 1}`, ["Common"]] as const);
  await seedStarter(open.prisma, gameOfTokens("crowd", Object.fromEntries(cards)));
  await open.prisma.$executeRaw`ANALYZE "Card"`;
  const plan = await open.prisma.$queryRaw`EXPLAIN SELECT "id" FROM "Card" WHERE ${beginWords(["com"])}`;
  expect(JSON.stringify(plan)).toContain("Card_textWords_idx");
});

test("a row's facets and words stand once each, in order; a word that no index takes is left out", () => {
  const [card] = moss.starter().cards;
  if (!card) throw new Error("There is no card.");
  const columns = {
    category: 0,
    facets: ["b", "a", "b"],
    strength: null,
    cost: null,
    line: { group: "", place: 0 },
    textWords: ["z", "y", "z", "w".repeat(101)],
    wording: {},
  };
  expect(rowOf(card, columns, { game: "moss", language: 1, source: "starter", releaseOrder: 1 })).toMatchObject({
    facets: ["a", "b"],
    textWords: ["y", "z"],
  });
});
