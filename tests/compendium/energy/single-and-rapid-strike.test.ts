import { describe, expect, it } from "vitest";
import { scenario } from "@/engine/pokemon/testing/scenario";
import { real } from "../prints";

describe("Energy for Single Strike and Rapid Strike Pokémon", () => {
  it("CMP-1563 Single Strike Roar finds no Impact Energy, whose name is another", () => {
    const t = scenario({
      edition: "swsh",
      cards: real("swsh9tg-TG10", "swsh6-157"),
      you: { active: "Houndoom", deck: ["Impact Energy", "Water Energy"] },
    });
    t.useAbility("Single Strike Roar");
    expect(t.you.active?.energy).toEqual([]);
    t.choose();
  });

  it("CMP-1564 Urn of Vitality shuffles back no Impact Energy, whose name is another", () => {
    const t = scenario({
      edition: "swsh",
      cards: real("swsh6-229", "swsh6-157"),
      you: { hand: ["Urn of Vitality"], discard: ["Impact Energy"] },
    });
    expect(t.canPlay("Urn of Vitality")).toBe(false);
  });
});
