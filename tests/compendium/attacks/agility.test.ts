import { describe, expect, it } from "vitest";
import { type ScenarioSetup, scenario } from "@/games/pokemon/engine/testing/scenario";
import { real } from "../prints";

const CCC = ["Water Energy", "Water Energy", "Water Energy"];

/** Your Blitzle has used Agility with heads; it is the opponent's turn. */
function afterAgility(others: readonly string[], opponent: NonNullable<ScenarioSetup["opponent"]>, you: ScenarioSetup["you"] = {}) {
  return scenario({
    cards: real("bw3-35", "bw5-63", "sm8-197", "swsh9tg-TG19", "bw2-65").filter(({ name }) => ["Blitzle", ...others].includes(name)),
    coins: "H",
    you: { active: { name: "Blitzle", energy: ["Lightning Energy"] }, ...you },
    opponent,
  }).attack("Agility");
}

describe("After Agility", () => {
  it("CMP-329 Benched Pokémon are damaged as ever", () => {
    const t = afterAgility(
      ["Darkrai-EX"],
      { active: { name: "Darkrai-EX", energy: ["Darkness Energy", "Darkness Energy", "Water Energy"] } },
      { bench: ["Zubat"] },
    );
    t.attack("Night Spear");
    expect([t.you.active?.damage, t.you.bench[0]?.damage]).toEqual([0, 30]);
  });

  it("CMP-330 an attack that draws cards draws them", () => {
    const t = afterAgility(["Virizion-GX"], { active: { name: "Virizion-GX", energy: CCC } });
    t.attack("Double Draw");
    expect(t.opponent.hand).toHaveLength(3);
  });

  it("CMP-331 an attack that heals its user heals it", () => {
    const t = afterAgility([], { active: { name: "Chesnaught", damage: 50, energy: ["Grass Energy", "Grass Energy", ...CCC] } });
    t.attack("Touchdown");
    expect([t.you.active?.damage, t.opponent.active?.damage]).toEqual([0, 40]);
  });

  it("CMP-332 another Pokémon that becomes Active does it no damage either", () => {
    const t = afterAgility([], { active: "Zubat", bench: [{ name: "Machop", energy: CCC }] });
    t.retreat().attack("Karate Chop");
    expect(t.you.active?.damage).toBe(0);
  });

  it("CMP-333 G-Max One Blow is not affected by it", () => {
    const t = afterAgility(
      ["Single Strike Urshifu VMAX"],
      {
        active: {
          name: "Single Strike Urshifu VMAX",
          energy: ["Fighting Energy", "Fighting Energy", "Fighting Energy", "Fighting Energy"],
        },
      },
      { bench: ["Zubat"] },
    );
    t.attack("G-Max One Blow").choose(0);
    expect(t.you.active?.name).toBe("Zubat");
  });

  it("CMP-440 nor is Feint Attack", () => {
    const t = afterAgility(["Liepard"], { active: { name: "Liepard", energy: ["Darkness Energy"] } });
    t.attack("Feint Attack");
    expect(t.you.active?.damage).toBe(30);
  });

  it("CMP-334 Poison puts its counter", () => {
    const t = afterAgility([], {}, { active: { name: "Blitzle", energy: ["Lightning Energy"], conditions: ["Poisoned"] } });
    expect(t.you.active?.damage).toBe(10);
  });
});

describe("Feint Attack", () => {
  it("CMP-438 damages a Benched Pokémon that its Ability protects", () => {
    const t = scenario({
      cards: real("bw2-65", "bw7-29"),
      you: { active: { name: "Liepard", energy: ["Darkness Energy"] } },
      opponent: { bench: ["Squirtle"] },
    });
    t.attack("Feint Attack").choose("Squirtle");
    expect(t.opponent.bench[0]?.damage).toBe(30);
  });

  it("CMP-441 is stopped by the Smokescreen that is on its user", () => {
    const t = scenario({
      cards: real("bw2-65", "bw9-19"),
      coins: "T",
      you: { active: { name: "Seadra", energy: ["Water Energy"] } },
      opponent: { active: { name: "Liepard", energy: ["Darkness Energy"] } },
    });
    t.attack("Smokescreen").attack("Feint Attack");
    expect(t.you.active?.damage).toBe(0);
  });
});
