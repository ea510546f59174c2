import { expect, test } from "vitest";
import { destinationOf, entryTo, GAME_PAGE } from "./entry";

const goneOnTo = (address: string) => destinationOf(new URL(entryTo(address), "http://site").searchParams.get("vers"));

test("whoever had to log in goes on to the page that they asked for, with all it was asked", () => {
  expect(goneOnTo("/entrainement/position?p=a%2Bb&game=pokemon")).toBe("/entrainement/position?p=a%2Bb&game=pokemon");
  expect(goneOnTo("/defi/0123456789abcdef")).toBe("/defi/0123456789abcdef");
});

test.each([
  "//evil.example",
  "/\\evil.example",
  "/.//evil.example",
  "https://evil.example/jeu",
  "javascript:alert(1)",
  "/",
  "/api/decks",
  "",
  7,
  undefined,
])("%j is no page to go on to", (said) => {
  expect(destinationOf(said)).toBe(GAME_PAGE);
});

test("without another page the entry has no more to say", () => {
  expect(entryTo(GAME_PAGE, "/inscription")).toBe("/inscription");
});
