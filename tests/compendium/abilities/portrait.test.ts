import { describe, expect, it } from "vitest";
import { scenario } from "@/games/pokemon/engine/testing/scenario";
import { real } from "../prints";

/** Smeargle's Poké-Power: a Supporter card of the opponent's hand does for you what it says. */
const smeargle = real("hgss3-8", "hgss4-89", "sm3-123", "xy1-127");

describe("Portrait", () => {
  it("CMP-199 is used beside the Supporter card played that turn", () => {
    const t = scenario({
      edition: "classic",
      cards: smeargle,
      you: { active: "Smeargle", hand: ["Tierno"] },
      opponent: { hand: ["Tierno"] },
    });
    t.play("Tierno").useAbility("Portrait").choose("Tierno");
    expect(t.you.hand).toHaveLength(6);
  });

  it("CMP-200 who chose a Supporter card pays what it asks", () => {
    const t = scenario({
      edition: "classic",
      cards: smeargle,
      you: { active: "Smeargle", hand: ["Abra", "Zubat"] },
      opponent: { hand: ["Sophocles"] },
    });
    t.useAbility("Portrait").choose("Sophocles");
    expect([t.you.discard, t.you.hand.length]).toEqual([["Abra", "Zubat"], 4]);
  });

  it("CMP-201 where no Supporter card could be used, the hand is seen and that is all", () => {
    const t = scenario({
      edition: "classic",
      cards: smeargle,
      you: { active: "Smeargle" },
      opponent: { hand: ["Twins", "Abra"] },
    });
    t.useAbility("Portrait");
    expect(t.events).toContainEqual(expect.objectContaining({ type: "looked", from: { zone: "hand", seat: 1 } }));
    expect([t.you.hand, t.canUse("Portrait")]).toEqual([[], false]);
  });

  it("CMP-202 a Supporter card that is there is chosen", () => {
    const t = scenario({
      edition: "classic",
      cards: smeargle,
      you: { active: "Smeargle", hand: ["Abra", "Zubat"] },
      opponent: { hand: ["Sophocles", "Tierno"] },
    });
    t.useAbility("Portrait");
    expect(t.options).toEqual(["Sophocles", "Tierno"]);
    t.choose("Tierno");
    expect(t.you.hand).toHaveLength(5);
  });

  it("CMP-203 a Supporter card that could not be played is not chosen", () => {
    const t = scenario({
      edition: "classic",
      cards: smeargle,
      you: { active: "Smeargle" },
      opponent: { hand: ["Twins", "Tierno"] },
    });
    t.useAbility("Portrait");
    expect(t.options).toEqual(["Tierno"]);
    t.choose("Tierno");
    expect(t.you.hand).toHaveLength(3);
  });
});
