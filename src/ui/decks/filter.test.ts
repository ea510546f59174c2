import { expect, test } from "vitest";
import { z } from "zod";
import { answersTo, answerTo, type Filter, withAnswer, withoutAnswers, withToggled } from "./filter";

const Query = z.object({
  query: z.string().optional(),
  colors: z.string().optional(),
  powerMin: z.coerce.number().int().min(0).optional(),
});
const filter: Filter = { query: "mino", colors: "red,blue", powerMin: "5000" };

test("an answer is given back as it was given; an open question has none", () => {
  expect(answerTo(withAnswer({}, "query", "sarn", Query), "query")).toBe("sarn");
  expect(answersTo(filter, "colors")).toEqual(["red", "blue"]);
  expect(answerTo({}, "powerMin")).toBe("");
  expect(answersTo({}, "colors")).toEqual([]);
});

test("an empty answer opens its question and leaves the others; what the catalogue does not take changes nothing", () => {
  expect(withAnswer(filter, "colors", " ", Query)).toEqual({ query: "mino", powerMin: "5000" });
  expect(withAnswer(filter, "powerMin", "-5", Query)).toBe(filter);
});

test("one of several answers is given and taken back", () => {
  expect(withToggled(filter, "colors", "green", Query).colors).toBe("red,blue,green");
  expect(withToggled(filter, "colors", "red", Query).colors).toBe("blue");
  expect(withToggled({ colors: "red" }, "colors", "red", Query)).toEqual({});
});

test("taking all answers of the dialog back keeps what stands beside the cards", () => {
  expect(withoutAnswers(filter, [{ key: "powerMin", label: "Power" }])).toEqual({ query: "mino", colors: "red,blue" });
});
