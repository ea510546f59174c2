import { describe, expect, it } from "vitest";
import { scenario } from "@/engine/pokemon/testing/scenario";
import { real } from "../prints";

describe("Abilities that lock", () => {
  it("CMP-33 Block holds nobody whom a card switches", () => {
    const t = scenario({
      cards: real("bw8-101", "xy5-127"),
      you: { active: "Snorlax", bench: ["Zubat"], hand: ["Escape Rope"] },
      opponent: { active: "Froakie", bench: ["Chespin"] },
    });
    t.play("Escape Rope");
    expect(t.opponent.active?.name).toBe("Chespin");
  });

  it("CMP-20 Ancient Power stops no evolution from the deck", () => {
    const t = scenario({
      cards: real("bw3-67", "bw3-8", "bw3-11", "bw3-80"),
      you: { active: { name: "Karrablast", energy: ["Grass Energy"] }, bench: ["Shelmet"], deck: ["Escavalier"] },
      opponent: { active: { name: "Archeops", under: ["Archen"] } },
    });
    t.attack("Mysterious Evolution").choose("Escavalier");
    expect(t.you.active?.name).toBe("Escavalier");
  });
});
