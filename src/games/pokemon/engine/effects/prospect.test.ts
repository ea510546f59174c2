import { describe, expect, it } from "vitest";
import { trainer } from "../testing/cards";
import { type ScenarioSetup, scenario } from "../testing/scenario";
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
  ONE,
  played,
  type Text,
  take,
  toDeck,
  used,
} from "../testing/usable";
import type { Amount, CardFilter, Condition, Instruction } from "./language";

const POKEMON: CardFilter = { category: "Pokémon" };
const compare = (left: Amount, is: "=" | ">", right: number): Condition => ({ if: "compare", left, is, right });

const lookAtThree: Instruction = { do: "look", cards: { cards: "top", of: "you", count: 3, bind: 1 } };
const ontoBench: Instruction = {
  do: "move",
  cards: { cards: "choose", from: { binding: 1 }, count: 1, where: POKEMON },
  destination: { to: "bench" },
};

describe("What a text could come to decides whether it may be used", () => {
  it.each<readonly [string, Text, ScenarioSetup, ScenarioSetup]>([
    ["a card to draw", { steps: [draw(1)] }, {}, { you: { deck: [] } }],
    [
      "a card in the deck for the Pokémon that the text goes on with",
      {
        steps: [
          { do: "attach", cards: chosen("deck", 1, { category: "Energy" }), to: { ...ONE, bind: 1 } },
          { do: "putCounters", count: 2, on: { pokemon: "bound", binding: 1 } },
        ],
      },
      {},
      { you: { deck: [] } },
    ],
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
      {
        cost: [discard({ cards: "choose", from: { zone: "hand", of: "you" }, count: "any" })],
        steps: [{ do: "drawUntil", handSize: 3 }],
      },
      hand("Potion"),
      hand(),
    ],
    [
      "up to two cards, as a cost",
      { cost: [discard({ cards: "choose", from: { zone: "hand", of: "you" }, count: { upTo: 2 } })], steps: [draw(1)] },
      hand("Potion"),
      hand(),
    ],
    ["a whole hand, as a cost", { cost: [discard(everything("hand"))], steps: [draw(1)] }, hand("Potion"), hand()],
    [
      "what was paid before does not keep from the discard pile what is given up afterwards",
      {
        cost: [discard(chosen("hand", 1))],
        steps: [{ do: "ifYouDo", steps: [discard(energyOff(MINE))], then: [take(chosen("discard", 1, { category: "Energy" }))] }],
      },
      { you: { active: { name: "Snorlax", energy: ["Fire Energy"] }, hand: ["Potion"] } },
      { you: { active: "Snorlax", hand: ["Potion"] } },
    ],
    [
      "a price that may be paid, in full",
      { steps: [{ do: "may", steps: [discard(chosen("hand", 2))], ifDone: [draw(1)] }] },
      hand("Potion", "Potion"),
      hand("Potion"),
    ],
    [
      "of two Pokémon the one that gives up Energy may be the right one",
      {
        steps: [
          discard(energyOff({ pokemon: "choose", side: "yours", place: "inPlay", count: 1, bind: 1 })),
          { do: "if", when: { not: { if: "pokemon", is: { pokemon: "bound", binding: 1 }, where: { types: ["Fire"] } } }, then: [draw(1)] },
        ],
      },
      { you: { active: { name: "Fennekin", energy: ["Fire Energy"] }, bench: [{ name: "Froakie", energy: ["Fire Energy"] }] } },
      { you: { active: { name: "Fennekin", energy: ["Fire Energy"] }, bench: [] } },
    ],
    [
      "… and the other one may be healed",
      {
        steps: [
          discard(energyOff({ pokemon: "choose", side: "yours", place: "inPlay", count: 1, bind: 1 })),
          { do: "heal", amount: 30, on: { pokemon: "choose", side: "yours", place: "inPlay", count: 1, except: 1 } },
        ],
      },
      { you: { active: { name: "Fennekin", energy: ["Fire Energy"], damage: 30 }, bench: [{ name: "Froakie", energy: ["Fire Energy"] }] } },
      { you: { active: { name: "Fennekin", energy: ["Fire Energy"], damage: 30 }, bench: [] } },
    ],
    [
      "as many cards as the discard pile then holds",
      { steps: [discard(chosen("hand", 1)), draw({ count: "cards", zone: "discard", of: "you" })] },
      hand("Potion"),
      hand(),
    ],
    [
      "Pokémon of the kind that a random card may say",
      {
        steps: [
          discard({ cards: "random", zone: "hand", of: "you", count: 1, bind: 1 }),
          {
            do: "forEach",
            pokemon: {
              pokemon: "all",
              side: "yours",
              place: "inPlay",
              where: { energy: { where: { sameTypeAs: { binding: 1 } }, atLeast: 1 } },
            },
            steps: [{ do: "heal", amount: 30, on: { pokemon: "each" } }],
          },
        ],
      },
      { you: { active: { name: "Snorlax", energy: ["Fire Energy"], damage: 30 }, hand: ["Fire Energy"] } },
      active({ name: "Snorlax", energy: ["Fire Energy"], damage: 30 }),
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
      "cards to look at for a price, for the sake of what may then be done",
      { steps: [{ do: "ifYouDo", steps: [discard(chosen("hand", 1)), lookAtThree], then: [ontoBench] }] },
      { you: { hand: ["Potion"], bench: ["Zubat"] } },
      { you: { hand: ["Potion"], bench: ["Zubat", "Zubat", "Zubat", "Zubat", "Zubat"] } },
    ],
    [
      "cards to look at on a condition, for the sake of what follows it",
      { steps: [{ do: "if", when: { if: "stadium" }, then: [lookAtThree] }, ontoBench] },
      { stadium: "Fairy Garden", you: { bench: ["Zubat"] } },
      { stadium: "Fairy Garden", you: { bench: ["Zubat", "Zubat", "Zubat", "Zubat", "Zubat"] } },
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
    [
      "as many random cards as it costs",
      { cost: [discard({ cards: "random", zone: "hand", of: "you", count: 2 })], steps: [draw(1)] },
      hand("Potion", "Switch"),
      hand("Potion"),
    ],
    [
      "what is asked for where the random card that is given up is Energy (CMP-1704)",
      {
        steps: [
          discard({ cards: "random", zone: "hand", of: "you", count: 1, bind: 1 }),
          { do: "if", when: { if: "bound", binding: 1, where: { category: "Energy" } }, then: [heal], else: [draw(1)] },
        ],
      },
      { you: { active: { name: "Snorlax", damage: 30 }, hand: ["Potion"] } },
      hand("Potion"),
    ],
  ])("EFF-04 a Trainer card: %s", (_, text, yes, no) => {
    expect([mayPlay(text, yes), mayPlay(text, no)]).toEqual([true, false]);
  });

  const search = { steps: [take(chosen("deck", 1, { names: ["Froakie"] }))] };
  const four = ["Froakie", "Froakie", "Froakie", "Froakie"];
  const quilladin = ["Quilladin", "Quilladin", "Quilladin", "Quilladin"];
  const evolution = { steps: [take(chosen("deck", 1, { evolvesFrom: "Chespin" }))] };
  const evolving: Text = { steps: [{ do: "evolve", pokemon: ONE, with: chosen("deck", 1) }] };
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
    ["of what evolves from a Pokémon", evolution, { you: { discard: quilladin } }, false],
    ["of what evolves from a Pokémon, three", evolution, { you: { discard: quilladin.slice(1) } }, true],
    ["of what evolves a Pokémon, which is put on it", evolving, { you: { active: "Chespin", discard: quilladin } }, false],
    ["of what evolves one of two Pokémon", evolving, { you: { active: "Chespin", bench: ["Weedle"], discard: quilladin } }, true],
    [
      "the opponent's hand, which nobody sees",
      { steps: [discard({ cards: "choose", from: { zone: "deck", of: "opponent" }, count: 1, where: { names: ["Froakie"] } })] },
      { opponent: { hand: four } },
      true,
    ],
  ])("CMP-967 a search of the deck for a card of which one sees: %s", (_, text, setup, expected) => {
    expect(mayPlay(text, setup)).toBe(expected);
  });

  it("CMP-967 … also where they lie face up among the Prize cards", () => {
    const plan = (prizes: readonly string[]) =>
      scenario({
        cards: [
          trainer("Map", "Item", {}, { do: "turnPrizesUp", count: "all", of: "you" }),
          trainer("Plan", "Item", {}, take(chosen("deck", 1, { names: ["Froakie"] }))),
        ],
        you: { hand: ["Map", "Plan"], prizes },
      });
    expect([plan(four).play("Map").canPlay("Plan"), plan(four.slice(1)).play("Map").canPlay("Plan")]).toEqual([false, true]);
  });

  it("EFF-04 an attack offers also what would only be given up", () => {
    const t = used([{ do: "may", steps: [discard(everything("hand")), heal] }], hand("Potion"));
    expect(t.asked).toBe("may");
    t.choose("yes");
    expect(t.you).toMatchObject({ hand: [], discard: ["Potion"] });
  });

  it("EFF-04 'you may' is a choice where its text does more in any case", () => {
    const healing: Instruction = { do: "ifYouDo", steps: [{ do: "may", steps: [heal] }, draw(1)], then: [draw(2)] };
    const t = played([healing], { you: { active: { name: "Snorlax", damage: 30 } } });
    expect(t.asked).toBe("may");
    t.choose("no");
    expect([t.you.active?.damage, t.you.hand.length]).toEqual([30, 3]);
  });

  it("EFF-04 what a coin may choose counts as chosen", () => {
    const discarding = discard(energyOff({ pokemon: "choose", side: "yours", place: "inPlay", count: 1, bind: 1 }));
    const steps: readonly Instruction[] = [
      { do: "flip", coins: 1, heads: [discarding] },
      { do: "heal", amount: 60, on: { pokemon: "bound", binding: 1 } },
    ];
    expect(mayPlay({ steps }, active({ name: "Snorlax", energy: ["Fire Energy"], damage: 30 }))).toBe(true);
  });
});
