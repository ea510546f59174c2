import { expect, it } from "vitest";
import { createCatalogue } from "../catalogue";
import { gameOver } from "../game";
import type { Observer } from "../match";
import { ability, attack, pokemon, SELF, testCards, trainer } from "../testing/cards";
import { scenario } from "../testing/scenario";
import type { Instruction, Modifier } from "./language";

const draw: Instruction = { do: "draw", count: 1 };
const firmer: Modifier = { modify: "hp", on: SELF, amount: 20, sign: "+" };

/** A text of every step that steers, a trigger and an effect in force. */
const cards = [
  trainer(
    "Everything",
    "Item",
    {},
    { do: "flip", coins: 1, heads: [draw] },
    { do: "if", when: { if: "stadium" }, then: [draw] },
    { do: "may", steps: [draw], ifDone: [draw] },
    { do: "ifYouDo", steps: [draw], then: [draw] },
    { do: "repeat", times: 2, steps: [draw] },
    {
      do: "forEach",
      pokemon: { pokemon: "all", side: "yours", place: "inPlay" },
      steps: [{ do: "heal", amount: 10, on: { pokemon: "each" } }],
    },
    { do: "chooseMode", modes: [[draw], [{ do: "draw", count: 2 }]] },
  ),
  pokemon(
    "Witness",
    90,
    "Colorless",
    {
      abilities: [
        ability("Glad", {
          kind: "triggered",
          on: { event: "attachedEnergy", subject: "self" },
          steps: [{ do: "heal", amount: 10, on: SELF }],
        }),
        ability("Firm", { kind: "continuous", change: firmer, while: { if: "stadium" } }),
      ],
    },
    attack("Tap", "C", "10"),
  ),
];

it.each([true, false])("texts are carried out whether anybody is told of their parts or not: %s", (observed) => {
  const t = scenario({
    ...(!observed && { unobserved: true }),
    cards,
    coins: "H",
    stadium: "Fairy Garden",
    you: {
      active: { name: "Witness", damage: 50 },
      hand: ["Everything", "Water Energy"],
      deck: Array.from({ length: 12 }, () => "Potion"),
    },
  });
  t.play("Everything").choose("yes").choose(1).attach("Water Energy", "Witness").attack("Tap");
  expect([t.you.hand.length, t.you.active?.damage, t.you.active?.hp, t.opponent.active?.damage]).toEqual([10, 30, 110, 10]);
});

it.each([
  ["Fairy Garden", true],
  [undefined, false],
])(
  "whoever watches is told of an Ability's effect once it is in force, not while it waits for its condition: Stadium %s",
  (stadium, expected) => {
    const { state } = scenario({ cards, you: { active: "Witness" }, ...(stadium && { stadium }) });
    const told: Parameters<Observer>[0][] = [];
    gameOver(createCatalogue([...testCards, ...cards], (part) => told.push(part))).view(state, 0);
    expect(told.some((part) => "change" in part && part.change === firmer)).toBe(expected);
  },
);
