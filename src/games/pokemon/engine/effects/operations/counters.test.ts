import { describe, expect, it } from "vitest";
import type { Attack } from "../../card";
import { ACTIVE, attack, pokemon, SELF, trainer } from "../../testing/cards";
import { type ScenarioSetup, scenario } from "../../testing/scenario";
import { played } from "../../testing/usable";
import type { Amount, Instruction, PokemonSelector } from "../language";

const THEIRS: PokemonSelector = { pokemon: "all", side: "opponents", place: "inPlay" };
const MINE: PokemonSelector = { pokemon: "all", side: "yours", place: "inPlay" };
const BENCH: PokemonSelector = { pokemon: "all", side: "yours", place: "bench" };
const BENCHES: PokemonSelector = { pokemon: "all", side: "both", place: "bench" };
const TARGET: PokemonSelector = { pokemon: "choose", side: "opponents", place: "inPlay", count: 1 };
const damage = (amount: Amount, facts: Partial<Extract<Instruction, { do: "damage" }>> = {}): Instruction => ({
  do: "damage",
  amount,
  to: ACTIVE,
  ...facts,
});
const change = (word: "more" | "less" | "times" | "set", amount: Amount): Instruction => ({ do: "attackDamage", change: word, amount });

/** A Fighting Pokémon uses an attack with these steps. */
const used = (printed: string, steps: readonly Instruction[], setup: ScenarioSetup = {}) =>
  scenario({
    ...setup,
    cards: [pokemon("Striker", 200, "Fighting", {}, attack("Strike", "", printed, ...steps)), ...(setup.cards ?? [])],
    you: { active: "Striker", ...setup.you },
  }).attack("Strike");
const chespin = { opponent: { active: "Chesnaught" } };

describe("The damage of the attack itself", () => {
  it.each<readonly [string, readonly Instruction[], number]>([
    ["30", [change("more", 20), change("less", 10)], 40],
    ["30", [change("less", 50)], 0],
    ["30×", [change("times", 2), change("times", 2)], 120],
    ["30×", [change("set", 50)], 50],
    ["30", [change("times", 2), change("more", 10)], 70],
    ["30", [change("set", 50), change("more", 10)], 60],
    ["30", [{ do: "attackDoesNothing" }], 0],
  ])("EFF-11 printed %s, %j: %i", (printed, steps, done) => {
    expect(used(printed, steps, chespin).opponent.active?.damage).toBe(done);
  });
});

describe("Damage beside it", () => {
  const weak = { opponent: { active: "Snorlax", bench: ["Pikachu"] } };

  it("EFF-12 a Trainer card's damage knows no Weakness, an attack's does", () => {
    expect(played([damage(20)], weak).opponent.active?.damage).toBe(20);
    expect(used("", [damage(20)], weak).opponent.active?.damage).toBe(40);
  });

  it("EFF-13 it may leave Weakness and Resistance aside, or effects", () => {
    expect(used("", [damage(20, { ignoreWeaknessAndResistance: true })], weak).opponent.active?.damage).toBe(20);
    const charm = { opponent: { active: { name: "Chesnaught", tools: ["Hard Charm"] } } };
    expect(used("", [damage(30)], charm).opponent.active?.damage).toBe(10);
    expect(used("", [damage(30, { ignoreEffects: true })], charm).opponent.active?.damage).toBe(30);
  });

  it("EFF-14 Weakness does not count on the Bench, unless the text says so", () => {
    const bench: PokemonSelector = { pokemon: "all", side: "opponents", place: "bench" };
    expect(used("", [damage(20, { to: bench })], weak).opponent.bench[0]?.damage).toBe(20);
    expect(used("", [damage(20, { to: bench, applyToBench: true })], weak).opponent.bench[0]?.damage).toBe(40);
  });

  it("EFF-69 a Pokémon chosen several times is damaged once by all of it", () => {
    const t = used("", [damage(20, { to: TARGET, times: 3 })], weak);
    t.choose("Pikachu").choose("Snorlax").choose("Pikachu");
    expect([t.opponent.active?.damage, t.opponent.bench[0]?.damage, t.happened("damaged").length]).toEqual([40, 40, 2]);
  });

  it("EFF-10 whom it strikes is chosen before any damage is done", () => {
    const t = used("30", [damage(20, { to: { ...TARGET, place: "bench" } })], {
      opponent: { active: "Chesnaught", bench: ["Zubat", "Pikachu"] },
    });
    expect([t.decision.purpose, t.opponent.active?.damage]).toEqual(["damage", 0]);
    t.choose("Zubat");
    expect([t.opponent.active?.damage, t.opponent.bench[0]?.damage]).toEqual([30, 20]);
  });
});

