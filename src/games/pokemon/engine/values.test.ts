import { describe, expect, it } from "vitest";
import type { Attack, EnergyCard } from "./card";
import type { Condition, Modifier } from "./effects/language";
import { ability, attack, cost, pokemon, SELF, specialEnergy, trainer } from "./testing/cards";
import { type Placed, scenario } from "./testing/scenario";

const MINE = { pokemon: "all", side: "yours", place: "inPlay" } as const;
const holder = (...changes: Modifier[]) =>
  pokemon("Holder", 90, "Water", { abilities: [ability("Rule", ...changes.map((change) => ({ kind: "continuous", change }) as const))] });

describe("HP and types", () => {
  const hp = (...changes: Modifier[]) =>
    scenario({ cards: [holder(...changes)], you: { active: "Froakie", bench: ["Holder"] } }).you.active?.hp;
  const change = (amount: number, sign: "+" | "-" | "="): Modifier => ({ modify: "hp", on: MINE, amount, sign });

  it("EFF-24 HP is raised, lowered or set, and never below 10", () => {
    expect(hp(change(30, "+"))).toBe(90);
    expect(hp(change(20, "-"))).toBe(40);
    expect(hp(change(100, "-"))).toBe(10);
    expect(hp(change(150, "="))).toBe(150);
    expect(hp(change(30, "+"), change(20, "-"))).toBe(70);
  });
});

describe("Attack costs", () => {
  /** Whether an attack of this cost can be used with this Energy. */
  const may = (
    letters: string,
    units: readonly string[],
    facts: { usage?: Attack["usage"]; changes?: readonly Modifier[]; damage?: number } = {},
  ) => {
    const user = pokemon("User", 90, "Grass", {}, { ...attack("Strike", letters, "10"), ...(facts.usage && { usage: facts.usage }) });
    return scenario({
      cards: [user, holder(...(facts.changes ?? []))],
      you: { active: { name: "User", energy: units, damage: facts.damage ?? 0 }, bench: ["Holder"] },
    }).canAttack("Strike");
  };
  const change = (amount: number, sign: "+" | "-" | "none", symbol?: "Grass" | "Colorless"): Modifier => ({
    modify: "attackCost",
    on: MINE,
    amount,
    sign,
    ...(symbol && { symbol }),
  });
  const grass = (count: number) => Array.from({ length: count }, () => "Grass Energy");
  const water = (count: number) => Array.from({ length: count }, () => "Water Energy");

  it("EFF-24 only symbols of the cost are taken from it", () => {
    expect(may("GC", grass(1), { changes: [change(1, "-", "Colorless")] })).toBe(true);
    expect(may("GG", grass(1), { changes: [change(1, "-", "Colorless")] })).toBe(false);
    expect(may("GC", water(1), { changes: [change(1, "-", "Grass")] })).toBe(true);
    expect(may("CG", water(1), { changes: [change(1, "-", "Grass")] })).toBe(true);
    expect(may("C", [], { changes: [change(2, "-", "Colorless")] })).toBe(true);
  });

  it("EFF-24 symbols are added, of the kind that is named or Colorless", () => {
    expect(may("G", [...grass(1), ...water(1)], { changes: [change(1, "+")] })).toBe(true);
    expect(may("G", grass(1), { changes: [change(1, "+")] })).toBe(false);
    expect(may("C", [...water(2)], { changes: [change(1, "+", "Grass")] })).toBe(false);
    expect(may("C", [...water(1), ...grass(1)], { changes: [change(1, "+", "Grass")] })).toBe(true);
  });

  it("EFF-24 all symbols, or those of a kind, are ignored", () => {
    expect(may("GGG", [], { changes: [change(0, "none")] })).toBe(true);
    expect(may("GCC", grass(1), { changes: [change(0, "none", "Colorless")] })).toBe(true);
    expect(may("GCC", water(1), { changes: [change(0, "none", "Colorless")] })).toBe(false);
    expect(may("GGC", water(1), { changes: [change(0, "none", "Grass")] })).toBe(true);
  });

  const own = (modifier: Modifier, condition?: Condition): Attack["usage"] => [
    { kind: "continuous", change: modifier, ...(condition && { while: condition }) },
  ];
  const counters = { count: "damageCounters", on: SELF } as const;

  it("EFF-24 an attack's own text lowers its cost by what it counts, as long as what it says holds", () => {
    const less: Modifier = { modify: "attackCost", on: SELF, amount: counters, sign: "-" };
    expect(may("CCC", water(1), { usage: own(less), damage: 20 })).toBe(true);
    expect(may("CCC", water(1), { usage: own(less), damage: 10 })).toBe(false);
    expect(may("CCC", water(1), { usage: own(less, { if: "turn", is: "yours" }), damage: 20 })).toBe(true);
    expect(may("CCC", water(1), { usage: own(less, { if: "turn", is: "opponents" }), damage: 20 })).toBe(false);
  });

  it("EFF-24 an attack's own text sets its cost; another permission of its changes nothing", () => {
    expect(may("CCC", grass(1), { usage: own({ modify: "attackCostSet", on: SELF, cost: cost("G") }) })).toBe(true);
    expect(may("CC", grass(1), { usage: own({ permit: "attackFirstTurn", on: SELF }) })).toBe(false);
    expect(may("CC", grass(2), { usage: own({ permit: "attackFirstTurn", on: SELF }) })).toBe(true);
  });

  it("EFF-24 for one attack by its name, no other costs less", () => {
    expect(may("CC", grass(1), { changes: [{ ...change(1, "-"), attack: "Strike" }] })).toBe(true);
    expect(may("CC", grass(1), { changes: [{ ...change(1, "-"), attack: "Another" }] })).toBe(false);
  });
});

