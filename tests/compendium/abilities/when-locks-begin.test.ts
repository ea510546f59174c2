import { describe, expect, it } from "vitest";
import { scenario } from "@/games/pokemon/engine/testing/scenario";
import { real } from "../prints";

describe("When a lock begins and ends", () => {
  it("CMP-1910 Mischievous Lock is over when Klefki retreats: what comes for it may use its Ability", () => {
    const t = scenario({
      edition: "sv",
      cards: real("sv01-096", "sv04-089"),
      you: { active: { name: "Klefki", energy: ["Psychic Energy"] }, bench: ["Iron Valiant ex"] },
    });
    t.retreat().choose("yes");
    expect(t.opponent.active?.damage).toBe(20);
  });

  it("CMP-1991 Mischievous Lock holds against Rapid Vernier, which begins on the Bench", () => {
    const t = scenario({
      edition: "sv",
      cards: real("sv01-096", "sv05-025"),
      you: { active: "Froakie", hand: ["Iron Leaves ex"] },
      opponent: { active: "Klefki" },
    });
    t.play("Iron Leaves ex");
    expect(t.you.active?.name).toBe("Froakie");
  });

  it("CMP-1952 Rapid Vernier, begun on the Bench, is carried out wholly although Midnight Fluttering then takes it away", () => {
    const t = scenario({
      edition: "sv",
      cards: real("sv05-078", "sv05-025"),
      you: { active: { name: "Froakie", energy: ["Grass Energy"] }, hand: ["Iron Leaves ex"] },
      opponent: { active: "Flutter Mane" },
    });
    t.play("Iron Leaves ex").choose("yes").choose("yes").choose("Grass Energy");
    expect(t.you.active).toMatchObject({ name: "Iron Leaves ex", energy: ["Grass Energy"] });
  });

  it("CMP-1953 what Torrential Heart has begun goes on although Flutter Mane then takes the Ability away", () => {
    const t = scenario({
      edition: "sv",
      cards: real("sv05-041", "sv05-157", "sv05-078"),
      you: {
        active: { name: "Feraligatr", energy: ["Water Energy", "Water Energy", "Water Energy"] },
        bench: [{ name: "Abra", energy: ["Psychic Energy"] }],
        hand: ["Prime Catcher"],
      },
      opponent: { active: "Froakie", bench: ["Flutter Mane", "Snorlax"] },
    });
    t.useAbility("Torrential Heart").play("Prime Catcher").choose("Flutter Mane");
    t.retreat().attack("Giant Wave");
    expect(t.happened("damaged").at(-1)?.amount).toBe(280);
    t.choose(0).choose("Snorlax");
  });

  it("CMP-1769 Resonant Evolution is used where the Evolution that calls it takes away what took the Ability away", () => {
    const asked = (tools: string[]) => {
      const t = scenario({
        cards: real("swshp-SWSH108", "swsh4-155", "swsh4-47", "swsh10-119"),
        edition: "sv",
        you: { active: "Froakie", bench: [{ name: "Eevee", tools }, "Eevee"], hand: ["Jolteon"], deck: ["Jolteon", "Water Energy"] },
        opponent: { active: "Empoleon V" },
      });
      t.evolve("Jolteon");
      if (t.asked === "may") t.choose("yes").choose("Jolteon");
      return t.you.bench.map(({ name }) => name);
    };
    expect(asked(["Memory Capsule"])).toEqual(["Jolteon", "Jolteon"]);
    expect(asked([])).toEqual(["Jolteon", "Eevee"]);
  });
});
