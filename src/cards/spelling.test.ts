import { expect, test } from "vitest";
import { meantBy } from "./spelling";

const known = ["ex", "charizard", "dracaufeu", "pikachu", "raichu"];

test("a word with a letter wrong, left out or doubled is taken for the name it comes nearest to", () => {
  expect(meantBy(["charzard"], known)).toBe("charizard");
  expect(meantBy(["dracofeu"], known)).toBe("dracaufeu");
  expect(meantBy(["pikkachu"], known)).toBe("pikachu");
});

test("the words that a name has stay as they were typed, unfinished ones too", () => {
  expect(meantBy(["charzard", "ex"], known)).toBe("charizard ex");
  expect(meantBy(["pika", "raichoo"], known)).toBe("pika raichu");
});

test("nothing else is meant where every word is known, or where one is like no name", () => {
  expect(meantBy(["charizard"], known)).toBe(null);
  expect(meantBy(["charzard", "zzzzzz"], known)).toBe(null);
  expect(meantBy(["qx"], known)).toBe(null);
});
