import { describe, expect, it } from "vitest";
import { ACTIVE, ability, attack, pokemon, SELF, trainer } from "../../testing/cards";
import { scenario } from "../../testing/scenario";
import { BENCHED } from "../../testing/usable";

const cards = [
  pokemon(
    "Xerneas",
    130,
    "Fairy",
    {},
    attack("Geomancy", "", "", {
      do: "forEach",
      pokemon: { ...BENCHED, count: 2 },
      steps: [
        {
          do: "attach",
          cards: { cards: "choose", from: { zone: "deck", of: "you" }, count: 1, where: { names: ["Fairy Energy"] } },
          to: { pokemon: "each" },
        },
      ],
    }),
  ),
  pokemon("Rattata", 40, "Colorless", {
    abilities: [
      ability("Scamper", {
        kind: "activated",
        steps: [{ do: "returnPokemon", pokemon: SELF, destination: { to: "hand" }, attached: "with" }],
      }),
    ],
  }),
  pokemon(
    "Leafeon",
    110,
    "Grass",
    {},
    attack("Grand Bloom", "", "", {
      do: "forEach",
      pokemon: { pokemon: "all", side: "yours", place: "bench", where: { stages: ["Basic"] } },
      steps: [{ do: "evolve", pokemon: { pokemon: "each" }, with: { cards: "choose", from: { zone: "deck", of: "you" }, count: 1 } }],
    }),
  ),
  trainer(
    "Ice Axe",
    "Item",
    {},
    { do: "look", cards: { cards: "top", of: "opponent", count: 3, bind: 1 } },
    { do: "look", cards: { cards: "choose", from: { binding: 1 }, count: 1, bind: 2 } },
    { do: "move", cards: { cards: "rest", binding: 1 }, destination: { to: "discard" } },
    { do: "move", cards: { cards: "bound", binding: 2 }, destination: { to: "deck", place: "top" } },
  ),
  trainer("Emergency Board", "Item", {}, { do: "discardPokemon", pokemon: BENCHED }),
  pokemon(
    "Zoroark",
    100,
    "Darkness",
    {},
    attack("Foul Play", "C", "", { do: "copyAttack", of: { pokemon: ACTIVE } }),
    attack("Mimic", "", "", { do: "copyAttack", of: "lastUsedByOpponent" }),
    attack("Mind Jack", "CCC", "30"),
  ),
  pokemon(
    "Smeargle",
    70,
    "Colorless",
    {},
    attack("Sketch", "", "", {
      do: "copyAttack",
      of: { card: { cards: "choose", from: { zone: "discard", of: "opponent" }, count: 1, where: { category: "Pokémon" } } },
    }),
  ),
  trainer(
    "Ditto Mirror",
    "Item",
    {},
    {
      do: "exchange",
      pokemon: { pokemon: "active", side: "yours" },
      with: { cards: "choose", from: { zone: "hand", of: "you" }, count: 1, where: { category: "Pokémon" } },
    },
  ),
];

