import { describe, expect, it } from "vitest";
import { scenario } from "@/games/pokemon/engine/testing/scenario";
import { real } from "../prints";

describe("What is given up for an effect", () => {
  it("CMP-103 Energy Grace attaches first, and then its Milotic is Knocked Out", () => {
    const t = scenario({
      cards: real("xy2-23"),
      you: {
        active: "Froakie",
        bench: [{ name: "Milotic", under: ["Froakie"], energy: ["Water Energy"] }, "Chespin"],
        discard: ["Fire Energy", "Fire Energy", "Fire Energy"],
      },
    });
    t.useAbility("Energy Grace").choose("Chespin").chooseAs(1, 0);
    expect(t.you.bench).toMatchObject([{ name: "Chespin", energy: ["Fire Energy", "Fire Energy", "Fire Energy"] }]);
    expect(t.you.discard).toContain("Water Energy");
  });

  it("CMP-103 … so that with no Energy in the discard pile it cannot be used, whatever is attached to Milotic", () => {
    const milotic = { name: "Milotic", energy: ["Water Energy"] };
    const t = scenario({ cards: real("xy2-23"), you: { active: "Froakie", bench: [milotic] } });
    expect(t.canUse("Energy Grace")).toBe(false);
  });

  it("CMP-981 EFF-49 Dowsing Machine does not take back what was discarded for it", () => {
    const t = scenario({
      cards: real("bw8-128"),
      you: { hand: ["Dowsing Machine", "Switch", "Zubat"], discard: ["Potion"] },
    });
    t.play("Dowsing Machine");
    expect(t.you.hand).toEqual(["Potion"]);
  });

  it("CMP-981 EFF-49 … and needs another Trainer card in the pile", () => {
    const t = scenario({ cards: real("bw8-128"), you: { hand: ["Dowsing Machine", "Switch", "Potion"], discard: ["Zubat"] } });
    expect(t.canPlay("Dowsing Machine")).toBe(false);
  });
});
