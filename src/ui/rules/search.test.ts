import { expect, test } from "vitest";
import { foundIn, ruleOf } from "./search";

const rules = ["L’Énergie reste attachée.", "Endormi : pas d’attaque.", "Un Pokémon endormi perd son Énergie ?"].map((text, n) =>
  ruleOf(`r${n}`, "c", text),
);
const idsOf = (asked: string) => foundIn(rules, asked, {}).map(({ id }) => id);

test("a search needs neither accents nor capitals, and all of its words", () => {
  expect(idsOf("energie")).toEqual(["r0", "r2"]);
  expect(idsOf("ENDORMI énergie")).toEqual(["r2"]);
  expect(idsOf("d'attaque")).toEqual(["r1"]);
  expect(idsOf("feu")).toEqual([]);
});

test("what begins with the word comes first", () => {
  expect(idsOf("endormi")).toEqual(["r1", "r2"]);
});

test("an everyday word finds what the rules say for it, from its third letter on, and still what has the word itself", () => {
  const everyday = { mana: "energie", dodo: "endormi", "sans pouvoir agir": "pas d attaque" };
  const found = (asked: string) => foundIn(rules, asked, everyday).map(({ id }) => id);
  expect(found("mana")).toEqual(["r0", "r2"]);
  expect(found("Man")).toEqual(["r0", "r2"]);
  expect(found("ma")).toEqual([]);
  expect(found("dodo")).toEqual(["r1", "r2"]);
  expect(found("mana dodo")).toEqual(["r2"]);
  expect(found("sans pouvoir agir")).toEqual(["r1"]);
  expect(found("attachée")).toEqual(["r0"]);
});

test("the name of a rule and the cells of a table do not run into each other", () => {
  expect(ruleOf("asleep", "c", "Endormi\nPas d’attaque.")).toMatchObject({ title: "Endormi", text: "Pas d’attaque." });
  expect(ruleOf("tool", "c", "Outil\t\nXY\nNon\n\nSoleil et Lune\nOui")).toMatchObject({
    title: "Outil",
    text: "XY · Non · Soleil et Lune · Oui",
  });
  expect(ruleOf("goal", "c", "Vous gagnez.")).toMatchObject({ title: null, text: "Vous gagnez." });
});
