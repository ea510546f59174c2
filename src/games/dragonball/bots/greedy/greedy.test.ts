import { describe, expect, it } from "vitest";
import type { CardDefinition } from "@/games/dragonball/engine/card";
import { battle } from "@/games/dragonball/engine/testing/cards";
import { LEADER, PLAIN, type ScenarioSetup, scenario } from "@/games/dragonball/engine/testing/scenario";
import { chosen } from "@/kernel/accepts";
import { randomFrom } from "@/kernel/random";
import { botFor } from "..";

const [SMALL, LARGE] = [battle("Small", { combo: [0, 5000] }), battle("Large", { combo: [0, 10000] })];
const [WEAK, STRONG] = [battle("Weak", { power: 5000 }), battle("Strong", { power: 20000 })];
const GREAT: CardDefinition = { ...battle("Great", { power: 25000 }), z: true, zCost: 1 };
const CARDS: readonly CardDefinition[] = [LEADER, PLAIN, SMALL, LARGE, WEAK, STRONG, GREAT];

type Table = ReturnType<typeof scenario>;

/** What the greedy player answers to the question that stands open after `before`. */
function answer(setup: ScenarioSetup, before: (t: Table) => Table = (t) => t) {
  const t = before(scenario(setup));
  const { decision } = t;
  const choice = botFor("normal", CARDS, randomFrom("luck"))(t.game.view(t.state, decision.seat), decision);
  t.passAll();
  return chosen(decision.options, choice);
}

describe("The greedy player", () => {
  it("plays a card before it attacks", () => {
    expect(answer({ you: { hand: [SMALL], energy: 1, battle: [STRONG] } })).toMatchObject([{ do: "play", definition: "Small" }]);
  });

  it("attacks the Leader with what gets through", () => {
    expect(answer({ you: { battle: [STRONG], leader: { card: LEADER, rest: true } } })).toMatchObject([
      { do: "attack", definition: "Strong" },
    ]);
  });

  it("ends the turn where it could only lose battles", () => {
    expect(answer({ you: { battle: [WEAK], leader: { card: LEADER, rest: true } } })).toEqual([{ do: "pass" }]);
  });

  it("takes the combo that just turns the battle", () => {
    const you = { battle: [WEAK], hand: [LARGE, SMALL] };
    expect(answer({ you }, (t) => t.attack("Weak"))).toMatchObject([{ do: "combo", definition: "Small" }]);
  });

  it("gives up nothing for a battle that is won already", () => {
    expect(answer({ you: { battle: [STRONG], hand: [SMALL] } }, (t) => t.attack("Strong"))).toEqual([{ do: "pass" }]);
  });

  describe("DB-ATK-18 at the end of a battle", () => {
    const offered = (zDeck: readonly CardDefinition[]) =>
      answer({ you: { battle: [WEAK], hand: [LARGE], zDeck } }, (t) => t.attack("Weak").combo("Large"));

    it("places a card of its combo in the Z-Energy for a card of its Z-Deck", () =>
      expect(offered([GREAT])).toMatchObject([{ definition: "Large" }]));

    it("places none without a Z-Deck", () => expect(offered([])).toEqual([]));
  });

  it("DB-Z-07 plays a card of its Z-Deck", () => {
    const you = { energy: 1, zEnergy: [PLAIN], zDeck: [GREAT] };
    expect(answer({ you })).toMatchObject([{ do: "play", definition: "Great" }]);
  });

  it.each([
    { life: 8, does: "pass" },
    { life: 2, does: "combo" },
  ])("with $life Life it answers an attack that takes three cards to stop: $does", ({ life, does }) => {
    const setup = { you: { battle: [STRONG] }, opponent: { hand: [SMALL, SMALL, SMALL], life } };
    expect(answer(setup, (t) => t.attack("Strong"))).toMatchObject([{ do: does }]);
  });
});
