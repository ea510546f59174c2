import { describe, expect, it } from "vitest";
import { ability, attack, pokemon, trainer } from "../testing/cards";
import { scenario } from "../testing/scenario";
import type { Edition } from "../view";
import type { CardFilter, PokemonFilter } from "./language";

const tyrunt = {
  ...pokemon("Tyrunt", 80, "Fighting", {
    stage: "Restored",
    from: "Jaw Fossil",
    resistance: "Psychic",
    trait: { name: "θ Max", effects: [] },
    abilities: [{ name: "Old Power", kind: "Poké-Power", effects: [] }],
  }),
};

/** One of them is alone in each thing that a text may ask of a Pokémon. */
const board = {
  active: {
    name: "Chesnaught",
    under: ["Chespin", "Quilladin"],
    energy: ["Grass Energy", "Double Colorless Energy"],
    tools: ["Muscle Band"],
    damage: 20,
    conditions: ["Poisoned"],
  },
  bench: [
    { name: "Charizard-EX", energy: ["Fire Energy"] },
    "Delphox",
    { name: "Froakie", fresh: true },
    "Tyrunt",
    { name: "Pikachu", energy: ["Rainbow Energy"] },
  ],
} as const;
const all = ["Chesnaught", "Charizard-EX", "Delphox", "Froakie", "Tyrunt", "Pikachu"];
const but = (...names: readonly string[]) => all.filter((name) => !names.includes(name));

