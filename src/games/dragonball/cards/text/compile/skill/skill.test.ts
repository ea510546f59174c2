import { describe, expect, it } from "vitest";
import type { PrintedCard } from "@/games/dragonball/cards/import/print";
import { compileSkills } from ".";

const card: PrintedCard = {
  id: "T1-001",
  type: "Battle",
  colors: ["red"],
  cost: { total: 3, colors: { red: 1 } },
  faces: [{ name: "Moss", power: 10000, characters: ["Moss"], traits: [], skills: [] }],
};
const skills = (text: string) => compileSkills(text, { card, face: "Moss" });
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

  it("DB-ACT-07 areas that were looked through are those of which cards were chosen", () => {
    expect(
      effectOf("[Activate: Main] Add up to 1 red card from your deck and/or life to your hand, then shuffle any areas you looked through."),
    ).toMatchObject([{}, {}, { do: "shuffle", zone: "deck" }, { do: "shuffle", zone: "life" }]);
  });

  it("DB-KEY-13e [Union-Absorb] says itself what it plays on top of its card", () => {
    expect(
      skill(
        "[Union-Absorb] (G), place 1 ＜Reed＞ card from your hand under this card : Play up to 1 ＜Fern＞ card from your deck on top of this card, then shuffle your deck.",
      ),
    ).toMatchObject({
      keyword: { name: "Union-Absorb", effect: [{ do: "choose" }, { do: "play", onto: "this" }, { do: "shuffle" }] },
      cost: { colors: { green: 1 }, actions: [{ do: "choose" }, { do: "move", under: "this" }] },
    });
    expect(() => skills("[Union-Absorb] Place 1 ＜Reed＞ card from your hand under this card : Draw 1 card.")).toThrow("plays nothing");
  });

  it("what is said behind a list of cards goes with each of them", () => {
    const red = { color: "red", energyCost: { exactly: 1 } };
    expect(
      effectOf(
        "[Activate: Main] Add up to 1 ＜Reed＞ and up to 1 ＜Fern＞ card - both red and with an energy cost of 1 - from your deck to your hand.",
      ),
    ).toMatchObject([
      { from: { in: "deck", where: { character: "Reed", ...red } } },
      { from: { in: "deck", where: { character: "Fern", ...red } } },
      { do: "move", cards: { union: [{ bound: "chosen" }, { bound: "chosen2" }] } },
    ]);
  });

  it("DB-ACT-04 on the top and/or bottom: those on top are chosen, the others go to the bottom", () => {
    expect(
      effectOf(
        "[Auto] When this card attacks, look at up to 4 cards from the top of your deck and place them on the top and/or bottom of your deck in any order.",
      ),
    ).toMatchObject([
      { as: "looked" },
      { do: "bind", cards: { bound: "looked" }, as: "chosen" },
      { do: "choose", from: { bound: "chosen" }, count: "any", as: "chosen2" },
      { cards: { cards: { bound: "chosen" }, where: { otherThan: "chosen2" } }, place: "bottom" },
      { cards: { bound: "chosen2" }, place: "top" },
    ]);
  });

  it("DB-PLAY-03 in what mode and with how many markers a card lies in a hand is how it comes", () => {
    const [, play] = effectOf("[Activate: Main] Play up to 1 red Unison with a specified cost of 2 and 3 markers on it from your hand.");
    expect(play).toEqual({ do: "play", cards: { bound: "chosen" }, markers: 3 });
  });

  it("what is said of one of two kinds might be said of both, and is refused", () => {
    expect(() =>
      skills("[Auto] When this card attacks, choose all of your opponent's Battle Cards and energy in Rest Mode and KO them."),
    ).toThrow();
  });

  it("DB-TEXT-16 “unless” is what the player it binds does first, as they would say it", () => {
    expect(
      effectOf(
        "[Auto] When this card attacks, your opponent can't attack for the turn unless they discard 2 cards from their hand each time.",
      ),
    ).toMatchObject([
      {
        effects: [
          {
            player: "opponent",
            rule: { cannot: "attack", unless: { steps: [{ from: { in: "hand" }, count: 2 }, { do: "discard" }], each: true } },
          },
        ],
      },
    ]);
  });

  it("DB-ZONE-04 this card, spoken of in a place at a later time, is the card that lies there then", () => {
    const text = "[Activate: Main] At the start of your next turn, play this card from your Warp.";
    expect(skill(text)).toEqual({
      type: "activate",
      timing: "main",
      effect: [
        {
          do: "delay",
          until: "startOfTurn",
          turnOf: "you",
          steps: [{ do: "play", cards: { in: "warp", where: { not: { other: true } } } }],
        },
      ],
    });
  });

  it("DB-TEXT-04 where this card lies must be clear", () => {
    expect(() => skills("[Activate: Main] Place this card and 1 card from your hand in your Drop : Draw 2 cards.")).toThrow();
    expect(() => skills("[Activate: Main] Choose this card and 1 card in your hand and discard them : Draw 2 cards.")).toThrow();
  });

  it("what stands before the colon is spoken of before the trigger behind it: “it” is then the card that attacks", () => {
    expect(
      effectOf("[Auto] Add 1 card from your life to your hand : When this card attacks, it gets +7000 power for the turn."),
    ).toMatchObject([{ effects: [{ on: "this" }] }]);
  });

  it("“the chosen card” is one that the text says is chosen, not one that is chosen to be discarded, and may be “it”", () => {
    const effect = effectOf(
      "[Auto] When your opponent attacks, choose up to 1 of your cards, discard 1 card from your hand, switch the chosen card to Active Mode, and it gains [Critical] for the turn.",
    );
    expect(effect).toMatchObject([
      { as: "chosen" },
      { as: "chosen2" },
      { do: "discard", cards: { bound: "chosen2" } },
      { do: "switch", cards: { bound: "chosen" } },
      { effects: [{ on: { bound: "chosen" } }] },
    ]);
  });

  it("“the chosen cards” of an effect are none that were chosen as its price", () => {
    const text =
      "[Activate: Main] Choose 1 card in your hand and discard it : Choose 1 of your cards, then choose 1 of your energy, and switch the chosen cards to Active Mode.";
    expect(effectOf(text)).toMatchObject([{}, {}, { cards: { union: [{ bound: "chosen2" }, { bound: "chosen3" }] } }]);
  });

  it("“from under that card” is from the card under which something was just placed", () => {
    const text =
      "[Activate: Main] Choose up to 1 of your ＜Reed＞ cards, place up to 1 card from your Drop under that card, and play up to 1 ＜Fern＞ from under that card.";
    expect(effectOf(text)).toMatchObject([{}, {}, { under: { bound: "chosen" } }, { from: { under: { bound: "chosen" } } }, {}]);
  });

  it("DB-SKILL-04 a card may be used from one of two zones", () => {
    expect(skill("[Activate: Main] Play this card from your hand or Warp.")).toMatchObject({ from: ["hand", "warp"] });
  });

  it("DB-TEXT-18 whether a deck was shuffled says nothing of what was done", () => {
    expect(() =>
      skills(
        "[Auto] When this card attacks, add up to 1 red card from your deck to your hand, then shuffle your deck. If you do, draw 1 card.",
      ),
    ).toThrow("nothing that it hangs on");
  });

  it("DB-KEY-32 the cards that [Alliance] puts to Rest are known", () => {
    const said = skill(
      "[Alliance Red/Green] This card gets power equal to the total power of the cards switched to Rest Mode by this skill for the battle.",
    );
    expect(JSON.stringify(said)).toContain('{"the":"power","of":{"bound":"allies"}}');
  });

  it("DB-TEXT-18 “if you do” hangs on what may be done", () => {
    expect(skill("[Auto] When this card attacks, you may discard 1 card from your hand. If you do, draw 2 cards.")).toMatchObject({
      effect: [{ do: "may", steps: [{ do: "choose" }, { do: "discard" }], then: [{ do: "draw", count: 2 }] }],
    });
  });

  it("DB-KEY-02b an awakening turns its Leader over by itself", () => {
    expect(skill("[Awaken] When your life is at 4 or less : You may draw 2 cards and flip this card over.")).toMatchObject({
      keyword: { name: "Awaken", effect: [{ do: "may", steps: [{ do: "draw", count: 2 }] }] },
      cost: { when: { there: { in: "life" }, atMost: 4 } },
    });
  });

  it("a sentence that is not understood is refused with the words that stopped it", () => {
    expect(() => skills("[Auto] When this card attacks, hum 2 tunes.")).toThrow('not understood at ", hum 2 tunes"');
  });
});
