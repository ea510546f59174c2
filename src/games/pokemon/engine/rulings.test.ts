import { describe, expect, it } from "vitest";
import type { EnergyType } from "./card";
import type { Instruction, Modifier, PokemonSelector } from "./effects/language";
import { ACTIVE, ability, attack, pokemon, SELF, trainer } from "./testing/cards";
import { opening, scenario } from "./testing/scenario";

const fill = (count: number, name: string): string[] => Array.from({ length: count }, () => name);
const MINE: PokemonSelector = { pokemon: "choose", side: "yours", place: "inPlay", count: 1 };

const SHUFFLE_IN_HAND: Instruction = {
  do: "move",
  cards: { cards: "all", zone: "hand", of: "you" },
  destination: { to: "deck", place: "shuffled" },
};

/** A Tool that changes one thing about its holder. */
const tool = (name: string, change: Modifier) => trainer(name, "Pokémon Tool", { whileInPlay: [{ kind: "continuous", change }] });

const retreatCosts = [
  tool("Jet Shoes", { modify: "retreatCost", on: SELF, amount: 1, sign: "=" }),
  tool("Rescue Board", { modify: "retreatCost", on: SELF, amount: 1, sign: "-" }),
  trainer("Heavy Ground", "Stadium", {
    whileInPlay: [
      {
        kind: "continuous",
        change: { modify: "retreatCost", on: { pokemon: "all", side: "both", place: "inPlay" }, amount: 2, sign: "+" },
      },
    ],
  }),
];

