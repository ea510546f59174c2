import { describe, expect, it } from "vitest";
import { ACTIVE, attack, pokemon, SELF, trainer } from "../testing/cards";
import { type ScenarioSetup, scenario } from "../testing/scenario";
import type { Amount, CardSelector, Condition, Count, Instruction, PokemonSelector } from "./language";

/** The least and the most that is shown of an attack with 10 base damage and this text. */
function shown(effect: readonly Instruction[], setup: ScenarioSetup = {}): readonly (number | null)[] {
  const damage = scenario({
    ...setup,
    cards: [pokemon("Striker", 100, "Fighting", {}, attack("Strike", "", "10", ...effect)), ...(setup.cards ?? [])],
    you: { active: "Striker", ...setup.you },
    opponent: { active: "Charizard-EX", ...setup.opponent },
  }).shown("Strike");
  return damage ? [damage.least, damage.most] : [];
}

/** 10 more for each. */
const each = (amount: Amount): Instruction => ({ do: "attackDamage", change: "more", amount: { multiply: [10, amount] } });
const HEADS: Amount = { count: "heads" };
const flip = (coins: number): Instruction => ({ do: "flip", coins });
const BOUND: Amount = { count: "bound", binding: 1 };
const discard = (cards: CardSelector, bind?: number): Instruction => ({
  do: "move",
  cards,
  destination: { to: "discard" },
  ...(bind && { bind }),
});
const ENERGIES = { cards: "attached", to: SELF, what: "energy", count: "all", bind: 1 } as const;
const energy = (count: Count): CardSelector => ({ ...ENERGIES, count });
const laden = { you: { active: { name: "Striker", energy: ["Fire Energy", "Fire Energy", "Water Energy"] } } };
const chosen = (
  zone: "hand" | "discard" | "deck",
  count: Count,
  facts: Partial<Extract<CardSelector, { cards: "choose" }>> = {},
): CardSelector => ({
  cards: "choose",
  from: { zone, of: "you" },
  count,
  bind: 1,
  ...facts,
});
const ENERGY = { category: "Energy" } as const;

describe("Between what a number lies before the coins fall", () => {
  it.each<readonly [string, Amount, readonly [number, number]]>([
    ["heads", HEADS, [10, 40]],
    ["tails", { count: "tails" }, [10, 40]],
    ["a sum", { add: [HEADS, 2] }, [30, 60]],
    ["a product", { multiply: [HEADS, 2] }, [10, 70]],
    ["a number at most", { atMost: [HEADS, 2] }, [10, 30]],
    ["what is left of a number", { subtract: [4, HEADS] }, [20, 50]],
    ["what is left, never below 0", { subtract: [1, HEADS] }, [10, 20]],
    ["what is over", { subtract: [HEADS, 1] }, [10, 30]],
    ["counters", { counters: { multiply: [15, HEADS] } }, [10, 50]],
    ["a half, rounded down", { half: HEADS, round: "down" }, [10, 20]],
    ["a half, rounded up", { half: HEADS, round: "up" }, [10, 30]],
  ])("ATK-03 of three coins: %s", (_, amount, range) => {
    expect(shown([flip(3), each(amount)])).toEqual(range);
  });

  it("ATK-03 as much as was done to the main target has no most", () => {
    expect(shown([{ do: "damage", amount: { count: "damageDone" }, to: ACTIVE }])).toEqual([10, null]);
  });

  it("ATK-03 a number from one to another, which is counted", () => {
    const upTo: Instruction = {
      do: "chooseNumber",
      from: 1,
      to: { count: "pokemon", in: { pokemon: "all", side: "yours", place: "bench" } },
      bind: 1,
    };
    expect(shown([upTo, each({ count: "chosen", binding: 1 })], { you: { bench: ["Zubat", "Zubat", "Zubat"] } })).toEqual([20, 40]);
  });
});

