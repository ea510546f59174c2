import { describe, expect, it } from "vitest";
import { ACTIVE, ability, pokemon, trainer } from "../testing/cards";
import { scenario } from "../testing/scenario";
import type { CardFilter, CardSelector, Instruction } from "./language";

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

describe("a price is no effect", () => {
  const discardHand: Instruction = { do: "move", cards: { cards: "all", zone: "hand", of: "you" }, destination: DISCARD };
  const research = trainer("Professor's Research", "Supporter", {}, discardHand, { do: "draw", count: 7 });
  const ranch = trainer(
    "Colress's Search",
    "Item",
    {},
    { do: "look", cards: { cards: "top", of: "you", count: 3, bind: 1 } },
    { do: "move", cards: { cards: "choose", from: { binding: 1 }, count: 1, where: { stages: ["Basic"] } }, destination: { to: "bench" } },
    { do: "move", cards: { cards: "rest", binding: 1 }, destination: { to: "deck", place: "shuffled" } },
  );
  const dudunsparce = (name: string, ...steps: Instruction[]) =>
    pokemon(name, 140, "Colorless", { abilities: [ability("Run Away", { kind: "activated", limit: "oncePerTurn", steps })] });

  it("RUL-23 a Trainer card is not played for what it makes its player give up", () => {
    expect(
      scenario({ cards: [research], you: { hand: ["Professor's Research", "Potion"], deck: [] } }).canPlay("Professor's Research"),
    ).toBe(false);
    expect(scenario({ cards: [research], you: { hand: ["Professor's Research"] } }).canPlay("Professor's Research")).toBe(true);
  });

  it("RUL-23 nor for cards that are looked at for the sake of what cannot follow", () => {
    const full = ["Zubat", "Zubat", "Zubat", "Zubat", "Zubat"];
    expect(scenario({ cards: [ranch], you: { hand: ["Colress's Search"], bench: full } }).canPlay("Colress's Search")).toBe(false);
    expect(scenario({ cards: [ranch], you: { hand: ["Colress's Search"], bench: [] } }).canPlay("Colress's Search")).toBe(true);
  });

  it("RUL-24 an Ability that begins with a discard is used by discarding", () => {
    const trade = dudunsparce("Zoroark", {
      do: "ifYouDo",
      steps: [{ do: "move", cards: inHand(1), destination: DISCARD }],
      then: [{ do: "draw", count: 2 }],
    });
    const t = scenario({ cards: [trade], you: { active: "Zoroark", hand: ["Potion"], deck: [] } });
    t.useAbility("Run Away");
    expect(t.you.discard).toEqual(["Potion"]);
  });

  it("RUL-24 one that costs its own Pokémon must be able to do the rest", () => {
    const letter = dudunsparce("Unown", {
      do: "ifYouDo",
      steps: [{ do: "discardPokemon", pokemon: { pokemon: "self" } }],
      then: [{ do: "draw", count: 1 }],
    });
    expect(scenario({ cards: [letter], you: { bench: ["Unown"], deck: [] } }).canUse("Run Away")).toBe(false);
    expect(scenario({ cards: [letter], you: { bench: ["Unown"] } }).canUse("Run Away")).toBe(true);
  });

  it("EFF-50 a price before 'if you do' is paid in full", () => {
    const sophocles = trainer(
      "Sophocles",
      "Supporter",
      {},
      { do: "ifYouDo", steps: [{ do: "move", cards: inHand(2), destination: DISCARD }], then: [{ do: "draw", count: 4 }] },
    );
    expect(scenario({ cards: [sophocles], you: { hand: ["Sophocles", "Potion"] } }).canPlay("Sophocles")).toBe(false);
    expect(scenario({ cards: [sophocles], you: { hand: ["Sophocles", "Potion", "Switch"] } }).canPlay("Sophocles")).toBe(true);
  });
});
