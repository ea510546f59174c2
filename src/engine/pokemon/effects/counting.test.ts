import { describe, expect, it } from "vitest";
import { ability, pokemon, trainer } from "../testing/cards";
import { type ScenarioSetup, scenario } from "../testing/scenario";
import type { Amount, Condition, PokemonSelector } from "./language";

const ACTIVE_OF_YOURS: PokemonSelector = { pokemon: "active", side: "yours" };
const IN_PLAY: PokemonSelector = { pokemon: "all", side: "yours", place: "inPlay" };

/** A table where every number that a text may count is another one. */
const table = {
  you: {
    active: {
      name: "Chesnaught",
      under: ["Chespin", "Quilladin"],
      energy: ["Grass Energy", "Grass Energy", "Double Colorless Energy"],
      tools: ["Muscle Band"],
      damage: 60,
      conditions: ["Poisoned", "Asleep"],
    },
    bench: ["Volcanion", "Fennekin"],
    deck: Array.from({ length: 30 }, () => "Water Energy"),
    discard: ["Potion", "Potion", "Tierno"],
    lostZone: ["Switch"],
    prizes: ["Potion", "Potion"],
  },
  opponent: { active: "Snorlax", bench: ["Zubat"], discard: ["Potion"], prizes: ["Potion", "Potion", "Potion"] },
} as const satisfies ScenarioSetup;

describe("Numbers that a text counts", () => {
  it.each<readonly [string, Amount, number]>([
    ["Pokémon in play", { count: "pokemon", in: IN_PLAY }, 3],
    ["Pokémon that fit", { count: "pokemon", in: { ...IN_PLAY, where: { types: ["Fire"] } } }, 2],
    ["Energy", { count: "energy", on: ACTIVE_OF_YOURS }, 4],
    ["Energy of a type", { count: "energy", on: ACTIVE_OF_YOURS, type: "Grass" }, 2],
    ["Energy cards", { count: "energy", on: ACTIVE_OF_YOURS, cards: true }, 3],
    ["Energy cards of a type", { count: "energy", on: ACTIVE_OF_YOURS, cards: true, type: "Grass" }, 2],
    ["Special Energy", { count: "energy", on: ACTIVE_OF_YOURS, where: { energyKind: "Special" } }, 1],
    ["basic Energy", { count: "energy", on: ACTIVE_OF_YOURS, where: { energyKind: "Basic" } }, 2],
    ["damage counters", { count: "damageCounters", on: ACTIVE_OF_YOURS }, 6],
    ["Tools", { count: "tools", on: IN_PLAY }, 1],
    ["cards in a zone", { count: "cards", zone: "discard", of: "you" }, 3],
    ["cards in both players' zones", { count: "cards", zone: "discard", of: "both" }, 4],
    ["cards that fit", { count: "cards", zone: "discard", of: "you", where: { names: ["Potion"] } }, 2],
    ["Prize cards left", { count: "prizesLeft", of: "you" }, 2],
    ["Prize cards left of both", { count: "prizesLeft", of: "both" }, 5],
    ["Prize cards taken", { count: "prizesTaken", of: "opponent" }, 3],
    ["Retreat Cost", { count: "retreatCost", of: ACTIVE_OF_YOURS }, 4],
    ["HP", { counters: { count: "hp", of: ACTIVE_OF_YOURS } }, 15],
    ["remaining HP", { counters: { count: "remainingHp", of: ACTIVE_OF_YOURS } }, 9],
    ["Special Conditions", { count: "conditions", of: ACTIVE_OF_YOURS }, 2],
    ["types", { count: "types", of: { pokemon: IN_PLAY } }, 3],
    ["a product", { multiply: [{ count: "conditions", of: ACTIVE_OF_YOURS }, 3] }, 6],
    ["a sum", { add: [{ count: "conditions", of: ACTIVE_OF_YOURS }, 3] }, 5],
    ["a difference", { subtract: [5, { count: "conditions", of: ACTIVE_OF_YOURS }] }, 3],
    ["no difference below 0", { add: [{ subtract: [1, 3] }, 1] }, 1],
    ["at most so many", { atMost: [{ count: "damageCounters", on: ACTIVE_OF_YOURS }, 5] }, 5],
    ["a half, rounded up", { half: 5, round: "up" }, 3],
    ["a half, rounded down", { half: 5, round: "down" }, 2],
  ])("EFF-11 for each: %s", (_, count, number) => {
    const t = scenario({
      cards: [trainer("Census", "Item", {}, { do: "draw", count })],
      ...table,
      you: { ...table.you, hand: ["Census"] },
    });
    t.play("Census");
    expect(t.you.hand).toHaveLength(number);
  });
});