describe("How many are chosen, discarded or found", () => {
  const theirHand = { opponent: { hand: ["Potion", "Froakie", "Switch"] } };
  it.each<readonly [string, readonly Instruction[], ScenarioSetup, readonly (number | null)[]]>([
    ["any number of Energy", [discard(energy("any")), each(BOUND)], laden, [10, 40]],
    ["all Energy", [discard(energy("all")), each(BOUND)], laden, [40, 40]],
    ["up to two Energy", [discard(energy({ upTo: 2 })), each(BOUND)], laden, [10, 30]],
    ["up to seven Energy", [discard(energy({ upTo: 7 })), each(BOUND)], laden, [10, 40]],
    ["two Energy, by one card or by two", [discard(energy(2)), each(BOUND)], laden, [20, 30]],
    ["two Energy, of these Fire", [discard(energy(2)), each({ ...BOUND, where: { types: ["Fire"] } })], laden, [10, 30]],
    [
      "Energy that is provided",
      [discard(energy("all")), each({ ...BOUND, energy: "any" })],
      { you: { active: { name: "Striker", energy: ["Double Colorless Energy", "Fire Energy"] } } },
      [40, 40],
    ],
    [
      "Energy that may be provided",
      [discard(energy("any")), each({ ...BOUND, energy: "any" })],
      { you: { active: { name: "Striker", energy: ["Double Colorless Energy", "Fire Energy"] } } },
      [10, 40],
    ],
    [
      "all Tools",
      [discard({ cards: "attached", to: ACTIVE, what: "tool", count: 1, bind: 1 }), each(BOUND)],
      { opponent: { active: { name: "Charizard-EX", tools: ["Muscle Band"] } } },
      [20, 20],
    ],
    [
      "up to two cards of the discard pile",
      [{ do: "move", cards: chosen("discard", { upTo: 2 }), destination: { to: "hand" } }, each(BOUND)],
      { you: { discard: ["Potion"] } },
      [10, 20],
    ],
    [
      "two cards of the discard pile that fit",
      [{ do: "move", cards: chosen("discard", 2, { where: ENERGY }), destination: { to: "hand" } }, each(BOUND)],
      { you: { discard: ["Fire Energy", "Potion", "Fire Energy", "Fire Energy"] } },
      [30, 30],
    ],
    ["any number of cards of the hand", [discard(chosen("hand", "any")), each(BOUND)], { you: { hand: ["Potion", "Switch"] } }, [10, 30]],
    [
      "cards of the deck, among others of the discard pile",
      [discard({ cards: "top", of: "you", count: 2, bind: 1 }), each({ add: [BOUND, { count: "cards", zone: "discard", of: "you" }] })],
      { you: { discard: ["Potion"] } },
      [30, null],
    ],
    [
      "a card of the hand that fits",
      [discard(chosen("hand", 1, { where: ENERGY })), each(BOUND)],
      { you: { hand: ["Fire Energy"] } },
      [20, 20],
    ],
    ["a card of the deck", [discard(chosen("deck", 1)), each(BOUND)], {}, [20, 20]],
    ["a card of the deck that fits", [discard(chosen("deck", 1, { where: ENERGY })), each(BOUND)], {}, [10, 20]],
    [
      "the top cards of a small deck",
      [discard({ cards: "top", of: "you", count: 3, bind: 1 }), each(BOUND)],
      { you: { deck: ["Potion", "Switch"] } },
      [30, 30],
    ],
    [
      "the bottom cards that fit",
      [discard({ cards: "bottom", of: "you", count: 3, bind: 1 }), each({ ...BOUND, where: ENERGY })],
      {},
      [10, 40],
    ],
    [
      "a random card of the opponent's hand",
      [discard({ cards: "random", zone: "hand", of: "opponent", count: 1, bind: 1 }), each(BOUND)],
      theirHand,
      [20, 20],
    ],
    [
      "more random cards of the opponent's hand than it holds",
      [discard({ cards: "random", zone: "hand", of: "opponent", count: 4, bind: 1 }), each(BOUND)],
      theirHand,
      [40, 40],
    ],
    [
      "all cards of the opponent's hand",
      [discard({ cards: "all", zone: "hand", of: "opponent", bind: 1 }), each(BOUND)],
      theirHand,
      [40, 40],
    ],
    [
      "those of the opponent's hand that fit",
      [discard({ cards: "all", zone: "hand", of: "opponent", where: { category: "Trainer" }, bind: 1 }), each(BOUND)],
      theirHand,
      [10, 40],
    ],
    [
      "those of one's own hand that fit",
      [discard({ cards: "all", zone: "hand", of: "you", where: { category: "Trainer" }, bind: 1 }), each(BOUND)],
      { you: { hand: ["Potion", "Froakie"] } },
      [20, 20],
    ],
    [
      "cards turned over until one fits",
      [discard({ cards: "topUntil", of: "you", where: { category: "Pokémon" }, count: 1, bind: 1 }), each(BOUND)],
      { you: { deck: ["Potion", "Switch", "Froakie", "Zubat"] } },
      [10, 50],
    ],
    ["cards that are drawn", [{ do: "draw", count: 2, bind: 1 }, each(BOUND)], {}, [30, 30]],
    ["cards that are drawn and fit", [{ do: "draw", count: 2, bind: 1 }, each({ ...BOUND, where: ENERGY })], {}, [10, 30]],
    [
      "of cards that are looked at any number",
      [
        { do: "look", cards: { cards: "top", of: "you", count: 4, bind: 2 } },
        discard({ cards: "choose", from: { binding: 2 }, count: "any", bind: 1 }),
        each(BOUND),
      ],
      {},
      [10, 50],
    ],
    [
      "the rest of cards that are looked at",
      [{ do: "look", cards: { cards: "top", of: "you", count: 4, bind: 2 } }, discard({ cards: "rest", binding: 2 }, 1), each(BOUND)],
      {},
      [10, 50],
    ],
    ["a Stadium", [discard({ cards: "stadium" }, 1), each(BOUND)], { stadium: "Fairy Garden" }, [10, 20]],
    [
      "any number of Pokémon",
      [{ do: "putCounters", count: 1, on: { pokemon: "choose", side: "yours", place: "bench", count: "any", bind: 1 } }, each(BOUND)],
      { you: { bench: ["Zubat", "Froakie"] } },
      [10, 30],
    ],
    [
      "two Pokémon of three",
      [{ do: "putCounters", count: 1, on: { pokemon: "choose", side: "yours", place: "bench", count: 2, bind: 1 } }, each(BOUND)],
      { you: { bench: ["Zubat", "Froakie", "Abra"] } },
      [30, 30],
    ],
  ])("ATK-14 %s", (_, effect, setup, range) => {
    expect(shown(effect, setup)).toEqual(range);
  });

  const onThat: PokemonSelector = { pokemon: "bound", binding: 1 };
  it.each([
    [["Froakie"], [30, 30]],
    [
      ["Froakie", "Zubat"],
      [10, null],
    ],
  ] as const)("ATK-02 what is counted on a chosen Pokémon is known where there is one, %j", (bench, range) => {
    const snipe: Instruction = {
      do: "putCounters",
      count: 1,
      on: { pokemon: "choose", side: "opponents", place: "bench", count: 1, bind: 1 },
    };
    const setup = { opponent: { bench: bench.map((name) => ({ name, energy: ["Water Energy", "Water Energy"] })) } };
    expect(shown([snipe, each({ count: "energy", on: onThat })], setup)).toEqual(range);
  });

  it("ATK-02 all Energy of one of two Pokémon: of which one is open", () => {
    const strip = discard({ ...ENERGIES, to: { pokemon: "choose", side: "yours", place: "bench", count: 1 } });
    const bench = [
      { name: "Zubat", energy: ["Fire Energy"] },
      { name: "Abra", energy: ["Fire Energy", "Fire Energy"] },
    ];
    expect(shown([strip, each(BOUND)], { you: { bench } })).toEqual([10, 40]);
    expect(shown([strip, each(BOUND)], { you: { bench: bench.slice(1) } })).toEqual([30, 30]);
  });

  it("EFF-02 nothing is discarded where nothing is: none is counted", () => {
    expect(shown([discard(energy("any")), each(BOUND)])).toEqual([10, 10]);
  });
});

