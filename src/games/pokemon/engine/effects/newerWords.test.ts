import { describe, expect, it } from "vitest";
import type { Attack, CardDefinition, EnergyType } from "../card";
import { ACTIVE, ability, attack, pokemon, SELF, trainer } from "../testing/cards";
import { scenario } from "../testing/scenario";
import type { Modifier } from "./language";

const always = (change: Modifier) => ({ kind: "continuous" as const, change });
const holder = (name: string, change: Modifier, ...attacks: Attack[]) =>
  pokemon(name, 150, "Colorless", { abilities: [ability("Own", always(change))] }, ...attacks);
const energies = (count: number, type: EnergyType) => Array.from({ length: count }, () => `${type} Energy`);
const plain = (name: string, hp = 250) => pokemon(name, hp, "Colorless", {});

describe("Energy beyond an attack's cost", () => {
  const melmetal = pokemon(
    "Melmetal VMAX",
    330,
    "Metal",
    {},
    attack("G-Max Pummel", "MMC", "100+", {
      do: "attackDamage",
      change: "more",
      amount: { atMost: [{ multiply: [60, { count: "extraEnergy", type: "Metal" }] }, 120] },
    }),
  );

  it.each([
    [["Metal Energy", "Metal Energy", "Water Energy"], 100],
    [["Metal Energy", "Metal Energy", "Metal Energy"], 100],
    [["Metal Energy", "Metal Energy", "Metal Energy", "Water Energy"], 160],
    [energies(6, "Metal"), 220],
  ])(
    "EFF-60 each Metal Energy that the cost leaves over counts, and a Water Energy pays before a Metal one (Melmetal VMAX): %j",
    (energy, damage) => {
      const t = scenario({
        cards: [melmetal, plain("Wall")],
        you: { active: { name: "Melmetal VMAX", energy } },
        opponent: { active: "Wall" },
      });
      t.attack("G-Max Pummel");
      expect(t.opponent.active?.damage).toBe(damage);
    },
  );

  it.each([
    [["Fire", "Water", "Lightning", "Fire"], 40],
    [["Fire", "Water", "Water", "Fire"], 10],
  ] as const)("EFF-60 extra Fire, Water and Lightning Energy is one of each (Moltres & Zapdos & Articuno-GX): %j", (types, damage) => {
    const birds = pokemon(
      "Birds",
      300,
      "Colorless",
      {},
      attack("Sky Legends", "C", "10+", {
        do: "if",
        when: { if: "energyInCost", extra: ["Fire", "Water", "Lightning"] },
        then: [{ do: "attackDamage", change: "more", amount: 30 }],
      }),
    );
    const t = scenario({
      cards: [birds, plain("Wall")],
      you: { active: { name: "Birds", energy: types.map((type) => `${type} Energy`) } },
      opponent: { active: "Wall" },
    });
    t.attack("Sky Legends");
    expect(t.opponent.active?.damage).toBe(damage);
  });
});

describe("The most and the least", () => {
  const greninja = pokemon(
    "Greninja",
    130,
    "Darkness",
    {},
    attack("Mist Slash", "C", "", {
      do: "knockOut",
      pokemon: { pokemon: "choose", side: "both", place: "inPlay", count: 1, except: "self", extreme: { is: "least", of: "remainingHp" } },
    }),
  );
  const you = { active: { name: "Greninja", energy: ["Water Energy"], damage: 120 } };

  it("EFF-61 the one with the least HP remaining but this one, on either side (Greninja)", () => {
    const t = scenario({ cards: [greninja], you: { ...you, bench: ["Snorlax"] }, opponent: { active: "Snorlax", bench: ["Zubat"] } });
    t.attack("Mist Slash").choose(0);
    expect(t.opponent.bench).toEqual([]);
  });

  it("EFF-61 among those that are tied the user chooses", () => {
    const t = scenario({ cards: [greninja], you: { ...you, bench: ["Zubat"] }, opponent: { active: "Snorlax", bench: ["Zubat"] } });
    t.attack("Mist Slash");
    expect(t.options).toEqual(["Zubat", "Zubat"]);
    t.choose("Zubat").chooseAs(1, 0);
    expect(t.you.bench).toEqual([]);
  });
});

