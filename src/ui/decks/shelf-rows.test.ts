import { expect, test } from "vitest";
import { inLines, inSight, rowsOf } from "./shelf-rows";

const entry = (id: string, place: number, by: "name" | "text" | "line" = "name", line = id[0] ?? "") => ({ id, line, place, by });
const measures = { columns: 3, rowHeight: 100, headingHeight: 20 };
const byPlace = ({ place }: { readonly place: number }) => (place === 0 ? null : `${place - 1}`);
const seen = (groups: Parameters<typeof rowsOf>[0], words = false, evolvesFrom: Parameters<typeof rowsOf>[3] = byPlace) =>
  rowsOf(groups, words, measures, evolvesFrom).map((row) =>
    "heading" in row
      ? row.heading
      : row.cells.map(({ entry: { id }, frame, arrow }) => `${arrow ? ">" : ""}${id}${frame ? ` ${frame}` : ""}`),
  );

test("what belongs to the line of a card that was found stands beside it, once", () => {
  const lines = inLines([
    entry("f1", 1, "text"),
    entry("g0", 0, "text"),
    entry("f0", 0, "line"),
    entry("f2", 2, "line"),
    entry("f9", 1, "line"),
  ]);
  expect(lines.map((line) => line.map(({ id }) => id))).toEqual([["f0", "f1", "f2"], ["g0"]]);
});

test("a line is framed and its stages are joined; one that fits into a row is not torn", () => {
  expect(seen([[entry("a", 0)], [entry("f0", 0), entry("f1", 1), entry("f2", 2)], [entry("b", 0), entry("b'", 0)]])).toEqual([
    ["a"],
    ["f0 start", ">f1 middle", ">f2 end"],
    ["b", "b'"],
  ]);
});

test("what evolves from nothing, or from what the card before it does, is not joined to it", () => {
  const from: Readonly<Record<string, string>> = { Venusaur: "Ivysaur", "Venusaur ex": "Ivysaur", "M Venusaur-EX": "Venusaur-EX" };
  const line = ["Venusaur", "Venusaur ex", "Venusaur-EX", "M Venusaur-EX"].map((name, place) => entry(name, place));
  expect(seen([line], false, ({ id }) => from[id] ?? null)).toEqual([
    ["Venusaur start", "Venusaur ex middle", "Venusaur-EX middle"],
    [">M Venusaur-EX end"],
  ]);
});

test("where words were looked for, a heading says how the cards below it were found", () => {
  expect(seen([[entry("a", 0)], [entry("b", 0, "text")]], true)).toEqual(["name", ["a"], "text", ["b"]]);
});

test("of ten thousand cards only those near what is seen are drawn", () => {
  const rows = rowsOf(
    Array.from({ length: 10_000 }, (_, id) => [entry(`${id}`, 0)]),
    false,
    measures,
    () => null,
  );
  const [first, after] = inSight(rows, 50_000, 600);
  expect([first, after]).toEqual([495, 511]);
  expect(rows[first]?.top).toBe(49_500);
  expect(inSight([], 0, 600)).toEqual([0, 0]);
  expect(inSight(rows, 10_000_000, 600)[1]).toBe(rows.length);
});