describe("Whether it will be so before the coins fall", () => {
  const dependent = (when: Condition): Instruction => ({ do: "if", when, then: [each(2)] });
  const [so, not, open] = [
    [30, 30],
    [10, 10],
    [10, 30],
  ] as const;
  // From 1 to 3.
  const left: Amount = { add: [HEADS, 1] };
  it.each<readonly [Extract<Condition, { if: "compare" }>["is"], number, readonly number[]]>([
    ["=", 0, not],
    ["=", 1, open],
    ["=", 4, not],
    ["<", 1, not],
    ["<", 3, open],
    ["<", 4, so],
    ["<=", 0, not],
    ["<=", 1, open],
    ["<=", 2, open],
    ["<=", 3, so],
    [">", 0, so],
    [">", 1, open],
    [">", 3, not],
    [">=", 1, so],
    [">=", 3, open],
    [">=", 4, not],
  ])("EFF-50 from 1 to 3 %s %i", (is, right, range) => {
    expect(shown([flip(2), dependent({ if: "compare", left, is, right })])).toEqual(range);
  });

  it("EFF-50 two known numbers are alike or not", () => {
    expect(shown([dependent({ if: "compare", left: 2, is: "=", right: 2 })])).toEqual(so);
    expect(shown([dependent({ if: "compare", left: 2, is: "=", right: 3 })])).toEqual(not);
  });

  const perhaps: Condition = { if: "compare", left: HEADS, is: "=", right: 1 };
  const yes: Condition = { if: "compare", left: 1, is: "=", right: 1 };
  const no: Condition = { not: yes };
  it.each<readonly [string, Condition, readonly number[]]>([
    ["not what is open", { not: perhaps }, open],
    ["not what is not so", { not: no }, so],
    ["all: one is not so", { all: [perhaps, no] }, not],
    ["all: one is open", { all: [perhaps, yes] }, open],
    ["all are so", { all: [yes, yes] }, so],
    ["any: one is so", { any: [perhaps, yes] }, so],
    ["any: one is open", { any: [perhaps, no] }, open],
    ["any: none is so", { any: [no, no] }, not],
  ])("EFF-50 %s", (_, condition, range) => {
    expect(shown([flip(1), dependent(condition)])).toEqual(range);
  });

  it.each<readonly [string, Count, ScenarioSetup, readonly number[]]>([
    ["all that there is", "all", laden, so],
    ["one of several", 1, laden, so],
    ["any number", "any", laden, open],
    ["all of nothing", "all", {}, not],
  ])("EFF-50 something was done in this way: %s", (_, count, setup, range) => {
    expect(shown([discard(energy(count)), dependent({ if: "bound", binding: 1 })], setup)).toEqual(range);
  });

  it("EFF-50 one of several Pokémon was chosen", () => {
    const off: CardSelector = {
      cards: "attached",
      to: { pokemon: "choose", side: "yours", place: "inPlay", count: 1, bind: 2 },
      what: "energy",
      count: 1,
      bind: 1,
    };
    const two = { you: { ...laden.you, bench: ["Zubat"] } };
    expect(shown([discard(off), dependent({ if: "bound", binding: 2 })], two)).toEqual(so);
  });

  it("EFF-50 something that fits was done in this way", () => {
    const fire: Condition = { if: "bound", binding: 1, where: { types: ["Fire"] } };
    expect(shown([discard(energy(1)), dependent(fire)], laden)).toEqual(open);
  });

  it("EFF-50 what only the opponent sees is open, what lies on the table is not", () => {
    const supporter: Condition = {
      if: "cards",
      are: { cards: "all", zone: "hand", of: "opponent" },
      where: { trainerKinds: ["Supporter"] },
    };
    expect(shown([dependent(supporter)], { opponent: { hand: ["Potion"] } })).toEqual(open);
    expect(shown([dependent({ if: "stadium" })], { stadium: "Meadow", cards: [trainer("Meadow", "Stadium", {})] })).toEqual(so);
  });
});

describe("What either of two ways leaves open", () => {
  it.each<readonly [string, readonly Instruction[], readonly number[]]>([
    ["a number of discarded cards", [{ do: "chooseMode", modes: [[discard(energy(1))], [discard(energy("all"))]] }, each(BOUND)], [20, 40]],
    ["cards discarded or none", [{ do: "flip", coins: 1, heads: [discard(energy("all"))] }, each(BOUND)], [10, 40]],
    ["cards discarded if one likes", [{ do: "may", steps: [discard(energy("all"))] }, each(BOUND)], [10, 40]],
    [
      "of what was discarded, what fits",
      [{ do: "flip", coins: 1, heads: [discard(energy("all"))] }, each({ ...BOUND, where: { types: ["Fire"] } })],
      [10, 30],
    ],
    ["the same either way", [{ do: "flip", coins: 1, heads: [each(1)], tails: [each(1)] }], [20, 20]],
    ["the coins of either way", [{ do: "chooseMode", modes: [[flip(2)], [flip(3)]] }, each(HEADS)], [10, 40]],
  ])("ATK-03 %s", (_, effect, range) => {
    expect(shown(effect, laden)).toEqual(range);
  });
});
