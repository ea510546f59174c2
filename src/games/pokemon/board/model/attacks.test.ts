import { expect, test } from "vitest";
import { faces } from "../fixtures/faces";
import { scenes } from "../fixtures/scenes";
import { pokemon, view } from "../fixtures/table";
import { attackLines, damageFigure, unpaid } from "./attacks";

const face = faces.greninja;
if (face?.category !== "Pokémon") throw new Error("Greninja is a Pokémon");
const lines = (change: Parameters<typeof pokemon>[2], seen = view()) =>
  attackLines(pokemon(1, ["greninja"], change), face, scenes.main.decision, seen);

test("an offered attack has its option and its damage now, the other its reason", () => {
  const [first, second] = lines({ provides: [["Water"], ["Water"], ["Colorless"], ["Colorless"]] });
  expect(first).toMatchObject({ option: 8, damage: { least: 200, most: 200 }, obstacle: null });
  expect(second).toMatchObject({ option: null, obstacle: { why: "energy", missing: ["Water"] } });
});

test.for([
  [{ least: 70, most: 70 }, "70"],
  [{ least: 70, most: 110 }, "70–110"],
  [{ least: 0, most: 0, prevented: true as const }, "0"],
  [{ least: 20, most: null }, "20+"],
] as const)("damage of %j reads %s", ([damage, figure]) => {
  expect(damageFigure(damage)).toBe(figure);
});

test.for(["Asleep", "Paralyzed"] as const)("%s is told before the Energy", (condition) => {
  expect(lines({ conditions: [condition] })[1]?.obstacle).toEqual({ why: condition });
});

test("the starting player's first turn has no attack", () => {
  expect(lines({}, view({ turn: 1, turnSeat: 1 }))[1]?.obstacle).toEqual({ why: "firstTurn" });
});

test("a paid attack that is not offered is just not possible", () => {
  expect(lines({ provides: Array.from({ length: 4 }, () => ["Water"] as const) })[1]?.obstacle).toEqual({ why: "impossible" });
});

test("a unit that may stand for several types pays what others cannot", () => {
  expect(unpaid([["Water", "Fire"], ["Water"]], ["Fire", "Water"])).toEqual([]);
  expect(unpaid([["Water"]], ["Water", "Colorless"])).toEqual(["Colorless"]);
  expect(unpaid([["Water"], ["Colorless"]], ["Water", "Water"])).toEqual(["Water"]);
});
