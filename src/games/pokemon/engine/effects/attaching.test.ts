import { describe, expect, it } from "vitest";
import type { EnergyCard } from "../card";
import { ability, attack, pokemon, SELF, specialEnergy, trainer } from "../testing/cards";
import { scenario } from "../testing/scenario";
import type { PokemonSelector } from "./language";

const MINE: PokemonSelector = { pokemon: "choose", side: "yours", place: "inPlay", count: 1 };

const cards = [
  specialEnergy("Strong Energy", {
    provides: [["Fighting"]],
    attachTo: { types: ["Fighting"] },
  }),
  pokemon("Blastoise", 140, "Water", {
    stage: "Stage 2",
    from: "Wartortle",
    abilities: [
      ability("Deluge", {
        kind: "activated",
        steps: [
          {
            do: "attach",
            cards: {
              cards: "choose",
              from: { zone: "hand", of: "you" },
              count: 1,
              where: { category: "Energy", types: ["Water"] },
            },
            to: MINE,
          },
        ],
      }),
    ],
  }),
  trainer(
    "Crushing Hammer",
    "Item",
    {},
    {
      do: "move",
      cards: {
        cards: "attached",
        to: { pokemon: "choose", side: "opponents", place: "inPlay", where: { energy: { atLeast: 1 } }, count: 1 },
        what: "energy",
        count: 1,
      },
      destination: { to: "discard" },
    },
  ),
  pokemon(
    "Magmar",
    90,
    "Fire",
    {},
    attack("Flamethrower", "CC", "80", {
      do: "move",
      cards: { cards: "attached", to: SELF, what: "energy", count: 2 },
      destination: { to: "discard" },
    }),
    attack("Burn Out", "", "80", {
      do: "move",
      cards: { cards: "attached", to: SELF, what: "energy", count: "all", where: { types: ["Fire"] } },
      destination: { to: "discard" },
    }),
  ),
  trainer(
    "Ninja Boy",
    "Supporter",
    {},
    {
      do: "exchange",
      pokemon: { ...MINE, where: { stages: ["Basic"] } },
      with: {
        cards: "choose",
        from: { zone: "deck", of: "you" },
        count: 1,
        where: { category: "Pokémon", stages: ["Basic"] },
      },
    },
  ),
  pokemon("Oranguru", 120, "Colorless", {
    abilities: [ability("Instruct", { kind: "activated", limit: "oncePerTurn", steps: [{ do: "drawUntil", handSize: 3 }] })],
  }),
];

