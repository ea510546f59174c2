import { describe, expect, it } from "vitest";
import { scenario } from "@/games/pokemon/engine/testing/scenario";
import { real } from "../prints";

const W = "Water Energy";

describe("Energy cards in general", () => {
  it("CMP-661 Energy may be attached to Benched Pokémon", () => {
    const t = scenario({ you: { bench: ["Zubat"], hand: [W] } });
    t.attach(W, "Zubat");
    expect(t.you.bench[0]?.energy).toEqual([W]);
  });

  it("CMP-662 one Energy card a turn, also where it provides two", () => {
    const t = scenario({ you: { hand: ["Double Colorless Energy", W] } });
    t.attach("Double Colorless Energy", "Snorlax");
    expect(t.canAttach(W)).toBe(false);
  });

  it("CMP-664 nobody has to attach Energy or to attack", () => {
    const t = scenario({ you: { active: { name: "Froakie", energy: [W] }, hand: [W] } });
    t.endTurn();
    expect(t.decision.seat).toBe(1);
  });

  it("CMP-665 a Special Energy card that provides basic types is no basic Energy card", () => {
    const t = scenario({ cards: real("bw1-92"), you: { hand: ["Energy Retrieval"], discard: ["Rainbow Energy", W, W] } });
    t.play("Energy Retrieval");
    expect(t.you.hand).toEqual([W, W]);
    expect(t.you.discard).toContain("Rainbow Energy");
  });

  it("CMP-668 in the hand a Special Energy card is not of the type that it provides when attached", () => {
    const t = scenario({
      cards: real("swsh1-64", "bw6-118"),
      edition: "swsh",
      you: { active: "Snorlax", bench: ["Frosmoth"], hand: ["Blend Energy Water Lightning Fighting Metal"] },
    });
    expect(t.canUse("Ice Dance")).toBe(false);
  });
});
