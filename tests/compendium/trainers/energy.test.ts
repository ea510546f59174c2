import { describe, expect, it } from "vitest";
import { scenario } from "@/engine/pokemon/testing/scenario";
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
});
