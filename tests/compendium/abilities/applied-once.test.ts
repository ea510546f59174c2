import { describe, expect, it } from "vitest";
import { scenario } from "@/games/pokemon/engine/testing/scenario";
import { real } from "../prints";

describe("Abilities that are applied once", () => {
  it("EFF-26 two Strong Cheer make attacks do 30 more damage, not 60; each player has their own", () => {
    const t = scenario({
      edition: "sm",
      cards: real("sm10-29"),
      you: { active: { name: "Froakie", energy: ["Water Energy"] }, bench: ["Incineroar", "Incineroar"] },
      opponent: { active: { name: "Froakie", energy: ["Water Energy"] }, bench: ["Incineroar"] },
    });
    t.attack("Pound").attack("Pound");
    expect([t.opponent.active?.damage, t.you.active?.damage]).toEqual([40, 40]);
  });

  it("EFF-26 with two Jungle Totem each Grass Energy counts twice, not four times", () => {
    for (const [energies, may] of [
      [1, false],
      [2, true],
    ] as const) {
      const t = scenario({
        edition: "sm",
        cards: real("sm3.5-3"),
        you: { active: { name: "Venusaur", energy: Array.from({ length: energies }, () => "Grass Energy") }, bench: ["Venusaur"] },
      });
      expect(t.canAttack("Solar Beam")).toBe(may);
    }
  });
});
