import { describe, expect, it } from "vitest";
import { moss, skills } from "../testing";
import { compileSkills } from ".";

const skill = (text: string) => skills(text)[0];

describe("what the words of a skill mean beside each other", () => {
  const effectOf = (text: string): readonly unknown[] => Reflect.get(skill(text) ?? {}, "effect");

  it("DB-EXTRA-02 an Extra that goes on from the Drop is activated from the hand, one that begins there is not", () => {
    const from = (text: string) => compileSkills(text, { card: { ...moss, type: "Extra" }, face: "Moss" })[0]?.from;
    expect(from("[Activate: Main] Draw 1 card, then place this card from your Drop in your energy in Rest Mode.")).toBeUndefined();
    expect(
      from(
        "[Activate: Battle] If your Leader is red, draw 1 card, then if you have 7 or more energy, place this card from your Drop in your energy.",
      ),
    ).toBeUndefined();
    expect(from("[Activate: Main] (R) : Add this card from your Drop to your hand.")).toBe("drop");
  });

  it("DB-ZONE-06 “its skills negated” of a card that is played says nothing of this card", () => {
    const text =
      "[Auto] When this card attacks, look at the top card of your deck; if it's red, you may play it with its skills negated for the turn; otherwise, place it at the bottom of your deck.";
    expect(JSON.stringify(effectOf(text))).toContain('{"do":"move","cards":{"bound":"looked"},"to":"deck","place":"bottom"}');
  });

  it("DB-EFF-02 what is said of a card that a delayed effect names waits as long", () => {
    expect(
      effectOf(
        "[Auto] When this card attacks, at the end of your opponent's turn, reveal the top card of your deck. If that card is red, draw 1 card, otherwise shuffle your deck.",
      ),
    ).toMatchObject([{ do: "delay", steps: [{ do: "bind" }, { do: "reveal" }, { do: "if", else: [{ do: "shuffle" }] }] }]);
  });

  it("DB-EFF-03 a span covers all that its sentence says", () => {
    const turn = { do: "lasting", for: "turn" };
    expect(effectOf("[Auto] When this card attacks, it gets +5000 power and you can't play red Battle Cards for the turn.")).toMatchObject([
      turn,
      turn,
    ]);
    expect(
      effectOf(
        "[Auto] When this card attacks, choose 1 of your opponent's cards, and during this turn, it gets -5000 power and this card gains [Critical].",
      ),
    ).toMatchObject([{}, turn, turn]);
  });

  it("DB-UNDER-01 “6 or fewer cards under” a card are under one that is there", () => {
    expect(
      skill("[Permanent] While there are 6 or fewer cards under a {Quiet Pond} in your Battle Area, this card gets +5000 power."),
    ).toMatchObject({
      while: { there: { in: "battle", where: { name: "Quiet Pond", under: { atMost: 6 } } } },
    });
  });

  it("a number of cards that must be there are there where more are", () => {
    expect(skill("[Wish] When there are 7 [Dragon Ball] cards in your Drop : Draw 1 card.")).toMatchObject({
      cost: { when: { atLeast: 7 } },
    });
    expect(effectOf("[Auto] When this card attacks, if there are no cards in your Drop, draw 1 card.")).toMatchObject([
      { when: { not: {} } },
    ]);
  });

  it("DB-CARD-17 an Extra has no power that it could be chosen by", () => {
    expect(
      effectOf("[Activate: Main] Choose up to 1 Extra or Battle Card with 5000 power or less in your Drop and add it to your hand."),
    ).toMatchObject([{ from: { where: { anyOf: [{ type: "Battle", power: { atMost: 5000 } }, { type: "Extra" }] } } }, {}]);
  });

  it("DB-REPL-05 “it” is the card that goes, until the text chooses another", () => {
    const replaced = (outcome: string) => skill(`[Permanent] If this card would leave your Battle Area, ${outcome} instead.`);
    expect(replaced("you may choose 1 card in your hand and discard it")).toMatchObject({
      changes: [{ replace: { instead: [{ do: "choose" }, { do: "discard", cards: { bound: "chosen" } }] } }],
    });
    expect(replaced("draw 1 card and place it under your Leader")).toMatchObject({
      changes: [{ replace: { instead: [{ do: "draw" }, { do: "move", cards: "this" }] } }],
    });
  });

  it("another card than the one whose skill it is", () => {
    expect(skill("[Auto] When you play another ＜Reed＞ card, draw 1 card.")).toMatchObject({
      on: { when: "played", subject: { of: "you", where: { character: "Reed", other: true } } },
    });
  });

  it("DB-MODE-01 cards in Rest Mode are energy too", () => {
    expect(skill("[Permanent] If your opponent has 5 or more cards in Rest Mode, this card gains [Barrier].")).toMatchObject({
      while: { there: { in: ["leader", "battle", "energy", "unison"], of: "opponent", where: { mode: "rest" } }, atLeast: 5 },
    });
  });

  it("DB-COST-05 of the Activate skills those are free of which the text says so", () => {
    expect(
      skill("[Permanent] You can activate this card's [Activate: Battle] skill from your hand without paying its energy cost."),
    ).toMatchObject({
      changes: [{ change: { free: "activate", timing: "battle" } }],
    });
  });

  it("DB-TEXT-03 a card called by its name may be a Unison", () => {
    expect(effectOf("[Activate: Main] Choose up to 1 of your {Quiet Pond} and add 1 marker to it.")).toMatchObject([
      { from: { in: ["leader", "battle", "unison"], where: { name: "Quiet Pond" } } },
      { do: "addMarkers" },
    ]);
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
    ).toMatchObject([{ effects: [{ change: { add: "power", by: 7000 } }] }]);
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
