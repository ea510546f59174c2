import { describe, expect, it } from "vitest";
import type { CardDefinition, PokemonCard } from "../card";
import type { AbilityEffect, CardFilter, CardSelector } from "../effects/language";
import { ability, attack, pokemon, SELF, specialEnergy, trainer } from "../testing/cards";
import { opening, scenario } from "../testing/scenario";

/** Starbirth: up to 2 cards from the deck to the hand. */
const starbirth: AbilityEffect = {
  kind: "activated",
  limit: "vstar",
  steps: [{ do: "move", cards: { cards: "choose", from: { zone: "deck", of: "you" }, count: { upTo: 2 } }, destination: { to: "hand" } }],
};

const photonBarrier: AbilityEffect = {
  kind: "continuous",
  change: { prevent: "effects", on: SELF, from: { side: "opponents" } },
};

/** The four pieces of Mewtwo V-UNION carry the whole's facts and an attack each. */
const mewtwo = (
  [
    ["upper left", attack("Union Gain", "C", "")],
    ["upper right", attack("Super Regeneration", "PPC", "", { do: "heal", amount: 200, on: SELF })],
    ["lower left", attack("Psyplosion", "PPC", "", { do: "putCounters", count: 16, on: { pokemon: "active", side: "opponents" } })],
    ["lower right", attack("Final Burn", "PPPC", "300")],
  ] as const
).map(([place, move]): PokemonCard => {
  const abilities = place === "upper left" ? [ability("Photon Barrier", photonBarrier)] : [];
  const facts = { stage: "V-UNION", marks: ["V-UNION"], weakness: "Darkness", resistance: "Fighting", retreat: 2, abilities } as const;
  return { ...pokemon("Mewtwo V-UNION", 310, "Psychic", facts, move), id: `Mewtwo V-UNION, ${place}` };
});
const pieces = mewtwo.map(({ id }) => id);
const union = { name: "Mewtwo V-UNION, lower right", under: pieces.slice(0, 3) };

const cards: readonly CardDefinition[] = [
  pokemon("Lapras", 110, "Water", { weakness: "Lightning", retreat: 2 }),
  pokemon("Lapras V", 210, "Water", { marks: ["V"], weakness: "Lightning", retreat: 3 }),
  pokemon("Lapras VMAX", 320, "Water", { stage: "VMAX", from: "Lapras V", marks: ["VMAX"], weakness: "Lightning", retreat: 3 }),
  pokemon("Arceus V", 220, "Colorless", { marks: ["V"], weakness: "Fighting", retreat: 2 }),
  pokemon(
    "Arceus VSTAR",
    280,
    "Colorless",
    {
      stage: "VSTAR",
      from: "Arceus V",
      marks: ["VSTAR"],
      weakness: "Fighting",
      retreat: 2,
      abilities: [{ name: "Starbirth", kind: "VSTAR Power", effects: [starbirth] }],
    },
    attack("Trinity Nova", "CCC", "200"),
  ),
  pokemon(
    "Charizard VSTAR",
    280,
    "Fire",
    { stage: "VSTAR", from: "Charizard V", marks: ["VSTAR"], weakness: "Water", retreat: 2 },
    attack("Explosive Fire", "RCC", "130"),
    { ...attack("Star Blaze", "RRRC", "320"), once: "VSTAR" },
  ),
  ...mewtwo,
  trainer("Choice Belt", "Pokémon Tool", {
    whileInPlay: [
      {
        kind: "continuous",
        change: { modify: "damageDone", by: SELF, amount: 30, sign: "+", to: { marks: ["V"] }, toActive: true },
      },
    ],
  }),
  trainer("Path to the Peak", "Stadium", {
    whileInPlay: [
      {
        kind: "continuous",
        change: { suppress: "abilities", on: { pokemon: "all", side: "both", place: "inPlay", where: { ruleBox: true } } },
      },
    ],
  }),
  trainer(
    "Ordinary Rod",
    "Item",
    {},
    {
      do: "move",
      cards: {
        cards: "choose",
        from: { zone: "discard", of: "you" },
        count: { upTo: 2 },
        where: { category: "Pokémon", ruleBox: false },
      },
      destination: { to: "deck", place: "shuffled" },
    },
  ),
  trainer(
    "Evolution Incense",
    "Item",
    {},
    {
      do: "move",
      cards: { cards: "choose", from: { zone: "deck", of: "you" }, count: 1, where: { category: "Pokémon", evolution: true } },
      destination: { to: "hand" },
      reveal: true,
    },
  ),
  pokemon(
    "Radiant Greninja",
    130,
    "Water",
    {
      marks: ["Radiant"],
      weakness: "Lightning",
      abilities: [ability("Concealed Cards", { kind: "activated", limit: "oncePerTurn", steps: [{ do: "draw", count: 2 }] })],
    },
    attack("Moonlight Shuriken", "WWC", ""),
  ),
  trainer(
    "Devolution Spray",
    "Item",
    {},
    {
      do: "devolve",
      pokemon: { pokemon: "choose", side: "yours", place: "inPlay", count: 1 },
      cards: 1,
      destination: { to: "hand" },
    },
  ),
  pokemon("Rowlet", 60, "Grass", { weakness: "Fire" }),
  pokemon("Single Strike Houndour", 60, "Darkness", { marks: ["Single Strike"], weakness: "Grass" }, attack("Bite", "C", "10")),
  pokemon("Octillery", 120, "Water", { stage: "Stage 1", from: "Remoraid", marks: ["Rapid Strike"], weakness: "Lightning" }),
  pokemon("Genesect V", 190, "Metal", { marks: ["V", "Fusion Strike"], weakness: "Fire", retreat: 2 }),
  specialEnergy("Single Strike Energy", {
    marks: ["Single Strike"],
    provides: [["Fighting", "Darkness"]],
    attachTo: { marks: ["Single Strike"] },
    whileAttached: [{ kind: "continuous", change: { modify: "damageDone", by: SELF, amount: 20, sign: "+", to: "active" } }],
  }),
  specialEnergy("Rapid Strike Energy", {
    marks: ["Rapid Strike"],
    provides: [
      ["Water", "Fighting"],
      ["Water", "Fighting"],
    ],
    attachTo: { marks: ["Rapid Strike"] },
  }),
  specialEnergy("Fusion Strike Energy", { marks: ["Fusion Strike"], attachTo: { marks: ["Fusion Strike"] } }),
];