describe("attached cards and exchanged Pokémon", () => {
  it("EFF-45 attaching by an effect stands beside the turn's attachment", () => {
    const t = scenario({ cards, you: { active: "Blastoise", hand: ["Water Energy", "Water Energy", "Water Energy"] } });
    t.attach("Water Energy", "Blastoise").useAbility("Deluge").choose("Water Energy").useAbility("Deluge").choose("Water Energy");
    expect(t.you.active?.energy).toHaveLength(3);
  });

  it("EFF-45 'when you attach from your hand' is answered once a card, by an effect too", () => {
    const bounty = trainer(
      "Natural Bounty",
      "Item",
      {},
      { do: "attach", cards: { cards: "choose", from: { zone: "hand", of: "you" }, count: 1, where: { category: "Energy" } }, to: MINE },
    );
    const t = scenario({
      cards: [...cards, bounty],
      you: { active: "Blastoise", bench: ["Zubat"], hand: ["Natural Bounty", "Rainbow Energy"] },
    });
    t.play("Natural Bounty").choose("Rainbow Energy").choose("Zubat");
    expect(t.you.bench[0]).toMatchObject({ energy: ["Rainbow Energy"], damage: 10 });
  });

  it("EFF-46 in the hand a Special Energy card is not of the types that it provides once attached (Blastoise, Rainbow Energy)", () => {
    expect(scenario({ cards, you: { active: "Blastoise", hand: ["Rainbow Energy"] } }).canUse("Deluge")).toBe(false);
  });

  it("EFF-45 an Energy that may not stay where it lands is discarded", () => {
    const move = trainer(
      "Energy Switch",
      "Item",
      {},
      { do: "attach", cards: { cards: "attached", to: MINE, what: "energy", count: 1 }, to: { ...MINE, except: "self" } },
    );
    const t = scenario({
      cards: [...cards, move],
      you: { active: { name: "Machop", energy: ["Strong Energy"] }, bench: ["Froakie"], hand: ["Energy Switch"] },
    });
    t.play("Energy Switch");
    expect(t.you.bench[0]?.energy).toEqual([]);
    expect(t.you.discard).toContain("Strong Energy");
  });

  it("EFF-46 one card that provides two Energy pays a Retreat Cost of two", () => {
    const t = scenario({ you: { active: { name: "Chespin", energy: ["Double Colorless Energy", "Grass Energy"] }, bench: ["Zubat"] } });
    t.retreat().choose("Double Colorless Energy");
    expect(t.you.active?.name).toBe("Zubat");
    expect(t.you.bench[0]?.energy).toEqual(["Grass Energy"]);
  });

  it("EFF-46 one card that provides two Energy is enough where two are discarded", () => {
    const t = scenario({ cards, you: { active: { name: "Magmar", energy: ["Double Colorless Energy", "Fire Energy"] } } });
    t.attack("Flamethrower").choose("Double Colorless Energy");
    expect(t.you.active?.energy).toEqual(["Fire Energy"]);
  });

  it("CMP-833 … or both of two such cards, by one Energy of each", () => {
    const energy = ["Double Colorless Energy", "Double Colorless Energy"];
    const both = scenario({ cards, you: { active: { name: "Magmar", energy } } });
    both.attack("Flamethrower").choose(...energy);
    expect(both.you.active?.energy).toEqual([]);
    const one = scenario({ cards, you: { active: { name: "Magmar", energy } } });
    one.attack("Flamethrower").choose("Double Colorless Energy");
    expect(one.you.active?.energy).toEqual(["Double Colorless Energy"]);
  });

  it("EFF-46 discarding 'an Energy' takes the whole card", () => {
    const t = scenario({
      cards,
      you: { hand: ["Crushing Hammer"] },
      opponent: { active: { name: "Snorlax", energy: ["Double Colorless Energy"] } },
    });
    t.play("Crushing Hammer");
    expect(t.opponent.active?.energy).toEqual([]);
    expect(t.opponent.discard).toEqual(["Double Colorless Energy"]);
  });

  it("EFF-46 'all Fire Energy' includes an Energy of every type", () => {
    const t = scenario({ cards, you: { active: { name: "Magmar", energy: ["Rainbow Energy", "Fire Energy", "Water Energy"] } } });
    t.attack("Burn Out");
    expect(t.you.active?.energy).toEqual(["Water Energy"]);
  });

  it("EFF-46 what an Energy provides only while attached counts as well", () => {
    const prism: EnergyCard = specialEnergy("Prism Energy", {
      whileAttached: [
        {
          kind: "continuous",
          change: { modify: "energyProvides", on: { pokemon: "self" }, units: [["Grass", "Fire", "Water"]], instead: true },
          while: { if: "pokemon", is: SELF, where: { stages: ["Basic"] } },
        },
      ],
    });
    const t = scenario({ cards: [...cards, prism], you: { active: { name: "Magmar", energy: ["Prism Energy"] } } });
    t.attack("Burn Out");
    expect(t.you.active?.energy).toEqual([]);
  });

  it("EFF-47 'remain on the new Pokémon': counters, attachments and conditions go over; the old card goes where the new one came from", () => {
    const t = scenario({
      cards,
      you: {
        active: { name: "Snorlax", damage: 40, energy: ["Water Energy"], tools: ["Muscle Band"], conditions: ["Poisoned"] },
        hand: ["Ninja Boy"],
        deck: ["Froakie", "Potion"],
      },
    });
    t.play("Ninja Boy").choose("Froakie");
    expect(t.you.active).toMatchObject({
      name: "Froakie",
      damage: 40,
      energy: ["Water Energy"],
      tools: ["Muscle Band"],
      conditions: ["Poisoned"],
    });
    expect(t.you.deckCount).toBe(2);
  });

  it("EFF-47 turns in play go over: the new Pokémon may evolve", () => {
    const t = scenario({ cards, you: { active: "Snorlax", hand: ["Ninja Boy", "Quilladin"], deck: ["Chespin"] } });
    t.play("Ninja Boy").choose("Chespin");
    expect(t.canEvolve("Quilladin")).toBe(true);
  });

  it("EFF-47 an Ability used this turn stays used", () => {
    const t = scenario({ cards, you: { active: "Oranguru", hand: ["Ninja Boy"], deck: ["Potion", "Potion", "Oranguru"] } });
    t.useAbility("Instruct").play("Ninja Boy").choose("Oranguru");
    expect(t.you.hand).toHaveLength(2);
    expect(t.canUse("Instruct")).toBe(false);
  });
});
