import { describe, expect, it } from "vitest";
import { ACTIVE, ability, attack, pokemon, SELF } from "../../testing/cards";
import { scenario } from "../../testing/scenario";
import { BENCHED } from "../../testing/usable";
import type { CardFilter, CardSelector, Count, Instruction, PokemonSelector } from "../language";

const DISCARD = { to: "discard" } as const;

const energyFrom = (zone: "deck" | "discard", type: "Fire" | "Grass" | "Lightning", count = 1): CardSelector => ({
  cards: "choose",
  from: { zone, of: "you" },
  count,
  where: { category: "Energy", types: [type] },
});
const attach = (cards: CardSelector, to: PokemonSelector): Instruction => ({ do: "attach", cards, to });
const discardEnergy = (to: PokemonSelector, count: Count, where?: CardFilter): Instruction => ({
  do: "move",
  cards: { cards: "attached", to, what: "energy", count, ...(where && { where }) },
  destination: DISCARD,
});

const cards = [
  pokemon(
    "Mascot Pikachu",
    60,
    "Lightning",
    {},
    attack("Energize", "L", "", attach(energyFrom("discard", "Lightning"), SELF)),
    attack("Thunderbolt", "LCC", "80", discardEnergy(SELF, "all")),
  ),
  pokemon("Pignite", 100, "Fire", { from: "Tepig" }, attack("Flame Charge", "C", "", attach(energyFrom("deck", "Fire"), SELF))),
  pokemon(
    "Growlithe",
    80,
    "Fire",
    {},
    attack("Stoke", "C", "", { do: "flip", coins: 1, heads: [attach(energyFrom("deck", "Fire"), SELF)] }),
  ),
  pokemon("Eelektrik", 90, "Lightning", {
    from: "Tynamo",
    abilities: [
      ability("Dynamotor", { kind: "activated", limit: "oncePerTurn", steps: [attach(energyFrom("discard", "Lightning"), BENCHED)] }),
    ],
  }),
  pokemon(
    "Virizion-EX",
    170,
    "Grass",
    { marks: ["EX"] },
    attack("Emerald Slash", "GC", "50", { do: "may", steps: [attach(energyFrom("deck", "Grass", 2), BENCHED)] }),
  ),
  pokemon(
    "Pinsir",
    80,
    "Grass",
    {},
    attack(
      "Power Pinch",
      "CC",
      "",
      { do: "flip", coins: 2 },
      { do: "repeat", times: { count: "heads" }, steps: [discardEnergy(ACTIVE, 1)] },
    ),
  ),
  pokemon(
    "Drifblim",
    100,
    "Psychic",
    { from: "Drifloon" },
    attack("Derail", "CCC", "70", discardEnergy(ACTIVE, 1, { energyKind: "Special" })),
  ),
];

const fire = ["Fire Energy", "Fire Energy", "Fire Energy"];

