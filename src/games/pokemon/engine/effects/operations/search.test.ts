import { describe, expect, it } from "vitest";
import { ability, attack, pokemon, SELF, trainer } from "../../testing/cards";
import { scenario } from "../../testing/scenario";
import type { Instruction } from "../language";

const POKEMON_TO_HAND: Instruction = {
  do: "move",
  cards: { cards: "choose", from: { zone: "deck", of: "you" }, count: 1, where: { category: "Pokémon" } },
  destination: { to: "hand" },
  reveal: true,
};

const cards = [
  trainer("Poké Ball", "Item", {}, { do: "flip", coins: 1, heads: [POKEMON_TO_HAND] }),
  trainer(
    "Pokémon Fan Club",
    "Supporter",
    {},
    {
      do: "move",
      cards: { cards: "choose", from: { zone: "deck", of: "you" }, count: { upTo: 2 }, where: { category: "Pokémon", stages: ["Basic"] } },
      destination: { to: "hand" },
      reveal: true,
    },
  ),
  trainer(
    "Energy Retrieval",
    "Item",
    {},
    {
      do: "move",
      cards: {
        cards: "choose",
        from: { zone: "discard", of: "you" },
        count: { upTo: 2 },
        where: { category: "Energy", energyKind: "Basic" },
      },
      destination: { to: "hand" },
    },
  ),
  trainer(
    "Cover Fossil",
    "Item",
    {},
    { do: "look", cards: { cards: "bottom", of: "you", count: 7, bind: 1 } },
    {
      do: "may",
      steps: [
        {
          do: "move",
          cards: { cards: "choose", from: { binding: 1 }, count: 1, where: { names: ["Tirtouga"] } },
          destination: { to: "bench" },
        },
      ],
    },
    { do: "move", cards: { cards: "rest", binding: 1 }, destination: { to: "deck", place: "shuffled" } },
  ),
  pokemon("Tirtouga", 80, "Water", { stage: "Restored" }),
  pokemon(
    "Excadrill-EX",
    180,
    "Fighting",
    { marks: ["EX"] },
    attack(
      "Dig Out",
      "CC",
      "40",
      { do: "move", cards: { cards: "top", of: "you", count: 1, bind: 1 }, destination: { to: "discard" } },
      {
        do: "if",
        when: { if: "cards", are: { cards: "bound", binding: 1 }, where: { category: "Energy", energyKind: "Basic" } },
        then: [
          { do: "attach", cards: { cards: "bound", binding: 1 }, to: { pokemon: "choose", side: "yours", place: "inPlay", count: 1 } },
        ],
      },
    ),
  ),
  pokemon(
    "Conkeldurr",
    140,
    "Fighting",
    { from: "Gurdurr" },
    attack(
      "Top Down",
      "FCCC",
      "80",
      { do: "flip", coins: "untilTails" },
      {
        do: "repeat",
        times: { count: "heads" },
        steps: [{ do: "move", cards: { cards: "top", of: "opponent", count: 1 }, destination: { to: "discard" } }],
      },
    ),
  ),
  pokemon("Togetic", 80, "Colorless", { from: "Togepi" }, attack("Sweet Kiss", "C", "30", { do: "draw", count: 1, who: "opponent" })),
  pokemon(
    "Lilligant",
    80,
    "Grass",
    { from: "Petilil" },
    attack(
      "Petal Dance",
      "G",
      "30×",
      { do: "flip", coins: 3 },
      { do: "attackDamage", change: "times", amount: { count: "heads" } },
      { do: "afflict", condition: "Confused", pokemon: SELF },
    ),
  ),
  pokemon("Serperior", 130, "Grass", {
    from: "Servine",
    abilities: [
      ability("Royal Heal", {
        kind: "triggered",
        on: { event: "betweenTurns" },
        steps: [{ do: "heal", amount: 10, on: { pokemon: "all", side: "yours", place: "inPlay" } }],
      }),
    ],
  }),
  pokemon(
    "Drifloon",
    60,
    "Psychic",
    {},
    attack("Sneaky Placement", "P", "", {
      do: "putCounters",
      count: 1,
      on: { pokemon: "choose", side: "opponents", place: "inPlay", count: 1 },
    }),
  ),
];

const erikasInvitation = trainer(
  "Erika's Invitation",
  "Supporter",
  {},
  { do: "reveal", cards: { cards: "all", zone: "hand", of: "opponent", bind: 1 } },
  {
    do: "move",
    cards: { cards: "choose", from: { binding: 1 }, count: 1, where: { category: "Pokémon", stages: ["Basic"] }, bind: 2 },
    destination: { to: "bench", side: "opponents" },
  },
  {
    do: "if",
    when: { if: "bound", binding: 2 },
    then: [{ do: "switch", side: "opponents", chooser: "you", to: { pokemon: "bound", binding: 2 } }],
  },
);

