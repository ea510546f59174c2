import { expect, test } from "vitest";
import type { CardFace } from "@/games/pokemon/card";
import { judge } from "./legality";

const common = { marks: [], rules: [], text: "" };
const pokemon = (artSeed: string, name: string, marks: string[] = []): CardFace => ({
  ...common,
  artSeed,
  name,
  marks,
  category: "Pokémon",
  picture: "species/656/0",
  stage: "Basic",
  hp: 60,
  types: ["Water"],
  abilities: [],
  attacks: [],
  weaknesses: [],
  resistances: [],
  retreatCost: 1,
});
const faces: Record<string, CardFace> = {
  froakie: pokemon("Froakie", "Grenousse"),
  "froakie-2": pokemon("Froakie", "Grenousse"),
  greninja: pokemon("Radiant Greninja", "Amphinobi Radieux", ["Radiant"]),
  water: { ...common, artSeed: "Water Energy", name: "Énergie Eau", category: "Energy", kind: "Basic", provides: [["Water"]] },
};
const list = (counts: Record<string, number>) => Object.entries(counts).map(([cardId, count]) => ({ cardId, count }));
const faults = (counts: Record<string, number>) => judge(list(counts), faces, []).faults;

test("60 cards, at most 4 of a name and a Basic Pokémon are no fault", () => {
  expect(faults({ froakie: 4, water: 56 })).toEqual([]);
});

test("two prints of one name count together, named in the reader's language", () => {
  expect(faults({ froakie: 3, "froakie-2": 2, water: 55 })).toEqual([{ code: "copies", values: { name: "Grenousse", count: 5 } }]);
});

test("size, Basic Pokémon and the limits of a family are faults", () => {
  expect(faults({ water: 59 })).toEqual([
    { code: "size", values: { count: 59 } },
    { code: "no-basic", values: {} },
  ]);
  expect(faults({ greninja: 2, water: 58 })).toEqual([{ code: "radiant", values: { count: 2 } }]);
});

test("what the server said of a card holds as long as the card is in the deck", () => {
  const unusable = [{ code: "not-playable", values: { cardId: "froakie", name: "Froakie" } }] as const;
  expect(judge(list({ froakie: 4, water: 56 }), faces, unusable).faults).toEqual(unusable);
  expect(judge(list({ "froakie-2": 4, water: 56 }), faces, unusable).faults).toEqual([]);
});

test("advice tells what is out of the ordinary without forbidding it", () => {
  const { advice } = judge(list({ froakie: 4, water: 56 }), faces, []);
  expect(advice.map(({ category, count }) => [category, count])).toEqual([
    ["Energy", 56],
    ["Trainer", 0],
  ]);
});
