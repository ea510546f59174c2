import { expect, test } from "vitest";
import type { CardFace } from "@/games/pokemon/cards/face";
import { MARKS, SPECIAL_CONDITIONS } from "@/games/pokemon/engine/card";
import { EDITIONS } from "@/games/pokemon/engine/view";
import { locales } from "@/i18n/locales";
import { faces } from "../fixtures/faces";
import { pokemon } from "../fixtures/table";
import { say, wordsAt } from "../fixtures/words";
import { conditionKey, wordsOf } from "./words";

const NAMES = { Asleep: "Endormi", Burned: "Brûlé", Confused: "Confus", Paralyzed: "Paralysé", Poisoned: "Empoisonné" };
const face = (card: string) => {
  const found = faces[card];
  if (found === undefined) throw new Error(`No face ${card}`);
  return found;
};

test("what a Pokémon is in now comes first, as its edition has it", () => {
  const keys = wordsOf(face("lapras"), pokemon(1, ["lapras"], { conditions: ["Burned"] }), "xy", NAMES).map(({ key }) => key);
  expect(keys[0]).toBe("BurnedFlip");
  expect(keys).toContain("retreat");
  expect(conditionKey("Burned", "sv")).toBe("Burned");
});

test("a mark that another one says as well is not explained twice", () => {
  const words = (marks: readonly string[]) => wordsOf({ ...face("lapras"), marks }, undefined, "sv", NAMES).map(({ key }) => key);
  expect(words(["V", "VMAX"])).toContain("VMAX");
  expect(words(["V", "VMAX"])).not.toContain("V");
  expect(words(["TAG TEAM"])).toContain("TAGTEAM");
});

test("a Special Condition that a text speaks of is explained", () => {
  const lapras = face("lapras");
  if (lapras.category !== "Pokémon") throw new Error("Lapras is a Pokémon");
  const attacks = [{ name: "Chant", cost: [], text: "Le Pokémon Actif de l’adversaire est maintenant Endormi." }];
  expect(wordsOf({ ...lapras, attacks }, undefined, "sv", NAMES)[0]).toEqual({ key: "Asleep", rule: "asleep" });
});

test.each(locales)("every word of every card has its sentences in %s", (locale) => {
  const t = say(locale);
  const cards: readonly CardFace[] = [...Object.values(faces), ...MARKS.map((mark) => ({ ...face("lapras"), marks: [mark] }))];
  const keys = new Set(EDITIONS.flatMap((edition) => SPECIAL_CONDITIONS.map((condition) => conditionKey(condition, edition))));
  for (const card of cards) for (const { key } of wordsOf(card, undefined, "sv", NAMES)) keys.add(key);
  for (const key of keys) {
    expect(wordsAt(locale, `pokemonWords.${key}.title`), key).toBeDefined();
    expect(t(`pokemonWords.${key}.text`).length, key).toBeGreaterThan(20);
  }
});
