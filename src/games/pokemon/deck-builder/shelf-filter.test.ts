import { expect, test } from "vitest";
import { faces } from "@/games/pokemon/board/fixtures/faces";
import { passes, typesAmong } from "./shelf-filter";

const [froakie, fire, potion] = ["froakie", "fire", "potion"].map((card) => faces[card]);

test("of the types only those that the deck has are offered", () => {
  expect(typesAmong([froakie, potion, undefined])).toEqual(["Water"]);
  expect(typesAmong([froakie, fire, froakie])).toEqual(["Fire", "Water"]);
  expect(typesAmong([potion])).toEqual([]);
});

test("a card passes by its category and by any of its types", () => {
  expect(passes(froakie, { category: "Pokémon", types: ["Water"] })).toBe(true);
  expect(passes(froakie, { category: "Energy", types: ["Water"] })).toBe(false);
  expect(passes(fire, { category: null, types: ["Water", "Fire"] })).toBe(true);
  expect(passes(potion, { category: null, types: ["Water"] })).toBe(false);
  expect(passes(undefined, { category: null, types: [] })).toBe(true);
});