describe("operations on Pokémon", () => {
  it("forEach: the steps once for each Pokémon (Xerneas, Geomancy)", () => {
    const t = scenario({
      cards,
      you: { active: "Xerneas", bench: ["Zubat", "Froakie"], deck: ["Fairy Energy", "Fairy Energy", "Potion"] },
    });
    t.attack("Geomancy").choose("Fairy Energy").choose("Fairy Energy");
    expect(t.you.bench.map(({ energy }) => energy)).toEqual([["Fairy Energy"], ["Fairy Energy"]]);
  });

  it("forEach: a search that finds nothing goes on with the next", () => {
    const t = scenario({ cards, you: { active: "Xerneas", bench: ["Zubat", "Froakie"], deck: ["Fairy Energy", "Potion"] } });
    t.attack("Geomancy").choose().choose("Fairy Energy");
    expect(t.you.bench.map(({ energy }) => energy)).toEqual([[], ["Fairy Energy"]]);
  });

  it("forEach: only what evolves from each of them goes onto it (Leafeon-GX, Grand Bloom)", () => {
    const t = scenario({ cards, you: { active: "Leafeon", bench: ["Chespin", "Froakie"], deck: ["Quilladin", "Potion"] } });
    t.attack("Grand Bloom");
    expect(t.options).toEqual(["Quilladin"]);
    t.choose("Quilladin");
    expect(t.you.bench.map(({ name }) => name)).toEqual(["Quilladin", "Froakie"]);
  });

  it("a card chosen before the rest is no part of the rest", () => {
    const t = scenario({ cards, you: { hand: ["Ice Axe"] }, opponent: { deck: ["Snorlax", "Froakie", "Potion"] } });
    t.play("Ice Axe").choose("Froakie");
    expect([...t.opponent.discard].sort()).toEqual(["Potion", "Snorlax"]);
  });

  it("returnPokemon: with all attached cards, to the hand", () => {
    const t = scenario({ cards, you: { bench: [{ name: "Rattata", energy: ["Fire Energy"], damage: 10 }] } });
    t.useAbility("Scamper");
    expect([...t.you.hand].sort()).toEqual(["Fire Energy", "Rattata"]);
    expect(t.you.bench).toEqual([]);
  });

  it("returnPokemon: the last Pokémon gone loses", () => {
    const t = scenario({ cards, you: { active: "Rattata" } });
    t.useAbility("Scamper");
    expect(t.outcome).toEqual({ winner: 1, reason: "noPokemon" });
  });

  it("discardPokemon: with all attached cards, without a Prize", () => {
    const t = scenario({ cards, you: { bench: [{ name: "Zubat", energy: ["Fire Energy"] }], hand: ["Emergency Board"] } });
    t.play("Emergency Board");
    expect([...t.you.discard].sort()).toEqual(["Emergency Board", "Fire Energy", "Zubat"]);
    expect(t.opponent.prizes).toBe(6);
    expect(t.happened("knockedOut")).toEqual([]);
  });

  it("copyAttack: without its cost, choosing among the attacks of the Pokémon (Zoroark, Foul Play)", () => {
    const t = scenario({ cards, you: { active: { name: "Zoroark", energy: ["Darkness Energy"] } } });
    t.attack("Foul Play");
    expect(t.options).toEqual(["Body Slam", "Rest"]);
    t.choose("Body Slam");
    expect(t.opponent.active?.damage).toBe(100);
  });

  it("copyAttack: effects of the copied attack are the copier's own", () => {
    const t = scenario({ cards, you: { active: { name: "Zoroark", energy: ["Darkness Energy"], damage: 70 } } });
    t.attack("Foul Play").choose("Rest");
    expect(t.you.active?.damage).toBe(10);
  });

  it("copyAttack: the attack the opponent used last", () => {
    const t = scenario({ cards, you: { active: "Zoroark" }, opponent: { active: { name: "Chespin", energy: ["Grass Energy"] } } });
    t.endTurn().attack("Vine Whip").attack("Mimic");
    expect(t.opponent.active?.damage).toBe(10);
  });

  it("copyAttack: an attack of a turn before the opponent's last is none", () => {
    const t = scenario({ cards, you: { active: "Zoroark" }, opponent: { active: { name: "Chespin", energy: ["Grass Energy"] } } });
    t.endTurn().attack("Vine Whip").endTurn().endTurn().attack("Mimic");
    expect(t.opponent.active?.damage).toBe(0);
  });

  it("copyAttack: before the opponent used any it does nothing", () => {
    const t = scenario({ cards, you: { active: "Zoroark" } });
    t.attack("Mimic");
    expect(t.opponent.active?.damage).toBe(0);
    expect(t.decision.seat).toBe(1);
  });

  it("copyAttack: of a card out of play", () => {
    const t = scenario({ cards, you: { active: "Smeargle" }, opponent: { discard: ["Magnemite", "Potion"] } });
    t.attack("Sketch");
    expect(t.opponent.active?.damage).toBe(10);
  });

  it("exchange: the old card goes where the new one came from", () => {
    const t = scenario({ cards, you: { active: { name: "Froakie", damage: 20 }, hand: ["Ditto Mirror", "Zubat"] } });
    t.play("Ditto Mirror").choose("Zubat");
    expect(t.you.active).toMatchObject({ name: "Zubat", damage: 20 });
    expect(t.you.hand).toEqual(["Froakie"]);
  });

  it("evolve: if a Pokémon of that name is in play, of either player (Karrablast, Mysterious Evolution)", () => {
    const karrablast = pokemon(
      "Karrablast",
      60,
      "Grass",
      {},
      attack("Mysterious Evolution", "", "", {
        do: "if",
        when: { if: "stadium", name: "Shelmet" },
        then: [
          {
            do: "evolve",
            pokemon: SELF,
            with: { cards: "choose", from: { zone: "deck", of: "you" }, count: 1, where: { evolvesFrom: "self" } },
          },
        ],
      }),
    );
    const line = [karrablast, pokemon("Shelmet", 60, "Grass", {}), pokemon("Escavalier", 100, "Metal", { from: "Karrablast" })];
    const used = (theirs: string) =>
      scenario({ cards: line, you: { active: "Karrablast", deck: ["Escavalier", "Potion"] }, opponent: { bench: [theirs] } }).attack(
        "Mysterious Evolution",
      );
    expect(used("Shelmet").choose("Escavalier").you.active?.name).toBe("Escavalier");
    expect(used("Zubat").you.active?.name).toBe("Karrablast");
  });

  it("EFF-43 a search may skip a stage as a card from the hand may", () => {
    const t = scenario({
      cards: [
        trainer(
          "Growth Spurt",
          "Item",
          {},
          {
            do: "evolve",
            pokemon: { ...BENCHED, place: "inPlay" },
            with: { cards: "choose", from: { zone: "deck", of: "you" }, count: 1 },
            skipStage: true,
          },
        ),
      ],
      you: { active: "Chespin", hand: ["Growth Spurt"], deck: ["Chesnaught", "Potion"] },
    });
    t.play("Growth Spurt").choose("Chesnaught");
    expect(t.you.active?.name).toBe("Chesnaught");
  });

  it("EFF-43 a search that finds nothing is followed by shuffling all the same", () => {
    const wally = trainer(
      "Wally",
      "Supporter",
      {},
      { do: "evolve", pokemon: { ...BENCHED, place: "inPlay" }, with: { cards: "choose", from: { zone: "deck", of: "you" }, count: 1 } },
    );
    const t = scenario({ cards: [wally], you: { active: "Chespin", hand: ["Wally"], deck: ["Quilladin", "Potion"] } });
    t.play("Wally").choose();
    expect([t.you.active?.name, t.happened("shuffled").length]).toEqual(["Chespin", 1]);
  });
});
