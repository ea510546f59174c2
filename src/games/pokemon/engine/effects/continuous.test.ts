import { describe, expect, it } from "vitest";
import { ACTIVE, ability, attack, pokemon, SELF, trainer } from "../testing/cards";
import { type ScenarioSetup, scenario } from "../testing/scenario";
import type { Condition, Instruction, Modifier, PokemonSelector } from "./language";

const EVERYONE: PokemonSelector = { pokemon: "all", side: "both", place: "inPlay" };
const THEIRS: PokemonSelector = { pokemon: "all", side: "opponents", place: "inPlay" };
const MINE: PokemonSelector = { pokemon: "all", side: "yours", place: "inPlay" };
const having = (name: string, change: Modifier, condition?: Condition) =>
  pokemon(name, 100, "Colorless", {
    abilities: [ability(`Of ${name}`, { kind: "continuous", change, ...(condition && { while: condition }) })],
  });
const more = (on: PokemonSelector): Modifier => ({ modify: "hp", on, amount: 20, sign: "+" });
const drawer = pokemon("Drawer", 90, "Colorless", {
  abilities: [ability("Draw", { kind: "activated", limit: "oncePerTurn", steps: [{ do: "draw", count: 1 }] })],
});
const strike = (...steps: readonly Instruction[]) => pokemon("Striker", 200, "Colorless", {}, attack("Strike", "", "10", ...steps));

describe("Effects that take others away", () => {
  it.each<readonly [string, Modifier, boolean]>([
    ["of everyone", { suppress: "abilities", on: EVERYONE }, false],
    ["of everyone but one of its name", { suppress: "abilities", on: EVERYONE, except: "Draw" }, true],
    ["of the opponent's", { suppress: "abilities", on: THEIRS }, false],
    ["of one's own", { suppress: "abilities", on: MINE }, true],
    [
      "of those that fit",
      { suppress: "abilities", on: { pokemon: "all", side: "both", place: "inPlay", where: { types: ["Fire"] } } },
      true,
    ],
  ])("EFF-27 Abilities %s", (_, change, may) => {
    const t = scenario({ cards: [having("Lock", change), drawer], you: { active: "Drawer" }, opponent: { bench: ["Lock"] } });
    expect(t.canUse("Draw")).toBe(may);
  });

  it("EFF-27 not while their own condition does not hold", () => {
    const lock = having("Lock", { suppress: "abilities", on: EVERYONE, except: "Of Lock" }, { if: "stadium" });
    const setup: ScenarioSetup = { cards: [lock, drawer], you: { active: "Drawer" }, opponent: { bench: ["Lock"] } };
    expect([scenario(setup).canUse("Draw"), scenario({ ...setup, stadium: "Fairy Garden" }).canUse("Draw")]).toEqual([true, false]);
  });

  it.each([
    ["tools", 130, 130],
    ["abilities", 150, 130],
  ] as const)("EFF-27 %s alone, whatever else its Pokémon has", (suppress, hp, other) => {
    const cards = [
      trainer("Lock", "Stadium", { whileInPlay: [{ kind: "continuous", change: { suppress, on: EVERYONE } }] }),
      trainer("Belt", "Pokémon Tool", { whileInPlay: [{ kind: "continuous", change: more(SELF) }] }),
      having("Banner", more(SELF)),
    ];
    const t = scenario({ cards, stadium: "Lock", you: { active: { name: "Snorlax", tools: ["Belt"] }, bench: ["Banner"] } });
    expect([t.you.active?.hp, t.opponent.active?.hp]).toEqual([hp, other]);
  });

  const lock = (name: string) =>
    pokemon(name, 100, "Colorless", {
      abilities: [
        ability("Lock", { kind: "continuous", change: { suppress: "abilities", on: THEIRS } }),
        ability("Draw", { kind: "activated", limit: "oncePerTurn", steps: [{ do: "draw", count: 1 }] }),
      ],
    });

  it("EFF-59 from the moment on that its condition holds", () => {
    const lock = having("Lock", { suppress: "abilities", on: THEIRS }, { if: "pokemon", is: SELF, where: { damaged: true } });
    const prodder = pokemon("Prodder", 60, "Colorless", {
      abilities: [ability("Prod", { kind: "activated", steps: [{ do: "putCounters", count: 1, on: ACTIVE }] })],
    });
    const t = scenario({
      cards: [lock, having("Banner", more(SELF)), prodder],
      you: { active: "Banner", bench: ["Prodder"] },
      opponent: { active: "Lock" },
    });
    expect(t.you.active?.hp).toBe(120);
    t.useAbility("Prod");
    expect(t.you.active?.hp).toBe(100);
  });

  it("CMP-1824 of two that take each other away at once, the turn's player's works", () => {
    const t = scenario({ cards: [lock("Mine"), lock("Other")], you: { active: "Mine" }, opponent: { active: "Other" } });
    expect(t.canUse("Draw")).toBe(true);
    t.useAbility("Draw").endTurn();
    expect(t.canUse("Draw")).toBe(false);
  });

  it("CMP-1824 of one that is there and one that comes, the one that is there works", () => {
    const t = scenario({ cards: [lock("Mine"), lock("Other")], you: { active: "Zubat", hand: ["Mine"] }, opponent: { active: "Other" } });
    t.play("Mine");
    expect(t.canUse("Draw")).toBe(false);
    t.endTurn();
    expect(t.canUse("Draw")).toBe(true);
  });

  it("EFF-59 an Ability is back as soon as what took it away is gone", () => {
    const t = scenario({
      cards: [lock("Mine"), drawer],
      you: { active: "Mine", bench: ["Zubat"] },
      opponent: { active: "Drawer", hand: ["Potion"] },
    });
    t.endTurn();
    expect(t.canUse("Draw")).toBe(false);
    const free = scenario({
      cards: [lock("Mine"), drawer, strike()],
      you: { active: { name: "Mine", damage: 90 }, bench: ["Zubat"] },
      opponent: { active: "Striker", bench: ["Drawer"] },
    });
    free.endTurn();
    expect(free.canUse("Draw")).toBe(false);
    free.attack("Strike").choose(0).endTurn();
    expect(free.canUse("Draw")).toBe(true);
  });

  it.each<readonly [string, { readonly on?: PokemonSelector; readonly except?: string; readonly everywhere?: true }, boolean]>([
    ["everywhere", { everywhere: true }, false],
    ["in play", {}, true],
    ["everywhere, but for this one", { everywhere: true, except: "Arrive" }, true],
    ["everywhere, of one's own", { everywhere: true, on: MINE }, true],
    [
      "everywhere, of those that fit",
      { everywhere: true, on: { pokemon: "all", side: "both", place: "inPlay", where: { types: ["Fire"] } } },
      true,
    ],
    [
      "everywhere, of those that fit as it does",
      { everywhere: true, on: { pokemon: "all", side: "both", place: "inPlay", where: { types: ["Water"] } } },
      false,
    ],
    ["everywhere, of one Pokémon", { everywhere: true, on: SELF }, true],
  ])("EFF-27 Abilities of cards out of play are taken away %s", (_, facts, may) => {
    const arriving = pokemon("Arriving", 60, "Water", {
      abilities: [ability("Arrive", { kind: "activated", from: "hand", steps: [{ do: "draw", count: 1 }] })],
    });
    const t = scenario({
      cards: [having("Lock", { suppress: "abilities", on: EVERYONE, ...facts }), arriving],
      you: { hand: ["Arriving"] },
      opponent: { bench: ["Lock"] },
    });
    expect(t.canUse("Arrive")).toBe(may);
  });
});

