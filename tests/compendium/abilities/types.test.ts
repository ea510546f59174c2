import { describe, expect, it } from "vitest";
import { scenario } from "@/engine/pokemon/testing/scenario";
import { real } from "../prints";

describe("Abilities that change types and Weakness", () => {
  it("CMP-15 what multiplies Weakness gives none to a Pokémon without it", () => {
    const damage = (defender: string) => {
      const t = scenario({
        cards: real("bw7-3"),
        you: { active: { name: "Machop", energy: ["Fighting Energy"] }, bench: ["Vileplume"] },
        opponent: { active: defender },
      });
      return t.attack("Karate Chop").opponent.active?.damage;
    };
    expect([damage("Snorlax"), damage("Dusclops")]).toEqual([120, 30]);
  });

  it("CMP-16 nothing multiplies the Weakness that Psychic Protection took away", () => {
    const t = scenario({
      cards: real("bw7-67", "bw7-3"),
      you: { active: { name: "Cresselia-EX", energy: ["Psychic Energy", "Psychic Energy", "Psychic Energy", "Psychic Energy"] } },
      opponent: {
        active: "Snorlax",
        bench: [{ name: "Koffing", energy: ["Psychic Energy"], tools: ["Muscle Band"] }, "Vileplume"],
        hand: ["Switch"],
      },
    });
    t.attack("Psychic Protection").play("Switch").choose("Koffing").attack("Smokescreen");
    // 30, and Sparkling Particles heals 10 between turns.
    expect(t.you.active?.damage).toBe(20);
  });

  it("CMP-21 added types stand beside the two types of Double Type", () => {
    const t = scenario({
      cards: real("xy7-35", "xy7-13", "xy7-22", "xy7-26"),
      you: { active: "Golurk", bench: ["Flareon", "Vaporeon", "Jolteon"] },
    });
    expect([...(t.you.active?.types ?? [])].sort()).toEqual(["Fighting", "Fire", "Lightning", "Psychic", "Water"]);
  });

  it("CMP-22 a Darkness Pokémon with an added type keeps Dangerous Energy", () => {
    const t = scenario({
      cards: real("bw5-83", "xy7-13", "xy7-82", "bw1-69"),
      you: { active: { name: "Scrafty", energy: ["Dangerous Energy"] }, hand: ["Flareon"], bench: ["Eevee"] },
    });
    expect(t.you.active).toMatchObject({ types: ["Darkness"], energy: ["Dangerous Energy"] });
    t.evolve("Flareon");
    expect(t.you.active).toMatchObject({ types: ["Fire", "Darkness"], energy: ["Dangerous Energy"] });
  });

  it("CMP-23 Ariados with an added type is still Grass, so that Poisonous Nest spares it", () => {
    const t = scenario({ cards: real("xy7-6", "xy7-13"), you: { active: "Ariados", bench: ["Flareon"] } });
    t.useAbility("Poisonous Nest");
    expect([t.you.active?.conditions, t.opponent.active?.conditions]).toEqual([[], ["Poisoned"]]);
  });

  it("CMP-24 a Pokémon BREAK is no Stage 1 Pokémon any more", () => {
    const t = scenario({
      cards: real("xy8-49", "xy8-50", "xy7-13"),
      you: { active: { name: "Raichu", under: ["Pikachu"] }, bench: ["Flareon"], hand: ["Raichu BREAK"] },
    });
    expect(t.you.active?.types).toEqual(["Fire", "Lightning"]);
    t.evolve("Raichu BREAK");
    expect(t.you.active?.types).toEqual(["Lightning"]);
  });
});
