import { expect, test } from "vitest";
import { pastDeeds, thisTurn } from "./past";

const line = (index: number, words: string) => ({ index, after: 0, words, big: false, routine: false });
const history = [
  { index: 0, row: 3 },
  { index: 1, row: 4 },
  { index: 2, row: 4 },
  { index: 7, row: 6 },
];
/** The latest turn first, as a log is. */
const log = [
  { turn: 2, seat: 0 as const, lines: [line(7, "attach")] },
  { turn: 1, seat: 0 as const, lines: [line(0, "bench"), line(1, "attack"), line(2, "damage")] },
];

test("one's own decisions stand with what came of each first, the latest first", () => {
  expect(pastDeeds([2, 4, 6], history, log)).toEqual([
    { row: 6, words: "attach", turn: 2 },
    { row: 4, words: "attack", turn: 1 },
    { row: 2, words: null, turn: null },
  ]);
});

test("of them those of the running turn are shown at first", () => {
  const deeds = pastDeeds([2, 4, 6], history, log);
  expect(thisTurn(deeds, 2).map(({ row }) => row)).toEqual([6]);
  expect(thisTurn(deeds, 1).map(({ row }) => row)).toEqual([6, 4]);
});
