import { describe, expect, it } from "vitest";
import { scenario } from "@/games/pokemon/engine/testing/scenario";
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

  const wall = (you: NonNullable<Parameters<typeof scenario>[0]["you"]>) =>
    scenario({ cards: real("bw6-40", "bw1-20", "bw6-71"), you, opponent: { active: "Ampharos", bench: ["Zubat"] } });

  it("CMP-91 Electromagnetic Wall puts three counters for a card, however much Energy it provides", () => {
    const t = wall({ active: "Snorlax", hand: ["Double Colorless Energy"] });
    t.attach("Double Colorless Energy", "Snorlax");
    expect(t.you.active?.damage).toBe(30);
  });

  it("CMP-92 Electromagnetic Wall answers Energy that an Ability attaches from hand", () => {
    const t = wall({ active: "Snorlax", bench: ["Emboar"], hand: ["Fire Energy"] });
    t.useAbility("Inferno Fandango").choose("Fire Energy").choose("Snorlax");
    expect(t.you.active?.damage).toBe(30);
  });

  it("CMP-93 Electromagnetic Wall answers each Energy that an attack attaches from hand", () => {
    const t = wall({
      active: { name: "Terrakion-EX", energy: ["Fighting Energy", "Fighting Energy", "Fighting Energy"] },
      bench: ["Snorlax"],
      hand: ["Fire Energy", "Water Energy"],
    });
    t.attack("Pump-up Smash").choose("Fire Energy", "Water Energy").choose(0);
    expect(t.you.bench[0]).toMatchObject({ damage: 60, energy: ["Fire Energy", "Water Energy"] });
  });

  it("CMP-85 a Weezing that Poison brings to no HP left puts the counters of Detention Gas all the same", () => {
    const t = scenario({
      cards: real("sm10-74"),
      edition: "sm",
      you: { active: { name: "Weezing", damage: 110, conditions: ["Poisoned"] }, bench: ["Froakie"] },
      opponent: { bench: ["Abra"] },
    });
    t.endTurn().choose(0);
    expect([t.opponent.active?.damage, t.opponent.bench[0]?.damage]).toEqual([10, 10]);
    expect(t.you.discard).toContain("Weezing");
  });

  it("CMP-86 Detention Gas of a Weezing that comes up for one Knocked Out by Poison is too late for this time", () => {
    const t = scenario({
      cards: real("sm10-74"),
      edition: "sm",
      you: { active: { name: "Froakie", damage: 50, conditions: ["Poisoned"] }, bench: ["Weezing"] },
    });
    t.endTurn().choose(0);
    expect(t.you.active?.name).toBe("Weezing");
    expect(t.opponent.active?.damage).toBe(0);
  });

  it("CMP-2217 Spiteful Swirl answers from the Bench", () => {
    const t = scenario({
      cards: real("me01-087", "me02.5-125"),
      edition: "sv",
      you: { active: { name: "Froakie", energy: ["Water Energy"] } },
      opponent: { active: "Mega Gengar ex", bench: ["Spiritomb"] },
    });
    expect(t.attack("Pound").you.active?.damage).toBe(10);
  });
});