describe("rulings", () => {
  it("RUL-06 the mulligan draw is numbered before any card is seen, and Active and Prizes stay", () => {
    const t = opening([fill(60, "Chespin"), [...fill(7, "Water Energy"), ...fill(53, "Froakie")]]);
    t.choose("Chespin").choose("Chespin").choose("Froakie").choose();
    expect(t.asked).toBe("mulliganDraw");
    expect(t.you.prizes).toBe(6);
    const active = t.you.active?.id;
    t.choose(1);
    expect(t.asked).toBe("mulliganBench");
    t.choose("Chespin");
    expect(t.you.active?.id).toBe(active);
    expect(t.you.bench).toHaveLength(2);
  });

  it("RUL-08 'its Weakness is now …' does not change that attack's own damage", () => {
    const set: Modifier = { modify: "weakness", on: ACTIVE, set: [{ type: "Fire", operator: "×", value: 2 }] };
    const t = scenario({
      cards: [
        pokemon(
          "Camerupt",
          100,
          "Fire",
          {},
          attack("Melt Down", "C", "20", { do: "lasting", change: set, duration: "untilEndOfYourNextTurn" }),
        ),
      ],
      you: { active: { name: "Camerupt", energy: ["Fire Energy"] } },
    });
    t.attack("Melt Down");
    expect(t.opponent.active?.damage).toBe(20);
    t.endTurn().attack("Melt Down");
    expect(t.opponent.active?.damage).toBe(60);
  });

  it("RUL-09 'isn't affected by effects on the opponent's Active' leaves Weakness in force", () => {
    const pierce = attack("Pierce", "C", "20", { do: "ignore", what: ["effects"] });
    const t = scenario({
      cards: [pokemon("Heatmor", 90, "Fire", {}, pierce)],
      you: { active: { name: "Heatmor", energy: ["Fire Energy"] } },
      opponent: { active: { name: "Chespin", tools: ["Hard Charm"] } },
    });
    t.attack("Pierce");
    expect(t.opponent.active?.damage).toBe(40);
  });

  it("RUL-09 … and Resistance", () => {
    const pierce = attack("Pierce", "C", "60", { do: "ignore", what: ["effects"] });
    const t = scenario({
      cards: [pokemon("Seviper", 90, "Psychic", {}, pierce)],
      you: { active: { name: "Seviper", energy: ["Psychic Energy"] } },
      opponent: { active: { name: "Magnemite", tools: ["Hard Charm"] } },
    });
    t.attack("Pierce");
    expect(t.opponent.active?.damage).toBe(40);
  });

  it("RUL-10 a Retreat Cost that an effect sets is not raised by another", () => {
    const t = scenario({ cards: retreatCosts, stadium: "Heavy Ground", you: { active: { name: "Chespin", tools: ["Jet Shoes"] } } });
    expect(t.you.active?.retreatCost).toBe(1);
  });

  it("RUL-10 a Retreat Cost that was lowered can be raised", () => {
    const t = scenario({ cards: retreatCosts, stadium: "Heavy Ground", you: { active: { name: "Chespin", tools: ["Rescue Board"] } } });
    expect(t.you.active?.retreatCost).toBe(3);
  });

  it("RUL-10 an attack cost that an effect sets is not raised by another; one that was lowered can be", () => {
    const water: EnergyType = "Water";
    const chilly = trainer("Chilly Cave", "Stadium", {
      whileInPlay: [
        {
          kind: "continuous",
          change: { modify: "attackCost", on: { pokemon: "all", side: "both", place: "inPlay" }, amount: 1, sign: "+" },
        },
      ],
    });
    const cards = [
      chilly,
      tool("Spirit Link", { modify: "attackCostSet", on: SELF, cost: [water] }),
      tool("Counter Gain", { modify: "attackCost", on: SELF, amount: 1, sign: "-" }),
    ];
    for (const [name, energy, can] of [
      ["Spirit Link", ["Water Energy"], true],
      ["Counter Gain", ["Water Energy"], false],
      ["Counter Gain", ["Water Energy", "Water Energy"], true],
    ] as const) {
      const t = scenario({ cards, stadium: "Chilly Cave", you: { active: { name: "Froakie", energy, tools: [name] } } });
      expect(t.canAttack("Water Drip")).toBe(can);
    }
  });

  it("RUL-11 effects of Abilities stay when a Pokémon moves between Active and Bench", () => {
    const cheer = ability("Power Cheer", {
      kind: "activated",
      steps: [{ do: "lasting", change: { modify: "damageDone", by: SELF, amount: 20, sign: "+" }, duration: "thisTurn" }],
    });
    const t = scenario({
      cards: [pokemon("Machamp", 140, "Fighting", { abilities: [cheer] }, attack("Punch", "", "30"))],
      you: { active: "Machamp", bench: ["Zubat"], hand: ["Switch", "Switch"] },
      opponent: { active: "Charizard-EX" },
    });
    t.useAbility("Power Cheer").play("Switch").play("Switch").attack("Punch");
    expect(t.opponent.active?.damage).toBe(50);
  });

  it("RUL-11 effects of attacks end (Machop, Focus Energy)", () => {
    const t = scenario({
      you: { active: { name: "Machop", energy: ["Fighting Energy"] }, bench: ["Zubat"], hand: ["Switch", "Switch"] },
      opponent: { active: "Charizard-EX" },
    });
    t.attack("Focus Energy").endTurn().play("Switch").play("Switch").attack("Karate Chop");
    expect(t.opponent.active?.damage).toBe(30);
  });

  it("RUL-14 a card that could change nothing cannot be played", () => {
    expect(scenario({ you: { hand: ["Potion"] } }).canPlay("Potion")).toBe(false);
    expect(scenario({ you: { hand: ["Tierno"], deck: [] } }).canPlay("Tierno")).toBe(false);
  });

  it("RUL-14 one that can do a part is played and does what it can", () => {
    const lady = trainer(
      "Pokémon Center Lady",
      "Supporter",
      {},
      { do: "heal", amount: 60, on: { ...MINE, bind: 1 } },
      { do: "cure", pokemon: { pokemon: "bound", binding: 1 } },
    );
    const t = scenario({
      cards: [lady],
      you: { active: { name: "Snorlax", conditions: ["Asleep"], damage: 20 }, hand: ["Pokémon Center Lady", "Tierno"], deck: ["Potion"] },
    });
    t.play("Pokémon Center Lady");
    expect(t.you.active).toMatchObject({ damage: 0, conditions: [] });
    t.endTurn();
    expect(scenario({ you: { hand: ["Tierno"], deck: ["Potion"] } }).play("Tierno").you.hand).toEqual(["Potion"]);
  });

  it("RUL-15 a search among hidden cards may fail", () => {
    const t = scenario({ you: { hand: ["Nest Ball"], deck: ["Froakie"] } });
    t.play("Nest Ball");
    expect(t.decision.min).toBe(0);
    t.choose();
    expect(t.you.bench).toEqual([]);
  });

  it("RUL-15 a search among cards that everybody sees may not", () => {
    const retrieval = trainer(
      "Energy Retrieval",
      "Item",
      {},
      {
        do: "move",
        cards: { cards: "choose", from: { zone: "discard", of: "you" }, count: 1, where: { category: "Energy" } },
        destination: { to: "hand" },
      },
    );
    const cards = [retrieval];
    const t = scenario({ cards, you: { hand: ["Energy Retrieval"], discard: ["Fire Energy", "Water Energy", "Potion"] } });
    t.play("Energy Retrieval");
    expect(t.decision.min).toBe(1);
    t.choose("Fire Energy");
    expect(t.you.hand).toEqual(["Fire Energy"]);
    expect(scenario({ cards, you: { hand: ["Energy Retrieval"], discard: ["Potion"] } }).canPlay("Energy Retrieval")).toBe(false);
  });

  it("RUL-15 an empty deck cannot be searched", () => {
    expect(scenario({ you: { hand: ["Nest Ball"], deck: [] } }).canPlay("Nest Ball")).toBe(false);
  });

  it("RUL-16 a deck that was searched in vain is shuffled", () => {
    const t = scenario({ you: { hand: ["Nest Ball"], deck: ["Potion"] } });
    t.play("Nest Ball").choose();
    expect(t.happened("shuffled")).toHaveLength(1);
  });

  it("CMP-2420 RUL-16 a hand is shuffled into the deck with no card in it as with some", () => {
    const shauna = trainer("Shauna", "Supporter", {}, SHUFFLE_IN_HAND, { do: "draw", count: 5 });
    for (const hand of [["Shauna"], ["Shauna", "Potion"]]) {
      const t = scenario({ cards: [shauna], you: { hand } });
      t.play("Shauna");
      expect(t.happened("shuffled")).toHaveLength(1);
      expect(t.you.hand).toHaveLength(5);
    }
  });

  it("CMP-2413 … by an attack (Morpeko ex, Wheely Draw)", () => {
    const wheely = attack("Wheely Draw", "", "", SHUFFLE_IN_HAND, { do: "draw", count: 6 });
    const t = scenario({ cards: [pokemon("Morpeko ex", 190, "Darkness", {}, wheely)], you: { active: "Morpeko ex" } });
    t.attack("Wheely Draw");
    expect([t.happened("shuffled").length, t.you.hand.length]).toEqual([1, 6]);
  });

  it("CMP-966 … so that Colress can be played with nothing to shuffle in and nothing to draw", () => {
    const inAll: PokemonSelector = { pokemon: "all", side: "both", place: "bench" };
    const colress = trainer("Colress", "Supporter", {}, SHUFFLE_IN_HAND, { do: "draw", count: { count: "pokemon", in: inAll } });
    const t = scenario({ cards: [colress], you: { hand: ["Colress"] } });
    t.play("Colress");
    expect([t.happened("shuffled").length, t.you.hand]).toEqual([1, []]);
  });

  it("CMP-2403 RUL-16 where none of the other cards is left to go back, nothing is shuffled (Tropius, Fruity Aroma)", () => {
    const found = { do: "move", cards: { cards: "choose", from: { binding: 1 }, count: "any" }, destination: { to: "hand" } } as const;
    const aroma = attack(
      "Fruity Aroma",
      "",
      "",
      { do: "look", cards: { cards: "top", of: "you", count: 2, bind: 1 } },
      { do: "may", steps: [found] },
      { do: "move", cards: { cards: "rest", binding: 1 }, destination: { to: "deck", place: "shuffled" } },
    );
    const t = scenario({
      cards: [pokemon("Tropius", 120, "Grass", {}, aroma)],
      you: { active: "Tropius", deck: ["Zubat", "Froakie", "Potion"] },
    });
    t.attack("Fruity Aroma").choose("yes").choose("Zubat", "Froakie");
    expect([t.happened("shuffled").length, t.you.hand]).toEqual([0, ["Zubat", "Froakie"]]);
  });

  it("RUL-16 an empty deck is neither searched nor shuffled (an attack)", () => {
    const family = attack("Call for Family", "", "", {
      do: "move",
      cards: { cards: "choose", from: { zone: "deck", of: "you" }, count: 1, where: { category: "Pokémon", stages: ["Basic"] } },
      destination: { to: "bench" },
    });
    const t = scenario({ cards: [pokemon("Clefairy", 60, "Fairy", {}, family)], you: { active: "Clefairy", deck: [] } });
    t.attack("Call for Family");
    expect([t.happened("looked"), t.happened("shuffled")]).toEqual([[], []]);
  });

  it("RUL-17 damage is compared with HP as it is placed: a later loss of HP is a Knock Out of its own", () => {
    const sash = trainer("Focus Sash", "Pokémon Tool", {
      whileInPlay: [{ kind: "continuous", change: { replace: "knockOut", on: SELF, byAttackOf: "both", remainingHp: 10 } }],
    });
    const plains = trainer("Frozen City Park", "Stadium", {
      whileInPlay: [
        { kind: "continuous", change: { modify: "hp", on: { pokemon: "all", side: "both", place: "inPlay" }, amount: 30, sign: "+" } },
      ],
    });
    const bulldoze = pokemon(
      "Donphan",
      130,
      "Fighting",
      {},
      attack("Bulldoze", "", "80", { do: "move", cards: { cards: "stadium" }, destination: { to: "discard" } }),
    );
    for (const [stadium, prizes] of [
      ["Frozen City Park", 5],
      [undefined, 6],
    ] as const) {
      const t = scenario({
        cards: [sash, plains, bulldoze],
        ...(stadium && { stadium }),
        you: { active: "Donphan" },
        opponent: { active: { name: "Froakie", tools: ["Focus Sash"] }, bench: ["Zubat"] },
      });
      t.attack("Bulldoze");
      if (t.asked === "takePrizes") t.choose(0);
      expect(t.you.prizes).toBe(prizes);
    }
  });

  it("RUL-18 an effect that evolves a Pokémon blocks another evolution of it this turn", () => {
    const evosoda = trainer(
      "Evosoda",
      "Item",
      {},
      {
        do: "evolve",
        pokemon: { ...MINE, bind: 1 },
        with: {
          cards: "choose",
          from: { zone: "deck", of: "you" },
          count: 1,
          where: { category: "Pokémon", evolvesFrom: { binding: 1 } },
        },
      },
    );
    const t = scenario({
      cards: [evosoda],
      you: { active: "Chespin", hand: ["Evosoda", "Chesnaught"], deck: ["Quilladin", "Potion", "Potion", "Potion"] },
    });
    t.play("Evosoda");
    expect(t.happened("looked")).toMatchObject([{ visibleTo: [0], from: { zone: "deck", seat: 0 } }]);
    t.choose("Quilladin");
    expect(t.you.active?.name).toBe("Quilladin");
    expect(t.canEvolve("Chesnaught")).toBe(false);
    t.endTurn().endTurn();
    expect(t.canEvolve("Chesnaught")).toBe(true);
  });
});
