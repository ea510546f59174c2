import { describe, expect, it } from "vitest";
import type { CardDefinition } from "../card";
import { ability, attack, pokemon, SELF, specialEnergy, trainer } from "../testing/cards";
import { scenario } from "../testing/scenario";

const cards: readonly CardDefinition[] = [
  pokemon("Charizard", 170, "Fire", { stage: "Stage 2", from: "Charmeleon", weakness: "Water", retreat: 2 }),
  pokemon("Charmeleon", 90, "Fire", { from: "Charmander", weakness: "Water", retreat: 2 }),
  pokemon("Charizard ex", 330, "Darkness", { stage: "Stage 2", from: "Charmeleon", marks: ["ex", "Tera"], weakness: "Grass", retreat: 2 }),
  pokemon(
    "Dugtrio",
    90,
    "Fighting",
    { from: "Diglett" },
    attack("Earthquake", "F", "60", {
      do: "damage",
      amount: 10,
      to: { pokemon: "all", side: "yours", place: "bench" },
    }),
  ),
  pokemon(
    "Roaring Moon",
    140,
    "Darkness",
    { marks: ["Ancient"], weakness: "Grass", retreat: 2 },
    attack("Vengeance Fletching", "DD", "70+", {
      do: "attackDamage",
      change: "more",
      amount: { multiply: [10, { count: "cards", zone: "discard", of: "you", where: { marks: ["Ancient"] } }] },
    }),
  ),
  trainer("Explorer's Guidance", "Supporter", { marks: ["Ancient"] }, { do: "draw", count: 2 }),
  pokemon(
    "Iron Hands ex",
    230,
    "Lightning",
    { marks: ["ex", "Future"], weakness: "Fighting", retreat: 4 },
    attack("Arm Press", "LLC", "160"),
  ),
  trainer("Future Booster Energy Capsule", "Pokémon Tool", {
    marks: ["Future"],
    whileInPlay: [
      {
        kind: "continuous",
        change: { modify: "retreatCost", on: SELF, amount: 0, sign: "none" },
        while: { if: "pokemon", is: SELF, where: { marks: ["Future"] } },
      },
    ],
  }),
  pokemon("Kyurem", 130, "Water", { marks: ["Team Plasma"], weakness: "Metal", retreat: 3 }, attack("Frost Spear", "WC", "30")),
  pokemon("Deoxys-EX", 170, "Psychic", {
    marks: ["EX", "Team Plasma"],
    weakness: "Psychic",
    retreat: 2,
    abilities: [
      ability("Power Connect", {
        kind: "continuous",
        change: {
          modify: "damageDone",
          by: { pokemon: "all", side: "yours", place: "inPlay", where: { marks: ["Team Plasma"], not: { names: ["Deoxys-EX"] } } },
          amount: 10,
          sign: "+",
          to: "active",
        },
      }),
    ],
  }),
  trainer(
    "Master Ball",
    "Item",
    { marks: ["ACE SPEC"] },
    {
      do: "move",
      cards: { cards: "choose", from: { zone: "deck", of: "you" }, count: 1, where: { category: "Pokémon" } },
      destination: { to: "hand" },
      reveal: true,
    },
  ),
  specialEnergy("Splash Energy", {
    provides: [["Water"]],
    attachTo: { types: ["Water"] },
  }),
  specialEnergy("Burning Energy", {
    provides: [["Fire"]],
    attachTo: { types: ["Fire"] },
  }),
];

const machop = { name: "Machop", energy: ["Fighting Energy"] };
const zubat = { name: "Zubat", energy: ["Psychic Energy"] };
const charizard = { name: "Charizard ex", under: ["Charmeleon"] };

