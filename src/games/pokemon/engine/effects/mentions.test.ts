import { describe, expect, it } from "vitest";
import type { ScenarioSetup } from "../testing/scenario";
import { draw, hand, mayPlay, type Text } from "../testing/usable";
import type { Amount, CardFilter, Condition, Zone } from "./language";

const POKEMON: CardFilter = { category: "Pokémon" };
const compare = (left: Amount, is: "=" | ">", right: number): Condition => ({ if: "compare", left, is, right });

describe("What hangs on cards", () => {
  const ifThere = (zone: Zone, of: "you" | "opponent" | "both", where?: CardFilter): Text => ({
    steps: [{ do: "if", when: compare({ count: "cards", zone, of, ...(where && { where }) }, ">", 0), then: [draw(1)] }],
  });
  it.each<readonly [string, Text, ScenarioSetup, boolean]>([
    ["one's own hand is seen: none fits", ifThere("hand", "you", POKEMON), hand("Potion"), false],
    ["one's own hand is seen: one fits", ifThere("hand", "you", POKEMON), hand("Froakie"), true],
    ["the opponent's hand is not seen", ifThere("hand", "opponent", POKEMON), { opponent: { hand: ["Potion"] } }, true],
    ["both hands are not seen", ifThere("hand", "both", POKEMON), { opponent: { hand: ["Potion"] } }, true],
    ["a deck is not seen", ifThere("deck", "you", POKEMON), {}, true],
    ["Prize cards are not seen", ifThere("prizes", "you", POKEMON), {}, true],
    ["a discard pile is seen: none fits", ifThere("discard", "opponent", POKEMON), { opponent: { discard: ["Potion"] } }, false],
    ["a discard pile is seen: one fits", ifThere("discard", "opponent", POKEMON), { opponent: { discard: ["Froakie"] } }, true],
    ["the Lost Zone is seen", ifThere("lostZone", "you", POKEMON), { you: { lostZone: ["Potion"] } }, false],
    ["how many cards lie hidden is known: none", ifThere("hand", "opponent"), {}, false],
    ["how many cards lie hidden is known: some", ifThere("hand", "opponent"), { opponent: { hand: ["Potion"] } }, true],
    [
      "the top card of a deck is not seen",
      { steps: [{ do: "if", when: { if: "cards", are: { cards: "top", of: "you", count: 1 }, where: POKEMON }, then: [draw(1)] }] },
      {},
      true,
    ],
    [
      "the bottom card of a deck is not seen",
      { steps: [{ do: "if", when: { if: "cards", are: { cards: "bottom", of: "you", count: 1 }, where: POKEMON }, then: [draw(1)] }] },
      {},
      true,
    ],
    [
      "heads to come are not known",
      {
        steps: [
          { do: "flip", coins: 1 },
          { do: "if", when: compare({ count: "heads" }, ">", 0), then: [draw(1)] },
        ],
      },
      {},
      true,
    ],
    [
      "tails to come are not known",
      {
        steps: [
          { do: "flip", coins: 1 },
          { do: "if", when: compare({ count: "tails" }, ">", 0), then: [draw(1)] },
        ],
      },
      {},
      true,
    ],
    ["… as a number", { steps: [{ do: "flip", coins: 1 }, draw({ count: "heads" })] }, {}, true],
  ])("EFF-04 %s", (_, text, setup, expected) => {
    expect(mayPlay(text, setup)).toBe(expected);
  });
});
