import { describe, expect, it } from "vitest";
import { scenario } from "@/games/pokemon/engine/testing/scenario";
import { real } from "../prints";

describe("When an Ability of 2021 and early 2022 is used, and what it does", () => {
  const pluff = (more: { conditions?: ["Confused"]; coins?: string } = {}) =>
    scenario({
      edition: "sv",
      coins: more.coins,
      cards: real("swsh7-4", "swsh2-113"),
      you: {
        active: { name: "Jumpluff", energy: ["Grass Energy"], conditions: more.conditions ?? [] },
        bench: ["Zubat"],
        hand: ["Water Energy", "Potion"],
      },
      opponent: { active: "Charizard-EX", bench: ["Froakie"] },
    });

  it("CMP-1587 between the two attacks of Fluffy Barrage nothing is played or attached", () => {
    const t = pluff().attack("Spinning Attack");
    expect([t.canAttack("Spinning Attack"), t.canAttach("Water Energy"), t.canPlay("Potion"), t.canRetreat()]).toEqual([
      true,
      false,
      false,
      false,
    ]);
    t.attack("Spinning Attack");
    expect([t.opponent.active?.damage, t.decision.seat]).toEqual([120, 1]);
  });

  it("CMP-1588 a Confused Jumpluff flips for each of its two attacks", () => {
    const t = pluff({ conditions: ["Confused"], coins: "HT" })
      .attack("Spinning Attack")
      .attack("Spinning Attack");
    expect([t.opponent.active?.damage, t.you.active?.damage]).toEqual([60, 30]);
  });

  const gassed = (active: string, bench: string) => {
    const t = scenario({
      edition: "sv",
      cards: real("swsh7-4", "swsh2-113"),
      you: { active: { name: "Jumpluff", energy: ["Grass Energy"] } },
      opponent: { active: { name: active, damage: active === "Froakie" ? 0 : 80 }, bench: [bench, "Chespin"] },
    });
    t.attack("Spinning Attack").choose(0).chooseAs(1, bench);
    return t.decision;
  };

  it("CMP-1670 Neutralizing Gas that comes for the Knocked Out Pokémon takes away the second attack", () => {
    expect(gassed("Froakie", "Galarian Weezing")).toMatchObject({ seat: 1, purpose: "main" });
  });

  it("CMP-1671 with Galarian Weezing Knocked Out there is a second attack", () => {
    const t = scenario({
      edition: "sv",
      cards: real("swsh7-4", "swsh2-113"),
      you: { active: { name: "Jumpluff", energy: ["Grass Energy"] } },
      opponent: { active: { name: "Galarian Weezing", damage: 80 }, bench: ["Snorlax"] },
    });
    t.attack("Spinning Attack").choose(0).attack("Spinning Attack");
    expect(t.opponent.active?.damage).toBe(60);
  });

  it("CMP-1674 of Neutralizing Gas and Bide Barricade the first to be Active holds", () => {
    const gasFirst = scenario({
      edition: "sv",
      cards: real("swsh2-113", "xy4-36", "sv06-129", "xy2-90"),
      you: { active: "Galarian Weezing", bench: ["Drakloak"], hand: ["Lysandre"] },
      opponent: { bench: ["Wobbuffet"] },
    });
    expect(gasFirst.play("Lysandre").canUse("Recon Directive")).toBe(true);
    const barricadeFirst = scenario({
      edition: "sv",
      cards: real("swsh2-113", "xy4-36", "sv06-129"),
      you: { bench: ["Galarian Weezing", "Drakloak"], hand: ["Switch"] },
      opponent: { active: "Wobbuffet" },
    });
    expect(barricadeFirst.play("Switch").choose("Galarian Weezing").canUse("Recon Directive")).toBe(false);
  });

  it("CMP-1647 Boss Pockets holds two Tools of one name, and both count", () => {
    const t = scenario({
      edition: "sv",
      cards: real("swsh9-088", "xy1-121"),
      you: {
        active: { name: "Honchkrow V", energy: ["Darkness Energy", "Darkness Energy", "Water Energy"], tools: ["Muscle Band"] },
        hand: ["Muscle Band"],
      },
      opponent: { active: "Charizard-EX" },
    });
    t.attach("Muscle Band", "Honchkrow V").attack("Fearsome Shadow");
    expect(t.opponent.active?.damage).toBe(170);
  });

  it("CMP-1648 Empoleon that came by Emergency Surfacing is an Evolution Pokémon for Evopress", () => {
    const t = scenario({
      edition: "sv",
      cards: real("swsh9-037", "swsh9-008"),
      you: { active: { name: "Torterra", energy: ["Grass Energy", "Water Energy"] }, discard: ["Empoleon"] },
    });
    t.useAbility("Emergency Surfacing").attack("Evopress");
    expect(t.opponent.active?.damage).toBe(100);
  });

  it("CMP-1649 the Ability of the Active Spot is used by the next of the name that comes there", () => {
    const t = scenario({
      edition: "sv",
      cards: real("swsh12.5gg-GG14"),
      you: {
        active: { name: "Comfey", energy: ["Water Energy"] },
        bench: ["Comfey"],
        deck: ["Abra", "Zubat", "Chespin", "Froakie"],
      },
    });
    t.useAbility("Flower Selecting").choose("Abra").retreat().useAbility("Flower Selecting").choose("Chespin");
    expect(t.you.hand).toEqual(["Abra", "Chespin"]);
  });

  it("CMP-1650 Lively Fruit keeps the damage counters of an attack away", () => {
    const t = scenario({
      edition: "sv",
      cards: real("swsh9-012"),
      you: { active: { name: "Dusclops", energy: ["Water Energy"] } },
      opponent: { active: "Cherubi" },
    });
    t.attack("Curse Drop");
    expect(t.opponent.active?.damage).toBe(0);
  });

  it("CMP-1651 Sonic Slip goes with Garchomp to the Bench", () => {
    const t = scenario({
      edition: "sv",
      cards: real("swsh9-109", "swsh9-108"),
      you: { active: "Gabite", bench: ["Froakie"], hand: ["Garchomp", "Switch"] },
      opponent: { active: { name: "Zubat", energy: ["Water Energy"] } },
    });
    t.evolve("Garchomp").choose("yes").play("Switch").endTurn().attack("Skill Dive").choose("Garchomp");
    expect([t.you.bench[0]?.name, t.you.bench[0]?.damage]).toEqual(["Garchomp", 0]);
  });

  it("CMP-1645 Sonic Slip does not keep away what one's own attack does", () => {
    const t = scenario({
      edition: "sv",
      cards: real("swsh9-109", "swsh9-108", "bw2-57"),
      you: {
        active: { name: "Excadrill", energy: ["Fighting Energy", "Water Energy", "Water Energy"] },
        bench: ["Gabite"],
        hand: ["Garchomp"],
      },
      opponent: { active: "Charizard-EX" },
    });
    t.evolve("Garchomp").choose("yes").attack("Earthquake");
    expect(t.you.bench[0]?.damage).toBe(10);
  });

  it("CMP-1652 after the attack the turn is over: Special Transfer is not used", () => {
    const t = scenario({
      edition: "sv",
      cards: real("swsh9-062", "swsh9-151"),
      you: { active: { name: "Froakie", energy: ["Double Turbo Energy"] }, bench: ["Dusknoir"] },
    });
    expect(t.canUse("Special Transfer")).toBe(true);
    t.attack("Pound");
    expect(t.decision).toMatchObject({ seat: 1, purpose: "main" });
  });
});
