import { describe, expect, it } from "vitest";
import { attack, pokemon, trainer } from "../../testing/cards";
import { scenario } from "../../testing/scenario";
import type { CardSelector } from "../language";

const TOP3: CardSelector = { cards: "top", of: "you", count: 3, bind: 1 };

const cards = [
  pokemon(
    "Braixen",
    80,
    "Fire",
    {},
    attack("Clairvoyant Eye", "", "", { do: "look", cards: TOP3 }, { do: "reorder", cards: { cards: "bound", binding: 1 }, place: "top" }),
  ),
  trainer("Rotom Dex", "Item", {}, { do: "look", cards: TOP3 }, { do: "reorder", cards: { cards: "rest", binding: 1 }, place: "bottom" }),
  trainer("Peeking Red Card", "Item", {}, { do: "look", cards: { cards: "top", of: "opponent", count: 1 } }),
  trainer("Pokémon Fan Club", "Supporter", {}, { do: "reveal", cards: { cards: "top", of: "you", count: 2 } }),
  trainer("Bianca", "Supporter", {}, { do: "drawUntil", handSize: 6 }),
  trainer("Greedy Dice", "Item", {}, { do: "flip", coins: 1, heads: [{ do: "takePrizes", count: 1 }] }),
  trainer(
    "Gladion",
    "Supporter",
    {},
    {
      do: "swapCards",
      first: { cards: "choose", from: { zone: "prizes", of: "you" }, count: 1, unseen: true },
      second: { cards: "choose", from: { zone: "hand", of: "you" }, count: 1 },
    },
  ),
  trainer(
    "Trick Shovel",
    "Item",
    {},
    {
      do: "swapCards",
      first: { cards: "choose", from: { zone: "hand", of: "you" }, count: 1 },
      second: { cards: "top", of: "you", count: 1 },
    },
  ),
  trainer(
    "Juggler",
    "Supporter",
    {},
    { do: "chooseNumber", from: 1, to: 3, bind: 1 },
    { do: "draw", count: { count: "chosen", binding: 1 } },
  ),
  pokemon(
    "Unfezant",
    130,
    "Colorless",
    {},
    attack("Strong Winds", "", "", {
      do: "move",
      cards: { cards: "attached", to: { pokemon: "all", side: "both", place: "inPlay" }, what: "any", count: "all" },
      destination: { to: "deck", place: "shuffled" },
    }),
  ),
];

