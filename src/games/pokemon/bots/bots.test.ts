import { expect, test } from "vitest";
import { accepts } from "@/kernel/accepts";
import type { Decision } from "@/kernel/game";
import { randomFrom } from "@/kernel/random";
import { BOT_NAMES, botFor } from ".";
import { LEVELS } from "./levels";
import { randomBot } from "./random";

const decision: Decision<unknown> = {
  id: 1,
  seat: 0,
  kind: "energy",
  purpose: "payRetreat",
  options: ["fire", "fire", "water", "double"],
  min: 1,
  max: 4,
  constraint: {
    kind: "pays",
    provides: [[["Fire"]], [["Fire"]], [["Water"]], [["Colorless"], ["Colorless"]]],
    cost: ["*", "*"],
  },
  fallback: [0, 1],
};

const bot = (seed: string) => randomBot(randomFrom(seed));

test("the random bot only ever makes acceptable choices", () => {
  for (let round = 0; round < 50; round++) expect(accepts(decision, bot(`seed-${round}`)(null, decision))).toBeNull();
});

test("the same seed makes the same choices", () => {
  const choices = (choose: ReturnType<typeof bot>) => Array.from({ length: 20 }, () => choose(null, decision));
  expect(choices(bot("same"))).toEqual(choices(bot("same")));
  expect(choices(bot("same"))).not.toEqual(choices(bot("other")));
});

const cards = { key: "none", definitions: [] };
const never = () => {
  throw new Error("Nothing is thought about.");
};

test("a match names its bot, and an unknown name is an error", () => {
  for (const name of [...BOT_NAMES, ...LEVELS]) expect(botFor(name, cards, randomFrom("names"), never)).toBeTypeOf("function");
  expect(() => botFor("nobody", cards, randomFrom("names"), never)).toThrow("nobody");
  expect(() => botFor("toString", cards, randomFrom("names"), never)).toThrow("toString");
});
