import { describe, expect, it } from "vitest";
import { scenario } from "@/engine/pokemon/testing/scenario";
import { real } from "../prints";

describe("Trainer cards that add damage", () => {
  const plusPower = (attacker: { name: string; energy: string[] }, count: number) => {
    const t = scenario({
      cards: real("bw1-96", "xy3-47"),
      you: { active: attacker, hand: Array.from({ length: count }, () => "PlusPower") },
      opponent: { active: "Dusclops", bench: ["Froakie"] },
    });
    for (let played = 0; played < count; played++) t.play("PlusPower");
    return t;
  };

  it("CMP-1104, CMP-1105, CMP-1106 each PlusPower adds 10 damage for the turn and is then discarded", () => {
    const t = plusPower({ name: "Froakie", energy: ["Water Energy"] }, 4).attack("Pound");
    expect(t.opponent.active?.damage).toBe(50);
    expect(t.you.discard).toHaveLength(4);
    expect(t.you.active?.tools).toEqual([]);
  });

  it("CMP-1107 PlusPower does not add to what an attack does to the Bench", () => {
    const t = plusPower({ name: "Hitmonlee", energy: ["Fighting Energy"] }, 1).attack("Stretch Kick");
    expect(t.opponent.bench[0]?.damage).toBe(30);
  });

  it("CMP-1108 PlusPower makes no damage of an attack that does none", () => {
    const t = plusPower({ name: "Ekans", energy: ["Psychic Energy"] }, 1).attack("Poison Sting");
    expect(t.opponent.active).toMatchObject({ damage: 10, conditions: ["Poisoned"] });
  });
});