describe("operations on cards", () => {
  it("look: the top of one's own deck, then reorder: back on top in the order chosen", () => {
    const t = scenario({ cards, you: { active: "Braixen", deck: ["Potion", "Switch", "Tierno", "Froakie"] } });
    t.attack("Clairvoyant Eye");
    expect(t.happened("looked")).toMatchObject([{ visibleTo: [0], cards: [{ card: "Potion" }, { card: "Switch" }, { card: "Tierno" }] }]);
    expect(t.decision).toMatchObject({ purpose: "reorder", ordered: true, min: 3, max: 3 });
    t.choose("Tierno", "Potion", "Switch").endTurn();
    expect(t.you.hand).toEqual(["Tierno"]);
  });

  it("reorder: to the bottom, the first chosen highest", () => {
    const t = scenario({ cards, you: { hand: ["Rotom Dex", "Bianca"], deck: ["Potion", "Switch", "Tierno", "Froakie"] } });
    t.play("Rotom Dex").choose("Tierno", "Switch", "Potion").play("Bianca");
    expect(t.you.hand).toEqual(["Froakie", "Tierno", "Switch", "Potion"]);
  });

  it("look: the top of the opponent's deck stays where it is", () => {
    const t = scenario({ cards, you: { hand: ["Peeking Red Card"] }, opponent: { deck: ["Froakie", "Potion"] } });
    t.play("Peeking Red Card");
    expect(t.happened("looked")).toMatchObject([
      { seat: 0, visibleTo: [0], from: { zone: "deck", seat: 1 }, cards: [{ card: "Froakie" }] },
    ]);
    t.endTurn();
    expect(t.opponent.hand).toEqual(["Froakie"]);
  });

  it("reveal: everybody sees the cards, which stay where they are", () => {
    const t = scenario({ cards, you: { hand: ["Pokémon Fan Club"], deck: ["Froakie", "Potion", "Switch"] } });
    t.play("Pokémon Fan Club");
    expect(t.happened("revealed").at(-1)).toMatchObject({
      from: { zone: "deck", seat: 0 },
      cards: [{ card: "Froakie" }, { card: "Potion" }],
    });
    expect(t.you.deckCount).toBe(3);
  });

  it("drawUntil: up to the number, not counting the card played", () => {
    const t = scenario({ cards, you: { hand: ["Bianca", "Potion", "Potion"] } });
    t.play("Bianca");
    expect(t.you.hand).toHaveLength(6);
  });

  it("drawUntil: with as many in hand already the card cannot be played", () => {
    const full = ["Potion", "Potion", "Potion", "Potion", "Potion", "Potion"];
    expect(scenario({ cards, you: { hand: ["Bianca", ...full] } }).canPlay("Bianca")).toBe(false);
  });

  it("takePrizes: outside a Knock Out, unseen and by position", () => {
    const t = scenario({ cards, coins: "H", you: { hand: ["Greedy Dice"], prizes: ["Potion", "Switch"] } });
    t.play("Greedy Dice");
    expect(t.decision).toMatchObject({ purpose: "takePrizes", seat: 0 });
    t.choose(1);
    expect(t.you.hand).toEqual(["Switch"]);
    expect(t.you.prizes).toBe(1);
  });

  it("takePrizes: the last one wins", () => {
    const t = scenario({ cards, coins: "H", you: { hand: ["Greedy Dice"], prizes: ["Potion"] } });
    t.play("Greedy Dice");
    expect(t.outcome).toEqual({ winner: 0, reason: "prizes" });
  });

  it("swapCards: a face-down Prize card and a card of the hand", () => {
    const t = scenario({ cards, you: { hand: ["Gladion", "Potion", "Tierno"], prizes: ["Switch", "Froakie"] } });
    t.play("Gladion").choose(1).choose("Potion");
    expect([...t.you.hand].sort()).toEqual(["Froakie", "Tierno"]);
    expect(t.view(0).sides[0].prizes).toEqual(["down", "down"]);
  });

  it("swapCards: a card of the hand and the top card of the deck", () => {
    const t = scenario({ cards, you: { hand: ["Trick Shovel", "Potion", "Tierno"], deck: ["Froakie", "Switch"] } });
    t.play("Trick Shovel").choose("Potion");
    expect([...t.you.hand].sort()).toEqual(["Froakie", "Tierno"]);
    t.play("Tierno");
    expect([...t.you.hand].sort()).toEqual(["Froakie", "Potion", "Switch"]);
  });

  it("chooseNumber: a number named and used", () => {
    const t = scenario({ cards, you: { hand: ["Juggler"] } });
    t.play("Juggler");
    expect(t.options).toEqual(["1", "2", "3"]);
    t.choose(2);
    expect(t.you.hand).toHaveLength(2);
  });

  it("move: Energy and Tools leave a Pokémon together, and each deck is shuffled once", () => {
    const t = scenario({
      cards,
      you: { active: { name: "Unfezant", energy: ["Water Energy"], tools: ["Muscle Band"] } },
      opponent: { active: { name: "Snorlax", tools: ["Muscle Band"] }, bench: [{ name: "Froakie", energy: ["Water Energy"] }] },
    });
    t.attack("Strong Winds");
    expect(t.you).toMatchObject({ active: { energy: [], tools: [] }, deckCount: 12 });
    expect(t.opponent).toMatchObject({ active: { tools: [] }, bench: [{ energy: [] }] });
    expect(t.happened("shuffled").map(({ seat }) => seat)).toEqual([0, 1]);
  });

  it("ATK-14 who does not answer 'draw up to' draws on", () => {
    const t = scenario({
      cards: [pokemon("Reader", 60, "Water", {}, attack("Read", "", "", { do: "draw", count: 2, upTo: true }))],
      you: { active: "Reader" },
    });
    t.attack("Read");
    expect(t.decision.fallback.map((place) => t.options[place])).toEqual(["yes"]);
    t.choose("no");
  });
});
