import { describe, expect, it } from "vitest";
import { ACTIVE, ability, attack, pokemon, SELF, trainer } from "../../testing/cards";
import { scenario } from "../../testing/scenario";
import type { PokemonSelector } from "../language";

const MINE: PokemonSelector = { pokemon: "choose", side: "yours", place: "inPlay", count: 1 };
const THEIRS: PokemonSelector = { pokemon: "choose", side: "opponents", place: "inPlay", count: 1 };

const cards = [
  pokemon(
    "Dusknoir",
    130,
    "Psychic",
    {
      abilities: [
        ability("Sinister Hand", {
          kind: "activated",
          steps: [{ do: "moveCounters", count: 1, from: { ...THEIRS, where: { damaged: true } }, to: THEIRS }],
        }),
      ],
    },
    attack("Shadow Rain", "", "", {
      do: "putCounters",
      count: 3,
      on: { pokemon: "all", side: "opponents", place: "inPlay" },
      distribute: true,
    }),
  ),
  pokemon("Wobbuffet", 110, "Psychic", {}, attack("Damage Swap", "", "", { do: "swapCounters", first: SELF, second: ACTIVE })),
  pokemon(
    "Pumpkaboo",
    60,
    "Psychic",
    {},
    attack(
      "Doom Decree",
      "",
      "",
      { do: "flip", coins: 2 },
      {
        do: "if",
        when: { if: "compare", left: { count: "heads" }, is: "=", right: 2 },
        then: [{ do: "knockOut", pokemon: ACTIVE }],
      },
    ),
  ),
  pokemon("Chatot", 60, "Colorless", {
    abilities: [
      ability("Doom Song", {
        kind: "activated",
        steps: [
          { do: "knockOut", pokemon: SELF },
          { do: "draw", count: 1 },
        ],
      }),
    ],
  }),
  pokemon(
    "Raticate",
    60,
    "Colorless",
    { from: "Rattata" },
    attack("Super Fang", "", "", {
      do: "putCounters",
      count: { counters: { subtract: [{ count: "remainingHp", of: { pokemon: "each" } }, 10] } },
      on: ACTIVE,
    }),
  ),
  pokemon(
    "Ferrothorn",
    110,
    "Metal",
    { from: "Ferroseed" },
    attack("Gravity Wave", "", "", {
      do: "damage",
      amount: { multiply: [10, { count: "retreatCost", of: { pokemon: "each" } }] },
      to: { pokemon: "all", side: "opponents", place: "inPlay" },
    }),
  ),
  trainer("Full Heal", "Item", {}, { do: "cure", pokemon: { ...MINE, where: { conditions: [] } }, one: true }),
  trainer(
    "Max Potion",
    "Item",
    {},
    { do: "heal", amount: "all", on: { ...MINE, where: { damaged: true }, bind: 1 } },
    {
      do: "move",
      cards: { cards: "attached", to: { pokemon: "bound", binding: 1 }, what: "energy", count: "all" },
      destination: { to: "discard" },
    },
  ),
];

