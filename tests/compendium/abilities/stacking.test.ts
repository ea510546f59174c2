import { describe, expect, it } from "vitest";
import { scenario } from "@/engine/pokemon/testing/scenario";
import { real } from "../prints";

describe("The same Ability twice in play", () => {
  it("CMP-76 each Dark Shade gives 20 HP", () => {
    const t = scenario({ cards: real("bw9-64"), you: { active: "Umbreon", bench: ["Umbreon"] } });
    expect(t.you.active?.hp).toBe(140);
  });

  it("CMP-130 each Flower Veil gives 20 HP", () => {
    const t = scenario({ cards: real("xy2-64"), you: { active: "Chespin", bench: ["Floette", "Floette"] } });
    expect(t.you.active?.hp).toBe(100);
  });

  it("CMP-132 each Freeze Zone lowers the Retreat Cost by two", () => {
    const t = scenario({ cards: real("bw9-23"), you: { active: "Glaceon", bench: ["Glaceon"] } });
    expect(t.you.active?.retreatCost).toBe(0);
  });

  it("CMP-126 two Flaming Fighters put six counters on a Burned Pokémon, not twelve", () => {
    const t = scenario({
      cards: real("sm5-23"),
      edition: "sm",
      coins: "T",
      you: { active: "Infernape", bench: ["Infernape"] },
      opponent: { active: { name: "Snorlax", conditions: ["Burned"] } },
    });
    t.endTurn();
    expect(t.opponent.active?.damage).toBe(60);
  });
});
