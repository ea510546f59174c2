import { describe, expect, it } from "vitest";
import { scenario } from "@/engine/pokemon/testing/scenario";
import { real } from "../prints";

describe("Abilities and evolving", () => {
  it("CMP-9 Adaptive Evolution does not lift what Evosoda forbids", () => {
    const cards = real("xy1-116", "xy2-1", "xy2-2");
    const hand = ["Evosoda", "Metapod"];
    const fresh = scenario({ cards, you: { active: { name: "Caterpie", fresh: true }, hand, deck: ["Metapod"] } });
    expect([fresh.canEvolve("Metapod"), fresh.canPlay("Evosoda")]).toEqual([true, false]);
    const first = scenario({ cards, turn: 1, you: { active: "Caterpie", hand, deck: ["Metapod"] } });
    expect([first.canEvolve("Metapod"), first.canPlay("Evosoda")]).toEqual([true, false]);
  });

  it("CMP-10 two Adaptive Evolutions take one Pokémon through its whole line in a turn", () => {
    const t = scenario({ cards: real("xy2-1", "xy2-2", "xy2-3"), you: { hand: ["Caterpie", "Metapod", "Butterfree"] } });
    t.play("Caterpie").evolve("Metapod").evolve("Butterfree");
    expect(t.you.bench[0]?.cards).toEqual(["Caterpie", "Metapod", "Butterfree"]);
  });

  it("CMP-39 who uses Bright Look chooses whom it brings", () => {
    const t = scenario({
      cards: real("bw6-19"),
      you: { active: "Vulpix", hand: ["Ninetales"] },
      opponent: { active: "Froakie", bench: ["Chespin", "Zubat"] },
    });
    t.evolve("Ninetales").choose("yes");
    expect(t.decision.seat).toBe(0);
    t.choose("Zubat");
    expect(t.opponent.active?.name).toBe("Zubat");
  });
});