describe("operations on damage", () => {
  it("putCounters, distributed: one choice a counter, put together", () => {
    const t = scenario({ cards, you: { active: "Dusknoir" }, opponent: { bench: ["Froakie", "Zubat"] } });
    t.attack("Shadow Rain").choose("Froakie").choose("Snorlax").choose("Froakie");
    expect(t.opponent.active?.damage).toBe(10);
    expect(t.opponent.bench.map(({ damage }) => damage)).toEqual([20, 0]);
    expect(t.happened("damaged")).toHaveLength(2);
  });

  it("putCounters, distributed: with one possible Pokémon nothing is asked", () => {
    const t = scenario({ cards, you: { active: "Dusknoir" } });
    t.attack("Shadow Rain");
    expect(t.opponent.active?.damage).toBe(30);
  });

  it("moveCounters: of several Pokémon the player chooses which give up their counters", () => {
    const jam = attack("Painful Jam", "", "", {
      do: "moveCounters",
      count: { upTo: 2 },
      from: { pokemon: "all", side: "opponents", place: "bench" },
      to: { pokemon: "active", side: "opponents" },
    });
    const t = scenario({
      cards: [pokemon("Sableye", 80, "Psychic", {}, jam)],
      you: { active: "Sableye" },
      opponent: {
        active: "Snorlax",
        bench: [
          { name: "Zubat", damage: 20 },
          { name: "Froakie", damage: 10 },
        ],
      },
    });
    t.attack("Painful Jam").choose(2).choose("Zubat").choose("Froakie");
    expect([t.opponent.active?.damage, ...t.opponent.bench.map(({ damage }) => damage)]).toEqual([20, 10, 0]);
  });

  it("moveCounters: from one Pokémon to another", () => {
    const t = scenario({ cards, you: { active: "Dusknoir" }, opponent: { active: { name: "Snorlax", damage: 30 }, bench: ["Froakie"] } });
    t.useAbility("Sinister Hand");
    expect(t.opponent.active?.damage).toBe(20);
    expect(t.opponent.bench[0]?.damage).toBe(10);
  });

  it("swapCounters: all of the one for all of the other", () => {
    const t = scenario({
      cards,
      you: { active: { name: "Wobbuffet", damage: 70 } },
      opponent: { active: { name: "Snorlax", damage: 20 } },
    });
    t.attack("Damage Swap");
    expect(t.you.active?.damage).toBe(20);
    expect(t.opponent.active?.damage).toBe(70);
  });

  it("swapCounters may Knock Out", () => {
    const t = scenario({
      cards,
      you: { active: { name: "Wobbuffet", damage: 70 } },
      opponent: { active: "Froakie", bench: ["Zubat"] },
    });
    t.attack("Damage Swap").choose(0);
    expect(t.opponent.discard).toEqual(["Froakie"]);
  });

  it("knockOut: outright, whatever the damage, with its Prize", () => {
    const t = scenario({ cards, coins: "HH", you: { active: "Pumpkaboo" }, opponent: { bench: ["Zubat"] } });
    t.attack("Doom Decree").choose(0);
    expect(t.opponent.discard).toEqual(["Snorlax"]);
    expect(t.you.prizes).toBe(5);
  });

  it("knockOut: one's own Pokémon by an Ability; the rest of the text follows first", () => {
    const t = scenario({ cards, you: { active: "Chatot", bench: ["Zubat"] } });
    t.useAbility("Doom Song");
    expect(t.decision).toMatchObject({ seat: 1, purpose: "takePrizes" });
    t.choose(0);
    expect(t.you.active?.name).toBe("Zubat");
    expect(t.you.hand).toHaveLength(1);
  });

  it("cure: one Special Condition of several, chosen by the player", () => {
    const t = scenario({ cards, you: { active: { name: "Snorlax", conditions: ["Asleep", "Poisoned"] }, hand: ["Full Heal"] } });
    t.play("Full Heal");
    expect(t.options).toEqual(["Asleep", "Poisoned"]);
    t.choose("Asleep");
    expect(t.you.active?.conditions).toEqual(["Poisoned"]);
  });

  it("heal: all damage, and the rest of the text speaks of the same Pokémon", () => {
    const t = scenario({ cards, you: { bench: [{ name: "Zubat", damage: 40, energy: ["Fire Energy"] }], hand: ["Max Potion"] } });
    t.play("Max Potion");
    expect(t.you.bench[0]).toMatchObject({ damage: 0, energy: [] });
  });

  it("putCounters: as many as leave the Pokémon 10 HP (Raticate, Super Fang)", () => {
    const t = scenario({ cards, you: { active: "Raticate" }, opponent: { active: { name: "Snorlax", damage: 30 } } });
    t.attack("Super Fang");
    expect(t.opponent.active?.damage).toBe(120);
  });

  it("damage: worked out for each of the Pokémon (Ferrothorn, Gravity Wave)", () => {
    const t = scenario({ cards, you: { active: "Ferrothorn" }, opponent: { active: "Snorlax", bench: ["Zubat", "Chespin"] } });
    t.attack("Gravity Wave");
    expect([t.opponent.active, ...t.opponent.bench].map((one) => one?.damage)).toEqual([40, 0, 20]);
  });

  it("EFF-02 counters that could be moved nowhere stay", () => {
    const shed = attack("Shed", "", "", {
      do: "moveCounters",
      count: 2,
      from: SELF,
      to: { pokemon: "choose", side: "opponents", place: "bench", count: 1 },
    });
    const t = scenario({ cards: [pokemon("Sableye", 80, "Psychic", {}, shed)], you: { active: { name: "Sableye", damage: 40 } } });
    t.attack("Shed");
    expect(t.you.active?.damage).toBe(40);
  });

  it("moveCounters: a Pokémon gives up no more counters than it has", () => {
    const jam = attack("Painful Jam", "", "", {
      do: "moveCounters",
      count: { upTo: 2 },
      from: { pokemon: "all", side: "opponents", place: "bench" },
      to: ACTIVE,
    });
    const t = scenario({
      cards: [pokemon("Sableye", 80, "Psychic", {}, jam)],
      you: { active: "Sableye" },
      opponent: {
        bench: [
          { name: "Zubat", damage: 10 },
          { name: "Froakie", damage: 10 },
          { name: "Abra", damage: 20 },
        ],
      },
    });
    t.attack("Painful Jam").choose(2).choose("Froakie");
    expect(t.options).toEqual(["Zubat", "Abra"]);
    t.choose("Abra");
    expect([t.opponent.active?.damage, t.opponent.bench.map(({ damage }) => damage)]).toEqual([20, [10, 0, 10]]);
  });

  it("EFF-21 of counters that are shared out, only those that come off a Pokémon are put on others", () => {
    const share = attack("Share", "", "", {
      do: "moveCounters",
      count: "all",
      from: { pokemon: "all", side: "opponents", place: "inPlay" },
      to: { pokemon: "all", side: "yours", place: "inPlay" },
      distribute: true,
    });
    const guard = ability("Guard", { kind: "continuous", change: { prevent: "effects", on: SELF, from: { side: "opponents" } } });
    const t = scenario({
      cards: [pokemon("Sharer", 80, "Psychic", {}, share), pokemon("Mr. Mime", 70, "Psychic", { abilities: [guard] })],
      you: { active: "Sharer", bench: ["Zubat"] },
      opponent: { active: { name: "Snorlax", damage: 10 }, bench: [{ name: "Mr. Mime", damage: 10 }] },
    });
    t.attack("Share").choose("Zubat").choose("Sharer");
    expect([t.you.active?.damage, t.you.bench[0]?.damage, t.opponent.bench[0]?.damage]).toEqual([0, 10, 10]);
  });

  it("EFF-02 counters for nobody are not shared out", () => {
    const rain = attack("Rain", "", "", {
      do: "putCounters",
      count: 3,
      on: { pokemon: "all", side: "opponents", place: "bench" },
      distribute: true,
    });
    const t = scenario({ cards: [pokemon("Dusknoir", 130, "Psychic", {}, rain)], you: { active: "Dusknoir" } });
    t.attack("Rain");
    expect([t.decision.seat, t.opponent.active?.damage]).toEqual([1, 0]);
  });
});
