import { describe, expect, it } from "vitest";
import { scenario } from "@/games/pokemon/engine/testing/scenario";
import { real } from "../prints";

describe("Trainer cards that switch", () => {
  it("CMP-1110, CMP-1111 Pokémon Catcher wants heads, and who plays it chooses", () => {
    const caught = (coins: "H" | "T") =>
      scenario({
        cards: real("bw2-95"),
        coins,
        you: { hand: ["Pokémon Catcher"] },
        opponent: { bench: ["Froakie", "Zubat"] },
      }).play("Pokémon Catcher");
    expect(caught("T").asked).toBe("main");
    const t = caught("H");
    expect(t.decision.seat).toBe(0);
    t.choose("Zubat");
    expect(t.opponent.active?.name).toBe("Zubat");
  });

  it("CMP-1180 Switch is no retreat: one may still retreat", () => {
    const t = scenario({ you: { bench: ["Zubat"], hand: ["Switch"] } });
    t.play("Switch");
    expect(t.canRetreat()).toBe(true);
  });

  it("CMP-1181 Switch brings a Paralyzed Pokémon to the Bench, where it recovers", () => {
    const t = scenario({ you: { active: { name: "Froakie", conditions: ["Paralyzed"] }, bench: ["Zubat"], hand: ["Switch"] } });
    expect(t.canRetreat()).toBe(false);
    t.play("Switch");
    expect(t.you.bench[0]).toMatchObject({ name: "Froakie", conditions: [] });
  });
});
