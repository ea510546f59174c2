import { describe, expect, it } from "vitest";
import { scenario } from "@/engine/pokemon/testing/scenario";
import { real } from "../prints";

describe("Stadiums", () => {
  it("CMP-975 Rough Seas that comes again after Delinquent is used again", () => {
    const t = scenario({
      cards: real("xy5-137", "xy9-98"),
      stadium: "Rough Seas",
      you: { active: { name: "Froakie", damage: 50 }, hand: ["Delinquent", "Rough Seas"] },
      opponent: { hand: ["Abra", "Abra", "Abra"] },
    });
    t.useStadium().play("Delinquent").play("Rough Seas").useStadium();
    expect(t.you.active?.damage).toBe(0);
  });

  it("CMP-979 Dimension Valley cheapens an attack that Mew-EX uses of another Psychic Pokémon once", () => {
    const canAttack = (energy: string[]) =>
      scenario({
        cards: real("xy4-93", "bw6-120", "bw3-60"),
        stadium: "Dimension Valley",
        you: { active: { name: "Mew-EX", energy }, bench: ["Chandelure"] },
      }).canAttack("Eerie Glow");
    expect(canAttack(["Psychic Energy", "Psychic Energy"])).toBe(true);
    expect(canAttack(["Psychic Energy"])).toBe(false);
  });

  it("CMP-1003 a Primal Pokémon is a Mega Evolution Pokémon for Faded Town", () => {
    const t = scenario({
      cards: real("xy7-73", "xy5-149"),
      stadium: "Faded Town",
      you: { active: "Primal Kyogre-EX", bench: ["Charizard-EX"] },
    });
    t.endTurn();
    expect([t.you.active?.damage, t.you.bench[0]?.damage]).toEqual([20, 0]);
  });

  it("CMP-1006, CMP-1007 Fighting Stadium adds damage to the Active Pokémon-EX, not to those on the Bench", () => {
    const t = scenario({
      cards: real("xy3-90", "bw5-54"),
      stadium: "Fighting Stadium",
      you: { active: { name: "Groudon-EX", energy: ["Fighting Energy", "Fighting Energy"] } },
      opponent: { active: "Charizard-EX", bench: ["Charizard-EX"] },
    });
    t.attack("Tromp");
    expect([t.opponent.active?.damage, t.opponent.bench[0]?.damage]).toEqual([40, 10]);
  });

  const frozen = (energy: string, more: { damage?: number; evolution?: string } = {}) => {
    const t = scenario({
      cards: real("bw9-100", "xy3-80", "xy7-22", "bw9-64"),
      stadium: "Frozen City",
      you: {
        active: { name: "Eevee", damage: more.damage ?? 0 },
        bench: ["Zubat"],
        hand: [energy],
        deck: ["Vaporeon", "Umbreon", "Water Energy"],
      },
    });
    return t.attach(energy, "Eevee");
  };

  it("CMP-1019 Frozen City puts two counters for a card, however much Energy it provides", () => {
    expect(frozen("Double Colorless Energy").you.active?.damage).toBe(20);
  });
});
