import { describe, expect, it } from "vitest";
import { scenario } from "@/engine/pokemon/testing/scenario";
import { real } from "../prints";

describe("Abilities that attach and move Energy", () => {
  it("CMP-168 Magma Switch takes the Energy from any Pokémon of one's own", () => {
    const t = scenario({
      cards: real("dc1-11"),
      you: { active: { name: "Froakie", energy: ["Water Energy"] }, bench: ["Team Magma's Claydol"] },
    });
    t.useAbility("Magma Switch");
    expect(t.you.bench[0]?.energy).toEqual(["Water Energy"]);
  });

  const nurture = () =>
    scenario({ cards: real("xy5-8"), you: { active: "Froakie", bench: ["Sceptile"], hand: ["Grass Energy", "Water Energy"] } });

  it("CMP-185 Nurture and Heal attaches to an undamaged Pokémon too", () => {
    const t = nurture().useAbility("Nurture and Heal").choose("Grass Energy").choose("Froakie");
    expect(t.you.active?.energy).toEqual(["Grass Energy"]);
  });

  it("CMP-186 Nurture and Heal leaves the turn's attachment", () => {
    const t = nurture().useAbility("Nurture and Heal").choose("Grass Energy").choose("Froakie").attach("Water Energy", "Froakie");
    expect(t.you.active?.energy).toEqual(["Grass Energy", "Water Energy"]);
  });
});
