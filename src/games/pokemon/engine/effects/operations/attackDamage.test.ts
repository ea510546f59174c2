import { describe, expect, it } from "vitest";
import { ACTIVE, attack, pokemon, SELF } from "../../testing/cards";
import { scenario } from "../../testing/scenario";
import type { Amount, Condition, Instruction, PokemonSelector } from "../language";

const OUTRAGE = attack("Outrage", "CC", "20+", more({ multiply: [10, { count: "damageCounters", on: SELF }] }));
const THEIR_POKEMON: PokemonSelector = { pokemon: "all", side: "opponents", place: "inPlay" };

function more(amount: Amount): Instruction {
  return { do: "attackDamage", change: "more", amount };
}

function moreIf(when: Omit<Extract<Condition, { if: "pokemon" }>, "if">, amount: number): Instruction {
  return { do: "if", when: { if: "pokemon", ...when }, then: [more(amount)] };
}

const cards = [
  pokemon(
    "Bouffalant",
    90,
    "Colorless",
    {},
    attack("Double Stomp", "CCC", "30+", { do: "flip", coins: 2 }, more({ multiply: [20, { count: "heads" }] })),
    attack("Head Charge", "CCCC", "80", { do: "flip", coins: 1, tails: [{ do: "damage", amount: 20, to: SELF }] }),
  ),
  pokemon(
    "Reshiram",
    130,
    "Fire",
    {},
    OUTRAGE,
    attack(
      "Fusion Flare",
      "RCCC",
      "80+",
      moreIf({ is: { pokemon: "all", side: "yours", place: "bench", where: { names: ["Zekrom"] } } }, 40),
    ),
  ),
  pokemon("Zekrom", 130, "Lightning", {}, OUTRAGE),
  pokemon(
    "Basculin",
    80,
    "Water",
    {},
    attack("Flail", "C", "10×", { do: "attackDamage", change: "times", amount: { count: "damageCounters", on: SELF } }),
  ),
  pokemon(
    "Liepard",
    80,
    "Darkness",
    { from: "Purrloin" },
    attack("Sucker Punch", "CC", "30+", moreIf({ is: SELF, where: { energy: { type: "Darkness", atLeast: 1 } } }, 30)),
  ),
  pokemon(
    "Reuniclus",
    90,
    "Psychic",
    { from: "Duosion" },
    attack("Psywave", "PPP", "30+", more({ multiply: [10, { count: "energy", on: ACTIVE }] })),
  ),
  pokemon(
    "Sigilyph",
    90,
    "Psychic",
    {},
    attack("Psychic Assault", "CCC", "40+", more({ multiply: [10, { count: "damageCounters", on: ACTIVE }] })),
  ),
  pokemon(
    "Scolipede",
    150,
    "Psychic",
    { from: "Whirlipede", weakness: "Psychic" },
    attack("Steamroller", "CCC", "60", { do: "ignore", what: ["Resistance"] }),
  ),
  pokemon("Kyurem", 130, "Water", {}, attack("Glaciate", "WWC", "", { do: "damage", amount: 30, to: THEIR_POKEMON })),
  pokemon("Joltik", 30, "Lightning", {}, attack("Leech Life", "C", "10", { do: "heal", amount: { count: "damageDone" }, on: SELF })),
  pokemon(
    "Weavile",
    90,
    "Darkness",
    { from: "Sneasel" },
    attack(
      "Vilify",
      "DC",
      "30×",
      {
        do: "move",
        cards: { cards: "choose", from: { zone: "hand", of: "you" }, count: "any", where: { category: "Pokémon" }, bind: 1 },
        destination: { to: "discard" },
      },
      { do: "attackDamage", change: "times", amount: { count: "bound", binding: 1 } },
    ),
  ),
  pokemon(
    "Flareon",
    90,
    "Fire",
    { from: "Eevee" },
    attack("Fire Slash", "RCC", "60+", {
      do: "may",
      steps: [
        {
          do: "move",
          cards: { cards: "attached", to: SELF, what: "energy", count: 1, where: { types: ["Fire"] } },
          destination: { to: "discard" },
        },
      ],
      ifDone: [more(30)],
    }),
  ),
];

const fire = (count: number) => Array.from({ length: count }, () => "Fire Energy");
const psychic = ["Psychic Energy", "Psychic Energy", "Psychic Energy"];

