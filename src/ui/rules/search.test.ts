import { expect, test } from "vitest";
import { foundIn, ruleOf } from "./search";

const rules = ["L’Énergie reste attachée.", "Endormi : pas d’attaque.", "Un Pokémon endormi perd son Énergie ?"].map((text, n) =>
  ruleOf(`r${n}`, "c", text),
);
const idsOf = (asked: string) => foundIn(rules, asked).map(({ id }) => id);

test("a search needs neither accents nor capitals, and all of its words", () => {
  expect(idsOf("energie")).toEqual(["r0", "r2"]);
  expect(idsOf("ENDORMI énergie")).toEqual(["r2"]);
  expect(idsOf("d'attaque")).toEqual(["r1"]);
  expect(idsOf("feu")).toEqual([]);
});

test("what begins with the word comes first", () => {
  expect(idsOf("endormi")).toEqual(["r1", "r2"]);
});

test("the name of a rule and the cells of a table do not run into each other", () => {
  expect(ruleOf("asleep", "c", "Endormi\nPas d’attaque.")).toMatchObject({ title: "Endormi", text: "Pas d’attaque." });
  expect(ruleOf("tool", "c", "Outil\t\nXY\nNon\n\nSoleil et Lune\nOui")).toMatchObject({
    title: "Outil",
    text: "XY · Non · Soleil et Lune · Oui",
  });
  expect(ruleOf("goal", "c", "Vous gagnez.")).toMatchObject({ title: null, text: "Vous gagnez." });
});
