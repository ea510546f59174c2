import { expect, test } from "vitest";
import { accepts } from "@/engine/kernel/accepts";
import type { Decision } from "@/engine/kernel/game";
import { randomFrom } from "@/engine/kernel/random";
import { botFor, DEFAULT_BOT } from ".";
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
    cost: ["Colorless", "Colorless"],
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

test("a match names its bot, and an unknown name is an error", () => {
  const cardOf = (id: string) => {
    throw new Error(`no ${id}`);
  };
  expect(botFor(DEFAULT_BOT, cardOf)).toBeTypeOf("function");
  expect(() => botFor("nobody", cardOf)).toThrow("nobody");
  expect(() => botFor("toString", cardOf)).toThrow("toString");
});