describe("Effects in force", () => {
  it("EFF-24 none hangs on itself: what it would change is looked at without it", () => {
    const small = having("Small", more(SELF), { if: "compare", left: { count: "hp", of: SELF }, is: "<=", right: 100 });
    expect(scenario({ cards: [small], you: { active: "Small" } }).you.active?.hp).toBe(120);
  });

  it("EFF-24 one may hang on another", () => {
    const big = having("Big", more(SELF), { if: "compare", left: { count: "hp", of: SELF }, is: ">", right: 100 });
    const banner = having("Banner", more(MINE));
    const hp = (bench: readonly string[]) => scenario({ cards: [big, banner], you: { active: "Big", bench } }).you.active?.hp;
    expect([hp([]), hp(["Banner"])]).toEqual([100, 140]);
  });

  it("EFF-11 an amount is counted for each Pokémon that it concerns", () => {
    const sturdy = having("Sturdy", {
      modify: "hp",
      on: MINE,
      amount: { multiply: [10, { count: "energy", on: { pokemon: "each" } }] },
      sign: "+",
    });
    const t = scenario({
      cards: [sturdy],
      you: {
        active: { name: "Snorlax", energy: ["Fire Energy", "Fire Energy"] },
        bench: [{ name: "Sturdy", energy: ["Fire Energy"] }, "Zubat"],
      },
    });
    expect([t.you.active?.hp, t.you.bench.map(({ hp }) => hp)]).toEqual([150, [110, 50]]);
  });
});

