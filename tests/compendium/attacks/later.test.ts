import { describe, expect, it } from "vitest";
import { scenario } from "@/games/pokemon/engine/testing/scenario";
import { real } from "../prints";

describe("Attacks with an effect in a later turn", () => {
  const allergicShock = (damage: number) =>
    scenario({
      cards: real("xy5-3", "bw1-91"),
      coins: "HT",
      you: { active: { name: "Beedrill", energy: ["Grass Energy", "Grass Energy"] } },
      opponent: { active: { name: "Snorlax", damage }, bench: [{ name: "Bouffalant", energy: ["Water Energy", "Water Energy"] }] },
    })
      .attack("Allergic Shock")
      .endTurn()
      .attack("Twineedle")
      .choose(0);

  it("CMP-335 a Pokémon that Allergic Shock Knocks Out was not Knocked Out by damage: Revenge adds nothing", () => {
    expect(allergicShock(0).attack("Revenge").you.active?.damage).toBe(20);
  });

  it("CMP-335 … but adds its damage if the damage alone was enough", () => {
    expect(allergicShock(100).attack("Revenge").you.active?.damage).toBe(90);
  });

  it("CMP-401 what Daunt did stays on the Defending Pokémon when Beartic is Knocked Out", () => {
    const t = scenario({
      cards: real("bw4-37"),
      you: {
        active: { name: "Beartic", damage: 110, energy: ["Water Energy", "Water Energy"], conditions: ["Poisoned"] },
        bench: ["Froakie"],
      },
      opponent: { active: { name: "Machop", energy: ["Water Energy"] } },
    });
    t.attack("Daunt").choose(0).attack("Karate Chop");
    expect(t.you.active).toMatchObject({ name: "Froakie", damage: 10 });
  });

  it("CMP-412 whoever Knocks Out Jirachi for the last Prize card has won before its Doom Desire comes to pass", () => {
    const t = scenario({
      cards: real("xy6-42"),
      you: {
        active: { name: "Jirachi", damage: 50, energy: ["Metal Energy", "Water Energy"] },
        bench: ["Zubat"],
        prizes: ["Water Energy"],
      },
      opponent: { active: { name: "Machop", energy: ["Water Energy"] }, bench: ["Zubat"], prizes: ["Water Energy"] },
    });
    t.attack("Doom Desire").attack("Karate Chop");
    expect(t.outcome).toMatchObject({ winner: 1 });
  });

  it("CMP-434 Δ Evolution does not get round Evolution Jammer", () => {
    const t = scenario({
      cards: real("xy6-32", "xy6-30"),
      you: { active: { name: "Banette", energy: ["Psychic Energy"] } },
      opponent: { active: "Shuppet", hand: ["Banette"] },
    });
    t.attack("Evolution Jammer");
    expect(t.canEvolve("Banette")).toBe(false);
  });

  it("CMP-437 Feather Dance adds to all damage of the next attack, on the Bench too", () => {
    const t = scenario({
      cards: real("bw6-120", "bw1-37", "sm5-110"),
      you: { active: { name: "Mew-EX", energy: ["Water Energy", "Water Energy", "Water Energy"] }, bench: ["Swanna", "Fan Rotom"] },
      opponent: { active: "Charizard-EX", bench: ["Snorlax"] },
    });
    t.attack("Feather Dance").endTurn().attack("Spinning Fan");
    expect([t.opponent.active?.damage, t.opponent.bench[0]?.damage]).toEqual([60, 60]);
  });
});