describe("Damage counters that are moved", () => {
  it("EFF-21 so many from each of several", () => {
    const t = used("", [{ do: "moveCounters", count: 3, from: BENCH, to: ACTIVE }], {
      you: { bench: [{ name: "Snorlax", damage: 50 }, { name: "Zubat", damage: 20 }, "Froakie"] },
    });
    expect([t.opponent.active?.damage, t.you.bench.map((one) => one.damage)]).toEqual([50, [20, 0, 0]]);
  });

  it("ATK-14 as many as the player likes", () => {
    const t = used("", [{ do: "moveCounters", count: "any", from: SELF, to: ACTIVE }], {
      you: { active: { name: "Striker", damage: 30 } },
    });
    expect([t.decision.purpose, t.options]).toEqual(["chooseNumber", ["0", "1", "2", "3"]]);
    t.choose(2);
    expect([t.you.active?.damage, t.opponent.active?.damage]).toEqual([10, 20]);
  });

  it("ATK-14 none moves nothing", () => {
    const t = used("", [{ do: "moveCounters", count: "any", from: SELF, to: ACTIVE }], {
      you: { active: { name: "Striker", damage: 30 } },
    });
    t.choose(0);
    expect([t.you.active?.damage, t.opponent.active?.damage, t.happened("damaged").length]).toEqual([30, 0, 0]);
  });

  it("EFF-03 more than there are is all that there are", () => {
    const t = used("", [{ do: "moveCounters", count: 5, from: SELF, to: ACTIVE }], { you: { active: { name: "Striker", damage: 30 } } });
    expect([t.you.active?.damage, t.opponent.active?.damage]).toEqual([0, 30]);
  });

  it("EFF-04 they come from one that has some", () => {
    const from: PokemonSelector = { pokemon: "choose", side: "yours", place: "bench", count: 1 };
    const t = used("", [{ do: "moveCounters", count: 1, from, to: ACTIVE }], {
      you: { bench: ["Zubat", { name: "Froakie", damage: 10 }, { name: "Abra", damage: 10 }] },
    });
    expect([t.decision.purpose, t.options]).toEqual(["moveCounters", ["Froakie", "Abra"]]);
    t.choose("Abra");
    expect(t.opponent.active?.damage).toBe(10);
  });

  it("EFF-21 in any way the player likes", () => {
    const t = used("", [{ do: "moveCounters", count: "all", from: SELF, to: THEIRS, distribute: true }], {
      you: { active: { name: "Striker", damage: 30 } },
      opponent: { bench: ["Zubat"] },
    });
    t.choose("Zubat").choose("Snorlax").choose("Zubat");
    expect([t.you.active?.damage, t.opponent.active?.damage, t.opponent.bench[0]?.damage]).toEqual([0, 10, 20]);
  });

  it("EFF-21 of several Pokémon all go where all are moved, and nobody is asked", () => {
    const t = used("", [{ do: "moveCounters", count: "all", from: BENCH, to: ACTIVE }], {
      you: {
        bench: [
          { name: "Snorlax", damage: 50 },
          { name: "Zubat", damage: 20 },
        ],
      },
    });
    expect([t.opponent.active?.damage, t.you.bench.map((one) => one.damage)]).toEqual([70, [0, 0]]);
  });

  it("EFF-21 a chosen one to a chosen one, whoever they are", () => {
    const t = used("", [{ do: "swapCounters", first: { pokemon: "choose", side: "yours", place: "bench", count: 1 }, second: TARGET }], {
      you: { bench: [{ name: "Snorlax", damage: 50 }, "Zubat"] },
      opponent: { active: { name: "Chesnaught", damage: 10 }, bench: ["Abra"] },
    });
    t.choose("Snorlax").choose("Chesnaught");
    expect([t.you.bench[0]?.damage, t.opponent.active?.damage]).toEqual([10, 50]);
  });

  it("EFF-02 without the one there is nothing to switch with the other", () => {
    const t = used("", [{ do: "swapCounters", first: { pokemon: "choose", side: "yours", place: "bench", count: 1 }, second: ACTIVE }], {
      opponent: { active: { name: "Chesnaught", damage: 10 } },
    });
    expect(t.opponent.active?.damage).toBe(10);
  });

  it("EFF-04 counters for each Energy are put on those that have some", () => {
    const t = used("", [{ do: "putCounters", count: { count: "energy", on: { pokemon: "each" } }, on: THEIRS }], {
      opponent: {
        active: { name: "Snorlax", energy: ["Water Energy", "Water Energy"] },
        bench: [{ name: "Zubat", energy: ["Water Energy"] }, "Abra"],
      },
    });
    expect([t.opponent.active?.damage, t.opponent.bench.map((one) => one.damage)]).toEqual([20, [10, 0]]);
  });
});