describe("What a text asks of a Pokémon", () => {
  it.each<readonly [PokemonFilter, readonly string[]]>([
    [{ names: ["Froakie", "Pikachu"] }, ["Froakie", "Pikachu"]],
    [{ nameContains: "-EX" }, ["Charizard-EX"]],
    [{ nameContains: "Charizard" }, ["Charizard-EX"]],
    [{ nameContains: "Pika" }, []],
    [{ nameContains: "izard" }, []],
    [{ types: ["Fire"] }, ["Charizard-EX", "Delphox"]],
    [{ types: ["Fire", "Water"] }, ["Charizard-EX", "Delphox", "Froakie"]],
    [{ stages: ["Stage 2"] }, ["Chesnaught"]],
    [{ stages: ["Basic"] }, but("Chesnaught", "Tyrunt")],
    [{ evolution: true }, ["Chesnaught"]],
    [{ evolution: false }, but("Chesnaught")],
    [{ stages: ["Restored"], evolution: true }, []],
    [{ evolvesFrom: "Quilladin" }, ["Chesnaught"]],
    [{ marks: ["GX", "EX"] }, ["Charizard-EX"]],
    [{ ruleBox: true }, ["Charizard-EX"]],
    [{ ruleBox: false }, but("Charizard-EX")],
    [{ damaged: true }, ["Chesnaught"]],
    [{ damaged: false }, but("Chesnaught")],
    [{ conditions: [] }, ["Chesnaught"]],
    [{ conditions: ["Asleep", "Poisoned"] }, ["Chesnaught"]],
    [{ conditions: ["Asleep"] }, []],
    [{ energy: { atLeast: 1 } }, ["Chesnaught", "Charizard-EX", "Pikachu"]],
    [{ energy: { atLeast: 3 } }, ["Chesnaught"]],
    [{ energy: { type: "Grass", atLeast: 1 } }, ["Chesnaught", "Pikachu"]],
    [{ energy: { type: "Grass", atLeast: 2 } }, []],
    [{ energy: { where: { energyKind: "Special" }, atLeast: 1 } }, ["Chesnaught", "Pikachu"]],
    [{ energy: { where: { energyKind: "Special" }, type: "Grass", atLeast: 1 } }, ["Pikachu"]],
    [{ energy: { where: { energyKind: "Basic" }, type: "Fire", atLeast: 1 } }, ["Charizard-EX"]],
    [{ tool: true }, ["Chesnaught"]],
    [{ tool: false }, but("Chesnaught")],
    [{ hasAbility: true }, ["Delphox"]],
    [{ hasAbility: false }, but("Delphox")],
    [{ hasAbility: "Mystical Fire" }, ["Delphox"]],
    [{ hasAbility: "Old Power" }, []],
    [{ damageCounters: { atLeast: 2, atMost: 2 } }, ["Chesnaught"]],
    [{ damageCounters: { atLeast: 3 } }, []],
    [{ hasAttack: "Nuzzle" }, ["Pikachu"]],
    [{ hasAncientTrait: "θ Max" }, ["Tyrunt"]],
    [{ hasAncientTrait: "α Growth" }, []],
    [{ remainingHp: { atMost: 60 } }, ["Froakie", "Pikachu"]],
    [{ remainingHp: { atLeast: 130, atMost: 130 } }, ["Chesnaught", "Delphox"]],
    [{ maxHp: { atLeast: 150 } }, ["Chesnaught", "Charizard-EX"]],
    [{ maxHp: { atLeast: 61, atMost: 130 } }, ["Delphox", "Tyrunt"]],
    [{ retreatCost: { atLeast: 3 } }, ["Chesnaught", "Charizard-EX"]],
    [{ retreatCost: { atMost: 3, atLeast: 2 } }, ["Charizard-EX"]],
    [{ weakness: "Water" }, ["Charizard-EX"]],
    [{ resistance: "Metal" }, ["Pikachu"]],
    [{ resistance: "any" }, ["Tyrunt", "Pikachu"]],
    [{ cameIntoPlayThisTurn: true }, ["Froakie"]],
    [{ cameIntoPlayThisTurn: false }, but("Froakie")],
    [{ not: { types: ["Fire"] } }, but("Charizard-EX", "Delphox")],
    [{ anyOf: [{ names: ["Froakie"] }, { damaged: true }] }, ["Chesnaught", "Froakie"]],
    [{ types: ["Fire"], retreatCost: { atMost: 1 } }, ["Delphox"]],
  ])("EFF-52 in play: %j", (where, expected) => {
    const t = scenario({
      cards: [
        tyrunt,
        trainer("Call", "Item", {}, { do: "putCounters", count: 1, on: { pokemon: "all", side: "opponents", place: "inPlay", where } }),
      ],
      you: { hand: ["Call"] },
      opponent: board,
    });
    if (t.canPlay("Call")) t.play("Call");
    const hurt = t.happened("damaged").map(({ pokemon: id }) => id);
    const found = [t.opponent.active, ...t.opponent.bench].flatMap((one) => (one && hurt.includes(one.id) ? [one.name] : []));
    expect(found).toEqual(expected);
  });

  it("RUL-18 one that evolved this turn came into play in it", () => {
    const t = scenario({
      cards: [
        trainer(
          "Greet",
          "Item",
          {},
          { do: "heal", amount: "all", on: { pokemon: "all", side: "yours", place: "inPlay", where: { cameIntoPlayThisTurn: true } } },
        ),
      ],
      you: { active: { name: "Chespin", damage: 10 }, bench: [{ name: "Zubat", damage: 10 }], hand: ["Quilladin", "Greet"] },
    });
    expect(t.canPlay("Greet")).toBe(false);
    t.evolve("Quilladin").play("Greet");
    expect([t.you.active?.damage, t.you.bench[0]?.damage]).toEqual([0, 10]);
  });
});

const piece = {
  ...pokemon("Mewtwo V-UNION", 310, "Psychic", { stage: "V-UNION", retreat: 2, marks: ["V-UNION"], abilities: [ability("Union")] }),
  attacks: [attack("Union Gain", "C", "")],
};
const machine = trainer("Machine", "Technical Machine", {});
const discard = [
  "Chesnaught",
  "Charizard-EX",
  "Delphox",
  "Froakie",
  "Tyrunt",
  "Mewtwo V-UNION",
  "Potion",
  "Tierno",
  "Muscle Band",
  "Machine",
  "Shadow Circle",
  "Fire Energy",
  "Rainbow Energy",
];
const kinds = discard.slice(0, 6);

