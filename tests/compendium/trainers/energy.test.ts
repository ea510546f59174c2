import { describe, expect, it } from "vitest";
import { scenario } from "@/games/pokemon/engine/testing/scenario";
import { real } from "../prints";

describe("Trainer cards about Energy", () => {
  it("CMP-1088 Mega Turbo attaches to a Primal Pokémon", () => {
    const t = scenario({
      cards: real("xy6-86", "xy5-86"),
      you: { bench: ["Primal Groudon-EX"], hand: ["Mega Turbo"], discard: ["Fighting Energy"] },
    });
    t.play("Mega Turbo");
    expect(t.you.bench[0]?.energy).toEqual(["Fighting Energy"]);
  });

  it("CMP-1504 Energy Recycler shuffles up to five basic Energy cards, which may be fewer", () => {
    const t = scenario({
      cards: real("xy7-72"),
      you: { hand: ["Energy Recycler"], discard: ["Fire Energy", "Water Energy", "Grass Energy"] },
    });
    t.play("Energy Recycler").choose("Fire Energy");
    expect(t.you.discard).toEqual(["Water Energy", "Grass Energy", "Energy Recycler"]);
  });
});
