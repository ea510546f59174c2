import { describe, expect, it } from "vitest";
import { ability, attack, pokemon, trainer } from "../testing/cards";
import { type ScenarioSetup, scenario } from "../testing/scenario";
import type { Amount, Condition, PokemonSelector } from "./language";

const ACTIVE_OF_YOURS: PokemonSelector = { pokemon: "active", side: "yours" };
const IN_PLAY: PokemonSelector = { pokemon: "all", side: "yours", place: "inPlay" };

/** An attack with it may be used in the first turn of the match. */
const FIRST_TURN = { kind: "continuous", change: { permit: "attackFirstTurn", on: { pokemon: "self" } } } as const;

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
    lostZone: ["Switch", "Fire Energy", "Froakie", "Grass Energy", "Fire Energy"],
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
    ["Energy on a special card", { count: "energy", on: ACTIVE_OF_YOURS, where: { names: ["Double Colorless Energy"] } }, 2],
    ["basic Energy of a type", { count: "energy", on: ACTIVE_OF_YOURS, where: { energyKind: "Basic" }, type: "Grass" }, 2],
    ["basic Energy of a type that it is not", { count: "energy", on: ACTIVE_OF_YOURS, where: { energyKind: "Basic" }, type: "Fire" }, 0],
    ["basic Energy cards", { count: "energy", on: ACTIVE_OF_YOURS, where: { energyKind: "Basic" }, cards: true }, 2],
    ["damage counters", { count: "damageCounters", on: ACTIVE_OF_YOURS }, 6],
    ["Tools", { count: "tools", on: IN_PLAY }, 1],
    ["cards in a zone", { count: "cards", zone: "discard", of: "you" }, 3],
    ["cards in both players' zones", { count: "cards", zone: "discard", of: "both" }, 4],
    ["cards that fit", { count: "cards", zone: "discard", of: "you", where: { names: ["Potion"] } }, 2],
    ["Prize cards left", { count: "prizesLeft", of: "you" }, 2],
    ["Prize cards left of both", { count: "prizesLeft", of: "both" }, 5],
    ["Prize cards taken", { count: "prizesTaken", of: "you" }, 4],
    ["Prize cards taken by both", { count: "prizesTaken", of: "both" }, 7],
    ["places on a Bench", { count: "benchSize", of: "you" }, 5],
    ["Retreat Cost", { count: "retreatCost", of: ACTIVE_OF_YOURS }, 4],
    ["HP", { counters: { count: "hp", of: ACTIVE_OF_YOURS } }, 15],
    ["remaining HP", { counters: { count: "remainingHp", of: ACTIVE_OF_YOURS } }, 9],
    ["Special Conditions", { count: "conditions", of: ACTIVE_OF_YOURS }, 2],
    ["types", { count: "types", of: { pokemon: IN_PLAY } }, 3],
    ["types of cards", { count: "types", of: { cards: { cards: "all", zone: "lostZone", of: "you" } } }, 3],
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
    expect(t.canPlay("Census")).toBe(number > 0);
    if (number > 0) t.play("Census");
    expect(t.you.hand).toHaveLength(number > 0 ? number : 1);
  });

  it("EFF-11 for each tails", () => {
    const t = scenario({
      cards: [trainer("Pessimist", "Item", {}, { do: "flip", coins: 3 }, { do: "draw", count: { count: "tails" } })],
      coins: "THT",
      you: { hand: ["Pessimist"] },
    });
    t.play("Pessimist");
    expect(t.you.hand).toHaveLength(2);
  });

  it.each<readonly [Amount, number]>([
    [{ count: "bound", binding: 1 }, 3],
    [{ count: "bound", binding: 1, energy: "any" }, 4],
    [{ count: "bound", binding: 1, energy: "Fire" }, 2],
    [{ count: "bound", binding: 1, where: { types: ["Fire"] } }, 2],
    [{ count: "bound", binding: 1, where: { energyKind: "Basic" }, energy: "any" }, 1],
    [{ count: "bound", binding: 2 }, 0],
  ])("EFF-46 Energy discarded in this way counts as what it was where it was attached: %j", (amount, times) => {
    const t = scenario({
      cards: [
        pokemon(
          "Burner",
          90,
          "Fire",
          {},
          attack(
            "Burn Up",
            "",
            "10×",
            {
              do: "move",
              cards: { cards: "attached", to: { pokemon: "self" }, what: "energy", count: "all", bind: 1 },
              destination: { to: "discard" },
            },
            { do: "attackDamage", change: "times", amount },
          ),
        ),
      ],
      you: { active: { name: "Burner", energy: ["Fire Energy", "Rainbow Energy", "Double Colorless Energy"] } },
    });
    t.attack("Burn Up");
    expect(t.opponent.active?.damage).toBe(10 * times);
  });

  it.each<readonly [Amount, number]>([
    [{ count: "bound", binding: 1 }, 2],
    [{ count: "bound", binding: 1, energy: "any" }, 3],
    [{ count: "bound", binding: 1, energy: "Fire" }, 1],
    [{ count: "bound", binding: 1, where: { energyKind: "Special" } }, 1],
  ])("EFF-46 Energy discarded from the hand counts as what its card says: %j", (count, drawn) => {
    const t = scenario({
      cards: [
        trainer(
          "Furnace",
          "Item",
          {},
          {
            do: "move",
            cards: { cards: "all", zone: "hand", of: "you", where: { category: "Energy" }, bind: 1 },
            destination: { to: "discard" },
          },
          { do: "draw", count },
        ),
      ],
      you: { hand: ["Furnace", "Fire Energy", "Double Colorless Energy"] },
    });
    t.play("Furnace");
    expect(t.you.hand).toHaveLength(drawn);
  });

  it("EFF-51 for each that was played this turn", () => {
    const t = scenario({
      cards: [
        trainer(
          "Echo",
          "Item",
          {},
          {
            do: "draw",
            count: { count: "history", event: { during: "thisTurn", happened: "played", by: "you", where: { names: ["Switch"] } } },
          },
        ),
      ],
      you: { hand: ["Switch", "Switch", "Echo"], bench: ["Zubat"] },
    });
    t.play("Switch").play("Switch").play("Echo");
    expect(t.you.hand).toHaveLength(2);
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
    expect([holds({ any: [no, yes] }), holds({ any: [no, no] }), holds({ not: no })]).toEqual([true, false, true]);
  });

  it("EFF-50 where a Pokémon is", () => {
    expect(holds({ if: "place", pokemon: { pokemon: "self" }, is: "bench" })).toBe(true);
    expect(holds({ if: "place", pokemon: { pokemon: "self" }, is: "active" })).toBe(false);
    expect(holds({ if: "place", pokemon: ACTIVE_OF_YOURS, is: "active" })).toBe(true);
    expect(holds({ if: "place", pokemon: IN_PLAY, is: "active" })).toBe(true);
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

  it.each<readonly [string, Extract<Condition, { if: "turn" }>, number, number]>([
    ["in the opponent's turn", { if: "turn", is: "opponents" }, 3, 0],
    ["in its player's turn", { if: "turn", is: "yours" }, 3, 20],
    ["in its player's first turn", { if: "turn", is: "yourFirst" }, 1, 20],
    ["in the first turn of the match", { if: "turn", is: "firstOfGame" }, 1, 0],
    ["going second, in the opponent's turn", { if: "turn", is: "opponents", goingSecond: true }, 3, 0],
    ["going first, in the opponent's turn", { if: "turn", is: "opponents", goingSecond: false }, 3, 20],
  ])("EFF-50 an effect of the other player's %s", (_, condition, turn, damage) => {
    const t = scenario({
      cards: [
        pokemon("Shell", 90, "Colorless", {
          abilities: [
            ability("Hide", {
              kind: "continuous",
              change: { modify: "damageTaken", on: { pokemon: "self" }, amount: 20, sign: "-" },
              while: condition,
            }),
          ],
        }),
        pokemon("Swift", 90, "Colorless", {}, { ...attack("Rush", "", "20"), usage: [FIRST_TURN] }),
      ],
      turn,
      you: { active: "Swift" },
      opponent: { active: "Shell" },
    });
    t.attack("Rush");
    expect(t.opponent.active?.damage).toBe(damage);
  });

  it("EFF-50 something done in this way: a card that fits, any card, none", () => {
    const drawnAfter = (deck: readonly string[], when: Condition) => {
      const peek = trainer(
        "Peek",
        "Item",
        {},
        { do: "move", cards: { cards: "top", of: "you", count: 2, bind: 1 }, destination: { to: "discard" } },
        { do: "if", when, then: [{ do: "draw", count: 1, who: "opponent" }] },
      );
      return scenario({ cards: [peek], you: { hand: ["Peek"], deck } }).play("Peek").opponent.hand.length;
    };
    const potion: Condition = { if: "bound", binding: 1, where: { names: ["Potion"] } };
    const two = ["Switch", "Switch", "Switch"];
    expect([drawnAfter(["Switch", "Potion", "Switch"], potion), drawnAfter(two, potion)]).toEqual([1, 0]);
    expect([drawnAfter(two, { if: "bound", binding: 1 }), drawnAfter(two, { if: "bound", binding: 2 })]).toEqual([1, 0]);
  });

  it("EFF-50 nothing found is nothing done in this way", () => {
    const net = trainer(
      "Net",
      "Item",
      {},
      {
        do: "move",
        cards: { cards: "choose", from: { zone: "deck", of: "you" }, count: 1, where: { category: "Pokémon" }, bind: 1 },
        destination: { to: "hand" },
      },
      { do: "if", when: { if: "bound", binding: 1 }, then: [{ do: "draw", count: 1, who: "opponent" }] },
    );
    const t = scenario({ cards: [net], you: { hand: ["Net"] } });
    t.play("Net").choose();
    expect(t.opponent.hand).toEqual([]);
  });

  it.each(["gxUsed", "vstarUsed"] as const)("FAM-04, FAM-09 whether a player has used it up: %s", (word) => {
    const [once, limit] = word === "gxUsed" ? (["GX", "gxUsed"] as const) : (["VSTAR", "vstarUsed"] as const);
    const asker = (by: "you" | "opponent") =>
      pokemon(`Asker ${by}`, 90, "Colorless", {
        abilities: [ability(`Ask ${by}`, { kind: "activated", when: { if: limit, by }, steps: [{ do: "draw", count: 1 }] })],
      });
    const t = scenario({
      cards: [asker("you"), asker("opponent"), pokemon("Great", 190, "Colorless", {}, { ...attack("Burst", "", "10"), once })],
      you: { active: "Great", bench: ["Asker you", "Asker opponent"] },
      opponent: { bench: ["Asker opponent"] },
    });
    expect(t.canUse("Ask you")).toBe(false);
    t.attack("Burst");
    expect(t.canUse("Ask opponent")).toBe(true);
    t.endTurn();
    expect([t.canUse("Ask you"), t.canUse("Ask opponent")]).toEqual([true, false]);
  });
});