describe("What a text asks of a card", () => {
  /** The names of what a text finds in the discard pile. */
  function found(where: CardFilter, edition?: Edition): readonly string[] {
    const sort = trainer(
      "Sort",
      "Item",
      {},
      { do: "move", cards: { cards: "all", zone: "discard", of: "you", where }, destination: { to: "hand" } },
    );
    const t = scenario({ ...(edition && { edition }), cards: [sort, tyrunt, piece, machine], you: { hand: ["Sort"], discard } });
    return t.canPlay("Sort") ? t.play("Sort").you.hand : [];
  }

  it("ED-11 Tools and Technical Machines are Items until Sun & Moon", () => {
    const items: CardFilter = { trainerKinds: ["Item"] };
    expect(found(items, "xy")).toEqual(["Potion", "Muscle Band", "Machine"]);
    expect(found(items, "sv")).toEqual(["Potion"]);
  });

  it.each<readonly [CardFilter, readonly string[]]>([
    [{ category: "Pokémon" }, kinds],
    [{ category: "Energy" }, ["Fire Energy", "Rainbow Energy"]],
    [{ names: ["Potion", "Froakie"] }, ["Froakie", "Potion"]],
    [{ nameContains: "Energy" }, ["Fire Energy", "Rainbow Energy"]],
    [{ nameContains: "Rain" }, []],
    [{ nameContains: "otion" }, []],
    [{ trainerKinds: ["Supporter"] }, ["Tierno"]],
    [{ trainerKinds: ["Pokémon Tool"] }, ["Muscle Band"]],
    [{ trainerKinds: ["Supporter", "Stadium"] }, ["Tierno", "Shadow Circle"]],
    [{ energyKind: "Basic" }, ["Fire Energy"]],
    [{ energyKind: "Special" }, ["Rainbow Energy"]],
    [{ types: ["Fire"] }, ["Charizard-EX", "Delphox", "Fire Energy"]],
    [{ types: ["Colorless"] }, ["Rainbow Energy"]],
    [{ stages: ["Stage 2"] }, ["Chesnaught"]],
    [{ evolution: true }, ["Chesnaught"]],
    [{ evolution: false }, kinds.slice(1)],
    [{ evolvesFrom: "Quilladin" }, ["Chesnaught"]],
    [{ marks: ["EX"] }, ["Charizard-EX"]],
    [{ ruleBox: true }, ["Charizard-EX"]],
    [{ ruleBox: false }, kinds.filter((name) => name !== "Charizard-EX")],
    [{ hp: { atLeast: 150 } }, ["Chesnaught", "Charizard-EX"]],
    [{ hp: { atMost: 80 } }, ["Froakie", "Tyrunt"]],
    [{ retreatCost: { atMost: 2 } }, ["Delphox", "Froakie", "Tyrunt"]],
    [{ hasAbility: "Mystical Fire" }, ["Delphox"]],
    [{ resistance: "Psychic" }, ["Tyrunt"]],
    [{ hasAbility: true }, ["Delphox"]],
    [{ hasAbility: false }, ["Chesnaught", "Charizard-EX", "Froakie", "Tyrunt", "Mewtwo V-UNION"]],
    [{ hasAttack: "Stoke" }, ["Charizard-EX"]],
    [{ hasAttack: "Union Gain" }, []],
    [{ category: "Pokémon", not: { types: ["Fire"] } }, ["Chesnaught", "Froakie", "Tyrunt", "Mewtwo V-UNION"]],
    [{ anyOf: [{ energyKind: "Basic" }, { trainerKinds: ["Stadium"] }] }, ["Shadow Circle", "Fire Energy"]],
    [{ types: ["Fire"], category: "Pokémon", hp: { atMost: 130 } }, ["Delphox"]],
  ])("EFF-52 out of play: %j", (where, expected) => {
    expect(found(where)).toEqual(expected);
  });
});