describe("damage of an attack", () => {
  it.each([
    ["HH", 70],
    ["HT", 50],
    ["TT", 30],
  ])("more for each heads: %s (Bouffalant, Double Stomp)", (coins, damage) => {
    const t = scenario({ cards, coins, you: { active: { name: "Bouffalant", energy: fire(3) } } });
    t.attack("Double Stomp");
    expect(t.opponent.active?.damage).toBe(damage);
  });

  it("damage to itself on tails alone (Bouffalant, Head Charge)", () => {
    const damage = (coins: string) => {
      const t = scenario({ cards, coins, you: { active: { name: "Bouffalant", energy: fire(4) } } }).attack("Head Charge");
      return [t.opponent.active?.damage, t.you.active?.damage];
    };
    expect([damage("H"), damage("T")]).toEqual([
      [80, 0],
      [80, 20],
    ]);
  });

  it("more for each damage counter on itself (Reshiram, Outrage)", () => {
    const t = scenario({ cards, you: { active: { name: "Reshiram", energy: fire(2), damage: 50 } } });
    t.attack("Outrage");
    expect(t.opponent.active?.damage).toBe(20 + 50);
  });

  it("times the damage counters on itself: none is no damage (Basculin, Flail)", () => {
    const damage = (before: number) =>
      scenario({ cards, you: { active: { name: "Basculin", energy: fire(1), damage: before } } }).attack("Flail").opponent.active?.damage;
    expect([damage(0), damage(40)]).toEqual([0, 40]);
  });

  it("EFF-11 printed × is none where the text does not come to multiply (Wailord, Wailord Wave)", () => {
    const wave = attack("Wailord Wave", "C", "30×", {
      do: "flip",
      coins: 1,
      heads: [{ do: "attackDamage", change: "times", amount: { count: "damageCounters", on: SELF } }],
    });
    const wailord = pokemon("Wailord", 200, "Water", { from: "Wailmer" }, wave);
    const damage = (coin: string) =>
      scenario({ cards: [...cards, wailord], coins: coin, you: { active: { name: "Wailord", energy: fire(1), damage: 20 } } }).attack(
        "Wailord Wave",
      ).opponent.active?.damage;
    expect([damage("H"), damage("T")]).toEqual([60, 0]);
  });

  it("more with a Pokémon of that name on one's own Bench, not on the opponent's (Reshiram, Fusion Flare)", () => {
    const damage = (yours: string, theirs: string) =>
      scenario({ cards, you: { active: { name: "Reshiram", energy: fire(4) }, bench: [yours] }, opponent: { bench: [theirs] } }).attack(
        "Fusion Flare",
      ).opponent.active?.damage;
    expect([damage("Zekrom", "Zubat"), damage("Zubat", "Zekrom")]).toEqual([120, 80]);
  });

  it("more if it has Energy of a type attached (Liepard, Sucker Punch)", () => {
    const damage = (energy: string[]) =>
      scenario({ cards, you: { active: { name: "Liepard", energy } } }).attack("Sucker Punch").opponent.active?.damage;
    expect([damage(["Darkness Energy", "Fire Energy"]), damage(fire(2))]).toEqual([60, 30]);
  });

  it("more for each Energy attached to the Defending Pokémon, not each card (Reuniclus, Psywave)", () => {
    const t = scenario({
      cards,
      you: { active: { name: "Reuniclus", energy: psychic } },
      opponent: { active: { name: "Snorlax", energy: ["Double Colorless Energy", "Fire Energy"] } },
    });
    t.attack("Psywave");
    expect(t.opponent.active?.damage).toBe(30 + 30);
  });

  it("more for each damage counter already on the Defending Pokémon (Sigilyph, Psychic Assault)", () => {
    const t = scenario({
      cards,
      you: { active: { name: "Sigilyph", energy: psychic } },
      opponent: { active: { name: "Snorlax", damage: 30 } },
    });
    t.attack("Psychic Assault");
    expect(t.opponent.active?.damage).toBe(30 + 40 + 30);
  });

  it("not changed by Resistance, and still by Weakness (Scolipede, Steamroller)", () => {
    const scrafty = pokemon("Scrafty", 90, "Darkness", { from: "Scraggy", resistance: "Psychic" });
    const damage = (active: string) =>
      scenario({ cards: [...cards, scrafty], you: { active: { name: "Scolipede", energy: psychic } }, opponent: { active } })
        .attack("Steamroller")
        .happened("damaged")[0]?.amount;
    expect([damage("Scrafty"), damage("Scolipede")]).toEqual([60, 120]);
  });

  it("to each of the opponent's Pokémon, with Weakness for the Active alone (Kyurem, Glaciate)", () => {
    const t = scenario({
      cards: [...cards, pokemon("Charmander", 70, "Fire", { weakness: "Water" })],
      you: { active: { name: "Kyurem", energy: ["Water Energy", "Water Energy", "Water Energy"] }, bench: ["Zubat"] },
      opponent: { active: "Charmander", bench: ["Charmander", "Snorlax"] },
    });
    t.attack("Glaciate");
    expect([t.opponent.active, ...t.opponent.bench].map((one) => one?.damage)).toEqual([60, 30, 30]);
    expect(t.you.bench[0]?.damage).toBe(0);
  });

  it("healed from itself as much as was done, after Weakness (Joltik, Leech Life)", () => {
    const t = scenario({
      cards: [...cards, pokemon("Ducklett", 60, "Water", { weakness: "Lightning" })],
      you: { active: { name: "Joltik", energy: fire(1), damage: 20 } },
      opponent: { active: "Ducklett" },
    });
    t.attack("Leech Life");
    expect([t.opponent.active?.damage, t.you.active?.damage]).toEqual([20, 0]);
  });

  it("times the cards discarded for it; none may be discarded (Weavile, Vilify)", () => {
    const t = scenario({
      cards,
      you: { active: { name: "Weavile", energy: ["Darkness Energy", "Fire Energy"] }, hand: ["Froakie", "Potion", "Zubat"] },
      opponent: { active: { name: "Snorlax" } },
    });
    t.attack("Vilify");
    expect([t.options, t.decision.min]).toEqual([["Froakie", "Zubat"], 0]);
    t.choose("Froakie", "Zubat");
    expect([t.opponent.active?.damage, t.you.hand]).toEqual([60, ["Potion"]]);
  });

  it("more if a card was discarded for it, which the player may leave (Flareon, Fire Slash)", () => {
    const after = (answer: string) => {
      const t = scenario({ cards, you: { active: { name: "Flareon", energy: fire(3) } } })
        .attack("Fire Slash")
        .choose(answer);
      return [t.opponent.active?.damage, t.you.active?.energy.length];
    };
    expect([after("yes"), after("no")]).toEqual([
      [90, 2],
      [60, 3],
    ]);
  });
});
