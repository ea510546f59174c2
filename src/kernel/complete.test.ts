import { expect, test } from "vitest";
import { completed } from "./complete";

const decision = { options: ["a", "b", "c", "d"], min: 2, max: 3, fallback: [0, 1] };
const constraint = { kind: "pays", provides: [[["a"]], [["b"]], [["c"], ["c"]], []], cost: ["a", "*"] } as const;

test.for([
  ["a legal answer stays as it is, in its order", decision, [3, 2, 1], [3, 2, 1]],
  ["what is missing comes from the fallback", decision, [3], [3, 0]],
  ["what is there already is not taken twice", decision, [0], [0, 1]],
  ["nothing begun is the fallback", decision, [], [0, 1]],
  ["nothing is an answer too where nothing is legal", { ...decision, min: 0 }, [], []],
  ["a payment is filled up", { ...decision, constraint, fallback: [0, 2] }, [2], [2, 0]],
  ["what cannot be completed gives way to the fallback", { ...decision, constraint, fallback: [0, 2] }, [3], [0, 2]],
  ["so does what names no option", decision, [3, 9], [0, 1]],
  ["so does what is named twice", decision, [3, 3], [0, 1]],
  ["so does what is too much", decision, [0, 1, 2, 3], [0, 1]],
] as const)("%s", ([, asked, begun, answer]) => {
  expect(completed(asked, begun)).toEqual(answer);
});
