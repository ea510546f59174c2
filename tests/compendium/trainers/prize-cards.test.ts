import { describe, expect, it } from "vitest";
import { scenario } from "@/engine/pokemon/testing/scenario";
import { real } from "../prints";

describe("Cards that concern Prize cards", () => {
  it("CMP-1556 Peonia is played as the last card in hand", () => {
    const t = scenario({ edition: "swsh", cards: real("swsh6-149"), you: { hand: ["Peonia"], prizes: ["Chespin", "Froakie"] } });
    t.play("Peonia").choose(1);
    expect([t.you.hand, t.you.prizes]).toEqual([[], 2]);
  });

  it("CMP-1559 Prize cards that Peonia puts into the hand are not taken", () => {
    const t = scenario({
      edition: "swsh",
      cards: real("swsh6-149", "swsh2-153"),
      you: { active: "Charizard-EX", hand: ["Peonia", "Switch"] },
      opponent: { active: { name: "Dubwool V", energy: ["Water Energy", "Water Energy", "Water Energy"] } },
    });
    t.play("Peonia").choose(1).choose("Switch").endTurn().attack("Revenge Blast");
    expect([t.you.prizes, t.you.active?.damage]).toEqual([6, 120]);
  });
});