describe("What Energy provides", () => {
  const units = (attached: readonly string[], cards: readonly EnergyCard[], ...changes: Modifier[]) => {
    const t = scenario({
      cards: [...cards, ...(changes.length > 0 ? [holder(...changes)] : [])],
      you: { active: { name: "Snorlax", energy: attached }, bench: changes.length > 0 ? ["Holder"] : [] },
    });
    const { active } = t.view(0).sides[0];
    return active && !active.faceDown ? active.provides : [];
  };
  const provides = (facts: Partial<Extract<Modifier, { modify: "energyProvides" }>>): Modifier => ({
    modify: "energyProvides",
    on: SELF,
    units: [["Fire"]],
    instead: true,
    ...facts,
  });
  const texted = (change: Modifier) => specialEnergy("Texted Energy", { whileAttached: [{ kind: "continuous", change }] });

  it("EFF-46 an Energy card's own text is about that card alone", () => {
    expect(units(["Texted Energy", "Water Energy"], [texted(provides({}))])).toEqual([["Fire"], ["Water"]]);
    expect(units(["Texted Energy", "Water Energy"], [texted(provides({ instead: false }))])).toEqual([["Colorless"], ["Fire"], ["Water"]]);
  });

  it("EFF-46 unless it says which Energy it means", () => {
    const basic = provides({ where: { energyKind: "Basic" } });
    expect(units(["Texted Energy", "Water Energy"], [texted(basic)])).toEqual([["Colorless"], ["Fire"]]);
  });

  it("EFF-46 an Ability's text is about all that it names", () => {
    expect(units(["Double Colorless Energy", "Water Energy"], [], provides({ on: MINE }))).toEqual([["Fire"], ["Fire"]]);
    expect(units(["Double Colorless Energy", "Water Energy"], [], provides({ on: MINE, perUnit: true }))).toEqual([
      ["Fire"],
      ["Fire"],
      ["Fire"],
    ]);
    expect(units(["Double Colorless Energy", "Water Energy"], [], provides({ on: MINE, where: { energyKind: "Special" } }))).toEqual([
      ["Fire"],
      ["Water"],
    ]);
  });

  it("EFF-46 special Energy without effect provides one Colorless, basic Energy what it is", () => {
    const lock: Modifier = { suppress: "specialEnergy", on: MINE };
    expect(units(["Double Colorless Energy", "Rainbow Energy", "Water Energy"], [], lock)).toEqual([
      ["Colorless"],
      ["Colorless"],
      ["Water"],
    ]);
  });
});

