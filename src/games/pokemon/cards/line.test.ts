import { expect, test } from "vitest";
import { lineOf } from "./line";
import { starterCards } from "./starter";

/** The names of the starter cards of a line, as the catalogue shows them. */
function lineWith(name: string): readonly string[] {
  const cards = starterCards().map(({ definition }) => ({ name: definition.name, ...lineOf(definition) }));
  const group = cards.find((card) => card.name === name)?.group;
  const line = cards.filter((card) => card.group === group).sort((one, other) => one.place - other.place);
  return [...new Set(line.map((card) => card.name))];
}

test("a Pokémon-EX, which no card has to come before, stands behind the ordinary cards of its species", () => {
  expect(lineWith("Bulbasaur")).toEqual(["Bulbasaur", "Ivysaur", "Venusaur-EX", "M Venusaur-EX"]);
});

test("a line goes on species by species, and of each the ordinary cards come first and what is played onto the others last", () => {
  const line = lineWith("Charmander");
  expect(line.slice(0, 3)).toEqual(["Charmander", "Charmeleon", "Charizard"]);
  expect(new Set(line.slice(3, 8))).toEqual(new Set(["Charizard-EX", "Charizard-GX", "Charizard V", "Charizard ex", "Radiant Charizard"]));
  expect(new Set(line.slice(8))).toEqual(new Set(["M Charizard-EX", "Charizard VMAX", "Charizard VSTAR", "Mega Charizard Y ex"]));
  expect(lineWith("Pikachu").map((name) => name.split(/[ -]/)[0])).toEqual([...Array(5).fill("Pikachu"), ...Array(4).fill("Raichu")]);
});
