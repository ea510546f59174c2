import { describe, expect, it } from "vitest";
import { scenario } from "@/games/pokemon/engine/testing/scenario";
import { real } from "../prints";

describe("Once during a turn, and again", () => {
  it("CMP-213 EFF-27 Propagation is usable each time that Exeggcute is in the discard pile anew", () => {
    const t = scenario({
      cards: real("bw10-102", "bw10-90"),
      you: { discard: ["Exeggcute"], hand: ["Ultra Ball", "Potion"], deck: ["Froakie"] },
    });
    t.useAbility("Propagation");
    expect(t.canUse("Propagation")).toBe(false);
    t.play("Ultra Ball").choose("Froakie");
    t.useAbility("Propagation");
    expect(t.you.hand).toEqual(["Froakie", "Exeggcute"]);
  });
});
