import { describe, expect, it } from "vitest";
import { scenario } from "@/games/pokemon/engine/testing/scenario";
import { real } from "../prints";

describe("Healing and Special Conditions by Trainer cards", () => {
  it("CMP-1043 Hyper Potion wants a damaged Pokémon with two Energy, and heals what there is", () => {
    const potion = (damage: number, energy: string[]) =>
      scenario({ cards: real("swsh1-166"), you: { active: { name: "Snorlax", damage, energy }, hand: ["Hyper Potion"] } });
    expect(potion(0, ["Water Energy", "Water Energy"]).canPlay("Hyper Potion")).toBe(false);
    expect(potion(50, ["Water Energy"]).canPlay("Hyper Potion")).toBe(false);
    const t = potion(50, ["Water Energy", "Water Energy"]).play("Hyper Potion");
    expect(t.you.active).toMatchObject({ damage: 0, energy: [] });
  });

  it("CMP-1044 Hypnotoxic Laser replaces a stronger Poison by its own", () => {
    const t = scenario({
      cards: real("bw8-123", "xy9-86"),
      coins: "T",
      you: { active: { name: "Dragalge", energy: ["Psychic Energy"] }, hand: ["Hypnotoxic Laser"] },
    });
    t.attack("Severe Poison");
    expect(t.opponent.active?.damage).toBe(40);
    t.endTurn().play("Hypnotoxic Laser").endTurn();
    expect(t.opponent.active?.damage).toBe(90);
  });

  it("CMP-1020 Weakness Policy holds against an attack that effects on the Defending Pokémon do not touch", () => {
    const t = scenario({
      cards: real("xy5-142", "bw6-92"),
      you: { active: { name: "Giratina-EX", energy: ["Grass Energy", "Psychic Energy", "Water Energy"] } },
      opponent: { active: { name: "Giratina-EX", tools: ["Weakness Policy"] } },
    });
    t.attack("Shred");
    expect(t.opponent.active?.damage).toBe(90);
  });

  it("CMP-1120 Potion heals 30 damage, or all where there is less", () => {
    const left = (damage: number) =>
      scenario({ cards: real("bw1-100"), you: { active: { name: "Snorlax", damage }, hand: ["Potion"] } }).play("Potion").you.active
        ?.damage;
    expect([left(50), left(20)]).toEqual([20, 0]);
  });

  it("CMP-1178 Super Potion heals a Pokémon without Energy too", () => {
    const t = scenario({ cards: real("xy1-128"), you: { active: { name: "Snorlax", damage: 80 }, hand: ["Super Potion"] } });
    t.play("Super Potion");
    expect(t.you.active?.damage).toBe(20);
  });

  it("CMP-1215, CMP-1216 Moomoo Cheese heals 30 damage from each of two Pokémon, or all where there is less", () => {
    const t = scenario({
      cards: real("swsh4-156"),
      edition: "sv",
      you: {
        active: { name: "Snorlax", damage: 50, energy: ["Water Energy"] },
        bench: [{ name: "Froakie", damage: 20, energy: ["Water Energy"] }],
        hand: ["Moomoo Cheese"],
      },
    });
    t.play("Moomoo Cheese").choose("Snorlax", "Froakie");
    expect([t.you.active?.damage, t.you.bench[0]?.damage]).toEqual([20, 0]);
  });

  it("CMP-1170 Sitrus Berry does not heal what Poison does during Pokémon Checkup, but at the end of the next turn", () => {
    const t = scenario({
      cards: real("swsh1-182"),
      edition: "sv",
      you: { active: { name: "Snorlax", damage: 20, conditions: ["Poisoned"], tools: ["Sitrus Berry"] } },
    });
    t.endTurn();
    expect(t.you.active).toMatchObject({ damage: 30, tools: ["Sitrus Berry"] });
    t.endTurn();
    expect(t.you.active).toMatchObject({ damage: 10, tools: [] });
  });

  it("CMP-1171 Sitrus Berry does not save a Pokémon that an attack Knocks Out", () => {
    const t = scenario({
      cards: real("swsh1-182"),
      edition: "sv",
      you: { active: { name: "Snorlax", energy: ["Water Energy", "Water Energy", "Water Energy", "Water Energy"] } },
      opponent: { active: { name: "Snorlax", damage: 30, tools: ["Sitrus Berry"] }, bench: ["Froakie"] },
    });
    t.attack("Body Slam").choose(0);
    expect(t.opponent.discard.toSorted()).toEqual(["Sitrus Berry", "Snorlax"]);
  });
});
