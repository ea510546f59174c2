import { describe, expect, it } from "vitest";
import { ACTIVE, attack, pokemon } from "../testing/cards";
import { scenario } from "../testing/scenario";

describe("Attack", () => {
  it("ATK-01 typed symbols need that type, Colorless takes any", () => {
    const energy = (...names: string[]) => scenario({ you: { active: { name: "Chespin", energy: names } } });
    expect(energy("Grass Energy", "Fire Energy").canAttack("Seed Bomb")).toBe(true);
    expect(energy("Fire Energy", "Fire Energy").canAttack("Seed Bomb")).toBe(false);
    expect(energy("Grass Energy").canAttack("Seed Bomb")).toBe(false);
  });

  it("ATK-01 a card that provides two Energy counts for both", () => {
    const t = scenario({ you: { active: { name: "Snorlax", energy: ["Double Colorless Energy", "Double Colorless Energy"] } } });
    expect(t.canAttack("Body Slam")).toBe(true);
  });

  it("ATK-01 a cost of zero needs none", () => {
    expect(scenario({ you: { active: "Snorlax" } }).canAttack("Rest")).toBe(true);
  });

  it("ATK-01 an assignment is found where one exists", () => {
    const t = scenario({
      cards: [pokemon("Blend", 60, "Colorless", {}, attack("Mix", "GR", "10"))],
      you: { active: { name: "Blend", energy: ["Rainbow Energy", "Grass Energy"] } },
    });
    expect(t.canAttack("Mix")).toBe(true);
  });

  it("ATK-02 choices come before damage (Zubat, Skill Dive)", () => {
    const t = scenario({
      you: { active: { name: "Zubat", energy: ["Psychic Energy"] } },
      opponent: { active: "Snorlax", bench: ["Froakie"] },
    });
    t.attack("Skill Dive");
    expect(t.happened("damaged")).toEqual([]);
    t.choose("Froakie");
    expect(t.opponent.bench[0]?.damage).toBe(10);
  });

  it("ATK-02 effects not worded before damage come after it (Vulpix, Ember)", () => {
    const t = scenario({ you: { active: { name: "Vulpix", energy: ["Fire Energy", "Fire Energy"] } } });
    t.attack("Ember");
    const order = t.events.map((event) => (event.type === "moved" ? event.how : event.type));
    expect(order.indexOf("damaged")).toBeLessThan(order.indexOf("discard"));
  });

  it("ATK-03 × multiplies the base by its text", () => {
    const t = scenario({ coins: "HTHH", you: { active: { name: "Quilladin", energy: ["Grass Energy", "Grass Energy"] } } });
    t.attack("Pin Missile");
    expect(t.opponent.active?.damage).toBe(60);
  });

  it("ATK-03 + adds what the text says", () => {
    const t = scenario({ coins: "H", you: { active: { name: "Pikachu", energy: ["Lightning Energy", "Lightning Energy"] } } });
    t.attack("Quick Attack");
    expect(t.opponent.active?.damage).toBe(20);
  });

  it("ATK-04 effects on the attacker add before Weakness (Muscle Band)", () => {
    const t = scenario({
      you: { active: { name: "Chespin", energy: ["Grass Energy"], tools: ["Muscle Band"] } },
      opponent: { active: "Froakie", bench: ["Zubat"] },
    });
    t.attack("Vine Whip");
    // (10 + 20) × 2 Knocks Froakie Out.
    expect(t.happened("damaged")[0]?.amount).toBe(60);
    t.choose(0);
  });

  it("ATK-04 a base of 0 stops the calculation", () => {
    const t = scenario({
      coins: "TTTT",
      you: { active: { name: "Quilladin", energy: ["Grass Energy", "Grass Energy"], tools: ["Muscle Band"] } },
    });
    t.attack("Pin Missile");
    expect(t.opponent.active?.damage).toBe(0);
  });

  it("ATK-05 Weakness ×2", () => {
    const t = scenario({ you: { active: { name: "Fennekin", energy: ["Fire Energy", "Fire Energy"] } }, opponent: { active: "Chespin" } });
    t.attack("Will-O-Wisp");
    expect(t.opponent.active?.damage).toBe(40);
    expect(t.happened("damaged")[0]).toMatchObject({ weakness: true });
  });

  it("ATK-06 Resistance −20", () => {
    const t = scenario({
      you: { active: { name: "Shieldon", energy: ["Metal Energy"], tools: ["Muscle Band"] } },
      opponent: { active: "Pikachu" },
    });
    t.attack("Bash");
    expect(t.opponent.active?.damage).toBe(20);
  });

  it("ATK-07 effects on the defender come after Weakness (Hard Charm)", () => {
    const t = scenario({
      you: { active: { name: "Fennekin", energy: ["Fire Energy", "Fire Energy"] } },
      opponent: { active: { name: "Chespin", tools: ["Hard Charm"] } },
    });
    t.attack("Will-O-Wisp");
    expect(t.opponent.active?.damage).toBe(20);
  });

  it("ATK-08 zero or less places no counters", () => {
    const t = scenario({ you: { active: { name: "Magnemite", energy: ["Metal Energy"] } }, opponent: { active: "Pikachu" } });
    t.attack("Tackle");
    expect(t.opponent.active?.damage).toBe(0);
    expect(t.happened("damaged")).toEqual([]);
  });

  it("ATK-09 neither Weakness nor Resistance on the Bench", () => {
    const t = scenario({
      you: { active: { name: "Zubat", energy: ["Psychic Energy"] } },
      opponent: { active: "Snorlax", bench: ["Ekans", "Magnemite"] },
    });
    t.attack("Skill Dive").choose("Ekans");
    expect(t.opponent.bench[0]?.damage).toBe(10);
    t.endTurn().attack("Skill Dive").choose("Magnemite");
    expect(t.opponent.bench[1]?.damage).toBe(10);
  });

  it("ATK-10 a dual-type attacker meets Weakness for either of its types", () => {
    for (const defender of ["Chespin", "Fennekin"]) {
      const t = scenario({ you: { active: { name: "Volcanion", energy: ["Fire Energy"] } }, opponent: { active: defender } });
      t.attack("Steam Up");
      expect(t.opponent.active?.damage).toBe(40);
    }
  });

  it("ATK-10 both Weakness and Resistance apply, Weakness first", () => {
    const t = scenario({
      cards: [pokemon("Target", 130, "Grass", { weakness: "Fire", resistance: "Water" })],
      you: { active: { name: "Volcanion", energy: ["Fire Energy"] } },
      opponent: { active: "Target" },
    });
    t.attack("Steam Up");
    expect(t.opponent.active?.damage).toBe(20);
  });

  it("ATK-11 putting damage counters is not damage (Dusclops, Curse Drop)", () => {
    const t = scenario({
      you: { active: { name: "Dusclops", energy: ["Psychic Energy"], tools: ["Muscle Band"] } },
      opponent: { active: { name: "Ekans", tools: ["Hard Charm"] } },
    });
    t.attack("Curse Drop");
    expect(t.opponent.active?.damage).toBe(30);
  });

  it("ATK-12 Asleep or Paralyzed Pokémon cannot attack", () => {
    for (const condition of ["Asleep", "Paralyzed"] as const) {
      expect(scenario({ you: { active: { name: "Snorlax", conditions: [condition] } } }).canAttack()).toBe(false);
    }
  });

  it("ATK-12 Confused: heads attacks", () => {
    const t = scenario({ coins: "H", you: { active: { name: "Chespin", energy: ["Grass Energy"], conditions: ["Confused"] } } });
    t.attack("Vine Whip");
    expect(t.opponent.active?.damage).toBe(10);
    expect(t.you.active?.damage).toBe(0);
  });

  it("ATK-12 Confused: tails puts 3 counters on itself and the attack does not happen", () => {
    const t = scenario({ coins: "T", you: { active: { name: "Chespin", energy: ["Grass Energy"], conditions: ["Confused"] } } });
    t.attack("Vine Whip");
    expect(t.opponent.active?.damage).toBe(0);
    expect(t.you.active?.damage).toBe(30);
    expect(t.decision.seat).toBe(1);
  });

  it("ATK-12 a Confused Pokémon's failing is told as such", () => {
    const t = scenario({ coins: "T", you: { active: { name: "Chespin", energy: ["Grass Energy"], conditions: ["Confused"] } } });
    t.attack("Vine Whip");
    expect(t.happened("attackFailed")).toMatchObject([{ seat: 0, why: "confused" }]);
  });

  it("ATK-13 an attack without damage is an attack: it needs the turn and its Energy", () => {
    expect(scenario({ you: { active: "Ekans" } }).canAttack()).toBe(false);
    const t = scenario({ you: { active: { name: "Ekans", energy: ["Psychic Energy"] } } });
    t.attack("Poison Sting");
    expect(t.happened("attackUsed")).toHaveLength(1);
    expect(t.decision.seat).toBe(1);
  });

  it("ATK-13 an Ability is not an attack: a Confused Pokémon uses it without a coin", () => {
    const t = scenario({ you: { active: { name: "Delphox", conditions: ["Confused"] } } });
    t.useAbility("Mystical Fire");
    expect(t.happened("attackUsed")).toEqual([]);
  });

  it("ATK-14 'up to' means at least one for a Trainer, none allowed for an attack", () => {
    const bench = { pokemon: "choose", side: "opponents", place: "bench", count: { upTo: 2 } } as const;
    const t = scenario({
      cards: [pokemon("Spreader", 60, "Water", {}, attack("Splash", "", "", { do: "damage", amount: 10, to: bench }))],
      you: { active: "Spreader" },
      opponent: { bench: ["Froakie", "Zubat"] },
    });
    t.attack("Splash");
    expect([t.decision.min, t.decision.max]).toEqual([0, 2]);
    t.choose("Froakie", "Zubat");
  });

  it("ATK-14 drawing up to X may draw none", () => {
    const t = scenario({
      cards: [pokemon("Reader", 60, "Water", {}, attack("Read", "", "", { do: "draw", count: 2, upTo: true }))],
      you: { active: "Reader" },
    });
    t.attack("Read").choose("no");
    expect(t.you.hand).toEqual([]);
  });

  it("ATK-15 10 damage against Weakness ×2 is 20 (Chespin against Froakie)", () => {
    const t = scenario({ you: { active: { name: "Chespin", energy: ["Grass Energy"] } }, opponent: { active: "Froakie" } });
    t.attack("Vine Whip");
    expect(t.opponent.active?.damage).toBe(20);
  });

  it("ATK-15 50 HP with 5 counters is Knocked Out", () => {
    const t = scenario({
      you: { active: { name: "Magnemite", energy: ["Metal Energy"] } },
      opponent: { active: { name: "Zubat", damage: 40 }, bench: ["Froakie"] },
    });
    t.attack("Tackle").choose(0);
    expect(t.opponent.discard).toEqual(["Zubat"]);
  });

  it("RUL-05 the Confusion coin falls before the attack's choices", () => {
    const t = scenario({
      coins: "T",
      you: { active: { name: "Zubat", energy: ["Psychic Energy"], conditions: ["Confused"] } },
      opponent: { bench: ["Froakie"] },
    });
    t.attack("Skill Dive");
    expect(t.asked).toBe("main");
  });

  it("RUL-07 'does N more damage' needs an attack that does some damage", () => {
    const t = scenario({ you: { active: { name: "Ekans", energy: ["Psychic Energy"], tools: ["Muscle Band"] } } });
    t.attack("Poison Sting");
    expect(t.happened("damaged").filter(({ cause }) => cause === "attack")).toEqual([]);
  });

  it("ED-02 xy flips for the effect that may stop the attack after the attack's own coins, sm before them (Quilladin, Pin Missile)", () => {
    for (const [edition, coins] of [
      ["xy", "HHHHT"],
      ["sm", "T"],
    ] as const) {
      const t = scenario({
        edition,
        coins,
        you: { active: { name: "Koffing", energy: ["Psychic Energy"] } },
        opponent: { active: { name: "Quilladin", energy: ["Grass Energy", "Grass Energy"] } },
      });
      t.attack("Smokescreen").attack("Pin Missile");
      expect(t.you.active?.damage).toBe(0);
    }
  });

  it("ATK-02 an effect on the Active Pokémon: attack it after damage (Trapinch, Sand Tomb)", () => {
    const t = scenario({
      you: { active: { name: "Trapinch", energy: ["Fighting Energy"] } },
      opponent: { active: "Zubat", bench: ["Froakie"] },
    });
    t.attack("Sand Tomb");
    expect(t.canRetreat()).toBe(false);
    t.endTurn().endTurn();
    expect(t.canRetreat()).toBe(true);
    expect(ACTIVE.pokemon).toBe("active");
  });
});
