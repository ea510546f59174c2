import { expect, test } from "vitest";
import { doneBy, isOver, type Lesson, type LessonStep, shownOf } from "./lesson";

/** A table on which some steps are done and some can be done. */
interface Table {
  readonly done: readonly string[];
  readonly possible: readonly string[];
}

const step = (id: string): LessonStep<Table> => ({
  id,
  done: ({ done }) => done.includes(id),
  moment: ({ possible }) => (possible.includes(id) ? { task: id, values: {}, places: [] } : null),
});
const lesson: Lesson<Table> = {
  game: "none",
  steps: ["one", "two", "three"].map(step),
  between: ({ possible }) => (possible.includes("end") ? { id: "turn", task: "endTurn", values: {}, places: [] } : null),
};
const nothing: ReadonlySet<string> = new Set();

test("the first step that is not done is shown", () => {
  expect(shownOf(lesson, { done: ["one"], possible: ["one", "two", "three"] }, nothing)).toMatchObject({ id: "two", place: 1 });
  expect(shownOf(lesson, { done: [], possible: ["one", "two"] }, new Set(["one"]))).toMatchObject({ id: "two" });
});

test("a step whose time has not come is passed over, and comes back", () => {
  expect(shownOf(lesson, { done: [], possible: ["three"] }, nothing)).toMatchObject({ id: "three", place: 2 });
  expect(shownOf(lesson, { done: ["three"], possible: ["one"] }, nothing)).toMatchObject({ id: "one" });
});

test("with nothing to learn now the turn is played on; while the other plays nothing is said", () => {
  expect(shownOf(lesson, { done: ["one"], possible: ["end"] }, nothing)).toMatchObject({
    id: "turn",
    place: 1,
    moment: { task: "endTurn" },
  });
  expect(shownOf(lesson, { done: ["one"], possible: [] }, nothing)).toBeNull();
});

test("what was done without being asked for counts, and the lesson ends when all was", () => {
  expect(doneBy(lesson, { done: ["one", "three"], possible: [] }, new Set(["one"]))).toEqual(["three"]);
  expect(isOver(lesson, new Set(["one", "three"]))).toBe(false);
  expect(isOver(lesson, new Set(["one", "two", "three"]))).toBe(true);
  expect(shownOf(lesson, { done: [], possible: ["end"] }, new Set(["one", "two", "three"]))).toBeNull();
});