describe("Energy moved by attacks and Abilities", () => {
  it("from the discard pile to itself, of the type that the text names (Pikachu, Energize)", () => {
    const t = scenario({
      cards,
      you: { active: { name: "Mascot Pikachu", energy: ["Lightning Energy"] }, discard: ["Fire Energy", "Lightning Energy", "Potion"] },
    });
    t.attack("Energize");
    expect(t.you.active?.energy).toEqual(["Lightning Energy", "Lightning Energy"]);
    expect([...t.you.discard].sort()).toEqual(["Fire Energy", "Potion"]);
  });

  it("all discarded, after the damage (Pikachu, Thunderbolt)", () => {
    const t = scenario({ cards, you: { active: { name: "Mascot Pikachu", energy: ["Lightning Energy", ...fire] } } });
    t.attack("Thunderbolt");
    expect([t.opponent.active?.damage, t.you.active?.energy, t.you.discard.length]).toEqual([80, [], 4]);
  });

  it("from the deck to itself; the deck is shuffled (Pignite, Flame Charge)", () => {
    const t = scenario({
      cards,
      you: { active: { name: "Pignite", energy: ["Water Energy"] }, deck: ["Potion", "Fire Energy", "Switch"] },
    });
    t.attack("Flame Charge").choose("Fire Energy");
    expect([t.you.active?.energy, t.you.deckCount, t.happened("shuffled").length]).toEqual([["Water Energy", "Fire Energy"], 2, 1]);
  });

  it("on heads alone: on tails the deck is not looked at (Growlithe, Stoke)", () => {
    const flipped = (coins: string) =>
      scenario({ cards, coins, you: { active: { name: "Growlithe", energy: ["Water Energy"] }, deck: fire } }).attack("Stoke");
    expect(flipped("H").choose("Fire Energy").you.active?.energy).toHaveLength(2);
    const t = flipped("T");
    expect([t.you.active?.energy.length, t.happened("shuffled").length]).toEqual([1, 0]);
  });

  it("from the discard pile to a Benched Pokémon, once a turn for each (Eelektrik, Dynamotor)", () => {
    const t = scenario({
      cards,
      you: { bench: ["Eelektrik", "Zubat"], discard: ["Lightning Energy", "Lightning Energy", "Fire Energy"] },
    });
    t.useAbility("Dynamotor").choose("Zubat");
    expect(t.you.bench.map(({ energy }) => energy)).toEqual([[], ["Lightning Energy"]]);
    expect(t.canUse("Dynamotor")).toBe(false);
  });

  it("not without a Benched Pokémon that could have it, nor without Energy (Eelektrik, Dynamotor)", () => {
    const can = (bench: string[], discard: string[]) =>
      scenario({ cards, you: { active: "Eelektrik", bench, discard } }).canUse("Dynamotor");
    expect([can([], ["Lightning Energy"]), can(["Zubat"], ["Fire Energy"]), can(["Zubat"], ["Lightning Energy"])]).toEqual([
      false,
      false,
      true,
    ]);
  });

  it("two from the deck to one Benched Pokémon, which the player may leave (Virizion-EX, Emerald Slash)", () => {
    const setup = {
      cards,
      you: {
        active: { name: "Virizion-EX", energy: ["Grass Energy", "Fire Energy"] },
        bench: ["Zubat", "Abra"],
        deck: ["Grass Energy", "Grass Energy", "Potion"],
      },
    };
    const t = scenario(setup).attack("Emerald Slash").choose("yes").choose("Grass Energy", "Grass Energy").choose("Abra");
    expect(t.you.bench.map(({ energy }) => energy.length)).toEqual([0, 2]);
    const left = scenario(setup).attack("Emerald Slash").choose("no");
    expect([left.you.deckCount, left.opponent.active?.damage]).toEqual([3, 50]);
  });

  it.each([
    ["HH", 1],
    ["HT", 2],
    ["TT", 3],
  ])("one off the Defending Pokémon for each heads: %s (Pinsir, Power Pinch)", (coins, left) => {
    const t = scenario({
      cards,
      coins,
      you: { active: { name: "Pinsir", energy: fire } },
      opponent: { active: { name: "Snorlax", energy: fire } },
    });
    t.attack("Power Pinch");
    expect(t.opponent.active?.energy).toHaveLength(left);
  });

  it("a Special Energy off the Defending Pokémon, never a basic one (Drifblim, Derail)", () => {
    const left = (...energy: string[]) =>
      scenario({ cards, you: { active: { name: "Drifblim", energy: fire } }, opponent: { active: { name: "Snorlax", energy } } }).attack(
        "Derail",
      ).opponent.active?.energy;
    expect([left("Fire Energy", "Double Colorless Energy"), left("Fire Energy")]).toEqual([["Fire Energy"], ["Fire Energy"]]);
  });

  it("what is said of 'that Pokémon' after Energy was attached is for the one that got it (M Sceptile-EX, Jagged Saber)", () => {
    const saber: Instruction = {
      do: "attach",
      cards: { cards: "choose", from: { zone: "discard", of: "you" }, count: 1, where: { category: "Energy", types: ["Grass"] }, bind: 1 },
      to: BENCHED,
    };
    const t = scenario({
      cards: [
        pokemon(
          "M Sceptile-EX",
          220,
          "Grass",
          {},
          attack("Jagged Saber", "", "", saber, { do: "heal", amount: "all", on: { pokemon: "bound", binding: 1 } }),
        ),
      ],
      you: {
        active: { name: "M Sceptile-EX", damage: 50 },
        bench: [
          { name: "Zubat", damage: 20 },
          { name: "Snorlax", damage: 30 },
        ],
        discard: ["Grass Energy"],
      },
    });
    t.attack("Jagged Saber").choose("Snorlax");
    expect([t.you.active?.damage, ...t.you.bench.map(({ damage }) => damage)]).toEqual([50, 20, 0]);
  });
});