describe("Protection from effects", () => {
  const asleep: Instruction = { do: "afflict", condition: "Asleep", pokemon: ACTIVE };
  const guarded = (change: Modifier, attacker: { readonly once?: "GX"; readonly type?: "Fire" } = {}) => {
    const { once, type = "Colorless" } = attacker;
    const striker = pokemon("Striker", 200, type, {}, { ...attack("Strike", "", "10", asleep), ...(once && { once }) });
    return scenario({ cards: [striker, having("Guard", change)], you: { active: "Striker" }, opponent: { active: "Guard" } })
      .attack("Strike")
      .happened("afflicted").length;
  };

  it.each<readonly [string, Modifier, number]>([
    ["from effects", { prevent: "effects", on: SELF, from: { side: "opponents" } }, 0],
    ["from damage alone", { prevent: "damage", on: SELF, from: { side: "opponents" } }, 1],
    ["from both", { prevent: "damageAndEffects", on: SELF, from: { side: "opponents" } }, 0],
    ["from so much damage", { prevent: "damageAndEffects", on: SELF, from: { side: "opponents" }, atMost: 40 }, 1],
    ["from one's own side", { prevent: "effects", on: SELF, from: { side: "yours" } }, 1],
    ["from GX attacks", { prevent: "effects", on: SELF, from: { side: "opponents", once: "GX" } }, 1],
    ["from others", { prevent: "effects", on: SELF, from: { side: "opponents", where: { types: ["Fire"] } } }, 1],
    ["of others", { prevent: "effects", on: { pokemon: "all", side: "yours", place: "bench" }, from: { side: "opponents" } }, 1],
  ])("EFF-20 %s", (_, change, asleepThen) => {
    expect(guarded(change)).toBe(asleepThen);
  });

  it("EFF-20 from GX attacks, and from those that fit, where it is such a one", () => {
    expect(guarded({ prevent: "effects", on: SELF, from: { side: "opponents", once: "GX" } }, { once: "GX" })).toBe(0);
    expect(guarded({ prevent: "effects", on: SELF, from: { side: "opponents", where: { types: ["Fire"] } } }, { type: "Fire" })).toBe(0);
  });

  it.each<readonly [string, PokemonSelector, readonly number[]]>([
    ["what was put on it stays", ACTIVE, [3, 1, 1]],
    ["it is free of what is said of all", THEIRS, [1, 1, 3]],
  ])("EFF-20, CMP-1122 under a protection that comes later %s", (_, on, costs) => {
    const heavy: Instruction = {
      do: "lasting",
      change: { modify: "retreatCost", on, amount: 2, sign: "+" },
      duration: "opponentsNextTurn",
    };
    const shield: Modifier = { prevent: "effects", on: SELF, from: { side: "opponents" } };
    const t = scenario({
      cards: [
        strike(heavy),
        trainer("Shield", "Pokémon Tool", { whileInPlay: [{ kind: "continuous", change: shield }] }),
        having("Guard", shield),
      ],
      you: { active: "Striker" },
      opponent: { active: "Froakie", bench: ["Guard"], hand: ["Shield", "Pikachu"] },
    });
    t.attack("Strike").attach("Shield", "Froakie").play("Pikachu");
    expect([t.opponent.active, ...t.opponent.bench].map((one) => one?.retreatCost)).toEqual(costs);
  });

  it.each<readonly [string, Modifier, number]>([
    ["from the opponent's Trainer cards", { prevent: "trainerEffects", on: SELF, from: "opponent" }, 0],
    ["from one's own", { prevent: "trainerEffects", on: SELF, from: "you" }, 10],
    ["from all", { prevent: "trainerEffects", on: SELF }, 0],
    ["from Supporters", { prevent: "trainerEffects", on: SELF, where: { trainerKinds: ["Supporter"] } }, 10],
    ["from Items", { prevent: "trainerEffects", on: SELF, where: { trainerKinds: ["Item"] } }, 0],
    ["from Abilities", { prevent: "abilityEffects", on: SELF }, 10],
  ])("EFF-20 %s: an Item card's counters", (_, change, damage) => {
    const t = scenario({
      cards: [having("Guard", change), trainer("Prod", "Item", {}, { do: "draw", count: 1 }, { do: "putCounters", count: 1, on: ACTIVE })],
      you: { hand: ["Prod"] },
      opponent: { active: "Guard" },
    });
    t.play("Prod");
    expect(t.opponent.active?.damage).toBe(damage);
  });
});
