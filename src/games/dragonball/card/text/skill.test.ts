import { describe, expect, test } from "vitest";
import { bracketOf, readSkill } from "./skill";

describe("a skill text is taken apart", () => {
  test("at the brackets it begins with", () => {
    const { tags, parts } = readSkill("[Auto][Once per turn] When this card attacks, draw 1 card.");
    expect(tags.map(({ name }) => name)).toEqual(["Auto", "Once per turn"]);
    expect(parts).toEqual([{ kind: "words", text: "When this card attacks, draw 1 card." }]);
  });

  test("at its symbols: a colour, one of two, so many of any", () => {
    expect(readSkill("[Swap 5] (R)(B/K)(12) : Go.").parts).toEqual([
      { kind: "color", colors: ["red"] },
      { kind: "color", colors: ["blue", "black"] },
      { kind: "energy", count: "12" },
      { kind: "words", text: " : Go." },
    ]);
  });

  test("at names of characters, traits, cards and keywords", () => {
    expect(readSkill("[Permanent] Your ＜Mino＞, 《Ember》 and {Old Wood} gain [Dual Attack].").parts.map(({ kind }) => kind)).toEqual([
      "words",
      "character",
      "words",
      "trait",
      "words",
      "name",
      "words",
      "bracket",
      "words",
    ]);
  });

  test("with the marker cost of a Unison's skill aside", () => {
    expect(readSkill("[UNISON -3][Activate: Main] Go.")).toMatchObject({ markers: "−3", tags: [{ name: "Activate: Main" }] });
    expect(readSkill("[UNISON 0][Activate: Main] Go.").markers).toBe("0");
    expect(readSkill("[Activate: Main] Go.").markers).toBeUndefined();
  });

  test("and an unknown letter stays words", () => {
    expect(readSkill("[Auto] (Q) and (this one).").parts.every(({ kind }) => kind === "words")).toBe(true);
  });
});

test.each([
  ["Blocker", { name: "Blocker", colors: [] }],
  ["Swap 5", { name: "Swap", colors: [], count: "5" }],
  ["Arrival Red/Blue", { name: "Arrival", colors: ["red", "blue"] }],
  ["Empower Green 3", { name: "Empower", colors: ["green"], count: "3" }],
  ["Spirit Boost X", { name: "Spirit Boost", colors: [], count: "X" }],
  ["Warrior of Universe 7", { name: "Warrior of Universe 7", colors: [] }],
  ["Activate: Main/Battle", { name: "Activate: Main/Battle", colors: [] }],
])("the bracket [%s]", (text, bracket) => {
  expect(bracketOf(text)).toEqual(bracket);
});
