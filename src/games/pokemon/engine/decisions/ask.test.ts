import { describe, expect, it } from "vitest";
import { attack, pokemon, SELF, trainer } from "../testing/cards";
import { scenario } from "../testing/scenario";

const cards = [
  trainer(
    "Sort Out",
    "Item",
    {},
    { do: "move", cards: { cards: "choose", from: { zone: "hand", of: "you" }, count: 1 }, destination: { to: "deck", place: "top" } },
  ),
  pokemon(
    "Charizard",
    150,
    "Fire",
    {},
    attack("Fire Spin", "", "", {
      do: "move",
      cards: { cards: "attached", to: SELF, what: "energy", count: 1 },
      destination: { to: "discard" },
    }),
  ),
];

describe("a choice between identical cards", () => {
  it("is not asked where everybody sees them", () => {
    const t = scenario({ cards, you: { active: { name: "Charizard", energy: ["Fire Energy", "Fire Energy"] } } });
    t.attack("Fire Spin");
    expect(t.asked).toBe("main");
    expect(t.you.active?.energy).toEqual(["Fire Energy"]);
  });

  it("is asked where they lie on different Pokémon", () => {
    const douse = trainer(
      "Douse",
      "Item",
      {},
      {
        do: "move",
        cards: { cards: "attached", to: { pokemon: "all", side: "yours", place: "inPlay" }, what: "energy", count: 1 },
        destination: { to: "discard" },
      },
    );
    const burning = { name: "Charizard", energy: ["Fire Energy"] };
    const t = scenario({ cards: [...cards, douse], you: { active: burning, bench: [burning], hand: ["Douse"] } });
    t.play("Douse");
    expect(t.options).toEqual(["Fire Energy", "Fire Energy"]);
    t.choose("Fire Energy");
  });

  it("is asked in the hand: the other player would learn that they are alike", () => {
    const t = scenario({ cards, you: { hand: ["Sort Out", "Potion", "Potion"] } });
    t.play("Sort Out");
    expect(t.options).toEqual(["Potion", "Potion"]);
    t.choose("Potion");
  });
});