describe("Damage that is healed, Pokémon that are Knocked Out", () => {
  it("EFF-02 what was healed in this way is counted, what had nothing to heal is not", () => {
    const t = played(
      [
        { do: "heal", amount: 20, on: MINE, bind: 1 },
        { do: "draw", count: { count: "bound", binding: 1 } },
      ],
      { you: { active: { name: "Snorlax", damage: 10 }, bench: [{ name: "Zubat", damage: 30 }, "Froakie"] } },
    );
    expect([t.you.hand.length, t.you.active?.damage, t.you.bench[0]?.damage]).toEqual([2, 0, 10]);
  });

  it("EFF-11 as much as is counted on each", () => {
    const t = played([{ do: "heal", amount: { multiply: [10, { count: "energy", on: { pokemon: "each" } }] }, on: MINE }], {
      you: {
        active: { name: "Snorlax", damage: 50, energy: ["Water Energy", "Water Energy"] },
        bench: [{ name: "Zubat", damage: 30, energy: ["Water Energy"] }],
      },
    });
    expect([t.you.active?.damage, t.you.bench[0]?.damage]).toEqual([30, 20]);
  });

  it("EFF-21 who was Knocked Out in this way is counted, who cannot be is not", () => {
    const fell = (stadium: boolean) =>
      used(
        "",
        [
          { do: "knockOut", pokemon: { pokemon: "all", side: "opponents", place: "bench" }, bind: 1 },
          { do: "draw", count: { count: "bound", binding: 1 } },
        ],
        {
          cards: [
            trainer("Sanctuary", "Stadium", {
              whileInPlay: [{ kind: "continuous", change: { forbid: "beKnockedOut", on: BENCHES } }],
            }),
          ],
          ...(stadium && { stadium: "Sanctuary" }),
          opponent: { bench: ["Zubat"] },
        },
      );
    const down = fell(false);
    down.choose(0);
    expect(down.you.hand).toHaveLength(2);
    expect(fell(true).you.hand).toEqual([]);
  });
});

