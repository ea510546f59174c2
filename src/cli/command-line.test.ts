import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { z } from "zod";
import { commandLine, count, flag, list, misused, nameIn } from "./command-line.mjs";

const USAGE = "Usage: npm run ask -- FILE …";
const OPTIONS = {
  games: count.default(24),
  kind: z.enum(["one", "other"]).optional(),
  only: list.pipe(z.array(z.enum(["a", "b"]))).default(["a"]),
  cards: z.array(z.string()).default([]),
  json: flag,
};
const given = process.argv;

let said: string[];
beforeEach(() => {
  said = [];
  vi.spyOn(console, "log").mockImplementation((text) => said.push(`out: ${text}`));
  vi.spyOn(console, "error").mockImplementation((text) => said.push(`err: ${text}`));
  vi.spyOn(process, "exit").mockImplementation((code) => {
    throw new Error(`ended with ${code ?? 0}`);
  });
});
afterEach(() => {
  process.argv = given;
  vi.restoreAllMocks();
});

function called(...words: string[]): void {
  process.argv = ["node", "ask", ...words];
}

it("takes what stands for itself where nothing is given", () => {
  called();
  expect(commandLine(USAGE, OPTIONS)).toEqual({ games: 24, only: ["a"], cards: [], json: false });
});

it("reads numbers, lists, options given several times, flags and words", () => {
  called("--games", "3", "here", "--kind", "other", "--only", "b,a", "--cards", "x", "--cards", "y", "--json", "there");
  const read = commandLine(USAGE, OPTIONS, z.array(z.string()));
  expect(read).toEqual({ games: 3, kind: "other", only: ["b", "a"], cards: ["x", "y"], json: true, words: ["here", "there"] });
});

it("prints the usage where help is wanted, whatever is missing", () => {
  called("--help");
  expect(() => commandLine(USAGE, OPTIONS, z.tuple([z.string()], "One FILE has to be named."))).toThrow("ended with 0");
  expect(said).toEqual([`out: ${USAGE}`]);
});

it.each([
  [["--games", "0"], '--games does not take "0": Too small: expected number to be >=1.'],
  [["--games", "many"], '--games does not take "many": Invalid input: expected number, received NaN.'],
  [["--kind", "third"], '--kind does not take "third": Invalid option: expected one of "one"|"other".'],
  [["--only", "a,c"], '--only does not take "a,c": Invalid option: expected one of "a"|"b".'],
  [["--wrong"], "Unknown option '--wrong'."],
  [["--games"], "Option '--games <value>' argument missing."],
  [["--games", "--json"], "Option '--games' argument is ambiguous."],
  [["word"], "Unexpected argument 'word'."],
])("says in a sentence above the usage what is wrong with %j", (words, sentence) => {
  called(...words);
  expect(() => commandLine(USAGE, OPTIONS)).toThrow("ended with 1");
  expect(said).toEqual([`err: ${sentence}\n\n${USAGE}`]);
});

it.each([[[]], [["one", "another"]]])("says what is wrong with the words %j", (words) => {
  called(...words);
  expect(() => commandLine(USAGE, {}, z.tuple([z.string()], "One FILE has to be named."))).toThrow("ended with 1");
  expect(said).toEqual([`err: One FILE has to be named.\n\n${USAGE}`]);
});

it("takes the names of a table, and says them where another is given", () => {
  const options = { game: nameIn({ chess: () => 1, draughts: () => 2 }).default("chess") };
  called();
  expect(commandLine(USAGE, options)).toEqual({ game: "chess" });
  called("--game", "draughts");
  expect(commandLine(USAGE, options)).toEqual({ game: "draughts" });
  called("--game", "go");
  expect(() => commandLine(USAGE, options)).toThrow("ended with 1");
  expect(said).toEqual([`err: --game does not take "go": Invalid option: expected one of "chess"|"draughts".\n\n${USAGE}`]);
});

it("ends a command that finds out by itself that it was called wrongly", () => {
  expect(() => misused(USAGE, "There is no Postgres to start.")).toThrow("ended with 1");
  expect(said).toEqual([`err: There is no Postgres to start.\n\n${USAGE}`]);
});
