import { describe, expect, it } from "vitest";
import { scenario } from "@/games/pokemon/engine/testing/scenario";
import { real } from "../prints";

describe("An Aegislash in place of another", () => {
  const change = () =>
    scenario({
      cards: real("xy1-83", "xy1-84", "xy1-85", "xy1-86"),
      you: {
        active: { name: "Aegislash xy1-85", under: ["Honedge", "Doublade"] },
        hand: ["Aegislash xy1-86", "Aegislash xy1-86"],
      },
    })
      .useAbility("Stance Change")
      .choose("Aegislash xy1-86");

  it("CMP-257 Stance Change is not used again by the new Aegislash", () => {
    expect(change().canUse("Stance Change")).toBe(false);
  });

  it("CMP-258 the cards below stay", () => {
    expect(change().you.active?.cards).toEqual(["Honedge", "Doublade", "Aegislash xy1-86"]);
  });

  it("CMP-259 the Aegislash that was in play goes to the hand", () => {
    expect(change().you.hand.toSorted()).toEqual(["Aegislash xy1-85", "Aegislash xy1-86"]);
  });
});
