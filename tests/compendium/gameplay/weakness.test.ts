import { describe, expect, it } from "vitest";
import { attack, pokemon } from "@/games/pokemon/engine/testing/cards";
import { scenario } from "@/games/pokemon/engine/testing/scenario";
import { real } from "../prints";

const LLC = ["Lightning Energy", "Lightning Energy", "Lightning Energy"];

describe("Weakness and Resistance", () => {
  it("CMP-874, CMP-876 damage that no effects change is still not doubled where an Ability takes the Weakness away", () => {
    const t = scenario({
      cards: real("xy9-49", "xy6-74", "bw1-44"),
      coins: "T",
      you: { active: { name: "Joltik", energy: ["Lightning Energy"] }, bench: ["Zebstrika"] },
      opponent: { active: "Altaria" },
    });
    t.attack("Stun Needle");
    expect(t.opponent.active?.damage).toBe(10);
  });

  it("CMP-875 Zap Zone leaves Weakness in force", () => {
    const t = scenario({
      cards: [...real("xy9-49"), pokemon("Swanna", 200, "Water", { weakness: "Lightning" }, attack("Gust", "C", "20"))],
      you: { active: { name: "Zebstrika", energy: LLC } },
      opponent: { active: "Swanna" },
    });
    t.attack("Crashing Bolt");
    expect(t.opponent.active?.damage).toBe(100);
  });

  it("CMP-877 each type of a Pokémon with two counts against Weakness and Resistance", () => {
    const twofold = pokemon("Golurk", 130, "Psychic", { types: ["Psychic", "Fighting"] }, attack("Punch", "C", "50"));
    const target = pokemon("Skarmory", 200, "Metal", { weakness: "Fighting", resistance: "Psychic" }, attack("Peck", "C", "20"));
    const t = scenario({
      cards: [twofold, target],
      you: { active: { name: "Golurk", energy: LLC } },
      opponent: { active: "Skarmory" },
    });
    t.attack("Punch");
    expect(t.opponent.active?.damage).toBe(80);
  });
});