describe("Pokémon ex, Tera, Ancient and Future, Team Plasma, ACE SPEC, dual types", () => {
  it("FAM-11 a Pokémon ex is worth 2 Prize cards", () => {
    const t = scenario({ cards, you: { active: machop }, opponent: { active: { name: "Iron Hands ex", damage: 200 }, bench: ["Zubat"] } });
    t.attack("Karate Chop").choose(0, 1);
    expect(t.you.prizes).toBe(4);
  });

  it("FAM-11 Charmeleon evolves into Charizard or Charizard ex", () => {
    const t = scenario({ cards, you: { active: "Charmeleon", hand: ["Charizard", "Charizard ex"] } });
    expect([t.canEvolve("Charizard"), t.canEvolve("Charizard ex")]).toEqual([true, true]);
  });

  it("FAM-12 a Tera Pokémon on the Bench takes no damage from the opponent's attacks", () => {
    const t = scenario({ cards, you: { active: zubat }, opponent: { bench: [charizard] } });
    t.attack("Skill Dive").choose("Charizard ex");
    expect(t.opponent.bench[0]?.damage).toBe(0);
  });

  it("FAM-12 a Tera Pokémon on the Bench takes no damage from its own player's attacks", () => {
    const t = scenario({ cards, you: { active: { name: "Dugtrio", energy: ["Fighting Energy"] }, bench: [charizard, "Zubat"] } });
    t.attack("Earthquake");
    expect(t.you.bench.map(({ damage }) => damage)).toEqual([0, 10]);
  });

  it("FAM-12 a Tera Pokémon in the Active Spot takes damage", () => {
    const t = scenario({ cards, you: { active: zubat }, opponent: { active: charizard, bench: ["Abra"] } });
    t.attack("Skill Dive").choose("Charizard ex");
    expect(t.opponent.active?.damage).toBe(10);
  });

  it("FAM-12 damage counters are no damage: they can be put on a Benched Tera Pokémon", () => {
    const gengar = pokemon(
      "Gengar",
      130,
      "Psychic",
      {},
      attack("Creep Show", "C", "", {
        do: "putCounters",
        count: 2,
        on: { pokemon: "all", side: "opponents", place: "bench" },
      }),
    );
    const t = scenario({
      cards: [...cards, gengar],
      you: { active: { name: "Gengar", energy: ["Psychic Energy"] } },
      opponent: { bench: [charizard] },
    });
    t.attack("Creep Show");
    expect(t.opponent.bench[0]?.damage).toBe(20);
  });

  it("FAM-16 an ACE SPEC card is played as its kind of card", () => {
    const t = scenario({ cards, you: { hand: ["Master Ball"], deck: ["Chespin", "Potion"] } });
    t.play("Master Ball").choose("Chespin");
    expect([t.you.hand, t.you.discard]).toEqual([["Chespin"], ["Master Ball"]]);
  });

  it("FAM-17 what asks for Ancient cards counts every Ancient card, Pokémon or Trainer", () => {
    const moon = { name: "Roaring Moon", energy: ["Darkness Energy", "Darkness Energy"] };
    const t = scenario({ cards, you: { active: moon, discard: ["Roaring Moon", "Explorer's Guidance", "Potion", "Iron Hands ex"] } });
    t.attack("Vengeance Fletching");
    expect(t.opponent.active?.damage).toBe(90);
  });

  it("FAM-17 what asks for a Future Pokémon finds one", () => {
    const tools = ["Future Booster Energy Capsule"];
    const t = scenario({ cards, you: { active: { name: "Iron Hands ex", tools }, bench: [{ name: "Roaring Moon", tools }] } });
    expect([t.you.active?.retreatCost, t.you.bench[0]?.retreatCost]).toEqual([0, 2]);
  });

  it("FAM-17 what asks for Team Plasma Pokémon finds them", () => {
    const kyurem = { name: "Kyurem", energy: ["Water Energy", "Water Energy"] };
    const t = scenario({ cards, you: { active: kyurem, bench: ["Deoxys-EX"] } });
    t.attack("Frost Spear");
    expect(t.opponent.active?.damage).toBe(40);
  });

  it("FAM-17 what asks for Team Plasma Pokémon passes over any other", () => {
    const t = scenario({ cards, you: { active: machop, bench: ["Deoxys-EX"] }, opponent: { active: "Dusclops" } });
    t.attack("Karate Chop");
    expect(t.opponent.active?.damage).toBe(30);
  });

  it("FAM-19 what asks for a type finds a dual-type Pokémon by either of its types", () => {
    const t = scenario({ cards, you: { active: "Volcanion", hand: ["Splash Energy", "Burning Energy"] } });
    expect([t.canAttach("Splash Energy", "Volcanion"), t.canAttach("Burning Energy", "Volcanion")]).toEqual([true, true]);
  });

  it("FAM-19 what asks for a type passes over a Pokémon of the other type alone", () => {
    const t = scenario({ cards, you: { active: "Fennekin", hand: ["Splash Energy", "Burning Energy"] } });
    expect([t.canAttach("Splash Energy", "Fennekin"), t.canAttach("Burning Energy", "Fennekin")]).toEqual([false, true]);
  });
});
