import { describe, expect, it } from "vitest";
import { ACTIVE, ability, pokemon, trainer } from "../testing/cards";
import { scenario } from "../testing/scenario";
import type { CardFilter, CardSelector } from "./language";

const DISCARD = { to: "discard" } as const;
const inHand = (count: number, where?: CardFilter): CardSelector => ({
  cards: "choose",
  from: { zone: "hand", of: "you" },
  count,
  ...(where && { where }),
});
const fire: CardFilter = { category: "Energy", energyKind: "Basic", types: ["Fire"] };

const cards = [
  trainer("Fiery Torch", "Item", { cost: [{ do: "move", cards: inHand(1, fire), destination: DISCARD }] }, { do: "draw", count: 2 }),
  trainer(
    "Ultra Ball",
    "Item",
    { cost: [{ do: "move", cards: inHand(2), destination: DISCARD }] },
    {
      do: "move",
      cards: { cards: "choose", from: { zone: "deck", of: "you" }, count: 1, where: { category: "Pokémon" } },
      destination: { to: "hand" },
      reveal: true,
    },
  ),
  pokemon("Greninja", 130, "Water", {
    abilities: [
      ability("Water Shuriken", {
        kind: "activated",
        limit: "oncePerTurn",
        cost: [{ do: "move", cards: inHand(1, { names: ["Water Energy"] }), destination: DISCARD }],
        steps: [{ do: "putCounters", count: 3, on: ACTIVE }],
      }),
    ],
  }),
];

describe("costs", () => {
  it("EFF-06 a described card in one's own hand cannot fail to be found in a Trainer card's cost", () => {
    const t = scenario({ cards, you: { hand: ["Fiery Torch", "Fire Energy", "Potion"] } });
    t.play("Fiery Torch");
    expect([t.options, t.decision.min]).toEqual([["Fire Energy"], 1]);
    t.choose("Fire Energy");
    expect(t.you.hand).toHaveLength(3);
  });

  it("EFF-06 … nor in an Ability's cost (Greninja, Water Shuriken)", () => {
    const t = scenario({ cards, you: { active: "Greninja", hand: ["Water Energy", "Potion"] } });
    t.useAbility("Water Shuriken");
    expect(t.decision.min).toBe(1);
    t.choose("Water Energy");
    expect(t.opponent.active?.damage).toBe(30);
  });

  it("EFF-06 a search that is no cost may find fewer in one's own hand", () => {
    const show = trainer(
      "Brock's Grit",
      "Supporter",
      {},
      { do: "move", cards: inHand(1, fire), destination: DISCARD },
      { do: "draw", count: 1 },
    );
    const t = scenario({ cards: [show], you: { hand: ["Brock's Grit", "Fire Energy"] } });
    t.play("Brock's Grit");
    expect(t.decision.min).toBe(0);
    t.choose();
    expect(t.you.hand).toHaveLength(2);
  });

  it("a cost that cannot be paid in full forbids the use", () => {
    expect(scenario({ cards, you: { hand: ["Fiery Torch", "Water Energy"] } }).canPlay("Fiery Torch")).toBe(false);
    expect(scenario({ cards, you: { active: "Greninja", hand: ["Fire Energy"] } }).canUse("Water Shuriken")).toBe(false);
    expect(scenario({ cards, you: { hand: ["Ultra Ball", "Potion"] } }).canPlay("Ultra Ball")).toBe(false);
    const t = scenario({ cards, you: { hand: ["Ultra Ball", "Potion", "Switch"], deck: ["Froakie"] } });
    t.play("Ultra Ball").choose("Froakie");
    expect(t.you.hand).toEqual(["Froakie"]);
  });

  it("a search with nothing to be found is asked and answered with nothing", () => {
    const t = scenario({ you: { hand: ["Nest Ball"], deck: ["Potion", "Switch"] } });
    t.play("Nest Ball");
    expect([t.options, t.decision.min, t.decision.max, t.decision.fallback]).toEqual([[], 0, 0, []]);
    t.choose();
    expect(t.happened("shuffled")).toHaveLength(1);
  });
});
