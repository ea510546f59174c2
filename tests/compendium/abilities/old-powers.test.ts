import { describe, expect, it } from "vitest";
import { scenario } from "@/games/pokemon/engine/testing/scenario";
import { real } from "../prints";

const DCE = "Double Colorless Energy";

describe("Powers and Poké-Bodies of the older series", () => {
  it("CMP-109 Energymite is used with no card left in the deck", () => {
    const t = scenario({
      edition: "classic",
      cards: real("hgss4-93"),
      you: { active: "Snorlax", bench: ["Electrode"], deck: [] },
    });
    t.useAbility("Energymite").chooseAs(1, 0);
    expect(t.you.discard).toEqual(["Electrode"]);
    expect(t.opponent.prizes).toBe(5);
  });

  it("CMP-156 Headwind adds nothing to an attack cost that Insight has made nothing", () => {
    const t = scenario({
      edition: "classic",
      cards: real("hgss4-98", "hgss4-29"),
      you: { active: { name: "Pidgeot", energy: ["Water Energy", "Water Energy"] }, hand: ["Abra"] },
      opponent: { active: "Yanmega" },
    });
    t.attack("Headwind");
    expect(t.opponent.hand).toHaveLength(1);
    expect(t.canAttack("Sonicboom")).toBe(true);
  });

  it("CMP-666 what Energy Burn turns into Fire Energy is that, and as many as before", () => {
    const t = scenario({
      edition: "classic",
      cards: real("base1-4"),
      you: { active: { name: "Charizard", energy: [DCE, DCE] } },
    });
    expect(t.canAttack("Fire Spin")).toBe(false);
    t.useAbility("Energy Burn").attack("Fire Spin").choose(DCE, DCE);
    expect(t.you.discard).toEqual([DCE, DCE]);
  });

  it("CMP-666 an Energy card that Energy Burn has turned is gathered as a Fire Energy card", () => {
    const t = scenario({
      edition: "classic",
      cards: real("base1-4", "base5-50"),
      you: { active: { name: "Charizard", energy: [DCE] }, bench: ["Charmander"] },
    });
    expect(t.canUse("Gather Fire")).toBe(false);
    t.useAbility("Energy Burn").useAbility("Gather Fire");
    expect(t.you.bench[0]?.energy).toEqual([DCE]);
  });

  it("CMP-667 an Energy card that provides Grass Energy for now is moved by Energy Trans, another is not", () => {
    const t = scenario({
      edition: "classic",
      cards: real("base1-15", "xy1-131"),
      you: { active: { name: "Venusaur", energy: [DCE] }, bench: ["Zubat"] },
    });
    expect(t.canUse("Energy Trans")).toBe(false);
  });
});