describe("What may lie on a Pokémon", () => {
  const wild = specialEnergy("Wild Energy", { attachTo: { types: ["Grass"] } });
  const leaf = { ...trainer("Leaf", "Pokémon Tool", {}), attachTo: { types: ["Grass"] } } as const;
  const left = (active: Placed, ...changes: Modifier[]) => {
    const t = scenario({
      cards: [wild, leaf, holder(...changes)],
      you: { active, bench: ["Holder", "Zubat"], hand: ["Chespin"] },
    });
    t.play("Chespin");
    return [...(t.you.active?.energy ?? []), ...(t.you.active?.tools ?? [])];
  };

  it("EFF-45 what may not stay where it lies is discarded, and nothing else", () => {
    expect(left({ name: "Chespin", energy: ["Wild Energy", "Water Energy"], tools: ["Leaf"] })).toEqual([
      "Wild Energy",
      "Water Energy",
      "Leaf",
    ]);
    expect(left({ name: "Froakie", energy: ["Wild Energy", "Water Energy"], tools: ["Muscle Band"] })).toEqual([
      "Water Energy",
      "Muscle Band",
    ]);
    expect(left({ name: "Froakie", energy: ["Water Energy"], tools: ["Leaf"] })).toEqual(["Water Energy"]);
  });

  it("EFF-45 while it is without effect, nothing on it has it discarded", () => {
    const froakie = { name: "Froakie", energy: ["Wild Energy"], tools: ["Leaf"] };
    expect(left(froakie, { suppress: "specialEnergy", on: MINE })).toEqual(["Wild Energy"]);
    expect(left(froakie, { suppress: "tools", on: MINE })).toEqual(["Leaf"]);
  });

  it("EFF-45 who may not attach, and what, to whom", () => {
    const may = (change: Omit<Extract<Modifier, { forbid: "attachEnergy" }>, "forbid">) => {
      const t = scenario({
        cards: [holder({ forbid: "attachEnergy", ...change })],
        you: { active: "Froakie", bench: ["Holder"], hand: ["Water Energy", "Double Colorless Energy"] },
      });
      return [
        t.canAttach("Water Energy", "Froakie"),
        t.canAttach("Double Colorless Energy", "Froakie"),
        t.canAttach("Water Energy", "Holder"),
      ];
    };
    expect(may({ who: "you" })).toEqual([false, false, false]);
    expect(may({ who: "opponent" })).toEqual([true, true, true]);
    expect(may({ who: "both", where: { energyKind: "Special" } })).toEqual([true, false, true]);
    expect(may({ who: "you", to: { pokemon: "active", side: "yours" } })).toEqual([false, false, true]);
  });
});

describe("What is permitted", () => {
  it("EFF-01 a permission is for the player that it names", () => {
    const supporters = (who: "you" | "opponent") => {
      const t = scenario({ cards: [holder({ permit: "extraSupporter", who })], you: { bench: ["Holder"], hand: ["Tierno", "Tierno"] } });
      return t.play("Tierno").canPlay("Tierno");
    };
    expect([supporters("you"), supporters("opponent")]).toEqual([true, false]);
  });

  it("EFF-01 of several permissions one is enough", () => {
    const t = scenario({
      cards: [holder({ permit: "extraSupporter", who: "opponent" }, { permit: "extraSupporter", who: "you" })],
      you: { bench: ["Holder"], hand: ["Tierno", "Tierno"] },
    });
    expect(t.play("Tierno").canPlay("Tierno")).toBe(true);
  });
});
