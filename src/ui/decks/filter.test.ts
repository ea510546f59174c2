import { expect, test } from "vitest";
import { answersTo, answerTo, type Filter, isAnswer, withAnswer, withoutAnswers, withToggled } from "./filter";

const filter: Filter = { query: "mino", colors: "red,blue", powerMin: "5000" };

test("an answer is given back as it was given; an open question has none", () => {
  expect(answerTo(withAnswer({}, "query", "sarn"), "query")).toBe("sarn");
  expect(answersTo(filter, "colors")).toEqual(["red", "blue"]);
  expect(answerTo({}, "powerMin")).toBe("");
  expect(answersTo({}, "colors")).toEqual([]);
});

test("an empty answer opens its question and leaves the others", () => {
  expect(withAnswer(filter, "colors", " ")).toEqual({ query: "mino", powerMin: "5000" });
});

test("a number is asked for as a whole one that can be; words are taken as they are", () => {
  const power = { key: "powerMin", label: "Power", number: { max: 50_000, step: 5000 } };
  expect(["", "0", "5500", "50000"].filter((typed) => isAnswer(power, typed))).toHaveLength(4);
  expect(["-5", "1.5", "1e3", "minus", "50001"].filter((typed) => isAnswer(power, typed))).toEqual([]);
  expect(isAnswer({ key: "trait", label: "Trait" }, "-5")).toBe(true);
});

test("one of several answers is given and taken back", () => {
  expect(withToggled(filter, "colors", "green").colors).toBe("red,blue,green");
  expect(withToggled(filter, "colors", "red").colors).toBe("blue");
  expect(withToggled({ colors: "red" }, "colors", "red")).toEqual({});
});

test("taking all answers of the dialog back keeps what stands beside the cards", () => {
  expect(withoutAnswers(filter, [{ key: "powerMin", label: "Power" }])).toEqual({ query: "mino", colors: "red,blue" });
});
