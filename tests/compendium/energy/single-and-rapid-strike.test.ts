import { describe, expect, it } from "vitest";
import { scenario } from "@/games/pokemon/engine/testing/scenario";
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

  it("CMP-1567 Impact Energy that Crazy Code attaches to any other Pokémon cures it before it is discarded", () => {
    const t = scenario({
      edition: "swsh",
      cards: real("sm10-157", "swsh6-157"),
      you: { active: { name: "Chespin", conditions: ["Poisoned"] }, bench: ["Porygon-Z"], hand: ["Impact Energy"] },
    });
    t.useAbility("Crazy Code").choose("Impact Energy").choose("Chespin");
    expect([t.you.active?.conditions, t.you.active?.energy, t.you.discard]).toEqual([[], [], ["Impact Energy"]]);
  });

  it("CMP-1568 Spiral Energy that Primal Turbo attaches to any other Pokémon cures it before it is discarded", () => {
    const t = scenario({
      edition: "swsh",
      cards: real("swshp-SWSH272", "swsh6-159"),
      you: { active: { name: "Chespin", conditions: ["Paralyzed"] }, bench: ["Archeops"], deck: ["Spiral Energy", "Water Energy"] },
    });
    t.useAbility("Primal Turbo").choose("Spiral Energy").choose("Chespin");
    expect([t.you.active?.conditions, t.you.active?.energy, t.you.discard]).toEqual([[], [], ["Spiral Energy"]]);
  });
});
