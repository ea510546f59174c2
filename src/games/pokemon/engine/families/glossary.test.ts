import { describe, expect, it } from "vitest";
import type { CardDefinition, PokemonCard } from "../card";
import { checkDeck } from "../deck";
import { attack, pokemon, SELF, testCards, trainer } from "../testing/cards";
import { opening, scenario } from "../testing/scenario";

/** The two halves of Lugia LEGEND carry the whole's facts and a text each. */
const lugia = (
  [
    ["top", [{ name: "Ocean Grow", kind: "Poké-Power", effects: [] }], []],
    ["bottom", [], [attack("Elemental Blast", "WRL", "200")]],
  ] as const
).map(([half, abilities, attacks]): PokemonCard => {
  const facts = { stage: "LEGEND", marks: ["LEGEND"], weakness: "Lightning", resistance: "Fighting", retreat: 2, abilities } as const;
  return { ...pokemon("Lugia LEGEND", 130, "Water", facts, ...attacks), id: `Lugia LEGEND, ${half}` };
});
const halves = lugia.map(({ id }) => id);
const [top = "", bottom = ""] = halves;

const cards: readonly CardDefinition[] = [
  ...lugia,
  trainer("Unidentified Fossil", "Item", {
    marks: ["Fossil"],
    asPokemon: {
      hp: 60,
      types: ["Colorless"],
      abilities: [
        {
          name: "Unidentified Fossil",
          kind: "Ability",
          effects: [{ kind: "continuous", change: { forbid: "retreat", on: SELF } }],
        },
      ],
    },
  }),
  pokemon("Cranidos", 90, "Fighting", { from: "Unidentified Fossil", weakness: "Grass", retreat: 2 }),
  trainer(
    "Plume Fossil",
    "Item",
    {},
    { do: "look", cards: { cards: "bottom", of: "you", count: 7, bind: 1 } },
    {
      do: "putIntoPlay",
      cards: { cards: "choose", from: { binding: 1 }, count: { upTo: 1 }, where: { names: ["Archen"] } },
      as: "restored",
    },
    { do: "shuffle", zone: "deck", of: "you" },
  ),
  pokemon("Archeops", 130, "Fighting", { from: "Archen", weakness: "Grass", retreat: 2 }),
  trainer("Technical Machine: Devolution", "Pokémon Tool", {
    attacks: [
      attack("Devolution", "C", "", {
        do: "devolve",
        pokemon: { pokemon: "all", side: "opponents", place: "inPlay", where: { evolution: true } },
        cards: 1,
        destination: { to: "hand" },
      }),
    ],
    whileInPlay: [
      { kind: "continuous", change: { permit: "useAttacksOf", on: SELF, of: { attached: "tool" }, payCost: true } },
      {
        kind: "triggered",
        on: { event: "endOfTurn", of: "you" },
        steps: [{ do: "move", cards: { cards: "self" }, destination: { to: "discard" } }],
      },
    ],
  }),
  trainer("Jamming Tower", "Stadium", {
    whileInPlay: [{ kind: "continuous", change: { suppress: "tools", on: { pokemon: "all", side: "both", place: "inPlay" } } }],
  }),
  pokemon("Claydol", 80, "Fighting", {
    from: "Baltoy",
    weakness: "Grass",
    abilities: [
      {
        name: "Cosmic Power",
        kind: "Poké-Power",
        effects: [
          {
            kind: "activated",
            limit: "oncePerTurn",
            when: { not: { if: "pokemon", is: SELF, where: { conditions: [] } } },
            steps: [{ do: "drawUntil", handSize: 6 }],
          },
        ],
      },
    ],
  }),
  pokemon("Spiritomb", 60, "Darkness", {
    abilities: [
      {
        name: "Keystone Seal",
        kind: "Poké-Body",
        effects: [
          {
            kind: "continuous",
            change: { forbid: "play", who: "both", where: { trainerKinds: ["Item"] } },
            while: { if: "place", pokemon: SELF, is: "active" },
          },
        ],
      },
    ],
  }),
  pokemon(
    "Gengar",
    110,
    "Psychic",
    { stage: "Stage 2", from: "Haunter", weakness: "Darkness", retreat: 0 },
    attack("Shadow Room", "P", ""),
  ),
  pokemon(
    "Gengar LV.X",
    140,
    "Psychic",
    { stage: "LV.X", marks: ["LV.X"], weakness: "Darkness", retreat: 0 },
    attack("Compound Pain", "PC", "30"),
  ),
  pokemon("Luxio", 80, "Lightning", { from: "Shinx", weakness: "Fighting" }),
  pokemon("Luxray", 130, "Lightning", { stage: "Stage 2", from: "Luxio", weakness: "Fighting" }),
  pokemon("Luxray GL", 80, "Lightning", { marks: ["SP"], weakness: "Fighting" }, attack("Trash Bolt", "LC", "70")),
  trainer(
    "Devolution Spray",
    "Item",
    {},
    {
      do: "devolve",
      pokemon: { pokemon: "choose", side: "yours", place: "inPlay", count: 1, where: { evolution: true } },
      cards: 1,
      destination: { to: "hand" },
    },
  ),
];

