import { expect, test } from "vitest";
import { foundIn, plainWords } from "./search";

const rules = ["L’Énergie reste attachée.", "Endormi : pas d’attaque.", "Un Pokémon endormi perd son Énergie ?"].map((text, n) => ({
  id: `r${n}`,
  chapter: "c",
  text,
  words: plainWords(text),
}));
const idsOf = (asked: string) => foundIn(rules, asked).map(({ id }) => id);

test("a search needs neither accents nor capitals, and all of its words", () => {
  expect(idsOf("energie")).toEqual(["r0", "r2"]);
  expect(idsOf("ENDORMI énergie")).toEqual(["r2"]);
  expect(idsOf("d'attaque")).toEqual(["r1"]);
  expect(idsOf("feu")).toEqual([]);
});

test("what begins with the word comes first", () => {
  expect(idsOf("endormi")).toEqual(["r1", "r2"]);
});
