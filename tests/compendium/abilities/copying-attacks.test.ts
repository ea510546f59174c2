import { describe, expect, it } from "vitest";
import { scenario } from "@/games/pokemon/engine/testing/scenario";
import { real } from "../prints";

const FOUR_WATER = ["Water Energy", "Water Energy", "Water Energy", "Water Energy"];

describe("Abilities that let a Pokémon use the attacks of others", () => {
  it("CMP-239 Fast Raid is used on the first turn by Shadow Hunt too", () => {
    const t = scenario({
      cards: real("sm3-80", "sm5-140"),
      edition: "sm",
      turn: 1,
      you: { active: { name: "Marshadow-GX", energy: ["Grass Energy"] }, discard: ["Pheromosa-GX"] },
    });
    t.attack("Fast Raid");
    expect(t.opponent.active?.damage).toBe(30 * 2);
  });

  it("CMP-292 Versatile wants the Energy of the attack it takes, type by type", () => {
    const cards = real("bw6-120", "bw6-26");
    const wrong = scenario({
      cards,
      you: {
        active: { name: "Mew-EX", energy: ["Psychic Energy", "Psychic Energy", "Psychic Energy", "Psychic Energy"] },
        bench: ["Wailord"],
      },
    });
    expect(wrong.canAttack("Giant Wave")).toBe(false);
    const right = scenario({ cards, you: { active: { name: "Mew-EX", energy: FOUR_WATER }, bench: ["Wailord"] } });
    expect(right.canAttack("Giant Wave")).toBe(true);
  });

  it("CMP-293 an attack that the Wailord opposite may not use again is used by Versatile", () => {
    const t = scenario({
      cards: real("bw6-120", "bw6-26"),
      you: { active: { name: "Wailord", energy: FOUR_WATER } },
      opponent: { active: { name: "Mew-EX", energy: FOUR_WATER } },
    });
    t.attack("Giant Wave").attack("Giant Wave");
    expect(t.you.active?.damage).toBe(80);
    expect(t.canAttack("Giant Wave")).toBe(false);
  });

  it("CMP-295 X Blast by Versatile is not used in the next turn either", () => {
    const t = scenario({
      cards: real("bw6-120", "xy1-97"),
      you: { active: { name: "Mew-EX", energy: ["Fairy Energy", "Fairy Energy", "Fairy Energy", "Fairy Energy"] }, bench: ["Xerneas-EX"] },
      opponent: { bench: ["Zubat"] },
    });
    t.attack("X Blast").choose(0).endTurn();
    expect(t.canAttack("X Blast")).toBe(false);
    expect(t.canAttack("Break Through")).toBe(true);
  });

  it("CMP-291 Watch and Learn uses the attack that Versatile took", () => {
    const t = scenario({
      cards: real("bw6-120", "bw6-26", "xy9-67"),
      you: { active: { name: "Mew-EX", energy: FOUR_WATER }, bench: ["Wailord"] },
      opponent: { active: { name: "Sudowoodo", energy: ["Fighting Energy", "Water Energy"] } },
    });
    t.attack("Giant Wave").attack("Watch and Learn");
    expect(t.you.active?.damage).toBe(80);
  });
});
