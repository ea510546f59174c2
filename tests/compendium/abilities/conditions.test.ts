import { describe, expect, it } from "vitest";
import { scenario } from "@/games/pokemon/engine/testing/scenario";
import { real } from "../prints";

describe("Abilities and Special Conditions", () => {
  it("CMP-286 Upside-Down Evolution evolves an Inkay that came into play this turn", () => {
    const t = scenario({
      cards: real("xy1-74", "xy1-76"),
      you: { active: { name: "Inkay", conditions: ["Confused"], fresh: true }, deck: ["Malamar", "Water Energy"] },
    });
    t.useAbility("Upside-Down Evolution").choose("Malamar");
    expect(t.you.active?.cards).toEqual(["Inkay", "Malamar"]);
  });

  it("CMP-287 … which is Confused no more", () => {
    const t = scenario({
      cards: real("xy1-74", "xy1-76"),
      you: { active: { name: "Inkay", conditions: ["Confused"] }, deck: ["Malamar", "Water Energy"] },
    });
    t.useAbility("Upside-Down Evolution").choose("Malamar");
    expect(t.you.active?.conditions).toEqual([]);
  });

  it("CMP-288 Verdant Wind prevents the Paralysis of Wring Out, which then discards the Grass Energy", () => {
    const t = scenario({
      cards: real("bw1-4", "bw10-9"),
      coins: "H",
      you: { active: { name: "Servine", energy: ["Grass Energy", "Grass Energy"] } },
      opponent: { active: { name: "Virizion-EX", energy: ["Grass Energy"] } },
    });
    t.attack("Wring Out");
    expect(t.opponent.active).toMatchObject({ damage: 30, conditions: [], energy: [] });
  });

  it("CMP-289 Dark Trance moves a Blend Energy onto a Poisoned Pokémon, which Verdant Wind then heals", () => {
    const t = scenario({
      cards: real("bw6-97", "bw6-117", "bw10-9"),
      you: {
        active: { name: "Snorlax", conditions: ["Poisoned"] },
        bench: [{ name: "Hydreigon", energy: ["Blend Energy Grass Fire Psychic Darkness"] }, "Virizion-EX"],
      },
    });
    t.useAbility("Dark Trance").choose("Snorlax");
    expect(t.you.active?.conditions).toEqual([]);
  });

  it("CMP-290 Hypnotoxic Laser is played against Verdant Wind, and does nothing", () => {
    const t = scenario({
      cards: real("bw8-123", "bw10-9"),
      coins: "H",
      you: { hand: ["Hypnotoxic Laser"] },
      opponent: { active: { name: "Froakie", energy: ["Grass Energy"] }, bench: ["Virizion-EX"] },
    });
    t.play("Hypnotoxic Laser");
    expect(t.opponent.active?.conditions).toEqual([]);
    expect(t.you.discard).toEqual(["Hypnotoxic Laser"]);
    expect(t.happened("prevented")).toMatchObject([{ what: "effect" }, { what: "effect" }]);
  });

  it("CMP-56 Charmed Charm confuses if its player wants it", () => {
    const charmed = (answer: "yes" | "no") => {
      const t = scenario({ cards: real("sm8-150", "sm8-174"), edition: "sm", you: { active: "Tapu Lele", hand: ["Fairy Charm Grass"] } });
      return t.attach("Fairy Charm Grass", "Tapu Lele").choose(answer).opponent.active?.conditions;
    };
    expect([charmed("yes"), charmed("no")]).toEqual([["Confused"], []]);
  });

  it("CMP-1901 Tangled Feet flips no coin for the counters of a Confused Spinda's own tails", () => {
    const t = scenario({
      cards: real("sv04-151"),
      edition: "sv",
      coins: "T",
      you: { active: { name: "Spinda", energy: ["Water Energy", "Water Energy", "Water Energy"], conditions: ["Confused"] } },
    });
    expect(t.attack("Teetering Steps").you.active?.damage).toBe(30);
  });
});