const psychic = (count: number): string[] => Array.from({ length: count }, () => "Psychic Energy");
const machop = { name: "Machop", energy: ["Fighting Energy"] };
const arceus = { name: "Arceus VSTAR", under: ["Arceus V"] };

/** Prize cards left after this Pokémon, nearly Knocked Out, takes 30 more damage. */
function prizesAfterKnockOut(name: string, under: readonly string[], hp: number): number {
  const opponent = { active: { name, under, damage: hp - 10 }, bench: ["Zubat"] };
  const t = scenario({ cards, you: { active: machop }, opponent });
  t.attack("Karate Chop");
  t.choose(...t.options.slice(0, t.decision.max));
  return t.you.prizes;
}

describe("Pokémon V, VMAX, VSTAR, V-UNION, Radiant Pokémon, Battle Styles", () => {
  it("FAM-07 a Pokémon V is worth 2 Prize cards", () => {
    expect(prizesAfterKnockOut("Lapras V", [], 210)).toBe(4);
  });

  it("FAM-08 a Pokémon VMAX is worth 3 Prize cards", () => {
    expect(prizesAfterKnockOut("Lapras VMAX", ["Lapras V"], 320)).toBe(3);
  });

  it("FAM-08 a Pokémon VMAX evolves from that Pokémon V only", () => {
    const t = scenario({ cards, you: { active: "Lapras", bench: ["Lapras V", "Arceus V"], hand: ["Lapras VMAX"] } });
    const fitting = ["Lapras", "Lapras V", "Arceus V"].filter((name) => t.canEvolve("Lapras VMAX", name));
    expect(fitting).toEqual(["Lapras V"]);
  });

  it("FAM-08 a Pokémon VMAX counts as a Pokémon V", () => {
    const t = scenario({
      cards,
      you: { active: { ...machop, tools: ["Choice Belt"] } },
      opponent: { active: { name: "Lapras VMAX", under: ["Lapras V"] } },
    });
    t.attack("Karate Chop");
    expect(t.opponent.active?.damage).toBe(60);
  });

  it("FAM-08 a Pokémon VMAX is an Evolution card", () => {
    const t = scenario({ cards, you: { hand: ["Evolution Incense"], deck: ["Lapras VMAX", "Lapras V"] } });
    t.play("Evolution Incense");
    expect(t.options).toEqual(["Lapras VMAX"]);
    t.choose("Lapras VMAX");
  });

  it("FAM-09 a Pokémon VSTAR is worth 2 Prize cards", () => {
    expect(prizesAfterKnockOut("Arceus VSTAR", ["Arceus V"], 280)).toBe(4);
  });

  it("FAM-09 a Pokémon VSTAR counts as a Pokémon V", () => {
    const t = scenario({ cards, you: { active: { ...machop, tools: ["Choice Belt"] } }, opponent: { active: arceus } });
    t.attack("Karate Chop");
    expect(t.opponent.active?.damage).toBe(120);
  });

  it("FAM-09 one VSTAR Power a match: after the Ability, no attack", () => {
    const charizard = { name: "Charizard VSTAR", energy: ["Fire Energy", "Fire Energy", "Fire Energy", "Fire Energy"] };
    const t = scenario({ cards, you: { active: charizard, bench: [arceus], deck: ["Potion", "Switch", "Tierno"] } });
    expect(t.canAttack("Star Blaze")).toBe(true);
    t.useAbility("Starbirth").choose("Potion", "Switch");
    expect([t.canAttack("Star Blaze"), t.canAttack("Explosive Fire")]).toEqual([false, true]);
  });

  it("FAM-09 one VSTAR Power a match: a second Pokémon VSTAR has none left", () => {
    const t = scenario({ cards, you: { active: arceus, bench: [arceus], deck: ["Potion", "Switch", "Tierno"] } });
    t.useAbility("Starbirth").choose("Potion", "Switch").endTurn().endTurn();
    expect(t.canUse("Starbirth")).toBe(false);
  });

  it("FAM-10 the four pieces come together from the discard pile to one Bench place", () => {
    const t = scenario({ cards, you: { discard: pieces } });
    t.useAbility("Mewtwo V-UNION");
    expect(t.you.bench).toHaveLength(1);
    expect(t.view(0).sides[0].bench[0]).toMatchObject({ hp: 310, cards: pieces.map((card) => ({ card })) });
    expect(t.you.discard).toEqual([]);
  });

  it("FAM-10 not with a piece missing, even with another piece twice", () => {
    const t = scenario({ cards, you: { discard: [...pieces.slice(0, 3), ...pieces.slice(0, 1)] } });
    expect(t.canUse("Mewtwo V-UNION")).toBe(false);
  });

  it("FAM-10 not from the hand", () => {
    const t = scenario({ cards, you: { active: "Zubat", hand: pieces } });
    expect(t.options).toEqual(["endTurn"]);
  });

  it("FAM-10 not onto a full Bench", () => {
    const t = scenario({ cards, you: { bench: ["Zubat", "Zubat", "Zubat", "Zubat", "Zubat"], discard: pieces } });
    expect(t.canUse("Mewtwo V-UNION")).toBe(false);
  });

  it("FAM-10 once a match for each name", () => {
    const t = scenario({ cards, you: { discard: [...pieces, ...pieces] } });
    t.useAbility("Mewtwo V-UNION");
    expect(t.canUse("Mewtwo V-UNION")).toBe(false);
  });

  it("FAM-10 what several pieces say alike is offered once: some sources give each piece the whole text", () => {
    const whole = pieces.map((id) => ({
      ...pokemon(union.name, 310, "Psychic", { stage: "V-UNION", marks: ["V-UNION"] }, attack("Final Burn", "P", "300")),
      id,
    }));
    const others = cards.filter(({ id }) => !pieces.includes(id));
    const t = scenario({ cards: [...others, ...whole], you: { active: { ...union, energy: psychic(4) } } });
    expect(t.options.filter((option) => option === "attack Final Burn")).toHaveLength(1);
  });

  it("FAM-10 a V-UNION uses the attacks of all its pieces", () => {
    const t = scenario({ cards, you: { active: { ...union, energy: psychic(4) } } });
    const usable = ["Union Gain", "Super Regeneration", "Psyplosion", "Final Burn"].filter((name) => t.canAttack(name));
    expect(usable).toHaveLength(4);
  });

  it("FAM-10 a V-UNION is worth 3 Prize cards, and all its pieces are discarded", () => {
    const opponent = { active: { ...union, damage: 300 }, bench: ["Zubat"] };
    const t = scenario({ cards, you: { active: { name: "Snorlax", energy: psychic(4) } }, opponent });
    t.attack("Body Slam").choose(0, 1, 2);
    expect(t.opponent.discard).toEqual(pieces);
  });

  it("FAM-10 a piece is no Basic Pokémon: it is not placed at set-up", () => {
    const deck = [...pieces, "Zubat", ...psychic(55)];
    const t = opening([deck, deck], { cards });
    expect(t.options).toEqual(["Zubat"]);
    t.chooseAs(0, "Zubat").chooseAs(0).chooseAs(1, "Zubat").chooseAs(1);
  });

  it("FAM-10 a piece is no Evolution card", () => {
    const t = scenario({ cards, you: { hand: ["Evolution Incense"], deck: [...pieces, "Lapras VMAX"] } });
    t.play("Evolution Incense");
    expect(t.options).toEqual(["Lapras VMAX"]);
    t.choose("Lapras VMAX");
  });

  it("FAM-10 out of play a piece has only its name, type and category", () => {
    const found = (where: CardFilter): readonly string[] => {
      const wanted: CardSelector = { cards: "choose", from: { zone: "deck", of: "you" }, count: { upTo: 1 }, where };
      const search = trainer("Search", "Item", {}, { do: "move", cards: wanted, destination: { to: "hand" } });
      const t = scenario({ cards: [...cards, search], you: { hand: ["Search"], deck: [...pieces.slice(0, 1), "Trapinch"] } });
      t.play("Search");
      const { options } = t;
      t.choose();
      return options;
    };
    expect(found({ category: "Pokémon", types: ["Psychic"], names: ["Mewtwo V-UNION"] })).toEqual(pieces.slice(0, 1));
    const others: CardFilter[] = [
      { hp: { atLeast: 60 } },
      { retreatCost: { atLeast: 1 } },
      { hasAbility: true },
      { hasAttack: "Union Gain" },
    ];
    expect(others.flatMap(found)).toEqual(["Trapinch", "Trapinch"]);
  });

  it("FAM-10 out of play a piece has no Rule Box", () => {
    const t = scenario({ cards, you: { hand: ["Ordinary Rod"], discard: [...pieces.slice(0, 1), "Lapras V", "Rowlet"] } });
    t.play("Ordinary Rod");
    expect(t.options).toEqual([pieces[0], "Rowlet"]);
    t.choose("Rowlet");
  });

  it("FAM-10 in play a V-UNION has a Rule Box", () => {
    const afterSandTomb = (stadium: string): boolean => {
      const opponent = { active: { ...union, energy: psychic(2) }, bench: ["Zubat"] };
      const t = scenario({ cards, you: { active: { name: "Trapinch", energy: ["Fighting Energy"] } }, opponent, stadium });
      return t.attack("Sand Tomb").canRetreat();
    };
    expect([afterSandTomb("Shadow Circle"), afterSandTomb("Path to the Peak")]).toEqual([true, false]);
  });

  it("FAM-10 a V-UNION has nothing below it: it cannot be devolved", () => {
    const t = scenario({ cards, you: { active: union, hand: ["Devolution Spray"] } });
    expect(t.canPlay("Devolution Spray")).toBe(false);
  });

  it("FAM-13 a Radiant Pokémon is Basic and worth 1 Prize card", () => {
    const t = scenario({ cards, you: { active: "Zubat", hand: ["Radiant Greninja"] } });
    t.play("Radiant Greninja");
    expect(t.you.bench.map(({ name }) => name)).toEqual(["Radiant Greninja"]);
    expect(prizesAfterKnockOut("Radiant Greninja", [], 130)).toBe(5);
  });

  it("FAM-13 a Radiant Pokémon has a Rule Box", () => {
    const t = scenario({ cards, you: { active: "Radiant Greninja" }, stadium: "Path to the Peak" });
    expect(t.canUse("Concealed Cards")).toBe(false);
  });

  it("FAM-17 Single Strike Energy goes on Single Strike Pokémon only", () => {
    const t = scenario({ cards, you: { active: "Single Strike Houndour", bench: ["Octillery", "Zubat"], hand: ["Single Strike Energy"] } });
    const fitting = ["Single Strike Houndour", "Octillery", "Zubat"].filter((name) => t.canAttach("Single Strike Energy", name));
    expect(fitting).toEqual(["Single Strike Houndour"]);
  });

  it("FAM-17 Rapid Strike Energy goes on Rapid Strike Pokémon only", () => {
    const t = scenario({ cards, you: { active: "Single Strike Houndour", bench: ["Octillery", "Zubat"], hand: ["Rapid Strike Energy"] } });
    const fitting = ["Single Strike Houndour", "Octillery", "Zubat"].filter((name) => t.canAttach("Rapid Strike Energy", name));
    expect(fitting).toEqual(["Octillery"]);
  });

  it("FAM-17 Fusion Strike Energy goes on Fusion Strike Pokémon only", () => {
    const t = scenario({ cards, you: { active: "Genesect V", bench: ["Octillery", "Zubat"], hand: ["Fusion Strike Energy"] } });
    const fitting = ["Genesect V", "Octillery", "Zubat"].filter((name) => t.canAttach("Fusion Strike Energy", name));
    expect(fitting).toEqual(["Genesect V"]);
  });
});
