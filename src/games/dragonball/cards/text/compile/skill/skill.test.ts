import { describe, expect, it } from "vitest";
import type { PrintedCard } from "@/games/dragonball/cards/import/print";
import { moss, skills } from "../testing";
import { compileSkills } from ".";

const skill = (text: string) => skills(text)[0];

describe("a skill from its text", () => {
  it("DB-SKILL-01 an Auto has its trigger and its effect", () => {
    expect(skills("[Auto] When this card attacks, draw 2 cards.")).toEqual([
      { type: "auto", on: { when: "attacks", subject: "this" }, effect: [{ do: "draw", count: 2 }] },
    ]);
  });

  it("DB-COST-11 price, condition and actions stand before the effect", () => {
    expect(
      skill("[Activate: Main] (R)(1), if you have 3 or more energy and you discard 1 card from your hand : Draw 1 card."),
    ).toMatchObject({
      cost: {
        when: { there: { in: "energy" }, atLeast: 3 },
        energy: 1,
        colors: { red: 1 },
        actions: [
          { do: "choose", from: { in: "hand" }, count: 1, as: "chosen" },
          { do: "discard", cards: { bound: "chosen" } },
        ],
      },
    });
  });

  describe("DB-KEY-46a [Z-Awaken]", () => {
    const awaken = (facts: Partial<PrintedCard>) => () =>
      compileSkills("[Z-Awaken] (R), when your life is at 3 or less : Red ＜Moss＞.", { card: { ...moss, ...facts }, face: "Moss" })[0];

    it("asks for the Z-Energy cost of its card", () =>
      expect(awaken({ zCost: 2 })()).toMatchObject({
        keyword: { name: "Z-Awaken", zCost: 2, onto: { color: "red", character: "Moss" } },
        cost: { colors: { red: 1 } },
      }));

    it("is not understood where that is unknown", () => expect(awaken({})).toThrow("the source does not tell the Z-Energy cost"));
  });

  it("DB-SKILL-04 a skill that plays its card from the hand works there", () => {
    expect(skill("[Activate: Main] Play this card from your hand.")).toMatchObject({
      from: "hand",
      effect: [{ do: "play", cards: "this" }],
    });
  });

  it("“it” is the card spoken of last", () => {
    const effect = (text: string) => Reflect.get(skill(text) ?? {}, "effect");
    expect(effect("[Auto] When this card is played, switch it to Rest Mode.")).toEqual([{ do: "switch", cards: "this", to: "rest" }]);
    expect(effect("[Auto] When this card is played, choose up to 1 of your opponent's Battle Cards and KO it.")).toMatchObject([
      { do: "choose", as: "chosen" },
      { do: "ko", cards: { bound: "chosen" } },
    ]);
  });

  it.each([
    "[Auto] When this card is played, choose up to 2 of your opponent's Battle Cards and KO it.",
    "[Auto] At the end of your turn, switch it to Rest Mode.",
  ])("a word that points at nothing, or at several, is refused: %s", (text) => expect(() => skills(text)).toThrow("not clear"));

  const effectOf = (text: string): readonly unknown[] => Reflect.get(skill(text) ?? {}, "effect");

  it("“them” are all cards of a phrase that chooses them one by one, “it” is none of them", () => {
    const text = (pronoun: string) =>
      `[Auto] When this card attacks, choose 1 of your energy and 1 card in your hand and place ${pronoun} in your Drop.`;
    expect(effectOf(text("them"))).toMatchObject([{}, {}, { do: "move", cards: { union: [{ bound: "chosen" }, { bound: "chosen2" }] } }]);
    expect(() => skills(text("it"))).toThrow("not clear");
  });

  it("DB-UNDER-01 what a card is placed on or under is not that card", () => {
    expect(
      effectOf(
        "[Activate: Main] Choose 1 of your ＜Reed＞ cards, choose up to 1 ＜Fern＞ card in your hand, and play it on top of the chosen card.",
      ),
    ).toMatchObject([{}, {}, { do: "play", cards: { bound: "chosen2" }, onto: { bound: "chosen" } }]);
  });

  it("DB-ACT-04 up to so many cards from the top of the deck: how many is chosen, which is not", () => {
    expect(effectOf("[Auto] When this card attacks, place up to 3 cards from the top of your deck in your Drop.")).toEqual([
      { do: "chooseNumber", from: 0, to: 3, as: "number" },
      { do: "move", cards: { in: "deck", top: { number: "number" } }, to: "drop" },
    ]);
  });

  it("D-33 “otherwise” is what happens where nothing was done, for whatever reason", () => {
    const draw = [{ do: "draw", count: 2 }];
    expect(
      effectOf(
        "[Auto] When this card attacks, if your life is at 3 or less you may discard 1 card from your hand, otherwise draw 2 cards.",
      ),
    ).toMatchObject([{ do: "if", then: [{ do: "may", else: draw }], else: draw }]);
  });

  it("DB-COST-11 what hangs on a condition is no price", () => {
    expect(skill("[Activate: Main] If it's your turn, discard 1 card from your hand : Draw 1 card.")).toMatchObject({
      cost: { when: { turnOf: "you" }, actions: [{ do: "choose" }, { do: "discard" }] },
    });
  });

  it("“it” is a card that was revealed, not this one; of cards that nobody named it is not clear", () => {
    expect(
      effectOf("[Auto] When this card attacks, reveal the top card of your deck; if it's a red card, add it to your hand."),
    ).toMatchObject([
      { do: "bind", as: "looked" },
      { do: "reveal", cards: { bound: "looked" } },
      { do: "if", when: { card: { bound: "looked" } }, then: [{ do: "move", cards: { bound: "looked" } }] },
    ]);
    expect(() =>
      skills("[Auto] When this card attacks, place the top card of your deck in your Drop; if it's a red card, draw 1 card."),
    ).toThrow("not clear");
  });

  it("what a skill says it did is done with the cards its effect did it with", () => {
    const text =
      "[Auto] When this card attacks, choose up to 1 card in your hand, discard it, then choose up to 1 of your energy and switch it to Rest Mode.";
    expect(effectOf(`${text} If you discarded a card, draw 2 cards.`)).toMatchObject([
      {},
      {},
      {},
      {},
      { do: "if", when: { there: { bound: "chosen" } } },
    ]);
    expect(() => skills(`${text} If you played a card, draw 2 cards.`)).toThrow("not clear");
    expect(() => skills("[Auto] Discard 1 card from your hand : When this card attacks, if you discarded a card, draw 2 cards.")).toThrow(
      "not clear",
    );
  });

  it("DB-EFF-02 “if you do” goes with what is delayed", () => {
    expect(
      effectOf("[Auto] When this card attacks, at the end of the turn, you may discard 1 card from your hand. If you do, draw 2 cards."),
    ).toMatchObject([{ do: "delay", steps: [{ do: "may", then: [{ do: "draw", count: 2 }] }] }]);
  });

  it("DB-TOKEN-01 a token is what the text says of it, or is refused", () => {
    const token = { name: "Reed Jr.", power: 4000, comboCost: 0, comboPower: 3000 };
    expect(
      effectOf(
        "[Auto] When this card attacks, play 2 Reed Jr. tokens and they gain [Blocker] for the turn. (Reed Jr. tokens have 4000 power, 0 combo cost, and 3000 combo power.)",
      ),
    ).toMatchObject([{ do: "token", token, count: 2, as: "token" }, { effects: [{ on: { bound: "token" } }] }]);
    expect(() => skills("[Auto] When this card attacks, play 2 Reed tokens.")).toThrow("what it is like");
  });

  it("DB-SKILL-04 where the text has put its card says nothing of where the skill works", () => {
    expect(
      skill("[Activate: Main] You may place this card in your Drop from your energy. If you do, play this card from your Drop."),
    ).toMatchObject({
      from: "energy",
    });
  });

  it("DB-COUNTER-10 only the card that is being played is played otherwise", () => {
    expect(
      effectOf(
        "[Counter: Play] If the card being played has an energy cost of 2 or less, place it at the bottom of its owner's deck instead.",
      ),
    ).toEqual([
      {
        do: "if",
        when: { card: "beingPlayed", is: { energyCost: { atMost: 2 } } },
        then: [{ do: "negatePlay", to: "deck", place: "bottom" }],
      },
    ]);
    expect(() => skills("[Auto] When this card attacks, if your life is at 2 or less, return it to its owner's hand instead.")).toThrow(
      "not clear",
    );
  });

  it("DB-COUNTER-10 a Unison that is being played is no Battle Card", () => {
    const isBattle = { card: "beingPlayed", is: { type: "Battle" } };
    expect(
      effectOf("[Counter: Play] If the Battle Card being played has 15000 power or less, return it to its owner's hand instead."),
    ).toEqual([
      {
        do: "if",
        when: { card: "beingPlayed", is: { type: "Battle", power: { atMost: 15000 } } },
        then: [{ do: "negatePlay", to: "hand" }],
      },
    ]);
    expect(effectOf("[Counter: Play] The Battle Card being played is played in Rest Mode.")).toEqual([
      { do: "if", when: isBattle, then: [{ do: "playInstead", mode: "rest" }] },
    ]);
  });

  it("DB-ZONE-06 what holds for the card that is being played it comes with", () => {
    expect(effectOf("[Counter: Play] If the card being played is red, play it in Rest Mode.")).toMatchObject([
      { then: [{ do: "playInstead", mode: "rest" }] },
    ]);
    expect(effectOf("[Counter: Play] The card being played has its skills negated for the turn.")).toEqual([
      { do: "playInstead", with: [{ change: { negate: "all" } }], for: "turn" },
    ]);
  });

  it("DB-SKILL-04 a skill that asks where its card lies works there", () => {
    expect(skill("[Activate: Battle] If this card is in a Combo Area : Draw 1 card.")).toMatchObject({ from: "combo" });
    expect(skill("[Permanent] If this card is in your Warp, you can't play green Battle Cards.")).toMatchObject({ from: "warp" });
  });

  it("DB-AUTO-09 “in your Battle Area” is where the cards of an event lie, or lay before it", () => {
    const on = (text: string) => skill(text);
    expect(on("[Auto] When a ＜Reed＞ card in your Battle Area is attacked, draw 1 card.")).toMatchObject({
      on: { when: "attacked", subject: { of: "you", zone: "battle" } },
    });
    expect(on("[Auto] When a [Field] Extra in your Battle Area is placed in its owner's Drop, draw 1 card.")).toMatchObject({
      on: { when: "moved", from: "battle", to: "drop" },
    });
    expect(on("[Auto] When a ＜Reed＞ card in your Battle Area attacks and KOs an opponent's Battle Card, draw 1 card.")).toMatchObject({
      on: { when: "koed", cause: { where: { type: "Battle", character: "Reed" } } },
    });
  });

  it("DB-TEXT-18 of a number of cards “if you do” asks for all", () => {
    expect(effectOf("[Activate: Main] Remove 7 [Dragon Ball] cards in your Drop from the game. If you do, draw 2 cards.")).toMatchObject([
      { count: 7 },
      { to: "removed" },
      { do: "if", when: { done: "wholly" } },
    ]);
  });

  it("DB-ACT-05 what a sentence says of a card hangs on whether the one before came to name it", () => {
    const low = "[Activate: Main] If your life is at 4 or less,";
    expect(
      effectOf(`${low} reveal the top card of your deck. If that card is red, add it to your hand, otherwise draw 1 card.`),
    ).toMatchObject([{ do: "if", then: [{ do: "bind" }, { do: "reveal" }, { do: "if", else: [{ do: "draw" }] }] }]);
    expect(effectOf(`${low} choose 1 of your Battle Cards. The chosen card and this card get +5000 power for the turn.`)).toMatchObject([
      { do: "if", then: [{ do: "choose" }, { do: "lasting" }] },
    ]);
  });
});