/** Whether an Ability of a Benched Pokémon may be used that asks for this. */
function holds(condition: Condition, setup: ScenarioSetup = table): boolean {
  const asker = pokemon("Asker", 90, "Colorless", {
    abilities: [ability("Ask", { kind: "activated", when: condition, steps: [{ do: "draw", count: 1 }] })],
  });
  return scenario({ ...setup, cards: [asker, trainer("Park", "Stadium", {})], you: { ...setup.you, bench: ["Asker"] } }).canUse("Ask");
}

describe("What a text asks for", () => {
  it.each<readonly [Extract<Condition, { if: "compare" }>["is"], readonly boolean[]]>([
    ["=", [false, true, false]],
    ["<", [true, false, false]],
    [">", [false, false, true]],
    ["<=", [true, true, false]],
    [">=", [false, true, true]],
  ])("EFF-50 a number %s another", (is, expected) => {
    const left = { count: "cards", zone: "discard", of: "you" } as const;
    // 3 cards are in the discard pile.
    expect([4, 3, 2].map((right) => holds({ if: "compare", left, is, right }))).toEqual(expected);
  });

  it("EFF-50 all of several, any of several, not", () => {
    const yes: Condition = { if: "compare", left: 1, is: "=", right: 1 };
    const no: Condition = { not: yes };
    expect([holds({ all: [yes, no] }), holds({ all: [yes, yes] })]).toEqual([false, true]);
    expect([holds({ any: [no, yes] }), holds({ any: [no, no] })]).toEqual([true, false]);
  });

  it("EFF-50 where a Pokémon is", () => {
    expect(holds({ if: "place", pokemon: { pokemon: "self" }, is: "bench" })).toBe(true);
    expect(holds({ if: "place", pokemon: { pokemon: "self" }, is: "active" })).toBe(false);
    expect(holds({ if: "place", pokemon: ACTIVE_OF_YOURS, is: "active" })).toBe(true);
  });

  it("EFF-50 a Pokémon or a card that fits", () => {
    expect(holds({ if: "pokemon", is: ACTIVE_OF_YOURS, where: { names: ["Chesnaught"] } })).toBe(true);
    expect(holds({ if: "pokemon", is: ACTIVE_OF_YOURS, where: { names: ["Snorlax"] } })).toBe(false);
    const discarded = { cards: "all", zone: "discard", of: "you" } as const;
    expect(holds({ if: "cards", are: discarded, where: { names: ["Tierno"] } })).toBe(true);
    expect(holds({ if: "cards", are: discarded, where: { names: ["Switch"] } })).toBe(false);
  });

  it("EFF-50 a Stadium in play, by its name, or by who played it", () => {
    expect(holds({ if: "stadium" })).toBe(false);
    const park = { ...table, stadium: "Park" };
    expect([holds({ if: "stadium" }, park), holds({ if: "stadium", name: "Park" }, park)]).toEqual([true, true]);
    expect(holds({ if: "stadium", name: "Fairy Garden" }, park)).toBe(false);
    expect([holds({ if: "stadium", of: "opponent" }, park), holds({ if: "stadium", of: "you" }, park)]).toEqual([true, false]);
  });

  it("EFF-50 any card in play by its name, a Pokémon of either player too", () => {
    expect([holds({ if: "stadium", name: "Snorlax" }), holds({ if: "stadium", name: "Quilladin" })]).toEqual([true, false]);
  });

  it.each<readonly [string, Extract<Condition, { if: "turn" }>, number, boolean]>([
    ["your turn", { if: "turn", is: "yours" }, 3, true],
    ["the opponent's turn", { if: "turn", is: "opponents" }, 3, false],
    ["the first of the match", { if: "turn", is: "firstOfGame" }, 1, true],
    ["the first of the match, later", { if: "turn", is: "firstOfGame" }, 3, false],
    ["your first", { if: "turn", is: "yourFirst" }, 1, true],
    ["your first, later", { if: "turn", is: "yourFirst" }, 3, false],
    ["your first, going second", { if: "turn", is: "yourFirst", goingSecond: true }, 1, false],
    ["your first, going first", { if: "turn", is: "yourFirst", goingSecond: false }, 1, true],
  ])("EFF-50 %s", (_, condition, turn, expected) => {
    expect(holds(condition, { ...table, turn })).toBe(expected);
  });
});
