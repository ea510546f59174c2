import { describe, expect, it } from "vitest";
import { ACTIVE, ability, attack, pokemon, SELF, trainer } from "../../testing/cards";
import { scenario } from "../../testing/scenario";
import type { Duration, Instruction, Modifier } from "../language";

const lasting = (change: Modifier, duration: Duration): Instruction => ({ do: "lasting", change, duration });

const cards = [
  pokemon(
    "Stoutland",
    140,
    "Colorless",
    { from: "Herdier" },
    attack("Giga Impact", "CCCC", "90", lasting({ forbid: "attack", on: SELF }, "yourNextTurn")),
  ),
  pokemon(
    "Escavalier",
    100,
    "Metal",
    { from: "Karrablast" },
    attack("Peck", "C", "10"),
    attack("Slashing Strike", "MCC", "80", lasting({ forbid: "attack", on: SELF, attack: "Slashing Strike" }, "yourNextTurn")),
  ),
  pokemon(
    "Cottonee",
    50,
    "Grass",
    {},
    attack("Cotton Guard", "G", "10", lasting({ modify: "damageTaken", on: SELF, amount: 10, sign: "-" }, "opponentsNextTurn")),
  ),
  pokemon(
    "Swanna",
    90,
    "Water",
    { from: "Ducklett" },
    attack("Wing Dance", "CC", "30", {
      do: "flip",
      coins: 1,
      heads: [lasting({ prevent: "damageAndEffects", on: SELF, from: { side: "both" } }, "opponentsNextTurn")],
    }),
  ),
  pokemon(
    "Minun",
    60,
    "Lightning",
    {},
    attack("Negative Ion", "C", "", lasting({ modify: "damageDone", by: ACTIVE, amount: 30, sign: "-" }, "opponentsNextTurn")),
  ),
  pokemon(
    "Virizion",
    110,
    "Grass",
    {},
    attack("Double Draw", "C", "", { do: "draw", count: 2 }),
    attack(
      "Leaf Wallop",
      "GC",
      "40",
      lasting({ modify: "damageDone", by: SELF, amount: 40, sign: "+", attack: "Leaf Wallop" }, "yourNextTurn"),
    ),
  ),
  pokemon("Druddigon", 100, "Colorless", {
    abilities: [
      ability("Rough Skin", {
        kind: "triggered",
        on: { event: "damagedByAttack", subject: "self", from: "opponents", evenIfKnockedOut: true, whileActive: true },
        steps: [{ do: "putCounters", count: 2, on: { pokemon: "event", role: "cause" } }],
      }),
    ],
  }),
  pokemon(
    "Mewtwo",
    130,
    "Psychic",
    {},
    attack(
      "Reflective Barrier",
      "CC",
      "20",
      lasting(
        {
          trigger: {
            kind: "triggered",
            on: { event: "damagedByAttack", subject: "self", evenIfKnockedOut: true },
            steps: [{ do: "putCounters", count: { counters: { count: "damageDone" } }, on: { pokemon: "event", role: "cause" } }],
          },
        },
        "opponentsNextTurn",
      ),
    ),
  ),
  pokemon("Altaria-EX", 170, "Dragon", { marks: ["EX"] }),
  pokemon("M Altaria-EX", 210, "Dragon", { stage: "Mega", marks: ["EX"], from: "Altaria-EX" }),
  trainer("Altaria Spirit Link", "Pokémon Tool", {
    whileInPlay: [
      {
        kind: "continuous",
        change: { permit: "megaKeepsTurn", on: SELF },
        while: { if: "pokemon", is: SELF, where: { names: ["M Altaria-EX"] } },
      },
    ],
  }),
];

const energy = (count: number, type = "Grass") => Array.from({ length: count }, () => `${type} Energy`);
const attacker = { name: "Machop", energy: ["Fighting Energy"] };

