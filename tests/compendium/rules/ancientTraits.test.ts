import { describe, expect, it } from "vitest";
import { scenario } from "@/engine/pokemon/testing/scenario";
import { real } from "../prints";

describe("Ancient Traits", () => {
  it("CMP-6 are no Abilities: what takes Abilities away leaves them", () => {
    const t = scenario({
      cards: real("xy5-60", "xy4-36", "xy5-127"),
      you: { active: "Wobbuffet", bench: ["Zubat"], hand: ["Escape Rope"] },
      opponent: { active: "Electrike", bench: ["Froakie"] },
    });
    t.play("Escape Rope");
    expect([t.you.active?.name, t.opponent.active?.name]).toEqual(["Zubat", "Electrike"]);
  });

  it("CMP-19 α Growth attaches one Energy more, two in all", () => {
    const t = scenario({
      cards: real("xy5-108"),
      you: { active: "Kingdra", hand: ["Water Energy", "Lightning Energy", "Fire Energy"] },
    });
    t.attach("Water Energy", "Kingdra").choose("Fire Energy");
    expect(t.you.active?.energy).toEqual(["Water Energy", "Fire Energy"]);
    expect(t.canAttach("Lightning Energy")).toBe(false);
  });
});
