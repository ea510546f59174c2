import { describe, expect, it } from "vitest";
import { scenario } from "@/engine/pokemon/testing/scenario";
import { real } from "../prints";

describe("What an attack leaves behind", () => {
  it("CMP-1213 Head Crack forbids the attack of the Pokémon it hit, not that of one that takes its place", () => {
    const t = scenario({
      cards: real("swsh4-5"),
      edition: "sv",
      you: { active: { name: "Exeggutor", energy: ["Grass Energy"] } },
      opponent: {
        active: "Snorlax",
        bench: ["Snorlax"],
        hand: ["Switch"],
      },
    });
    t.attack("Head Crack").choose("Rest");
    expect(t.canAttack("Rest")).toBe(false);
    t.play("Switch");
    expect(t.canAttack("Rest")).toBe(true);
  });
});
