import { describe, expect, it } from "vitest";
import { scenario } from "@/games/pokemon/engine/testing/scenario";
import { real } from "../prints";

const CCC = ["Water Energy", "Water Energy", "Water Energy"];
const FOUR_WATER = ["Water Energy", ...CCC];

describe("When a Pokémon attacks", () => {
  it("CMP-313 a Pokémon that was played this turn attacks once it is Active", () => {
    const t = scenario({ you: { active: "Zubat", hand: ["Machop", "Water Energy"] } });
    t.play("Machop").attach("Water Energy", "Machop").retreat().attack("Karate Chop");
    expect(t.opponent.active?.damage).toBe(60);
  });

  it("CMP-319 nobody must attack", () => {
    const t = scenario({ you: { active: { name: "Machop", energy: ["Water Energy"] } } });
    expect(t.canAttack("Karate Chop")).toBe(true);
    t.endTurn();
    expect(t.opponent.active?.damage).toBe(0);
  });

  it("CMP-325 Energy stays attached after an attack that does not discard it", () => {
    const t = scenario({ you: { active: { name: "Machop", energy: ["Water Energy"] } } });
    t.attack("Karate Chop");
    expect(t.you.active?.energy).toEqual(["Water Energy"]);
  });

  it("CMP-317 an attack that may not be used again is free again once the Pokémon was on the Bench", () => {
    const t = scenario({
      cards: real("bw6-26"),
      you: { active: { name: "Wailord", energy: FOUR_WATER }, bench: ["Zubat"], hand: ["Switch"] },
    });
    t.attack("Giant Wave").endTurn();
    expect(t.canAttack("Giant Wave")).toBe(false);
    t.play("Switch").retreat();
    expect(t.canAttack("Giant Wave")).toBe(true);
  });

  it("CMP-378 Close Encounter is used on the first turn and on every other", () => {
    const setup = { cards: real("xy6-33"), you: { active: { name: "Deoxys", energy: ["Water Energy"] } } };
    for (const turn of [1, 3]) {
      const t = scenario({ ...setup, turn });
      t.attack("Close Encounter");
      expect(t.you.hand).toHaveLength(2);
    }
  });

  it("CMP-342 Ascension evolves in the first turn of its player", () => {
    const t = scenario({
      cards: real("bw5-69", "bw5-71"),
      turn: 1,
      opponent: { active: { name: "Zorua", energy: ["Darkness Energy"] }, deck: ["Water Energy", "Zoroark"] },
    });
    t.endTurn().attack("Ascension").choose("Zoroark");
    expect(t.opponent.active?.cards).toEqual(["Zorua", "Zoroark"]);
  });

  it("CMP-538 an attack evolves a Pokémon that came into play this turn", () => {
    const t = scenario({
      cards: real("bw5-69", "bw5-71"),
      you: { active: { name: "Zorua", energy: ["Darkness Energy"], fresh: true }, deck: ["Zoroark", "Potion"] },
    });
    t.attack("Ascension").choose("Zoroark");
    expect(t.you.active?.name).toBe("Zoroark");
  });

  it("CMP-357 Bubble Trap counts a Bubble of last turn whose user was Knocked Out since", () => {
    const t = scenario({
      cards: real("sm6-33", "sm1-45"),
      coins: "T",
      you: { active: { name: "Dewpider", damage: 40, energy: ["Water Energy"] }, bench: [{ name: "Araquanid", energy: CCC }] },
      opponent: { active: { name: "Chesnaught", damage: 10, energy: ["Grass Energy", "Grass Energy", "Water Energy", "Water Energy"] } },
    });
    t.attack("Bubble").attack("Touchdown").choose(0).attack("Bubble Trap");
    expect(t.opponent.active?.damage).toBe(120);
  });

  it("CMP-362 with a full Bench Call for Family is used, but no deck is searched", () => {
    const t = scenario({
      cards: real("bw11-49"),
      you: {
        active: { name: "Emolga", energy: ["Water Energy"] },
        bench: ["Zubat", "Zubat", "Zubat", "Zubat", "Zubat"],
        deck: ["Snorlax", "Froakie"],
      },
    });
    t.attack("Call for Family");
    expect(t.decision.seat).toBe(1);
  });

  it("CMP-364 a Fossil in the deck is found by nothing that searches for Pokémon", () => {
    const t = scenario({
      cards: real("bw11-49"),
      you: { active: { name: "Emolga", energy: ["Water Energy"] }, deck: ["Dome Fossil", "Snorlax", "Froakie", "Zubat"] },
    });
    t.attack("Call for Family");
    expect(t.options.toSorted()).toEqual(["Froakie", "Snorlax", "Zubat"]);
    t.choose("Froakie");
  });

  it("CMP-360 a Virizion-EX brought by Call for Family heals the Poisoned Emolga before the Checkup", () => {
    const t = scenario({
      cards: real("bw11-49", "bw10-9"),
      you: {
        active: { name: "Emolga", energy: ["Grass Energy"], conditions: ["Poisoned"] },
        deck: ["Virizion-EX", "Water Energy", "Water Energy"],
      },
    });
    t.attack("Call for Family").choose("Virizion-EX");
    expect(t.you.active).toMatchObject({ damage: 0, conditions: [] });
  });

  it("CMP-347 whoever searches for any card takes at least one", () => {
    const t = scenario({ cards: real("swsh1-155"), edition: "swsh", you: { active: { name: "Cramorant V", energy: CCC } } });
    t.attack("Beak Catch");
    expect([t.decision.min, t.decision.max]).toEqual([1, 2]);
    t.choose("Water Energy");
  });

  it("CMP-341 of Aqua Swirl the attacker chooses whether, and the opponent which Pokémon comes", () => {
    const t = scenario({
      cards: real("xy5-44"),
      you: { active: { name: "Milotic", energy: CCC } },
      opponent: { bench: ["Zubat", "Froakie"] },
    });
    t.attack("Aqua Swirl");
    expect(t.decision.seat).toBe(0);
    t.choose("yes");
    expect(t.decision.seat).toBe(1);
    t.choose("Froakie");
    expect(t.opponent.active?.name).toBe("Froakie");
  });

  it("CMP-369 with Circle Throw the opponent chooses the Pokémon that comes", () => {
    const t = scenario({
      cards: real("bw1-61"),
      you: { active: { name: "Throh", energy: ["Fighting Energy", "Water Energy"] } },
      opponent: { bench: ["Zubat", "Froakie"] },
    });
    t.attack("Circle Throw");
    expect(t.decision.seat).toBe(1);
    t.choose("Zubat");
    expect(t.opponent.active?.name).toBe("Zubat");
  });

  it("CMP-351 with Blindside the attacker chooses among the opponent's damaged Pokémon", () => {
    const t = scenario({
      cards: real("bw1-73"),
      you: { active: { name: "Mandibuzz", energy: ["Darkness Energy"] } },
      opponent: { bench: [{ name: "Froakie", damage: 10 }, "Zubat", { name: "Chespin", damage: 10 }] },
    });
    t.attack("Blindside");
    expect([t.decision.seat, ...t.options]).toEqual([0, "Froakie", "Chespin"]);
    t.choose("Chespin").choose(0);
  });

  it("CMP-353 Breeze Away GX takes back the Virizion-GX that uses it", () => {
    const t = scenario({
      cards: real("sm8-197"),
      edition: "sm",
      you: { active: { name: "Virizion-GX", energy: ["Water Energy"] }, bench: ["Zubat"] },
    });
    t.attack("Breeze Away GX").choose("Virizion-GX");
    expect(t.you.active?.name).toBe("Zubat");
    expect(t.you.hand.toSorted()).toEqual(["Virizion-GX", "Water Energy"]);
  });

  it("CMP-355 Bring Down Knocks Out one's own Pokémon if it has the least HP left, and the opponent takes the Prize card", () => {
    const t = scenario({
      cards: real("me01-041"),
      edition: "me",
      you: { active: { name: "Inteleon", energy: ["Water Energy"] }, bench: ["Abra"] },
    });
    t.attack("Bring Down").choose(0);
    expect([t.you.bench.length, t.opponent.prizes]).toEqual([0, 5]);
  });

  it("CMP-366 Captivating Tail confuses nobody when nobody comes from the Bench", () => {
    const t = scenario({ cards: real("swsh3-142"), edition: "swsh", you: { active: { name: "Delcatty", energy: CCC } } });
    t.attack("Captivating Tail");
    expect(t.opponent.active?.conditions).toEqual([]);
  });

  it("CMP-388 Cursed Drop spreads its counters", () => {
    const t = scenario({
      cards: real("bw11-77"),
      you: { active: { name: "Chandelure-EX", energy: ["Psychic Energy"] } },
      opponent: { bench: ["Froakie"] },
    });
    t.attack("Cursed Drop");
    t.choose("Snorlax").choose("Froakie").choose("Froakie").choose("Froakie");
    expect([t.opponent.active?.damage, t.opponent.bench[0]?.damage]).toEqual([10, 30]);
  });

  it("CMP-391, CMP-392 Damage Transport moves up to four counters from each Pokémon, all of those that have fewer", () => {
    const t = scenario({
      cards: real("sm5-52"),
      you: { active: { name: "Drifblim", damage: 30, energy: CCC }, bench: [{ name: "Snorlax", damage: 60 }, "Zubat"] },
      opponent: { active: "Charizard-EX" },
    });
    t.attack("Damage Transport");
    expect(t.opponent.active?.damage).toBe(70);
    expect([t.you.active?.damage, t.you.bench[0]?.damage]).toEqual([0, 20]);
  });
});
