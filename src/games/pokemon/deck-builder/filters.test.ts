import { expect, test } from "vitest";
import { answerTo, type CatalogueFilter, withAnswer, withoutAnswers } from "./filters";

const filter: CatalogueFilter = { query: "pikachu", category: "Pokémon", types: ["Lightning"], stages: ["Stage 1"], hpMin: 90 };

test("an answer is read as the catalogue's route reads it, and given back as the form shows it", () => {
  expect(withAnswer({}, "stages", "Stage 1")).toEqual({ stages: ["Stage 1"] });
  expect(withAnswer({}, "playable", "false")).toEqual({ playable: false });
  expect(answerTo({ playable: false }, "playable")).toBe("false");
  expect(answerTo(filter, "hpMin")).toBe("90");
  expect(answerTo(filter, "sets")).toBe("");
});

test("an empty answer opens its question and leaves the others; what is no answer changes nothing", () => {
  expect(withAnswer(filter, "stages", "")).toEqual({ query: "pikachu", category: "Pokémon", types: ["Lightning"], hpMin: 90 });
  expect(withAnswer(filter, "hpMin", "-5")).toBe(filter);
});

test("taking all answers back keeps name, category and types, which stand beside the cards", () => {
  expect(withoutAnswers(filter)).toEqual({ query: "pikachu", category: "Pokémon", types: ["Lightning"] });
});
