import { describe, expect, it } from "vitest";
import { scenario } from "@/engine/pokemon/testing/scenario";
import { real } from "../prints";

describe("Abilities about damage and Knock Outs", () => {
  it("CMP-77 Darkness Guard lessens the damage before the attack discards its Energy", () => {
    const t = scenario({
      cards: real("bw2-56", "swsh3-105"),
      you: { active: { name: "Excadrill", energy: ["Fighting Energy", "Fighting Energy", "Fighting Energy"] } },
      opponent: { active: { name: "Darkrai", energy: ["Darkness Energy"] } },
    });
    t.attack("Drill Run");
    expect(t.opponent.active).toMatchObject({ damage: 60, energy: [] });
  });

  const shedinja = (bench: { name: string; tools: string[] }[]) => {
    const t = scenario({
      cards: real("bw6-48", "bw6-92", "bw6-54"),
      you: { active: { name: "Giratina-EX", energy: ["Grass Energy", "Psychic Energy", "Water Energy"] } },
      opponent: { active: "Shedinja", bench },
    });
    return t.attack("Shred");
  };

  it("CMP-96 while Garbotoxin takes Empty Shell away, a Prize is taken for Shedinja", () => {
    const t = shedinja([{ name: "Garbodor", tools: ["Muscle Band"] }]).choose(0);
    expect(t.you.prizes).toBe(5);
  });

  it("CMP-97 an attack that no effect on the Defending Pokémon touches still brings no Prize for Empty Shell", () => {
    const t = shedinja([{ name: "Garbodor", tools: [] }]);
    expect(t.you.prizes).toBe(6);
    expect(t.opponent.active?.name).toBe("Garbodor");
  });

  it("CMP-122 a Retreat Cost that is gone is not raised", () => {
    const t = scenario({ cards: real("swsh2-35", "swsh2-160"), stadium: "Galar Mine", you: { active: "Cinderace V" } });
    expect(t.you.active?.retreatCost).toBe(0);
  });
});