const ursaring = pokemon(
  "Ursaring",
  130,
  "Colorless",
  { from: "Teddiursa" },
  attack(
    "Picnic Weather",
    "CC",
    "",
    {
      do: "move",
      cards: { cards: "choose", from: { zone: "discard", of: "you" }, count: 1, where: { names: ["Teddiursa"] }, bind: 1 },
      destination: { to: "bench" },
    },
    {
      do: "attach",
      cards: { cards: "choose", from: { zone: "discard", of: "you" }, count: 1, where: { category: "Energy" } },
      to: { pokemon: "bound", binding: 1 },
    },
  ),
);

const fighting = Array.from({ length: 4 }, () => "Fighting Energy");

describe("cards found, drawn and discarded", () => {
  it("a search on heads alone (Poké Ball)", () => {
    const flipped = (coins: string) =>
      scenario({ cards, coins, you: { hand: ["Poké Ball"], deck: ["Potion", "Froakie"] } }).play("Poké Ball");
    const found = flipped("H").choose("Froakie");
    expect([found.you.hand, found.happened("shuffled").length]).toEqual([["Froakie"], 1]);
    const tails = flipped("T");
    expect([tails.you.hand, tails.happened("shuffled").length]).toEqual([[], 0]);
  });

  it("up to two described cards, shown to the opponent (Pokémon Fan Club)", () => {
    const t = scenario({ cards, you: { hand: ["Pokémon Fan Club"], deck: ["Froakie", "Quilladin", "Zubat", "Potion"] } });
    t.play("Pokémon Fan Club");
    expect([t.options, t.decision.max]).toEqual([["Froakie", "Zubat"], 2]);
    t.choose("Froakie", "Zubat");
    expect(t.you.hand).toEqual(["Froakie", "Zubat"]);
    expect(
      t
        .happened("revealed")
        .at(-1)
        ?.cards.map(({ card }) => card),
    ).toEqual(["Froakie", "Zubat"]);
  });

  it("up to two from the discard pile, at least one (Energy Retrieval)", () => {
    const t = scenario({ cards, you: { hand: ["Energy Retrieval"], discard: ["Fire Energy", "Water Energy", "Double Colorless Energy"] } });
    t.play("Energy Retrieval");
    expect([t.options, t.decision.min, t.decision.max]).toEqual([["Fire Energy", "Water Energy"], 1, 2]);
    t.choose("Water Energy");
    expect(t.you.hand).toEqual(["Water Energy"]);
    expect(scenario({ cards, you: { hand: ["Energy Retrieval"], discard: ["Double Colorless Energy"] } }).canPlay("Energy Retrieval")).toBe(
      false,
    );
  });

  it("the rest of the cards looked at go back into the deck (Cover Fossil)", () => {
    const deck = ["Potion", "Switch", "Tierno", "Froakie", "Zubat", "Abra", "Tirtouga", "Machop", "Pikachu"];
    const t = scenario({ cards, you: { hand: ["Cover Fossil"], deck } });
    t.play("Cover Fossil").choose("yes").choose("Tirtouga");
    expect([t.you.bench.map(({ name }) => name), t.you.deckCount, t.happened("shuffled").length]).toEqual([["Tirtouga"], 8, 1]);
  });

  it("the top card of one's own deck is discarded, and attached if it is basic Energy (Excadrill-EX, Dig Out)", () => {
    const after = (top: string) =>
      scenario({ cards, you: { active: { name: "Excadrill-EX", energy: ["Fire Energy", "Fire Energy"] }, deck: [top] } }).attack("Dig Out");
    expect([after("Potion").you.discard, after("Fighting Energy").you.active?.energy.length]).toEqual([["Potion"], 3]);
  });

  it("a card off the opponent's deck for each heads until tails (Conkeldurr, Top Down)", () => {
    const t = scenario({
      cards,
      coins: "HHT",
      you: { active: { name: "Conkeldurr", energy: fighting } },
      opponent: { active: "Chesnaught", deck: ["Potion", "Switch", "Tierno", "Froakie"] },
    });
    t.attack("Top Down");
    expect([t.opponent.discard, t.opponent.hand]).toEqual([["Potion", "Switch"], ["Tierno"]]);
  });

  it("a card drawn by the opponent (Togetic, Sweet Kiss)", () => {
    const t = scenario({
      cards,
      you: { active: { name: "Togetic", energy: fighting } },
      opponent: { deck: ["Potion", "Switch", "Tierno"] },
    });
    t.attack("Sweet Kiss");
    expect(t.opponent.hand).toEqual(["Potion", "Switch"]);
  });

  it("the attacker itself becomes Confused, without any heads too (Lilligant, Petal Dance)", () => {
    const t = scenario({ cards, coins: "TTT", you: { active: { name: "Lilligant", energy: ["Grass Energy"] } } });
    t.attack("Petal Dance");
    expect([t.opponent.active?.damage, t.opponent.active?.conditions, t.you.active?.conditions]).toEqual([0, [], ["Confused"]]);
  });

  it("between turns each of one's own Pokémon is healed, after either player's turn (Serperior, Royal Heal)", () => {
    const t = scenario({
      cards,
      you: { active: { name: "Snorlax", damage: 50 }, bench: ["Serperior", { name: "Zubat", damage: 30 }] },
      opponent: { active: { name: "Snorlax", damage: 50 } },
    });
    t.endTurn().endTurn();
    expect([t.you.active?.damage, t.you.bench[1]?.damage, t.opponent.active?.damage]).toEqual([30, 10, 50]);
  });

  it("a counter on any of the opponent's Pokémon, without Weakness (Drifloon, Sneaky Placement)", () => {
    const t = scenario({
      cards,
      you: { active: { name: "Drifloon", energy: ["Psychic Energy"] } },
      opponent: { active: "Machop", bench: ["Zubat"] },
    });
    t.attack("Sneaky Placement").choose("Machop");
    expect([t.opponent.active?.damage, t.opponent.bench[0]?.damage]).toEqual([10, 0]);
  });

  it('a Pokémon put onto the Bench is "that Pokémon" from then on: switched in (Erika\'s Invitation)', () => {
    const t = scenario({
      cards: [erikasInvitation],
      you: { hand: ["Erika's Invitation"] },
      opponent: { hand: ["Froakie", "Zubat", "Potion"], bench: ["Abra"] },
    });
    t.play("Erika's Invitation").choose("Zubat");
    expect([t.opponent.active?.name, t.opponent.bench.map(({ name }) => name)]).toEqual(["Zubat", ["Abra", "Snorlax"]]);
  });

  it("… and Energy attached to it (Ursaring, Picnic Weather)", () => {
    const t = scenario({
      cards: [ursaring, pokemon("Teddiursa", 60, "Colorless", {})],
      you: { active: { name: "Ursaring", energy: fighting }, bench: ["Zubat"], discard: ["Teddiursa", "Fire Energy"] },
    });
    t.attack("Picnic Weather");
    expect(t.you.bench.map(({ name, energy }) => [name, energy])).toEqual([
      ["Zubat", []],
      ["Teddiursa", ["Fire Energy"]],
    ]);
  });

  it.each([
    ["revealed to both must be found", "reveal", 1],
    ["that one player looks at need not be found", "look", 0],
  ] as const)("EFF-06 a described card in a hand %s", (_, verb, min) => {
    const eye = trainer(
      "Seek",
      "Item",
      {},
      { do: verb, cards: { cards: "all", zone: "hand", of: "opponent", bind: 1 } },
      {
        do: "move",
        cards: { cards: "choose", from: { binding: 1 }, count: 1, where: { category: "Trainer" } },
        destination: { to: "discard" },
      },
    );
    const t = scenario({ cards: [eye], you: { hand: ["Seek"] }, opponent: { hand: ["Tierno", "Potion", "Froakie"] } });
    t.play("Seek");
    expect(t.decision.min).toBe(min);
    t.choose("Potion");
    expect(t.opponent.discard).toEqual(["Potion"]);
  });

  it("EFF-42 what goes onto the opponent's Bench needs room there", () => {
    const flute = trainer(
      "Flute",
      "Item",
      {},
      { do: "reveal", cards: { cards: "all", zone: "hand", of: "opponent", bind: 1 } },
      {
        do: "move",
        cards: { cards: "choose", from: { binding: 1 }, count: "any", where: { category: "Pokémon", stages: ["Basic"] } },
        destination: { to: "bench", side: "opponents" },
      },
    );
    const five = ["Zubat", "Zubat", "Zubat", "Zubat", "Zubat"];
    const t = scenario({ cards: [flute], you: { bench: five, hand: ["Flute"] }, opponent: { hand: ["Froakie", "Potion"] } });
    t.play("Flute").choose("Froakie");
    expect(t.opponent.bench.map(({ name }) => name)).toEqual(["Froakie"]);
  });
});
