import { describe, expect, it } from "vitest";
import { scenario } from "@/games/pokemon/engine/testing/scenario";
import { real } from "../prints";

describe("What answers an attack's damage", () => {
  it("CMP-2106 Fade Out takes its attacker to hand before Exploding Needles, which then finds nobody", () => {
    const t = scenario({
      edition: "sv",
      cards: real("sv09-068", "sv09-008"),
      you: { active: { name: "Lillie's Comfey", energy: ["Psychic Energy"], damage: 20 }, bench: ["Chespin"] },
      opponent: { active: { name: "Maractus", damage: 90 }, bench: ["Froakie"] },
    });
    t.attack("Fade Out").choose(0);
    expect(t.you.hand).toContain("Lillie's Comfey");
    expect(t.opponent.prizes).toBe(6);
    expect(t.opponent.active?.name).toBe("Froakie");
  });

  it("CMP-2091 Aqua Return shuffles its Energy into the deck before Handheld Fan", () => {
    const t = scenario({
      edition: "sv",
      cards: real("swsh12.5gg-GG39", "sv06-150"),
      you: { active: { name: "Lumineon V", energy: ["Water Energy", "Water Energy", "Water Energy"] }, bench: ["Chespin", "Froakie"] },
      opponent: { active: { name: "Snorlax", tools: ["Handheld Fan"] } },
    });
    t.attack("Aqua Return").choose("Chespin");
    expect([t.you.active, ...t.you.bench].map((pokemon) => pokemon?.energy)).toEqual([[], []]);
    expect(t.you.deckCount).toBe(14);
  });

  it("CMP-2124 Joust discards Handheld Fan before its damage, so no Energy moves", () => {
    const t = scenario({
      edition: "sv",
      cards: real("sv01-096", "sv06-150"),
      you: { active: { name: "Klefki", energy: ["Psychic Energy"] }, bench: ["Chespin"] },
      opponent: { active: { name: "Snorlax", tools: ["Handheld Fan"] } },
    });
    t.attack("Joust");
    expect(t.you.active?.energy).toEqual(["Psychic Energy"]);
  });

  it("CMP-2126 Handheld Fan moves an Energy from an attacker on the Bench to another Pokémon there", () => {
    const t = scenario({
      edition: "sv",
      cards: real("sv03.5-065", "sv06-150"),
      you: { bench: [{ name: "Alakazam ex", energy: ["Psychic Energy", "Psychic Energy"] }, "Chespin"] },
      opponent: { active: { name: "Snorlax", tools: ["Handheld Fan"] } },
    });
    t.attack("Dimensional Hand");
    if (t.asked !== "main") t.choose("Psychic Energy");
    expect(t.you.bench.map(({ energy }) => energy)).toEqual([["Psychic Energy"], ["Psychic Energy"]]);
  });

  it("CMP-2121 two Spiky Energy put four counters on the attacker", () => {
    const t = scenario({
      edition: "sv",
      cards: real("sv09-159"),
      you: { active: { name: "Charizard-EX", energy: ["Fire Energy"] } },
      opponent: { active: { name: "Snorlax", energy: ["Spiky Energy", "Spiky Energy"] } },
    });
    t.attack("Stoke");
    expect(t.you.active?.damage).toBe(40);
  });

  it("CMP-2165 counters equal to the damage done are all of the damage, more than the HP that were left", () => {
    const t = scenario({
      edition: "sv",
      cards: real("sv03.5-150", "sv09-031", "sv06-130"),
      you: { active: { name: "Mewtwo", energy: ["Psychic Energy", "Psychic Energy"] }, bench: ["Chespin"] },
      opponent: { active: { name: "Volcanion ex", energy: ["Fire Energy", "Fire Energy", "Fire Energy"] } },
    });
    t.attack("Reflective Barrier").attack("Scorching Cyclone").choose(0);
    expect(t.opponent.active?.damage).toBe(20 + 160);
  });

  it("CMP-2088 Lucky Egg draws up to seven cards when its Pokémon is Knocked Out, as the newer print says", () => {
    const t = scenario({
      edition: "swsh",
      cards: real("swsh1-167"),
      you: { active: { name: "Charizard-EX", energy: ["Fire Energy"] } },
      opponent: { active: { name: "Abra", tools: ["Lucky Egg"] }, bench: ["Chespin"], hand: ["Zubat"] },
    });
    t.attack("Stoke").choose(0);
    expect(t.opponent.hand).toHaveLength(8);
    expect(t.opponent.discard).toContain("Lucky Egg");
  });
});
