import { describe, expect, it } from "vitest";
import { scenario } from "@/games/pokemon/engine/testing/scenario";
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

  it("CMP-948 Black Belt goes on where its player is no longer behind on Prize cards", () => {
    const t = scenario({
      cards: real("hgss4-85", "mep-081", "me02.5-125"),
      edition: "sv",
      you: {
        active: { name: "Mega Greninja ex", energy: ["Water Energy", "Water Energy"] },
        hand: ["Black Belt", "Water Energy"],
        prizes: ["Fire Energy", "Fire Energy"],
      },
      opponent: { active: "Mega Gengar ex", bench: ["Froakie", "Abra"], prizes: ["Fire Energy"] },
    });
    t.play("Black Belt").useAbility("Mortal Shuriken").choose("Water Energy").choose("Froakie").choose(0);
    expect([t.you.prizes, t.opponent.prizes]).toEqual([1, 1]);
    expect(t.attack("Ninja Spinner").choose("no").opponent.active?.damage).toBe(160);
  });
});
