import { expect, test } from "vitest";
import { faces } from "../fixtures/faces";
import { scenes } from "../fixtures/scenes";
import { pokemon, view } from "../fixtures/table";
import { attackLines, damageFigure, knockOut, unpaid } from "./attacks";

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

test.for([
  [{ least: 60, most: 60 }, null],
  [{ least: 60, most: 80 }, "mayKo"],
  [{ least: 20, most: null }, "mayKo"],
  [{ least: 80, most: 80 }, "ko"],
] as const)("KO-01 damage of %j to a Pokémon with 70 HP left: %s", ([damage, told]) => {
  expect(knockOut(damage, { hp: 130, damage: 60 })).toBe(told);
});

test.for(["Asleep", "Paralyzed"] as const)("%s is told before the Energy", (condition) => {
  expect(lines({ conditions: [condition] })[1]?.obstacle).toEqual({ why: condition });
});

test("the starting player's first turn has no attack", () => {
  expect(lines({}, view({ turn: 1, turnSeat: 1 }))[1]?.obstacle).toEqual({ why: "firstTurn" });
});

test("ED-04: where the first turn may attack, the Energy is what is missing", () => {
  expect(lines({}, view({ turn: 1, turnSeat: 1, edition: "classic" }))[1]?.obstacle).toMatchObject({ why: "energy" });
});

test("an effect that forbids attacking is told", () => {
  expect(lines({ lasting: ["forbid attack"] })[1]?.obstacle).toEqual({ why: "forbidden" });
});

test("a paid attack that is not offered is just not possible", () => {
  expect(lines({ provides: Array.from({ length: 4 }, () => ["Water"] as const) })[1]?.obstacle).toEqual({ why: "impossible" });
});

test("a unit that may stand for several types pays what others cannot", () => {
  expect(unpaid([["Water", "Fire"], ["Water"]], ["Fire", "Water"])).toEqual([]);
  expect(unpaid([["Water"]], ["Water", "Colorless"])).toEqual(["Colorless"]);
  expect(unpaid([["Water"], ["Colorless"]], ["Water", "Water"])).toEqual(["Water"]);
});
