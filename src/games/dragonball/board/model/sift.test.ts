import { expect, test } from "vitest";
import type { CardFace } from "@/games/dragonball/cards/face";
import type { Option } from "@/games/dragonball/engine/options";
import { sift } from "./sift";

const face = (id: string, colors: CardFace["colors"]): CardFace => ({
  id,
  type: "Battle",
  colors,
  sides: [{ name: id, characters: [], traits: [], skills: [] }],
});
const faces: Readonly<Record<string, CardFace>> = {
  Élan: face("Élan", ["red"]),
  Reflux: face("Reflux", ["blue", "green"]),
};
const faceOf = (definition: string): CardFace => {
  const found = faces[definition];
  if (!found) throw new Error(definition);
  return found;
};
const options: readonly Option[] = [
  { card: 1, definition: "Élan" },
  { card: 2, definition: "Reflux" },
  { place: 0, zone: "life", of: 1 },
];

test("cards are found by a part of their name, whatever its accents, and by each of their colours", () => {
  expect(sift(options, faceOf, { text: "ELA", color: "all" })).toEqual([0, 2]);
  expect(sift(options, faceOf, { text: "", color: "green" })).toEqual([1, 2]);
  expect(sift(options, faceOf, { text: "élan", color: "green" })).toEqual([2]);
});
