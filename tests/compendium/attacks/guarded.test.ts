import { describe, expect, it } from "vitest";
import { scenario } from "@/games/pokemon/engine/testing/scenario";
import { real } from "../prints";

describe("Protection that meets an attack", () => {
  it("CMP-2095 Demolish damages a Sylveon with Safeguard, which is an effect on the Pokémon attacked", () => {
    const t = scenario({
      edition: "sv",
      cards: real("sv06-112", "sv08.5-040"),
      you: { active: { name: "Cornerstone Mask Ogerpon ex", energy: ["Fighting Energy", "Fighting Energy", "Fighting Energy"] } },
      opponent: { active: "Sylveon", bench: ["Chespin"] },
    });
    t.attack("Demolish").choose(0);
    expect(t.opponent.active?.name).toBe("Chespin");
  });

  it("CMP-2150 counters that Rocket Mirror moves to a Pokémon guarded from effects leave theirs and reach nobody", () => {
    const t = scenario({
      edition: "sv",
      cards: real("svp-203", "sv05-161"),
      you: {
        active: { name: "Team Rocket's Wobbuffet", energy: ["Psychic Energy", "Psychic Energy"] },
        bench: [{ name: "Team Rocket's Wobbuffet", damage: 50 }],
      },
      opponent: { active: { name: "Snorlax", energy: ["Mist Energy"] } },
    });
    t.attack("Rocket Mirror");
    expect([t.you.bench[0]?.damage, t.opponent.active?.damage]).toEqual([0, 0]);
  });

  it("CMP-2192 counters that Extended Damagriiigus moves to a guarded Pokémon on the Bench disappear", () => {
    const t = scenario({
      edition: "sv",
      cards: real("sv10.5w-040", "sv05-161"),
      you: {
        active: { name: "Cofagrigus", energy: ["Psychic Energy", "Psychic Energy"] },
        bench: [{ name: "Snorlax", damage: 50 }],
      },
      opponent: { active: { name: "Snorlax", energy: ["Mist Energy"] } },
    });
    t.attack("Extended Damagriiigus");
    expect([t.you.bench[0]?.damage, t.opponent.active?.damage]).toEqual([0, 0]);
  });

  it("CMP-2155 Drag Off that cannot bring a guarded Pokémon up damages nobody", () => {
    const t = scenario({
      edition: "sv",
      cards: real("sv01-147", "sv05-161"),
      you: { active: { name: "Zangoose", energy: ["Water Energy", "Water Energy"] } },
      opponent: { active: "Charizard-EX", bench: [{ name: "Snorlax", energy: ["Mist Energy"] }] },
    });
    t.attack("Drag Off");
    expect(t.opponent.active).toMatchObject({ name: "Charizard-EX", damage: 0 });
    expect(t.opponent.bench[0]?.damage).toBe(0);
  });

  it("CMP-2196 Harden is gone once its Pokémon has left the Active Spot", () => {
    const t = scenario({
      edition: "sv",
      coins: "H",
      cards: real("sv10.5w-046", "sv01-187", "bw5-25"),
      you: { active: { name: "Roggenrola", energy: ["Fighting Energy"] }, bench: ["Charizard-EX"] },
      opponent: { active: { name: "Vaporeon", energy: ["Water Energy"] }, hand: ["Pokémon Catcher"] },
    });
    t.attack("Harden").play("Pokémon Catcher").attack("Muddy Water");
    expect(t.you.bench[0]).toMatchObject({ name: "Roggenrola", damage: 20 });
  });

  it("CMP-2197 Harden measures the damage after Weakness", () => {
    const damage = (attacker: string, attack: string) => {
      const t = scenario({
        cards: real("bw2-49", "bw11-RC1"),
        you: { active: { name: "Roggenrola", energy: ["Fighting Energy"] }, bench: ["Abra"] },
        opponent: { active: { name: attacker, energy: ["Grass Energy", "Grass Energy", "Grass Energy"] } },
      });
      t.attack("Harden").attack(attack);
      if (t.asked !== "main") t.choose(0);
      return t.you.active?.name;
    };
    expect(damage("Chespin", "Seed Bomb")).toBe("Roggenrola");
    expect(damage("Snivy", "Razor Leaf")).toBe("Abra");
  });

  it("CMP-2178 Ancient Wing finds nothing to devolve in an Evolution that was put straight into play", () => {
    const may = (under: readonly string[]) =>
      scenario({
        edition: "sv",
        cards: real("sv10.5w-051"),
        you: { active: "Archeops" },
        opponent: { active: { name: "Quilladin", under } },
      }).canUse("Ancient Wing");
    expect(may(["Chespin"])).toBe(true);
    expect(may([])).toBe(false);
  });
});
