import { describe, expect, it } from "vitest";
import { ability, attack, pokemon, SELF, trainer } from "../testing/cards";
import { scenario } from "../testing/scenario";
import type { Condition, Modifier, PokemonFilter } from "./language";

const EVERYONE = { pokemon: "all", side: "both", place: "inPlay" } as const;
const OPPONENTS = { pokemon: "all", side: "opponents", place: "inPlay" } as const;
/** A Benched Pokémon of yours with this in force. */
const holder = (change: Modifier, when?: Condition) =>
  pokemon("Holder", 70, "Colorless", { abilities: [ability("Aura", { kind: "continuous", change, ...(when && { while: when }) })] });
const withAura = (change: Modifier, when?: Condition) => ({ cards: [holder(change, when)] });
const machop = { name: "Machop", energy: ["Fighting Energy"] };
/** Damage that Machop's Karate Chop (30) does to the opponent's Active with this in force. */
function chop(change: Modifier, active = "Delphox"): number | undefined {
  const t = scenario({ ...withAura(change), you: { active: machop, bench: ["Holder"] }, opponent: { active, bench: ["Zubat"] } });
  t.attack("Karate Chop");
  return t.opponent.active?.damage;
}

describe("Changes in force", () => {
  it("EFF-12 more damage only by some, to some, or with one attack", () => {
    const more = { modify: "damageDone", by: { ...EVERYONE, side: "yours" }, amount: 20, sign: "+" } as const;
    expect(chop(more)).toBe(50);
    expect(chop({ ...more, by: { ...more.by, where: { types: ["Water"] } } })).toBe(30);
    expect(chop({ ...more, to: { types: ["Fire"] } })).toBe(50);
    expect(chop({ ...more, to: { types: ["Water"] } })).toBe(30);
    expect(chop({ ...more, attack: "Karate Chop" })).toBe(50);
    expect(chop({ ...more, attack: "Tackle" })).toBe(30);
  });

  it("EFF-12 a base damage that an effect sets", () => {
    expect(chop({ modify: "baseDamage", by: { ...EVERYONE, side: "yours" }, attack: "Karate Chop", set: 60 })).toBe(60);
  });

  it("EFF-12 damage taken: from some attackers only, and before Weakness where so worded", () => {
    const taken = { modify: "damageTaken", on: OPPONENTS, amount: 10, sign: "+" } as const;
    expect(chop({ ...taken, from: { side: "yours", where: { types: ["Fighting"] } } })).toBe(40);
    expect(chop({ ...taken, from: { side: "opponents" } })).toBe(30);
    expect(chop(taken, "Snorlax")).toBe(70);
    expect(chop({ ...taken, before: true }, "Snorlax")).toBe(80);
  });

  it("EFF-13 an effect lets attacks ignore Weakness", () => {
    expect(chop({ modify: "ignore", by: { ...EVERYONE, side: "yours" }, what: ["Weakness"] }, "Snorlax")).toBe(30);
  });

  it("EFF-13 it lets nobody else's attacks ignore it", () => {
    expect(chop({ modify: "ignore", by: SELF, what: ["Weakness"] }, "Snorlax")).toBe(60);
  });

  it("EFF-13 effects on the opponent's Active Pokémon are ignored, not those on the Bench", () => {
    const strike = attack("Strike", "C", "30", { do: "damage", amount: 30, to: { ...OPPONENTS, place: "bench" } });
    const t = scenario({
      cards: [
        holder({ modify: "ignore", by: { ...EVERYONE, side: "yours" }, what: ["effects"] }),
        pokemon("Striker", 90, "Fighting", {}, strike),
        trainer("Barrier", "Stadium", {
          whileInPlay: [{ kind: "continuous", change: { prevent: "damage", on: EVERYONE, from: { side: "both" } } }],
        }),
      ],
      stadium: "Barrier",
      you: { active: { name: "Striker", energy: ["Fighting Energy"] }, bench: ["Holder"] },
      opponent: { active: "Delphox", bench: ["Zubat"] },
    });
    t.attack("Strike");
    expect([t.opponent.active?.damage, t.opponent.bench[0]?.damage]).toEqual([30, 0]);
  });

  it("ATK-05 an effect takes Weakness away, sets it, or changes its type or number", () => {
    expect(chop({ modify: "weakness", on: OPPONENTS, set: "none" }, "Snorlax")).toBe(30);
    expect(chop({ suppress: "weakness", on: OPPONENTS }, "Snorlax")).toBe(30);
    expect(chop({ modify: "weakness", on: OPPONENTS, set: [{ type: "Fighting", operator: "×", value: 2 }] })).toBe(60);
    expect(chop({ modify: "weaknessType", on: OPPONENTS, type: "Fighting" }, "Volcanion")).toBe(60);
    expect(chop({ modify: "weaknessTimes", on: OPPONENTS, times: 3 }, "Snorlax")).toBe(90);
  });

  it("ATK-06 an effect gives Resistance, or takes it away", () => {
    expect(chop({ modify: "resistance", on: OPPONENTS, set: [{ type: "Fighting", operator: "-", value: 20 }] })).toBe(10);
    const t = scenario({
      ...withAura({ suppress: "resistance", on: OPPONENTS }),
      you: { active: { name: "Magnemite", energy: ["Metal Energy"] }, bench: ["Holder"] },
      opponent: { active: "Pikachu" },
    });
    t.attack("Tackle");
    expect(t.opponent.active?.damage).toBe(10);
  });

  it("ATK-10 an effect changes the attacker's type, or adds one", () => {
    const mine = { ...EVERYONE, side: "yours" } as const;
    expect(chop({ modify: "types", on: mine, types: ["Water"] }, "Volcanion")).toBe(60);
    expect(chop({ modify: "types", on: mine, types: ["Water"] }, "Snorlax")).toBe(30);
    expect(chop({ modify: "types", on: mine, types: ["Water"], also: true }, "Snorlax")).toBe(60);
  });

  it("ATK-10 a chosen type holds as long as it is said to", () => {
    const chameleon = pokemon(
      "Kecleon",
      80,
      "Colorless",
      {},
      attack(
        "Color Change",
        "",
        "",
        { do: "chooseType", among: ["Fire", "Water"], bind: 1 },
        {
          do: "lasting",
          change: { modify: "typeChosen", on: SELF, binding: 1 },
          duration: "untilLeavesActive",
        },
      ),
      attack("Lick", "", "20"),
    );
    const t = scenario({ cards: [chameleon], you: { active: "Kecleon" }, opponent: { active: "Delphox" } });
    t.attack("Color Change").choose("Water").endTurn().attack("Lick");
    expect(t.opponent.active?.damage).toBe(20);
    const u = scenario({ cards: [chameleon], you: { active: "Kecleon" }, opponent: { active: "Fennekin" } });
    u.attack("Color Change").choose("Water").endTurn().attack("Lick");
    expect(u.opponent.active?.damage).toBe(40);
  });

  it("EFF-33 the end of an HP bonus is a Knock Out at once", () => {
    const t = scenario({
      ...withAura({ modify: "hp", on: { ...EVERYONE, side: "yours", where: { names: ["Froakie"] } }, amount: 30, sign: "+" }),
      you: { active: "Snorlax", bench: ["Holder", { name: "Froakie", damage: 60 }], hand: ["Scoop"] },
      cards: [
        holder({ modify: "hp", on: { ...EVERYONE, side: "yours", where: { names: ["Froakie"] } }, amount: 30, sign: "+" }),
        trainer(
          "Scoop",
          "Item",
          {},
          {
            do: "returnPokemon",
            pokemon: { pokemon: "all", side: "yours", place: "bench", where: { names: ["Holder"] } },
            destination: { to: "hand" },
            attached: "discard",
          },
        ),
      ],
    });
    expect(t.you.bench[1]).toMatchObject({ hp: 90, damage: 60 });
    t.play("Scoop").choose(0);
    expect(t.you.bench).toEqual([]);
    expect(t.opponent.prizes).toBe(5);
  });

  it("EFF-46 what Energy provides may change: its type, or its number", () => {
    const may = (change: Modifier, energy: readonly string[], name = "Seed Bomb") =>
      scenario({ ...withAura(change), you: { active: { name: "Chespin", energy }, bench: ["Holder"] } }).canAttack(name);
    const mine = { ...EVERYONE, side: "yours" } as const;
    expect(may({ modify: "energyProvides", on: mine, units: [["Grass"]], instead: true }, ["Fire Energy", "Fire Energy"])).toBe(true);
    expect(may({ modify: "energyProvides", on: mine, units: [["Grass"]], instead: true }, ["Fire Energy"])).toBe(false);
    expect(may({ modify: "energyProvides", on: mine, units: [["Grass"], ["Grass"]], instead: true }, ["Fire Energy"])).toBe(true);
    expect(may({ modify: "energyProvides", on: mine, units: [["Grass"]], instead: false }, ["Fire Energy"])).toBe(true);
    expect(may({ modify: "energyProvides", on: mine, units: [["Grass"]], instead: true, perUnit: true }, ["Double Colorless Energy"])).toBe(
      true,
    );
    expect(
      may({ modify: "energyProvides", on: mine, where: { types: ["Water"] }, units: [["Grass"]], instead: true }, [
        "Fire Energy",
        "Fire Energy",
      ]),
    ).toBe(false);
  });

  it("CHK-04 more coins for waking: any tails keeps the condition", () => {
    const conditions = (coins: string) =>
      scenario({
        ...withAura({ modify: "checkupCoins", on: OPPONENTS, condition: "Asleep", coins: 2 }),
        coins,
        you: { bench: ["Holder"] },
        opponent: { active: { name: "Snorlax", conditions: ["Asleep"] } },
      }).endTurn().opponent.active?.conditions;
    expect([conditions("HT"), conditions("HH")]).toEqual([["Asleep"], []]);
  });

  it("CHK-03 an effect raises the Burn", () => {
    const t = scenario({
      ...withAura({ modify: "burnCounters", on: OPPONENTS, amount: 3, sign: "+" }),
      edition: "sm",
      coins: "T",
      you: { bench: ["Holder"] },
      opponent: { active: { name: "Snorlax", conditions: ["Burned"] } },
    });
    expect(t.endTurn().opponent.active?.damage).toBe(50);
  });

  it("EFF-24 attack costs: 'more', 'less' of a symbol, and none at all; for one attack only", () => {
    const mine = { ...EVERYONE, side: "yours" } as const;
    const may = (change: Modifier, energy: readonly string[], name = "Seed Bomb") =>
      scenario({ ...withAura(change), you: { active: { name: "Chespin", energy }, bench: ["Holder"] } }).canAttack(name);
    const change = { modify: "attackCost", on: mine, amount: 1, sign: "-" } as const;
    expect(may(change, ["Grass Energy"])).toBe(true);
    expect(may({ ...change, symbol: "Grass" }, ["Fire Energy"])).toBe(true);
    expect(may({ ...change, attack: "Vine Whip" }, ["Grass Energy"])).toBe(false);
    expect(may({ ...change, sign: "none" }, [])).toBe(true);
    expect(may({ ...change, sign: "none", symbol: "Colorless" }, ["Grass Energy"])).toBe(true);
    expect(may({ ...change, sign: "none", symbol: "Colorless" }, ["Fire Energy"])).toBe(false);
    expect(may({ ...change, sign: "+" }, ["Grass Energy", "Grass Energy"])).toBe(false);
  });

  it("KO-02 an effect gives more Prize cards, or fewer, for some Pokémon only", () => {
    const prizes = (change: Modifier, victim = "Froakie") => {
      const t = scenario({
        ...withAura(change),
        you: { active: machop, bench: ["Holder"] },
        opponent: { active: { name: victim, damage: victim === "Froakie" ? 50 : 170 }, bench: ["Zubat"] },
      });
      t.attack("Karate Chop");
      if (t.asked === "takePrizes") t.choose(...Array.from({ length: t.decision.min }, (_, place) => place));
      return 6 - t.you.prizes;
    };
    const more = { modify: "prizesForKnockOut", of: OPPONENTS, amount: 1, sign: "+" } as const;
    expect(prizes(more)).toBe(2);
    expect(prizes({ ...more, by: { ...EVERYONE, side: "yours", where: { types: ["Water"] } } })).toBe(1);
    expect(prizes({ ...more, of: { ...OPPONENTS, where: { marks: ["EX"] } } })).toBe(1);
    expect(prizes({ ...more, sign: "-" }, "Charizard-EX")).toBe(1);
    expect(prizes({ ...more, sign: "=", amount: 0 }, "Charizard-EX")).toBe(0);
  });

  it("EFF-32 one Prize card fewer never goes below 0", () => {
    const t = scenario({
      ...withAura({ modify: "prizesForKnockOut", of: OPPONENTS, amount: 2, sign: "-" }),
      you: { active: machop, bench: ["Holder"] },
      opponent: { active: { name: "Froakie", damage: 50 }, bench: ["Zubat"] },
    });
    t.attack("Karate Chop");
    expect(t.you.prizes).toBe(6);
  });

  it("TURN-10 an effect lets a Pokémon hold more Tools", () => {
    const t = scenario({
      ...withAura({ modify: "maxTools", on: { ...EVERYONE, side: "yours", where: { names: ["Froakie"] } }, to: 2 }),
      you: { active: "Froakie", bench: ["Holder"], hand: ["Muscle Band", "Hard Charm", "Muscle Band"] },
    });
    t.attach("Muscle Band", "Froakie").attach("Hard Charm", "Froakie");
    expect([t.canAttach("Muscle Band", "Froakie"), t.canAttach("Muscle Band", "Holder")]).toEqual([false, true]);
  });

  it("TURN-04 an effect makes the Bench larger", () => {
    const t = scenario({
      ...withAura({ modify: "benchSize", who: "you", to: 8 }),
      you: { bench: ["Holder", "Zubat", "Zubat", "Zubat", "Zubat"], hand: ["Froakie"] },
    });
    expect(t.canPlay("Froakie")).toBe(true);
  });

  it("TURN-04 a Bench that an effect made larger is full with more Pokémon", () => {
    const bench = { pokemon: "all", side: "yours", place: "bench" } as const;
    const full = { if: "compare", left: { count: "pokemon", in: bench }, is: ">=", right: { count: "benchSize", of: "you" } } as const;
    const cards = [trainer("Crowd Control", "Item", {}, { do: "if", when: full, then: [{ do: "draw", count: 2 }] })];
    const { cards: auras, ...rest } = withAura({ modify: "benchSize", who: "you", to: 6 });
    const five = ["Holder", "Zubat", "Zubat", "Zubat", "Zubat"];
    const playable = (bench: readonly string[]) =>
      scenario({ ...rest, cards: [...auras, ...cards], you: { bench, hand: ["Crowd Control"] } }).canPlay("Crowd Control");
    expect([playable(five), playable([...five, "Zubat"])]).toEqual([false, true]);
  });

  it("EFF-20 who can't be affected by Special Conditions recovers from them", () => {
    const t = scenario({
      ...withAura({ prevent: "conditions", on: { ...EVERYONE, side: "yours" }, conditions: ["Asleep"] }),
      you: { active: { name: "Snorlax", conditions: ["Asleep", "Poisoned"] }, hand: ["Holder"] },
    });
    t.play("Holder");
    expect(t.you.active?.conditions).toEqual(["Poisoned"]);
  });

  it("EFF-52 Energy of a type and a kind: both must fit", () => {
    const may = (energy: string) =>
      scenario({
        ...withAura({
          forbid: "retreat",
          on: { ...EVERYONE, side: "yours", where: { energy: { atLeast: 1, type: "Fire", where: { energyKind: "Basic" } } } },
        }),
        you: { active: { name: "Froakie", energy: [energy, energy] }, bench: ["Holder"] },
      }).canRetreat();
    expect([may("Fire Energy"), may("Water Energy")]).toEqual([false, true]);
  });

  it("EFF-20 healing is doubled, or forbidden", () => {
    const hurt = (change: Modifier) =>
      scenario({ ...withAura(change), you: { active: { name: "Snorlax", damage: 90 }, bench: ["Holder"], hand: ["Potion"] } });
    expect(hurt({ modify: "healing", on: EVERYONE, times: 2 }).play("Potion").you.active?.damage).toBe(30);
    expect(hurt({ forbid: "heal", on: EVERYONE }).canPlay("Potion")).toBe(false);
    expect(hurt({ forbid: "heal", on: EVERYONE }).attack("Rest").you.active?.damage).toBe(90);
  });

  it("EFF-01 coins that an effect makes heads", () => {
    const t = scenario({
      ...withAura({ modify: "coins", who: "you", as: "heads" }),
      you: { active: { name: "Pikachu", energy: ["Lightning Energy"] }, bench: ["Holder"] },
    });
    t.attack("Nuzzle");
    expect(t.opponent.active?.conditions).toEqual(["Paralyzed"]);
  });

  it("EFF-27 a change holds only while its condition does", () => {
    const t = scenario({
      ...withAura({ modify: "hp", on: EVERYONE, amount: 20, sign: "+" }, { if: "place", pokemon: SELF, is: "active" }),
      you: { active: "Snorlax", bench: ["Holder"], hand: ["Switch"] },
    });
    expect(t.you.active?.hp).toBe(130);
    t.play("Switch");
    expect(t.you.active?.hp).toBe(90);
  });

  it("EFF-33 two changes may hang on one another: none counts for its own condition (Heavy Boots, Rescue Board)", () => {
    const tool = (name: string, change: Modifier, where: PokemonFilter) =>
      trainer(name, "Pokémon Tool", { whileInPlay: [{ kind: "continuous", change, while: { if: "pokemon", is: SELF, where } }] });
    const t = scenario({
      cards: [
        tool("Heavy Boots", { modify: "hp", on: SELF, amount: 20, sign: "+" }, { retreatCost: { atLeast: 3 } }),
        tool("Rescue Board", { modify: "retreatCost", on: SELF, amount: 0, sign: "none" }, { remainingHp: { atMost: 30 } }),
      ],
      you: { active: { name: "Snorlax", tools: ["Heavy Boots"] } },
      opponent: { active: { name: "Delphox", tools: ["Rescue Board"], damage: 100 } },
    });
    expect(t.you.active).toMatchObject({ hp: 150, retreatCost: 4 });
    expect(t.opponent.active).toMatchObject({ hp: 130, retreatCost: 0 });
  });

  it("EFF-24 a cost that an effect sets is paid instead of the printed one", () => {
    const may = (...energy: string[]) =>
      scenario({
        ...withAura({ modify: "attackCostSet", on: { ...EVERYONE, side: "yours" }, attack: "Karate Chop", cost: ["Fire", "Fire"] }),
        you: { active: { name: "Machop", energy }, bench: ["Holder"] },
      }).canAttack("Karate Chop");
    expect([may("Fire Energy"), may("Fire Energy", "Water Energy"), may("Fire Energy", "Fire Energy")]).toEqual([false, false, true]);
  });

  const once = (when?: Condition) =>
    pokemon("Holder", 70, "Colorless", {
      abilities: [
        ability("Aura", {
          kind: "continuous",
          once: true,
          change: { modify: "hp", on: EVERYONE, amount: 20, sign: "+" },
          ...(when && { while: when }),
        }),
      ],
    });

  it("EFF-26 what does not stack counts once for each player", () => {
    const hp = (opponents: readonly string[]) =>
      scenario({ cards: [once()], you: { bench: ["Holder", "Holder"] }, opponent: { active: "Zubat", bench: opponents } }).opponent.active
        ?.hp;
    expect([hp([]), hp(["Holder"])]).toEqual([70, 90]);
  });

  it("EFF-26 one that is not in force keeps no other of its name from counting", () => {
    const onBench = once({ if: "place", pokemon: SELF, is: "bench" });
    const t = scenario({ cards: [onBench], you: { active: "Holder", bench: ["Holder"] }, opponent: { active: "Zubat" } });
    expect(t.opponent.active?.hp).toBe(70);
  });
});