describe("effects that last", () => {
  it("it can't attack during its player's next turn, and can in the one after (Stoutland, Giga Impact)", () => {
    const t = scenario({ cards, you: { active: { name: "Stoutland", energy: energy(4) } }, opponent: { active: "Snorlax" } });
    t.attack("Giga Impact").endTurn();
    expect(t.canAttack()).toBe(false);
    t.endTurn().endTurn();
    expect(t.canAttack("Giga Impact")).toBe(true);
  });

  it("it can't use that attack, but its others (Escavalier, Slashing Strike)", () => {
    const t = scenario({ cards, you: { active: { name: "Escavalier", energy: energy(3, "Metal") } } });
    t.attack("Slashing Strike").endTurn();
    expect([t.canAttack("Slashing Strike"), t.canAttack("Peck")]).toEqual([false, true]);
  });

  it("it takes less during the opponent's next turn only (Cottonee, Cotton Guard)", () => {
    const t = scenario({ cards, you: { active: { name: "Cottonee", energy: energy(1) } }, opponent: { active: attacker } });
    t.attack("Cotton Guard").attack("Karate Chop");
    expect(t.you.active?.damage).toBe(20);
    t.endTurn().attack("Karate Chop");
    expect(t.happened("damaged").at(-1)).toMatchObject({ amount: 30 });
    t.choose(0);
  });

  it("on heads it is out of an attack's reach, on tails not (Swanna, Wing Dance)", () => {
    const damage = (coins: string) =>
      scenario({ cards, coins, you: { active: { name: "Swanna", energy: energy(2) } }, opponent: { active: attacker } })
        .attack("Wing Dance")
        .attack("Karate Chop").you.active?.damage;
    expect([damage("H"), damage("T")]).toEqual([0, 30]);
  });

  it("the Defending Pokémon does less, its successor does not (Minun, Negative Ion)", () => {
    const damage = (switched: boolean) => {
      const t = scenario({
        cards,
        you: { active: { name: "Minun", energy: energy(1) } },
        opponent: { active: { name: "Chesnaught", energy: energy(4) }, bench: [attacker], hand: ["Switch"] },
      }).attack("Negative Ion");
      return switched
        ? t.play("Switch").attack("Karate Chop").happened("damaged")[0]?.amount
        : t.attack("Touchdown").happened("damaged")[0]?.amount;
    };
    expect([damage(false), damage(true)]).toEqual([50, 30]);
  });

  it("the same attack does more in the next turn (Virizion, Leaf Wallop)", () => {
    const t = scenario({ cards, you: { active: { name: "Virizion", energy: energy(2) } } });
    t.attack("Leaf Wallop").endTurn().attack("Leaf Wallop");
    expect(t.happened("damaged").map(({ amount }) => amount)).toEqual([40, 80]);
  });

  it("counters for who damaged it while Active, also when Knocked Out, and not while Benched (Druddigon, Rough Skin)", () => {
    const after = (damage: number) => {
      const t = scenario({
        cards,
        you: { active: attacker, bench: ["Zubat"] },
        opponent: { active: { name: "Druddigon", damage }, bench: ["Snorlax"] },
      }).attack("Karate Chop");
      if (t.asked === "takePrizes") t.choose(0);
      return t.you.active?.damage;
    };
    expect([after(0), after(70)]).toEqual([20, 20]);
    const t = scenario({
      cards,
      you: { active: { name: "Zubat", energy: energy(1) } },
      opponent: { active: "Snorlax", bench: ["Druddigon"] },
    });
    t.attack("Skill Dive").choose("Druddigon");
    expect([t.opponent.bench[0]?.damage, t.you.active?.damage]).toEqual([10, 0]);
  });

  it("as many counters for who damaged it as it took (Mewtwo, Reflective Barrier)", () => {
    const t = scenario({
      cards,
      you: { active: { name: "Mewtwo", energy: energy(2) } },
      opponent: { active: { name: "Snorlax", energy: energy(4) } },
    });
    t.attack("Reflective Barrier").attack("Body Slam");
    expect([t.you.active?.damage, t.opponent.active?.damage]).toEqual([100, 20 + 100]);
  });

  it("a Mega Evolution with its Spirit Link does not end the turn; a Link of another does (Altaria Spirit Link)", () => {
    const turnEnds = (tools: string[]) => {
      const t = scenario({ cards, you: { active: { name: "Altaria-EX", tools }, hand: ["M Altaria-EX", "Tierno"] } }).evolve(
        "M Altaria-EX",
      );
      return t.decision.seat === 1;
    };
    expect([turnEnds(["Altaria Spirit Link"]), turnEnds(["Muscle Band"])]).toEqual([false, true]);
  });

  it("CMP-1049 a number chosen in the text is counted as the change begins", () => {
    const charge = attack(
      "Charge",
      "",
      "",
      { do: "chooseNumber", from: 1, to: 3, bind: 1 },
      lasting(
        { modify: "damageDone", by: SELF, amount: { multiply: [10, { count: "chosen", binding: 1 }] }, sign: "+" },
        "untilEndOfYourNextTurn",
      ),
    );
    const t = scenario({
      cards: [pokemon("Manectric", 90, "Lightning", {}, charge, attack("Bolt", "", "30"))],
      you: { active: "Manectric" },
    });
    t.attack("Charge").choose(2).endTurn().attack("Bolt");
    expect(t.opponent.active?.damage).toBe(50);
  });

  it("EFF-23 'at the end of the opponent's next turn' said in that player's turn is not the end of this one", () => {
    const curse = ability("Curse", {
      kind: "triggered",
      on: { event: "damagedByAttack", subject: "self" },
      steps: [{ do: "later", at: "endOfOpponentsNextTurn", steps: [{ do: "putCounters", count: 3, on: ACTIVE }] }],
    });
    const t = scenario({
      cards: [pokemon("Banette", 90, "Psychic", { abilities: [curse] })],
      you: { active: "Banette" },
      opponent: { active: attacker },
    });
    t.endTurn().attack("Karate Chop").endTurn();
    expect(t.opponent.active?.damage).toBe(0);
    t.endTurn();
    expect(t.opponent.active?.damage).toBe(30);
  });

  it("EFF-22 what answers for all of one's Pokémon stays when its user goes to the Bench", () => {
    const all = attack(
      "Vow",
      "",
      "",
      lasting(
        {
          trigger: {
            kind: "triggered",
            on: { event: "damagedByAttack", subject: { side: "yours" } },
            steps: [{ do: "putCounters", count: 2, on: ACTIVE }],
          },
        },
        "opponentsNextTurn",
      ),
    );
    const t = scenario({
      cards: [
        pokemon("Gallade", 110, "Psychic", {}, all),
        trainer("Gust", "Item", {}, { do: "switch", side: "opponents", chooser: "you" }),
      ],
      you: { active: "Gallade", bench: ["Snorlax"] },
      opponent: { active: attacker, hand: ["Gust"] },
    });
    t.attack("Vow").play("Gust").attack("Karate Chop");
    expect([t.you.active?.name, t.opponent.active?.damage]).toEqual(["Snorlax", 20]);
  });

  it("CMP-1049 the base damage that coins set is counted as it begins", () => {
    const set: Modifier = { modify: "baseDamage", by: SELF, set: { multiply: [50, { count: "heads" }] } };
    const t = scenario({
      cards: [
        pokemon(
          "Manectric",
          90,
          "Lightning",
          {},
          attack("Charge", "", "", { do: "flip", coins: 1 }, lasting(set, "yourNextTurn")),
          attack("Bolt", "", "10"),
        ),
      ],
      coins: "H",
      you: { active: "Manectric" },
    });
    t.attack("Charge").endTurn().attack("Bolt");
    expect(t.opponent.active?.damage).toBe(50);
  });

  it("CMP-1049 the damage that was done is counted as it begins", () => {
    const grow: Modifier = { modify: "hp", on: SELF, amount: { count: "damageDone" }, sign: "+" };
    const t = scenario({
      cards: [pokemon("Shiinotic", 90, "Grass", {}, attack("Grow", "", "20", lasting(grow, "match")))],
      you: { active: "Shiinotic" },
    });
    t.attack("Grow");
    expect(t.you.active?.hp).toBe(110);
  });
});
