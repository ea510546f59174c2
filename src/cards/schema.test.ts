import { describe, expect, it } from "vitest";
import { InvalidCardError, parseCardDefinition } from "./schema";

const froakie = {
  id: "xy1-39",
  name: "Froakie",
  marks: [],
  category: "Pokémon",
  stage: "Basic",
  evolvesFrom: [],
  hp: 50,
  types: ["Water"],
  weaknesses: [{ type: "Grass", operator: "×", value: 2 }],
  resistances: [],
  retreatCost: 1,
  abilities: [],
  attacks: [
    {
      name: "Bounce",
      cost: ["Water"],
      damage: { base: 10 },
      effect: [{ do: "flip", coins: 1, heads: [{ do: "switch", side: "yours", chooser: "you" }] }],
    },
  ],
};

describe("card schema", () => {
  it("reads a card and gives it back unchanged", () => {
    expect(parseCardDefinition(structuredClone(froakie), "xy1-39")).toEqual(froakie);
  });

  it.each([
    ["an unknown operation", { do: "explode" }, "attacks.0.effect.0"],
    [
      "an unknown word deep inside",
      { do: "flip", coins: 1, heads: [{ do: "switch", side: "theirs", chooser: "you" }] },
      "attacks.0.effect.0.heads.0.side",
    ],
    ["a key too many", { do: "draw", count: 1, cards: 2 }, "attacks.0.effect.0"],
    ["an amount that is none", { do: "draw", count: { multiply: [2] } }, "attacks.0.effect.0.count.multiply"],
    ["a change of no kind", { do: "lasting", change: { weaken: 1 }, duration: "thisTurn" }, "attacks.0.effect.0.change"],
  ])("names the place of %s", (_, effect, path) => {
    const card = structuredClone(froakie);
    Object.assign(card.attacks[0] ?? {}, { effect: [effect] });
    expect(() => parseCardDefinition(card, "xy1-39")).toThrow(InvalidCardError);
    expect(() => parseCardDefinition(card, "xy1-39")).toThrow(`${path}: `);
  });

  it("reads effects that hold effects that hold effects", () => {
    const inner = {
      kind: "triggered",
      on: { event: "damagedByAttack", subject: "self" },
      steps: [{ do: "putCounters", count: 2, on: { pokemon: "event", role: "cause" } }],
    };
    const card = {
      ...froakie,
      abilities: [{ name: "Spikes", kind: "Ability", effects: [{ kind: "continuous", change: { trigger: inner } }] }],
    };
    expect(parseCardDefinition(card, "xy1-39")).toEqual(card);
  });
});