const magnemite = { name: "Magnemite", energy: ["Metal Energy"] };
const quilladin = { name: "Quilladin", under: ["Chespin"] };

describe("Fossils, Restored Pokémon, and the glossary's other cards", () => {
  it("FAM-22 a Fossil is played as a Basic Pokémon", () => {
    const t = scenario({ cards, you: { hand: ["Unidentified Fossil"] } });
    t.play("Unidentified Fossil");
    expect(t.you.bench).toMatchObject([{ name: "Unidentified Fossil", hp: 60 }]);
  });

  it("FAM-22 a Fossil needs a free place on the Bench", () => {
    const t = scenario({ cards, you: { hand: ["Unidentified Fossil"], bench: ["Zubat", "Zubat", "Zubat", "Zubat", "Zubat"] } });
    expect(t.canPlay("Unidentified Fossil")).toBe(false);
  });

  it("FAM-22 a Pokémon that evolves from the Fossil goes on it", () => {
    const t = scenario({ cards, you: { bench: ["Unidentified Fossil"], hand: ["Cranidos"] } });
    t.evolve("Cranidos");
    expect(t.you.bench).toMatchObject([{ name: "Cranidos", hp: 90 }]);
  });

  it("FAM-22 a Fossil cannot retreat, also where Abilities are taken away", () => {
    const garbodor = pokemon("Garbodor", 100, "Psychic", {
      from: "Trubbish",
      abilities: [
        {
          name: "Garbotoxin",
          kind: "Ability",
          effects: [{ kind: "continuous", change: { suppress: "abilities", on: { pokemon: "all", side: "both", place: "inPlay" } } }],
        },
      ],
    });
    const you = { active: "Unidentified Fossil", bench: ["Zubat"] };
    const t = scenario({ cards: [...cards, garbodor], you, opponent: { active: "Garbodor" } });
    expect(t.canRetreat()).toBe(false);
  });

  it("FAM-22 a Fossil may be discarded from play", () => {
    const t = scenario({ cards, you: { active: "Unidentified Fossil", bench: ["Zubat"] } });
    t.discardFromPlay("Unidentified Fossil");
    expect([t.you.active?.name, t.you.discard]).toEqual(["Zubat", ["Unidentified Fossil"]]);
    expect(t.opponent.prizes).toBe(6);
  });

  it("FAM-22 a Knocked Out Fossil is worth 1 Prize card", () => {
    const t = scenario({
      cards,
      you: { active: magnemite },
      opponent: { active: { name: "Unidentified Fossil", damage: 50 }, bench: ["Zubat"] },
    });
    t.attack("Tackle").choose(0);
    expect([t.you.prizes, t.opponent.discard]).toEqual([5, ["Unidentified Fossil"]]);
  });

  it("FAM-22 in the deck a Fossil is a Trainer card, no Basic Pokémon", () => {
    const t = scenario({ cards, you: { hand: ["Nest Ball"], deck: ["Unidentified Fossil", "Chespin"] } });
    t.play("Nest Ball");
    expect(t.options).toEqual(["Chespin"]);
    t.choose("Chespin");
  });

  it("FAM-22 what keeps Items from being played keeps a Fossil from it", () => {
    const t = scenario({ cards, you: { hand: ["Unidentified Fossil"] }, opponent: { active: "Spiritomb" } });
    expect(t.canPlay("Unidentified Fossil")).toBe(false);
  });

  it("FAM-23 a Restored Pokémon is not played from the hand", () => {
    const t = scenario({ cards, you: { active: "Zubat", hand: ["Archen"] } });
    expect(t.options).toEqual(["endTurn"]);
  });

  it("FAM-23 a Restored Pokémon comes into play by its Item", () => {
    const t = scenario({ cards, you: { hand: ["Plume Fossil"], deck: ["Potion", "Switch", "Archen"] } });
    t.play("Plume Fossil").choose("Archen");
    expect(t.you.bench).toMatchObject([{ name: "Archen", hp: 80 }]);
  });

  it("FAM-23 a Restored Pokémon is no Basic Pokémon for a search", () => {
    const t = scenario({ cards, you: { hand: ["Nest Ball"], deck: ["Archen", "Chespin"] } });
    t.play("Nest Ball");
    expect(t.options).toEqual(["Chespin"]);
    t.choose("Chespin");
  });

  it("FAM-23 a Restored Pokémon is no Evolution Pokémon: it cannot be devolved", () => {
    const t = scenario({ cards, you: { active: "Archen", hand: ["Devolution Spray"] } });
    expect(t.canPlay("Devolution Spray")).toBe(false);
  });

  it("FAM-23 a Restored Pokémon evolves like all others", () => {
    const t = scenario({ cards, you: { active: "Archen", hand: ["Archeops"] } });
    t.evolve("Archeops");
    expect(t.you.active?.hp).toBe(130);
  });

  it("FAM-24 a Technical Machine lends its attack to the Pokémon it is attached to", () => {
    const t = scenario({
      cards,
      you: { active: magnemite, hand: ["Technical Machine: Devolution"] },
      opponent: { active: quilladin, bench: [{ name: "Chesnaught", under: ["Chespin", "Quilladin"] }, "Zubat"] },
    });
    t.attach("Technical Machine: Devolution", "Magnemite").attack("Devolution");
    expect([t.opponent.active?.name, ...t.opponent.bench.map(({ name }) => name)]).toEqual(["Chespin", "Quilladin", "Zubat"]);
    expect(t.you.discard).toEqual(["Technical Machine: Devolution"]);
  });

  it("FAM-24 a Technical Machine of the older kind lends its attack as well, for its cost", () => {
    const machine = trainer("Technical Machine 01", "Technical Machine", { attacks: [attack("Machine Blast", "C", "30")] });
    const t = scenario({ cards: [machine], you: { active: magnemite, hand: ["Technical Machine 01"] } });
    expect(t.canAttack("Machine Blast")).toBe(false);
    t.attach("Technical Machine 01", "Magnemite").attack("Machine Blast");
    expect(t.opponent.active?.damage).toBe(30);
    expect(scenario({ cards: [machine], you: { active: { name: "Magnemite", tools: ["Technical Machine 01"] } } }).canAttack()).toBe(false);
  });

  it("FAM-24 a Technical Machine lends nothing where Tools have no effect", () => {
    const active = { ...magnemite, tools: ["Technical Machine: Devolution"] };
    const t = scenario({ cards, you: { active }, opponent: { active: quilladin }, stadium: "Jamming Tower" });
    expect([t.canAttack("Tackle"), t.canAttack("Devolution")]).toEqual([true, false]);
  });

  it("FAM-24 a Tool that lends its attack to some Pokémon only lends it to those (Power Memory)", () => {
    const memory = trainer("Power Memory", "Pokémon Tool", {
      attacks: [attack("All Cells Burn", "C", "50")],
      whileInPlay: [
        {
          kind: "continuous",
          change: { permit: "useAttacksOf", on: SELF, of: { attached: "tool" }, payCost: true },
          while: { if: "pokemon", is: SELF, where: { names: ["Zygarde-EX"] } },
        },
      ],
    });
    const t = scenario({ cards: [...cards, memory], you: { active: { ...magnemite, tools: ["Power Memory"] } } });
    expect(t.canAttack("All Cells Burn")).toBe(false);
  });

  it("FAM-24 a Poké-Power is used once a turn, from the Active Spot or the Bench", () => {
    const t = scenario({ cards, you: { bench: ["Claydol"] } });
    t.useAbility("Cosmic Power");
    expect(t.you.hand).toHaveLength(6);
    expect(t.canUse("Cosmic Power")).toBe(false);
  });

  it("FAM-24 a Poké-Power whose Pokémon has a Special Condition is out of use, as its text says", () => {
    const t = scenario({ cards, you: { active: { name: "Claydol", conditions: ["Poisoned"] } } });
    expect(t.canUse("Cosmic Power")).toBe(false);
  });

  it("FAM-24 a Poké-Body works as long as its Pokémon is in play", () => {
    const t = scenario({ cards, you: { hand: ["Switch"], bench: ["Zubat"] }, opponent: { active: "Spiritomb" } });
    expect(t.canPlay("Switch")).toBe(false);
  });

  it("FAM-24 the two halves of a Pokémon LEGEND are played together, to one Bench place", () => {
    const t = scenario({ cards, you: { hand: [...halves, "Potion"] } });
    t.useAbility("Lugia LEGEND");
    expect([t.you.bench.length, t.you.bench[0]?.hp, t.you.hand]).toEqual([1, 130, ["Potion"]]);
    expect(t.view(0).sides[0].bench[0]).toMatchObject({ cards: [{ card: top }, { card: bottom }] });
  });

  it("FAM-24 one half of a Pokémon LEGEND is not played alone, nor twice the same half", () => {
    const t = scenario({ cards, you: { active: "Zubat", hand: [top, top] } });
    expect(t.options).toEqual(["endTurn"]);
  });

  it("FAM-24 a Pokémon LEGEND has the texts of both halves", () => {
    const energy = ["Water Energy", "Fire Energy", "Lightning Energy"];
    const one = scenario({ cards, you: { active: { name: top, under: [bottom], energy } } });
    const other = scenario({ cards, you: { active: { name: bottom, under: [top], energy } } });
    expect([one.canAttack("Elemental Blast"), other.canAttack("Elemental Blast")]).toEqual([true, true]);
  });

  it("FAM-24 of a Pokémon LEGEND both halves are discarded", () => {
    const active = { name: bottom, under: [top], damage: 120 };
    const t = scenario({ cards, you: { active: magnemite }, opponent: { active, bench: ["Zubat"] } });
    t.attack("Tackle").choose(0);
    expect([t.you.prizes, t.opponent.discard]).toEqual([5, [top, bottom]]);
  });

  it("FAM-24 a Pokémon LEGEND is not placed at set-up", () => {
    const deck = [...halves, "Zubat", ...Array.from({ length: 57 }, () => "Water Energy")];
    const t = opening([deck, deck], { cards });
    expect(t.options).toEqual(["Zubat"]);
    t.chooseAs(0, "Zubat").chooseAs(0).chooseAs(1, "Zubat").chooseAs(1);
  });

  it("FAM-24 a LV.X goes on the Active Pokémon of its name, not on the Bench", () => {
    const t = scenario({ cards, you: { active: "Gengar", bench: ["Gengar"], hand: ["Gengar LV.X", "Gengar LV.X"] } });
    expect(t.options.filter((option) => option === "evolve Gengar LV.X")).toHaveLength(2);
    t.evolve("Gengar LV.X");
    expect([t.you.active?.hp, t.you.bench[0]?.hp]).toEqual([140, 110]);
    expect(t.canEvolve("Gengar LV.X")).toBe(false);
  });

  it("FAM-24 a LV.X keeps what the card below can do", () => {
    const active = { name: "Gengar LV.X", under: ["Gengar"], energy: ["Psychic Energy", "Psychic Energy"] };
    const t = scenario({ cards, you: { active } });
    expect([t.canAttack("Shadow Room"), t.canAttack("Compound Pain")]).toEqual([true, true]);
  });

  it("FAM-24 a Pokémon SP is another Pokémon than the one without its owner's symbol", () => {
    const t = scenario({ cards, you: { active: "Luxio", hand: ["Luxray GL", "Luxray"] } });
    expect([t.canEvolve("Luxray"), t.canEvolve("Luxray GL"), t.canPlay("Luxray GL")]).toEqual([true, false, true]);
    const of = (id: string, count: number) =>
      Array.from({ length: count }, () => [...testCards, ...cards].find((card) => card.id === id)).flatMap((card) => card ?? []);
    const deck = [...of("Luxray", 4), ...of("Luxray GL", 4), ...of("Lightning Energy", 52)];
    expect(checkDeck(deck, "xy").faults).toEqual([]);
  });

  it("FAM-24 devolution takes the highest card off", () => {
    const t = scenario({ cards, you: { active: { ...quilladin, damage: 20 }, hand: ["Devolution Spray"] } });
    t.play("Devolution Spray");
    expect(t.you.active).toMatchObject({ name: "Chespin", hp: 60, damage: 20 });
    expect(t.you.hand).toEqual(["Quilladin"]);
  });

  it("FAM-24 devolution ends Special Conditions", () => {
    const t = scenario({ cards, you: { active: { ...quilladin, conditions: ["Poisoned", "Confused"] }, hand: ["Devolution Spray"] } });
    t.play("Devolution Spray");
    expect(t.you.active?.conditions).toEqual([]);
  });

  it("FAM-24 devolution ends all other effects on the Pokémon", () => {
    const t = scenario({
      cards,
      you: { active: { name: "Trapinch", energy: ["Fighting Energy"] } },
      opponent: {
        active: { ...quilladin, energy: ["Grass Energy", "Grass Energy", "Grass Energy"] },
        bench: ["Zubat"],
        hand: ["Devolution Spray"],
      },
    });
    t.attack("Sand Tomb");
    expect(t.canRetreat()).toBe(false);
    t.play("Devolution Spray");
    expect(t.canRetreat()).toBe(true);
  });

  it("FAM-24 devolution can Knock Out", () => {
    const t = scenario({ cards, you: { active: { ...quilladin, damage: 60 }, bench: ["Zubat"], hand: ["Devolution Spray"] } });
    t.play("Devolution Spray").choose(0);
    expect([t.you.active?.name, t.you.discard]).toEqual(["Zubat", ["Devolution Spray", "Chespin"]]);
  });
});