describe("Special Conditions", () => {
  const choice = { choose: ["Asleep", "Burned"] } as const;

  it("EFF-25 one of several, chosen by the attack's user", () => {
    const t = used("10", [{ do: "afflict", condition: choice, pokemon: ACTIVE }], chespin);
    expect([t.decision.seat, t.options]).toEqual([0, ["Asleep", "Burned"]]);
    t.choose("Asleep");
    expect(t.happened("afflicted").map(({ condition }) => condition)).toEqual(["Asleep"]);
  });

  it("EFF-54 … or by the other player", () => {
    const t = used("10", [{ do: "afflict", condition: { ...choice, by: "opponent" }, pokemon: ACTIVE }], { ...chespin, coins: "T" });
    expect(t.decision.seat).toBe(1);
    t.choose("Burned");
    expect([t.opponent.active?.conditions, t.opponent.active?.damage]).toEqual([["Burned"], 30]);
  });

  const reckless: Attack = attack("Rage", "", "10+", {
    do: "may",
    steps: [{ do: "afflict", condition: "Confused", pokemon: SELF }],
    ifDone: [change("more", 30)],
  });
  it.each([
    ["yes", 40, ["Confused"]],
    ["no", 10, []],
  ] as const)("EFF-10 what its user becomes for more damage is said before it, and comes after: %s", (answer, done, conditions) => {
    const t = scenario({ cards: [pokemon("Striker", 200, "Fighting", {}, reckless)], you: { active: "Striker" }, ...chespin });
    t.attack("Rage").choose(answer);
    expect([t.opponent.active?.damage, t.you.active?.conditions]).toEqual([done, conditions]);
  });

  it.each<readonly [string, Extract<Instruction, { do: "cure" }>, readonly string[]]>([
    ["all", { do: "cure", pokemon: MINE }, []],
    ["those named", { do: "cure", pokemon: MINE, conditions: ["Poisoned", "Burned"] }, ["Asleep"]],
    [
      "one of those named that it has",
      { do: "cure", pokemon: { ...MINE, place: "active" }, conditions: ["Asleep", "Confused"], one: true },
      ["Poisoned"],
    ],
  ])("EFF-25 it recovers from %s", (_, cure, left) => {
    expect(played([cure], { you: { active: { name: "Snorlax", conditions: ["Asleep", "Poisoned"] } } }).you.active?.conditions).toEqual(
      left,
    );
  });

  it("EFF-54 either Active Pokémon, whichever the player chooses", () => {
    const either: PokemonSelector = { pokemon: "choose", side: "both", place: "active", count: 1 };
    const t = played([
      { do: "afflict", condition: "Asleep", pokemon: either },
      { do: "afflict", condition: "Poisoned", pokemon: { ...either } },
      { do: "cure", pokemon: { ...either } },
    ]);
    t.choose("Snorlax").choose("Snorlax");
    expect([t.asked, t.you.active?.conditions]).toEqual(["main", []]);
  });

  it("EFF-02 it recovers from none that it does not have", () => {
    const t = played(
      [
        { do: "draw", count: 1 },
        { do: "cure", pokemon: { ...MINE, place: "active" }, conditions: ["Confused"], one: true },
      ],
      {
        you: { active: { name: "Snorlax", conditions: ["Asleep"] } },
      },
    );
    expect([t.asked, t.you.active?.conditions]).toEqual(["main", ["Asleep"]]);
  });

  it("EFF-25 a Burn puts as many counters as its text says", () => {
    const t = used("", [{ do: "afflict", condition: "Burned", pokemon: ACTIVE, counters: 4 }], { ...chespin, edition: "sv", coins: "T" });
    expect(t.opponent.active?.damage).toBe(40);
  });

  it("EFF-54 either Active Pokémon recovers, whichever the player chooses", () => {
    const either: PokemonSelector = { pokemon: "choose", side: "both", place: "active", count: 1 };
    const asleep = { name: "Snorlax", conditions: ["Asleep"] } as const;
    const t = played([{ do: "cure", pokemon: either }], { you: { active: asleep }, opponent: { active: { ...asleep, name: "Zubat" } } });
    expect(t.options).toEqual(["Snorlax", "Zubat"]);
    t.choose("Zubat");
    expect([t.you.active?.conditions, t.opponent.active?.conditions]).toEqual([["Asleep"], []]);
  });
});
