import { describe, expect, it } from "vitest";
import type { ScenarioSetup } from "../testing/scenario";
import {
  active,
  BENCH,
  chosen,
  discard,
  draw,
  energyOff,
  everything,
  hand,
  handOnly,
  heal,
  MINE,
  mayPlay,
  type Text,
  take,
  toDeck,
} from "../testing/usable";
import type { Amount, CardFilter, Condition } from "./language";

const POKEMON: CardFilter = { category: "Pokémon" };
const compare = (left: Amount, is: "=" | ">", right: number): Condition => ({ if: "compare", left, is, right });

describe("What a text could come to decides whether it may be used", () => {
  it.each<readonly [string, Text, ScenarioSetup, ScenarioSetup]>([
    ["a card to draw", { steps: [draw(1)] }, {}, { you: { deck: [] } }],
    [
      "a number of cards to draw above 0",
      { steps: [draw({ count: "cards", zone: "discard", of: "you" })] },
      { you: { discard: ["Potion"] } },
      {},
    ],
    [
      "a discarded hand lies in the discard pile, without the card that is being played",
      { steps: [discard(everything("hand")), take(chosen("discard", 1, { trainerKinds: ["Item"] }))] },
      hand("Potion"),
      hand("Froakie"),
    ],
    [
      "a random card lies in the discard pile, whatever goes there after it",
      {
        steps: [
          discard({ cards: "random", zone: "hand", of: "you", count: 1 }),
          discard(chosen("hand", 1, { trainerKinds: ["Item"] })),
          take(chosen("discard", 1, POKEMON)),
        ],
      },
      hand("Froakie", "Potion"),
      hand(),
    ],
    [
      "a discarded hand is gone",
      { steps: [discard(everything("hand")), { do: "attach", cards: chosen("hand", 1, { category: "Energy" }), to: MINE }, heal] },
      { you: { hand: ["Fire Energy"], active: { name: "Snorlax", damage: 30 } } },
      hand("Fire Energy"),
    ],
    [
      "what a cost takes from the hand makes room to draw",
      { cost: [discard(chosen("hand", 2))], steps: [{ do: "drawUntil", handSize: 3 }] },
      hand("Potion", "Potion", "Potion", "Potion"),
      hand("Potion", "Potion", "Potion", "Potion", "Potion"),
    ],
    [
      "a hand that a cost may empty",
      {
        cost: [discard(chosen("hand", 1))],
        steps: [{ do: "if", when: compare({ count: "cards", zone: "hand", of: "you" }, "=", 0), then: [draw(3)] }],
      },
      hand("Potion"),
      hand(),
    ],
    [
      "the opponent's hand, which a cost does not touch",
      {
        cost: [discard(chosen("hand", 1))],
        steps: [{ do: "if", when: compare({ count: "cards", zone: "hand", of: "opponent" }, "=", 0), then: [draw(3)] }],
      },
      hand("Potion"),
      { ...hand("Potion"), opponent: { hand: ["Potion"] } },
    ],
    [
      "cards shuffled into an empty deck can be drawn",
      { cost: [toDeck(chosen("hand", 2))], steps: [draw(2)] },
      handOnly("Potion", "Switch"),
      handOnly("Potion"),
    ],
    [
      "… searched for",
      { cost: [toDeck(chosen("hand", 2))], steps: [take(chosen("deck", 1, POKEMON))] },
      handOnly("Froakie", "Switch"),
      handOnly("Potion", "Switch"),
    ],
    [
      "… or turned over",
      { cost: [toDeck(chosen("hand", 2))], steps: [discard({ cards: "top", of: "you", count: 1 })] },
      handOnly("Potion", "Switch"),
      handOnly("Potion"),
    ],
    [
      "what a cost discards is not taken back (EFF-49)",
      { cost: [discard(chosen("hand", 1))], steps: [take(chosen("discard", 1))] },
      { you: { hand: ["Potion"], discard: ["Switch"] } },
      hand("Potion"),
    ],
    [
      "a Pokémon that gives up Energy is the one that is healed",
      {
        steps: [
          {
            do: "ifYouDo",
            steps: [discard(energyOff({ pokemon: "choose", side: "yours", place: "inPlay", count: 1, bind: 1 }))],
            then: [{ do: "heal", amount: 60, on: { pokemon: "bound", binding: 1 } }],
          },
        ],
      },
      active({ name: "Snorlax", energy: ["Fire Energy"], damage: 30 }),
      active({ name: "Snorlax", energy: ["Fire Energy"] }),
    ],
    [
      "Energy that is given up can be taken from the discard pile",
      { steps: [{ do: "ifYouDo", steps: [discard(energyOff(MINE))], then: [take(chosen("discard", 1))] }] },
      active({ name: "Snorlax", energy: ["Fire Energy"] }),
      active({ name: "Snorlax" }),
    ],
    [
      "all Energy of a Pokémon, as a cost",
      { cost: [discard({ cards: "attached", to: MINE, what: "energy", count: "all" })], steps: [draw(1)] },
      active({ name: "Snorlax", energy: ["Fire Energy", "Fire Energy"] }, ["Potion"]),
      active({ name: "Snorlax" }, ["Potion"]),
    ],
    [
      "any number of cards, as a cost",
      { cost: [discard({ cards: "choose", from: { zone: "hand", of: "you" }, count: "any" })], steps: [draw(1)] },
      hand("Potion"),
      hand(),
    ],
    [
      "two Energy, by one card that provides two",
      { steps: [{ do: "ifYouDo", steps: [discard(energyOff(MINE, 2))], then: [draw(1)] }] },
      active({ name: "Snorlax", energy: ["Double Colorless Energy"] }, ["Potion"]),
      active({ name: "Snorlax", energy: ["Fire Energy"] }, ["Potion"]),
    ],
    [
      "a random card to give up",
      { steps: [{ do: "ifYouDo", steps: [discard({ cards: "random", zone: "hand", of: "you", count: 1 })], then: [draw(1)] }] },
      hand("Potion"),
      hand(),
    ],
    [
      "what follows otherwise",
      { steps: [{ do: "ifYouDo", steps: [discard(chosen("hand", 1))], then: [draw(2)], otherwise: [heal] }] },
      active({ name: "Snorlax", damage: 30 }),
      active({ name: "Snorlax" }),
    ],
    ["a condition that holds", { steps: [{ do: "if", when: { if: "stadium" }, then: [draw(1)] }] }, { stadium: "Fairy Garden" }, {}],
    [
      "a condition that does not hold",
      { steps: [{ do: "if", when: { if: "stadium" }, then: [draw(1)], else: [heal] }] },
      active({ name: "Snorlax", damage: 30 }),
      active({ name: "Snorlax" }, ["Potion"]),
    ],
    [
      "a condition of cards that are not there",
      {
        steps: [{ do: "if", when: { if: "cards", are: everything("discard") }, then: [], else: [heal] }],
      },
      active({ name: "Snorlax", damage: 30 }),
      active({ name: "Snorlax" }),
    ],
    [
      "heads or tails",
      { steps: [{ do: "flip", coins: 1, heads: [draw(1)], tails: [heal] }] },
      active({ name: "Snorlax", damage: 30 }),
      active({ name: "Snorlax" }),
    ],
    ["heads", { steps: [{ do: "flip", coins: 1, heads: [draw(1)], tails: [heal] }] }, {}, { you: { deck: [] } }],
    [
      "something to repeat, as often as there are",
      { steps: [{ do: "repeat", times: { count: "pokemon", in: BENCH }, steps: [draw(1)] }] },
      { you: { bench: ["Zubat"] } },
      {},
    ],
    ["one of several modes", { steps: [{ do: "chooseMode", modes: [[heal], [draw(1)]] }] }, {}, { you: { deck: [] } }],
    [
      "what may be done, if something comes of it",
      { steps: [{ do: "may", steps: [discard(chosen("hand", 1))], ifDone: [draw(2)] }] },
      hand("Potion"),
      handOnly("Potion"),
    ],
    ["what follows where it is not done", { steps: [{ do: "may", steps: [heal], ifNot: [draw(1)] }] }, {}, { you: { deck: [] } }],
    [
      "something for each",
      { steps: [{ do: "forEach", pokemon: BENCH, steps: [{ do: "heal", amount: 10, on: { pokemon: "each" } }] }] },
      { you: { bench: ["Zubat", { name: "Froakie", damage: 10 }] } },
      { you: { active: { name: "Snorlax", damage: 10 }, bench: ["Zubat"] } },
    ],
    [
      "something for each of those chosen",
      {
        steps: [
          {
            do: "forEach",
            pokemon: { pokemon: "choose", side: "yours", place: "bench", count: 1, bind: 1 },
            steps: [{ do: "heal", amount: 10, on: { pokemon: "bound", binding: 1 } }],
          },
        ],
      },
      { you: { bench: ["Zubat", { name: "Froakie", damage: 10 }] } },
      { you: { active: { name: "Snorlax", damage: 10 }, bench: ["Zubat"] } },
    ],
    [
      "cards to look at for the sake of what follows",
      {
        steps: [
          { do: "look", cards: { cards: "top", of: "you", count: 3, bind: 1 } },
          take({ cards: "choose", from: { binding: 1 }, count: 1, where: POKEMON }),
          toDeck({ cards: "rest", binding: 1 }),
        ],
      },
      {},
      { you: { deck: [] } },
    ],
    [
      "cards to look at for their own sake",
      { steps: [{ do: "look", cards: { cards: "top", of: "opponent", count: 1 } }] },
      {},
      { opponent: { deck: [] } },
    ],
    [
      "a hand to look at",
      {
        steps: [
          { do: "look", cards: { cards: "all", zone: "hand", of: "opponent", bind: 1 } },
          discard({ cards: "choose", from: { binding: 1 }, count: 1 }),
        ],
      },
      { opponent: { hand: ["Potion"] } },
      {},
    ],
    [
      "something done in this way",
      { steps: [discard(chosen("hand", 1, POKEMON, 1)), { do: "if", when: { if: "bound", binding: 1 }, then: [draw(1)] }] },
      hand("Froakie"),
      hand("Potion"),
    ],
    [
      "a number of cards that were discarded in this way",
      { steps: [discard(chosen("hand", 1, POKEMON, 1)), draw({ count: "bound", binding: 1 })] },
      hand("Froakie"),
      hand("Potion"),
    ],
  ])("EFF-04 a Trainer card: %s", (_, text, yes, no) => {
    expect([mayPlay(text, yes), mayPlay(text, no)]).toEqual([true, false]);
  });

  const search = { steps: [take(chosen("deck", 1, { names: ["Froakie"] }))] };
  const four = ["Froakie", "Froakie", "Froakie", "Froakie"];
  it.each<readonly [string, Text, ScenarioSetup, boolean]>([
    ["three discarded", search, { you: { discard: four.slice(1) } }, true],
    ["four discarded", search, { you: { discard: four } }, false],
    ["the opponent's four", search, { opponent: { discard: four } }, true],
    ["four in hand", search, hand(...four), false],
    ["four in play", search, { you: { active: "Froakie", bench: four.slice(1) } }, false],
    ["perhaps four among the Prize cards", search, { you: { prizes: four } }, true],
    ["four of another name", search, { you: { discard: ["Zubat", "Zubat", "Zubat", "Zubat"] } }, true],
    ["of two names one", { steps: [take(chosen("deck", 1, { names: ["Froakie", "Zubat"] }))] }, { you: { discard: four } }, true],
    [
      "basic Energy, of which there may be more",
      { steps: [take(chosen("deck", 1, { names: ["Fire Energy"] }))] },
      { you: { discard: ["Fire Energy", "Fire Energy", "Fire Energy", "Fire Energy"] } },
      true,
    ],
    [
      "Special Energy",
      { steps: [take(chosen("deck", 1, { names: ["Rainbow Energy"] }))] },
      { you: { discard: ["Rainbow Energy", "Rainbow Energy", "Rainbow Energy", "Rainbow Energy"] } },
      false,
    ],
    ["of the searching card itself", { steps: [take(chosen("deck", 1, { sameNameAs: "self" }))] }, hand("Plan", "Plan", "Plan"), false],
    ["of the searching card itself, three", { steps: [take(chosen("deck", 1, { sameNameAs: "self" }))] }, hand("Plan", "Plan"), true],
    [
      "of a Pokémon that is yet to be found",
      {
        steps: [
          { do: "move", cards: chosen("deck", 1, POKEMON, 1), destination: { to: "hand" } },
          take(chosen("deck", 1, { sameNameAs: { binding: 1 } })),
        ],
      },
      { you: { discard: four } },
      true,
    ],
    [
      "the opponent's hand, which nobody sees",
      { steps: [discard({ cards: "choose", from: { zone: "deck", of: "opponent" }, count: 1, where: { names: ["Froakie"] } })] },
      { opponent: { hand: four } },
      true,
    ],
  ])("CMP-967 a search of the deck for a card of which one sees: %s", (_, text, setup, expected) => {
    expect(mayPlay(text, setup)).toBe(expected);
  });
});
