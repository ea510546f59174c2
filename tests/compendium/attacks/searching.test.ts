import { describe, expect, it } from "vitest";
import { scenario } from "@/games/pokemon/engine/testing/scenario";
import { real } from "../prints";

describe("Attacks that fill the hand or the Bench", () => {
  it("CMP-573 Return draws until five cards are in hand, or none at all", () => {
    const carnivine = () =>
      scenario({
        edition: "swsh",
        cards: real("swsh3-5"),
        you: { active: { name: "Carnivine", energy: ["Grass Energy"] }, hand: ["Switch", "Switch"] },
      });
    expect(carnivine().attack("Return").choose("yes").you.hand.length).toBe(5);
    expect(carnivine().attack("Return").choose("no").you.hand.length).toBe(2);
  });

  it("CMP-577 Roll Call puts down those it finds", () => {
    const t = scenario({
      cards: real("sm2-25", "sm1-30", "sm1-32"),
      you: { active: { name: "Politoed", energy: ["Water Energy"] }, deck: ["Poliwag", "Poliwrath", "Water Energy"] },
    });
    t.attack("Roll Call").choose("Poliwag", "Poliwrath");
    expect(t.you.bench.map(({ name }) => name)).toEqual(["Poliwag", "Poliwrath"]);
  });

  describe("Signs of Evolution", () => {
    const eevee = (...deck: string[]) =>
      scenario({
        cards: real("bw9-90", "bw9-12", "bw9-20", "bw9-23", "bw9-34"),
        you: { active: { name: "Eevee", energy: ["Water Energy"] }, deck: [...deck, "Water Energy"] },
      }).attack("Signs of Evolution");

    it("CMP-591 takes three of different types", () => {
      const t = eevee("Flareon", "Vaporeon", "Jolteon");
      t.choose("Flareon", "Vaporeon", "Jolteon");
      expect(t.you.hand).toEqual(["Flareon", "Vaporeon", "Jolteon"]);
    });

    it("CMP-592 takes no two of one type, whatever their names", () => {
      const t = eevee("Vaporeon", "Glaceon", "Flareon");
      expect(() => t.choose("Vaporeon", "Glaceon", "Flareon")).toThrow();
      t.choose("Glaceon", "Flareon");
      expect(t.you.hand).toEqual(["Glaceon", "Flareon"]);
    });
  });

  it("CMP-620 what a Pokémon's attack does to the Pokémon itself is resisted by it", () => {
    const t = scenario({
      cards: real("xy7-35"),
      you: { active: { name: "Golurk", energy: ["Water Energy", "Water Energy", "Water Energy", "Water Energy"] } },
      opponent: { active: "Charizard-EX" },
    });
    t.attack("Superpower").choose("yes");
    expect([t.you.active?.damage, t.opponent.active?.damage]).toEqual([0, 120]);
  });

  it("CMP-1542 Blissful Blast that does no damage attaches nothing", () => {
    const t = scenario({
      edition: "swsh",
      cards: real("swsh6-119", "me05-062"),
      you: { active: { name: "Blissey V", energy: ["Water Energy"] }, discard: ["Fire Energy"] },
      opponent: { bench: ["Bastiodon"] },
    });
    t.attack("Blissful Blast");
    expect([t.you.active?.energy, t.you.discard]).toEqual([["Water Energy"], ["Fire Energy"]]);
  });

  it("CMP-2422 Ancient Bulwark keeps off the damage of a Pokémon that is safe from effects of Abilities", () => {
    const t = scenario({
      edition: "sv",
      cards: real("me05-034", "me05-062"),
      you: { active: { name: "Banette", energy: ["Psychic Energy"] } },
      opponent: { bench: ["Bastiodon"] },
    });
    t.attack("Puppet Pull").choose("no");
    expect(t.opponent.active?.damage).toBe(0);
  });

  it("CMP-2018 Breezy Gift is used without a deck: Eldegoss and its cards become one", () => {
    const t = scenario({
      cards: real("sv07-011"),
      edition: "sv",
      you: { active: { name: "Eldegoss", under: ["Abra"], energy: ["Water Energy"] }, bench: ["Froakie"], deck: [] },
    });
    t.attack("Breezy Gift").choose("Eldegoss", "Water Energy");
    expect([t.you.hand.toSorted(), t.you.deckCount]).toEqual([["Eldegoss", "Water Energy"], 1]);
  });

  it("CMP-1212 Amazing Bloom evolves by one stage, past none", () => {
    const t = scenario({
      cards: real("swsh4-9"),
      edition: "sv",
      you: {
        active: { name: "Celebi", energy: ["Lightning Energy", "Psychic Energy"] },
        bench: ["Chespin"],
        deck: ["Chesnaught", "Quilladin", "Water Energy"],
      },
    });
    t.attack("Amazing Bloom");
    expect(t.options).toEqual(["Quilladin"]);
    expect(t.choose("Quilladin").you.bench[0]?.cards).toEqual(["Chespin", "Quilladin"]);
  });
});
