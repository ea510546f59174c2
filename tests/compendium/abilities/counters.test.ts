import { describe, expect, it } from "vitest";
import { scenario } from "@/engine/pokemon/testing/scenario";
import { real } from "../prints";

describe("Abilities that put and move damage counters", () => {
  const cursedEyes = (bench: { name: string; damage: number }[], prints = real("xy6-40", "xy7-32")) => {
    const t = scenario({ cards: prints, you: { hand: ["Absol"] }, opponent: { active: "Snorlax", bench } });
    return t.play("Absol").choose("yes");
  };

  it("CMP-61 counters moved onto θ Stop are lost", () => {
    const t = cursedEyes([
      { name: "Froakie", damage: 30 },
      { name: "Baltoy", damage: 0 },
    ]);
    t.choose("Baltoy");
    expect(t.opponent.bench.map(({ damage }) => damage)).toEqual([0, 0]);
  });

  it("CMP-61 from θ Stop none are moved", () => {
    const t = cursedEyes([
      { name: "Froakie", damage: 0 },
      { name: "Baltoy", damage: 30 },
    ]);
    t.choose("Froakie");
    expect(t.opponent.bench.map(({ damage }) => damage)).toEqual([0, 30]);
  });

  it("CMP-62, CMP-63 Cursed Eyes moves both counters of a Pokémon that has but two, though another has more", () => {
    const t = cursedEyes([
      { name: "Froakie", damage: 20 },
      { name: "Chespin", damage: 40 },
    ]);
    t.choose("Froakie").choose("Chespin").choose(0);
    expect(t.opponent.bench.map(({ name, damage }) => [name, damage])).toEqual([["Froakie", 0]]);
  });

  it("CMP-64 Cursed Eyes moves three counters where there are three, not fewer", () => {
    const t = cursedEyes([{ name: "Froakie", damage: 50 }]);
    expect(t.asked).toBe("main");
    expect([t.opponent.active?.damage, t.opponent.bench[0]?.damage]).toEqual([30, 20]);
  });

  it("CMP-65 Cursed Shadow may put more counters on a Pokémon than it has HP left", () => {
    const t = scenario({
      cards: real("bw3-60"),
      you: { active: "Chandelure" },
      opponent: { bench: [{ name: "Zubat", damage: 40 }] },
    });
    t.useAbility("Cursed Shadow").choose("Zubat").choose("Zubat").choose("Zubat").choose(0);
    expect(t.opponent.discard).toEqual(["Zubat"]);
  });

  it("CMP-66 all of Cursed Shadow's counters are put before anybody is Knocked Out", () => {
    const t = scenario({
      cards: real("bw3-60"),
      you: { active: "Chandelure" },
      opponent: { bench: [{ name: "Zubat", damage: 40 }, "Froakie"] },
    });
    t.useAbility("Cursed Shadow").choose("Zubat");
    expect(t.happened("knockedOut")).toEqual([]);
    t.choose("Froakie").choose("Froakie");
    expect(t.happened("knockedOut")).toHaveLength(1);
    t.choose(0);
    expect(t.opponent.bench.map(({ name, damage }) => [name, damage])).toEqual([["Froakie", 20]]);
  });

  it("CMP-67 Damage Swap moves counter by counter, and the Pokémon is Knocked Out by the one that is enough", () => {
    const t = scenario({
      cards: real("bw1-57"),
      you: { active: { name: "Snorlax", damage: 50 }, bench: ["Reuniclus", { name: "Zubat", damage: 30 }] },
    });
    t.useAbility("Damage Swap").choose("Snorlax").choose("Zubat");
    expect(t.you.bench[1]?.damage).toBe(40);
    t.useAbility("Damage Swap").choose("Snorlax").choose("Zubat").choose(0);
    expect([t.you.active?.damage, t.you.bench.length]).toEqual([30, 1]);
  });
});
