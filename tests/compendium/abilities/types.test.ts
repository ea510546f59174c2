import { describe, expect, it } from "vitest";
import { scenario } from "@/games/pokemon/engine/testing/scenario";
import { real } from "../prints";

/** What the Active Pokémon's Energy provides. */
function provided(t: ReturnType<typeof scenario>, seat: 0 | 1 = 0) {
  const active = t.view(seat).sides[seat].active;
  return active && !active.faceDown ? active.provides : [];
}

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

  it("CMP-73 Dark Aura leaves a Fire Energy no Fire", () => {
    const t = scenario({ cards: real("bw3-79"), you: { active: { name: "Hydreigon", energy: ["Fire Energy"] } } });
    expect(provided(t)).toEqual([["Darkness"]]);
  });

  it("CMP-74 Dark Aura makes Rainbow Energy provide Darkness only, and it stays a Special Energy", () => {
    const t = scenario({
      cards: real("bw3-79", "xy1-131", "xy6-30"),
      you: { active: { name: "Shuppet", energy: ["Psychic Energy"] } },
      opponent: { active: { name: "Hydreigon", energy: ["Rainbow Energy", "Fire Energy"] } },
    });
    expect(provided(t, 1)).toEqual([["Darkness"], ["Darkness"]]);
    t.attack("Bleh");
    expect(t.opponent.discard).toEqual(["Rainbow Energy"]);
  });

  it("CMP-106 Energy of other types than that of the Ability stays where it is", () => {
    const t = scenario({
      cards: real("bw1-76"),
      you: { active: { name: "Klinklang", energy: ["Water Energy"] }, bench: ["Fennekin"] },
    });
    expect(t.canUse("Shift Gear")).toBe(false);
  });

  it("CMP-107 a Special Energy that provides the Ability's type is moved like a basic one", () => {
    const t = scenario({
      cards: real("bw1-76", "xy1-131"),
      you: { active: { name: "Klinklang", energy: ["Rainbow Energy"] }, bench: ["Fennekin"] },
    });
    t.useAbility("Shift Gear");
    expect(t.you.bench[0]?.energy).toEqual(["Rainbow Energy"]);
  });

  it("CMP-108 an Energy that another Ability has changed is of its old type no more", () => {
    const t = scenario({
      cards: real("bw1-76", "bw3-79"),
      you: { active: { name: "Hydreigon", energy: ["Metal Energy"] }, bench: ["Klinklang"] },
    });
    expect(t.canUse("Shift Gear")).toBe(false);
  });

  it("CMP-198 Poisonous Nest is not used when both Active Pokémon are Grass", () => {
    const t = scenario({ cards: real("xy7-6"), you: { active: "Ariados" }, opponent: { active: "Chespin" } });
    expect(t.canUse("Poisonous Nest")).toBe(false);
  });
});
