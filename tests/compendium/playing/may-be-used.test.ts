import { describe, expect, it } from "vitest";
import { scenario } from "@/games/pokemon/engine/testing/scenario";
import { real } from "../prints";

const FULL = ["Chespin", "Froakie", "Fennekin", "Pikachu", "Zubat"];

describe("an Ability that begins with a discard, and one that costs one", () => {
  it("CMP-87 Diving Draw is used on an empty deck: the discard is the use", () => {
    const t = scenario({ cards: real("bw5-29"), you: { active: "Empoleon", hand: ["Potion"], deck: [] } });
    t.useAbility("Diving Draw");
    expect(t.you.discard).toEqual(["Potion"]);
  });

  it("CMP-1023 Giant Hearth is used on an empty deck", () => {
    const t = scenario({ cards: real("sm11-197"), edition: "sm", stadium: "Giant Hearth", you: { hand: ["Potion"], deck: [] } });
    t.useStadium();
    expect(t.you.discard).toEqual(["Potion"]);
  });

  it("CMP-1831 Concealed Cards costs its discard: an empty deck forbids the use", () => {
    const greninja = (deck: readonly string[]) =>
      scenario({
        cards: real("swsh10-046"),
        edition: "sv",
        you: { active: "Radiant Greninja", hand: ["Water Energy"], deck },
      }).canUse("Concealed Cards");
    expect([greninja([]), greninja(["Potion"])]).toEqual([false, true]);
  });

  it("CMP-120 Farewell Letter draws before it discards Unown: not on an empty deck", () => {
    const unown = (deck: readonly string[]) =>
      scenario({ cards: real("xy7-30"), you: { bench: ["Unown"], deck } }).canUse("Farewell Letter");
    expect([unown([]), unown(["Potion"])]).toEqual([false, true]);
  });

  it("CMP-1962 Summoning Gate looks at no card with a full Bench", () => {
    const t = scenario({
      cards: real("sv05-072"),
      edition: "sv",
      you: { active: { name: "Reuniclus", energy: ["Psychic Energy"] }, bench: FULL },
    });
    t.attack("Summoning Gate");
    expect(t.happened("looked")).toEqual([]);
  });
});

describe("an Ability whose first half is all it hangs on", () => {
  const ogerpon = (...hand: readonly string[]) =>
    scenario({ cards: real("sv06-025"), edition: "sv", you: { active: "Teal Mask Ogerpon ex", hand } });

  it("EFF-50 Teal Dance is not used without a Basic Grass Energy in hand", () => {
    expect([ogerpon("Fire Energy").canUse("Teal Dance"), ogerpon("Grass Energy").canUse("Teal Dance")]).toEqual([false, true]);
  });

  it("EFF-50 … and attaches exactly one", () => {
    const t = ogerpon("Grass Energy", "Fire Energy");
    t.useAbility("Teal Dance");
    expect([t.decision.min, t.decision.max]).toEqual([1, 1]);
    t.choose("Grass Energy");
    expect(t.you.hand).toHaveLength(2);
  });
});
