import { describe, expect, it } from "vitest";
import type { Modifier } from "../effects/language";
import { ACTIVE, ability, attack, pokemon, SELF, trainer } from "../testing/cards";
import { scenario } from "../testing/scenario";

const hit = { name: "Chespin", energy: ["Grass Energy", "Grass Energy"] };
const shielded = (change: Modifier, name = "Regirock") =>
  pokemon(name, 120, "Fighting", { abilities: [ability("Shield", { kind: "continuous", change })] });

describe("An attack, step by step", () => {
  it("EFF-10 what answers being damaged comes after the attack's other effects (Ferroseed, Iron Barbs)", () => {
    const drain = pokemon("Golbat", 80, "Psychic", {}, attack("Leech Life", "C", "20", { do: "heal", amount: 20, on: SELF }));
    const t = scenario({
      cards: [drain],
      you: { active: { name: "Golbat", energy: ["Psychic Energy"], damage: 20 } },
      opponent: { active: "Ferroseed" },
    });
    t.attack("Leech Life");
    expect(t.you.active?.damage).toBe(10);
  });

  it("EFF-10 'before doing damage' comes before it", () => {
    const strip = pokemon(
      "Golbat",
      80,
      "Psychic",
      {},
      attack("Whirlwind", "C", "20", {
        do: "beforeDamage",
        steps: [{ do: "move", cards: { cards: "attached", to: ACTIVE, what: "tool", count: "all" }, destination: { to: "discard" } }],
      }),
    );
    const t = scenario({
      cards: [strip],
      you: { active: { name: "Golbat", energy: ["Psychic Energy"] } },
      opponent: { active: { name: "Snorlax", tools: ["Hard Charm"] } },
    });
    t.attack("Whirlwind");
    expect(t.opponent.active?.damage).toBe(20);
  });

  it("EFF-11 'more for each' in the attack's own text is part of the base (Delphox, Blaze Ball)", () => {
    const t = scenario({
      you: { active: { name: "Delphox", energy: ["Fire Energy", "Fire Energy", "Water Energy"] } },
      opponent: { active: { name: "Chesnaught", under: ["Chespin", "Quilladin"] }, bench: ["Zubat"] },
    });
    t.attack("Blaze Ball");
    // (50 + 20 × 2) × 2
    expect(t.happened("damaged")[0]?.amount).toBe(180);
    t.choose(0);
  });

  it("EFF-11 a base that 'less' brought to 0 gets nothing added afterwards", () => {
    const weak = pokemon(
      "Wailord",
      200,
      "Water",
      {},
      attack("Water Spout", "C", "30-", {
        do: "attackDamage",
        change: "less",
        amount: { multiply: [10, { count: "damageCounters", on: SELF }] },
      }),
    );
    const t = scenario({
      cards: [weak],
      you: { active: { name: "Wailord", energy: ["Water Energy"], tools: ["Muscle Band"], damage: 30 } },
    });
    t.attack("Water Spout");
    expect(t.opponent.active?.damage).toBe(0);
  });

  it("EFF-12 an effect on the attacker counts before Weakness, one on the defender after it; all of a kind add up", () => {
    const t = scenario({
      you: { active: { ...hit, tools: ["Muscle Band"] } },
      opponent: { active: { name: "Froakie", tools: ["Hard Charm"] }, bench: ["Zubat"] },
    });
    t.attack("Vine Whip");
    // (10 + 20) × 2 − 20
    expect(t.opponent.active?.damage).toBe(40);
  });

  it("EFF-12 an earlier attack's 'does more damage' is an effect on the attacker (Machop, Focus Energy)", () => {
    const t = scenario({
      you: { active: { name: "Machop", energy: ["Fighting Energy"] } },
      opponent: { active: "Pikachu", bench: ["Zubat"] },
    });
    t.attack("Focus Energy").endTurn().attack("Karate Chop");
    // (30 + 40) × 2
    expect(t.happened("damaged")[0]?.amount).toBe(140);
    t.choose(0);
  });

  it("EFF-12 more or less damage to the opponent's Pokémon is none to one's own", () => {
    const reckless = pokemon("Tauros", 130, "Colorless", {}, attack("Take Down", "", "50", { do: "damage", amount: 30, to: SELF }));
    const turbo = trainer("Turbo Band", "Pokémon Tool", {
      whileInPlay: [{ kind: "continuous", change: { modify: "damageDone", by: SELF, amount: 20, sign: "-", to: {} } }],
    });
    const damage = (tool: string) => {
      const t = scenario({ cards: [reckless, turbo], you: { active: { name: "Tauros", tools: [tool] } }, opponent: { active: "Snorlax" } });
      t.attack("Take Down");
      return [t.opponent.active?.damage, t.you.active?.damage];
    };
    expect(damage("Muscle Band")).toEqual([70, 30]);
    expect(damage("Turbo Band")).toEqual([30, 30]);
  });

  it("EFF-13 effects on the defender can be ignored, Weakness still counts", () => {
    const piercing = pokemon("Beedrill", 130, "Grass", {}, attack("Pierce", "C", "20", { do: "ignore", what: ["effects"] }));
    const t = scenario({
      cards: [piercing, shielded({ prevent: "damage", on: SELF, from: { side: "opponents" } })],
      you: { active: { name: "Beedrill", energy: ["Grass Energy"] } },
      opponent: { active: { name: "Froakie", tools: ["Hard Charm"] } },
    });
    t.attack("Pierce");
    expect(t.opponent.active?.damage).toBe(40);
  });

  it("EFF-13 it skips preventions as well, also where an effect lets the attack ignore them", () => {
    const lens = trainer("Scope", "Pokémon Tool", {
      whileInPlay: [{ kind: "continuous", change: { modify: "ignore", by: SELF, what: ["effects"] } }],
    });
    const t = scenario({
      cards: [lens, shielded({ prevent: "damage", on: SELF, from: { side: "opponents" } })],
      you: { active: { ...hit, tools: ["Scope"] } },
      opponent: { active: "Regirock" },
    });
    t.attack("Vine Whip");
    expect(t.opponent.active?.damage).toBe(10);
  });

  it("EFF-14 damage to one of them has Weakness only for the Active (Zubat, Skill Dive)", () => {
    const t = scenario({
      you: { active: { name: "Zubat", energy: ["Psychic Energy"] } },
      opponent: { active: "Ekans", bench: ["Ekans"] },
    });
    t.attack("Skill Dive").choose("Ekans");
    expect([t.opponent.active?.damage, t.opponent.bench[0]?.damage]).toEqual([20, 0]);
  });

  it("EFF-14 a protected Pokémon may be chosen and takes nothing", () => {
    const t = scenario({
      cards: [shielded({ prevent: "damage", on: SELF, from: { side: "opponents" } })],
      you: { active: { name: "Zubat", energy: ["Psychic Energy"] } },
      opponent: { bench: ["Regirock"] },
    });
    t.attack("Skill Dive").choose("Regirock");
    expect(t.opponent.bench[0]?.damage).toBe(0);
  });

  it("EFF-15 protections from the opponent's attacks do not stop damage to one's own", () => {
    const self = {
      ...shielded({ prevent: "damage", on: SELF, from: { side: "opponents" } }, "Electrode"),
      attacks: [attack("Self-Destruct", "C", "60", { do: "damage", amount: 60, to: SELF })],
    };
    const t = scenario({ cards: [self], you: { active: { name: "Electrode", energy: ["Lightning Energy"] } } });
    t.attack("Self-Destruct");
    expect(t.you.active?.damage).toBe(60);
  });

  it("EFF-16 less than 10 damage is no being damaged", () => {
    const t = scenario({
      you: { active: { name: "Chespin", energy: ["Grass Energy"] } },
      opponent: { active: { name: "Ferroseed", tools: ["Hard Charm"] } },
    });
    t.attack("Vine Whip");
    expect(t.you.active?.damage).toBe(0);
  });

  it("EFF-16 it answers also when it is Knocked Out (Ferroseed, Iron Barbs)", () => {
    const t = scenario({ you: { active: hit }, opponent: { active: { name: "Ferroseed", damage: 50 }, bench: ["Zubat"] } });
    t.attack("Vine Whip").choose(0);
    expect(t.you.active?.damage).toBe(10);
  });

  it("EFF-16 putting damage counters is no being damaged by an attack", () => {
    const t = scenario({ you: { active: { name: "Dusclops", energy: ["Psychic Energy"] } }, opponent: { active: "Ferroseed" } });
    t.attack("Curse Drop");
    expect(t.you.active?.damage).toBe(0);
  });

  it("EFF-17 'does nothing': it was used and the turn ends, and nothing adds damage", () => {
    const lucky = pokemon(
      "Sneasel",
      70,
      "Darkness",
      {},
      attack("Fury Swipes", "C", "30", { do: "flip", coins: 1, tails: [{ do: "attackDoesNothing" }] }, { do: "draw", count: 1 }),
    );
    const t = scenario({
      coins: "T",
      cards: [lucky],
      you: { active: { name: "Sneasel", energy: ["Darkness Energy"], tools: ["Muscle Band"] } },
    });
    t.attack("Fury Swipes");
    expect([t.opponent.active?.damage, t.you.hand.length, t.decision.seat]).toEqual([0, 0, 1]);
  });

  it("EFF-17 'that attack does not happen': the turn ends without it (Koffing, Smokescreen)", () => {
    const t = scenario({
      coins: "T",
      you: { active: { name: "Koffing", energy: ["Psychic Energy"] } },
      opponent: { active: { name: "Machop", energy: ["Fighting Energy"] } },
    });
    t.attack("Smokescreen").attack("Karate Chop");
    expect([t.you.active?.damage, t.decision.seat]).toEqual([0, 0]);
  });

  it("EFF-17 an attack that an effect stops is told as prevented", () => {
    const t = scenario({
      coins: "T",
      you: { active: { name: "Koffing", energy: ["Psychic Energy"] } },
      opponent: { active: { name: "Machop", energy: ["Fighting Energy"] } },
    });
    t.attack("Smokescreen").attack("Karate Chop");
    expect(t.happened("attackFailed")).toMatchObject([{ seat: 1, why: "prevented" }]);
  });

  it("EFF-17 what may stop one attack by its name flips no coin for another", () => {
    const change = { forbid: "attack", on: ACTIVE, attack: "Karate Chop", unless: "heads" } as const;
    const jam = pokemon("Ditto", 60, "Colorless", {}, attack("Jam", "", "", { do: "lasting", change, duration: "opponentsNextTurn" }));
    const t = scenario({
      cards: [jam],
      you: { active: "Ditto" },
      opponent: { active: { name: "Machop", energy: ["Fighting Energy"] } },
    });
    t.attack("Jam").attack("Focus Energy");
    expect(t.happened("coins")).toEqual([]);
  });

  const striking = (change: Modifier, opponent: string, name = "Strike") => {
    const t = scenario({
      cards: [
        pokemon("Striker", 90, "Metal", {}, attack("Strike", "", "30"), attack("Thump", "", "30")),
        pokemon("Booster", 60, "Water", { abilities: [ability("Boost", { kind: "continuous", change })] }),
      ],
      you: { active: "Striker", bench: ["Booster"] },
      opponent: { active: opponent },
    });
    return t.attack(name).opponent.active?.damage;
  };
  const MINE = { pokemon: "all", side: "yours", place: "inPlay" } as const;

  it("EFF-13 an effect lets attacks ignore Resistance, and only that", () => {
    expect(striking({ modify: "ignore", by: MINE, what: ["Resistance"] }, "Pikachu")).toBe(30);
    expect(striking({ modify: "ignore", by: MINE, what: ["Weakness"] }, "Pikachu")).toBe(10);
    expect(striking({ modify: "ignore", by: { ...MINE, place: "bench" }, what: ["Resistance"] }, "Pikachu")).toBe(10);
  });

  it("EFF-12 a base that an effect sets is that of the attackers and the attack that it names", () => {
    const base = { modify: "baseDamage", by: MINE, set: 90 } as const;
    expect(striking(base, "Snorlax")).toBe(90);
    expect(striking({ ...base, by: { ...MINE, place: "bench" } }, "Snorlax")).toBe(30);
    expect(striking({ ...base, attack: "Strike" }, "Snorlax")).toBe(90);
    expect(striking({ ...base, attack: "Strike" }, "Snorlax", "Thump")).toBe(30);
  });

  it("ATK-08 damage that met Weakness or Resistance is shown as such", () => {
    const met = (opponent: string) => {
      const hammering = pokemon("Hammerer", 90, "Metal", { types: ["Metal", "Fire"] }, attack("Hammer", "", "50"));
      return scenario({ cards: [hammering], you: { active: "Hammerer" }, opponent: { active: opponent } })
        .attack("Hammer")
        .happened("damaged")[0];
    };
    expect(met("Snorlax")).toEqual({ type: "damaged", pokemon: 101, amount: 50, cause: "attack" });
    expect(met("Chesnaught")).toMatchObject({ amount: 100, weakness: true });
    expect(met("Chesnaught")).not.toHaveProperty("resistance");
    expect(met("Pikachu")).toMatchObject({ amount: 30, resistance: true });
    expect(met("Pikachu")).not.toHaveProperty("weakness");
  });

  const ditto = pokemon(
    "Mew-EX",
    120,
    "Psychic",
    {},
    attack("Replicate", "C", "", {
      do: "copyAttack",
      of: { pokemon: { pokemon: "choose", side: "both", place: "inPlay", count: 1, except: "self" } },
    }),
  );

  it("EFF-18 another attack used as this one: damage and effects without its cost", () => {
    const t = scenario({
      cards: [ditto],
      you: { active: { name: "Mew-EX", energy: ["Psychic Energy"], damage: 20 } },
      opponent: { active: { name: "Chesnaught", under: ["Chespin", "Quilladin"] } },
    });
    t.attack("Replicate");
    expect([t.opponent.active?.damage, t.you.active?.damage]).toEqual([80, 0]);
  });

  it("EFF-18 parts that cannot be done are skipped (Vulpix, Ember)", () => {
    const t = scenario({
      cards: [ditto],
      you: { active: { name: "Mew-EX", energy: ["Psychic Energy"] } },
      opponent: { active: "Vulpix" },
    });
    t.attack("Replicate").choose("Ember");
    expect([t.opponent.active?.damage, t.you.active?.energy]).toEqual([40, ["Psychic Energy"]]);
  });

  it("EFF-18 it keeps the copier's own attack name", () => {
    const boost: Modifier = { modify: "damageDone", by: SELF, amount: 20, sign: "+", attack: "Replicate" };
    const tool = trainer("Mimic Band", "Pokémon Tool", { whileInPlay: [{ kind: "continuous", change: boost }] });
    const t = scenario({
      cards: [ditto, tool],
      you: { active: { name: "Mew-EX", energy: ["Psychic Energy"], tools: ["Mimic Band"] } },
      opponent: { active: "Zubat", bench: ["Machop"] },
    });
    t.attack("Replicate").choose("Machop").choose("Karate Chop").choose(0);
    expect(t.happened("damaged")[0]?.amount).toBe(50);
  });
});