describe("Prevention by amount and by kind of attack", () => {
  const hit = (damage: number) => pokemon("Hitter", 100, "Colorless", {}, attack("Hit", "C", `${damage}`));

  it.each([
    [40, 0],
    [30, 30],
  ])("EFF-62 damage of exactly one of the amounts is prevented (Mr. Mime-GX): %i", (damage, taken) => {
    const mime = holder("Mr. Mime-GX", { prevent: "damage", on: SELF, from: { side: "opponents" }, exactly: [20, 40, 60] });
    const t = scenario({
      cards: [mime, hit(damage)],
      you: { active: { name: "Hitter", energy: ["Water Energy"] } },
      opponent: { active: "Mr. Mime-GX" },
    });
    t.attack("Hit");
    expect(t.opponent.active?.damage).toBe(taken);
  });

  it.each([
    [200, 0],
    [190, 190],
  ])("EFF-62 damage of 200 or more is prevented, less is not (Drednaw): %i", (damage, taken) => {
    const drednaw = pokemon("Drednaw", 200, "Water", {
      abilities: [ability("Shell", always({ prevent: "damage", on: SELF, from: { side: "opponents" }, atLeast: 200 }))],
    });
    const t = scenario({
      cards: [drednaw, hit(damage)],
      you: { active: { name: "Hitter", energy: ["Water Energy"] } },
      opponent: { active: "Drednaw" },
    });
    t.attack("Hit");
    expect(t.opponent.active?.damage).toBe(taken);
  });

  const gx: Attack = { ...attack("Great GX", "C", "50", { do: "afflict", condition: "Asleep", pokemon: ACTIVE }), once: "GX" };
  const both = pokemon("Both-GX", 180, "Colorless", { marks: ["GX"] }, gx, attack("Plain", "C", "50"));

  it.each([
    ["Great GX", 0],
    ["Plain", 50],
  ])("EFF-20 all effects and damage of GX attacks are prevented, and of no other (Celesteela-GX): %s", (name, damage) => {
    const celesteela = holder("Celesteela-GX", {
      prevent: "damageAndEffects",
      on: { pokemon: "all", side: "yours", place: "inPlay" },
      from: { side: "opponents", once: "GX" },
    });
    const t = scenario({
      cards: [celesteela, both],
      you: { active: { name: "Both-GX", energy: ["Water Energy"] } },
      opponent: { active: "Celesteela-GX" },
    });
    t.attack(name);
    expect([t.opponent.active?.damage, t.opponent.active?.conditions]).toEqual([damage, []]);
  });

  it("FAM-04 for the rest of the game the opponent can't use any GX attack (Latios-GX)", () => {
    const latios = pokemon(
      "Latios-GX",
      170,
      "Psychic",
      {},
      attack("Clear Vision-GX", "C", "", {
        do: "lasting",
        change: { forbid: "attack", on: { pokemon: "all", side: "opponents", place: "inPlay" }, attack: { once: "GX" } },
        duration: "match",
      }),
    );
    const t = scenario({
      cards: [latios, both],
      you: { active: { name: "Latios-GX", energy: ["Water Energy"] } },
      opponent: { active: { name: "Both-GX", energy: ["Water Energy"] } },
    });
    t.attack("Clear Vision-GX");
    expect([t.canAttack("Great GX"), t.canAttack("Plain")]).toEqual([false, true]);
    t.endTurn().endTurn();
    expect(t.canAttack("Great GX")).toBe(false);
  });
});

describe("Attacks of cards out of play", () => {
  const marshadow = holder("Marshadow-GX", {
    permit: "useAttacksOf",
    on: SELF,
    of: { cards: { cards: "all", zone: "discard", of: "you", where: { category: "Pokémon", stages: ["Basic"] } } },
    payCost: true,
  });

  it("EFF-63 the attacks of Basic Pokémon in the discard pile, for their cost (Marshadow-GX)", () => {
    const discard = ["Chespin", "Delphox", "Potion"];
    const t = scenario({ cards: [marshadow], you: { active: { name: "Marshadow-GX", energy: ["Grass Energy"] }, discard } });
    expect(t.options.filter((option) => option.startsWith("attack"))).toEqual(["attack Vine Whip"]);
    t.attack("Vine Whip");
    expect(t.opponent.active?.damage).toBe(10);
  });

  it("EFF-63 not those of the opponent's discard pile", () => {
    const t = scenario({
      cards: [marshadow],
      you: { active: { name: "Marshadow-GX", energy: ["Grass Energy"] } },
      opponent: { discard: ["Chespin"] },
    });
    expect(t.canAttack()).toBe(false);
  });
});

describe("Where a card goes that is discarded from play", () => {
  const board = trainer("U-Turn Board", "Pokémon Tool", { whileInPlay: [always({ replace: "discardFromPlay", to: "hand" })] });
  const snatch = pokemon(
    "Snatcher",
    90,
    "Colorless",
    {},
    attack("Snatch", "C", "", {
      do: "move",
      cards: { cards: "attached", to: ACTIVE, what: "tool", count: "all" },
      destination: { to: "discard" },
    }),
    attack("Banish", "C", "", {
      do: "move",
      cards: { cards: "attached", to: ACTIVE, what: "tool", count: "all" },
      destination: { to: "lostZone" },
    }),
    attack("Fell", "C", "300"),
  );
  const setup = (cards: readonly CardDefinition[], attackName: string, more: object = {}) =>
    scenario({
      cards: [board, snatch, ...cards],
      you: { active: { name: "Snatcher", energy: ["Water Energy"] }, ...more },
      opponent: { active: { name: "Snorlax", tools: ["U-Turn Board"] }, bench: ["Zubat"] },
    }).attack(attackName);

  it("EFF-64 discarded by an effect it goes into its owner's hand (U-Turn Board)", () => {
    const t = setup([], "Snatch");
    expect([t.opponent.hand.includes("U-Turn Board"), t.opponent.discard]).toEqual([true, []]);
  });

  it("EFF-64 and so it does when its Pokémon is Knocked Out", () => {
    const t = setup([], "Fell");
    t.chooseAs(0, 0);
    expect([t.opponent.hand.includes("U-Turn Board"), t.opponent.discard]).toEqual([true, ["Snorlax"]]);
  });

  it("EFF-64 put into the Lost Zone it is not discarded, and stays there", () => {
    const t = setup([], "Banish");
    expect([t.opponent.hand.includes("U-Turn Board"), t.opponent.lostZone]).toEqual([false, ["U-Turn Board"]]);
  });

  it("EFF-64 not while Tools have no effect", () => {
    const jammer = holder("Jammer", { suppress: "tools", on: { pokemon: "all", side: "both", place: "inPlay" } });
    const t = setup([jammer], "Snatch", { bench: ["Jammer"] });
    expect(t.opponent.discard).toEqual(["U-Turn Board"]);
  });

  it("EFF-64 discarded from the hand it goes to the discard pile", () => {
    const t = scenario({ cards: [board], you: { hand: ["Professor Sycamore", "U-Turn Board"] } });
    t.play("Professor Sycamore");
    expect(t.you.discard).toContain("U-Turn Board");
  });
});
