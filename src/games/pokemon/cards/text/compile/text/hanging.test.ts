import { describe, expect, it } from "vitest";
import { compileAbility, compileSteps } from ".";

const setting = { name: "Mossling", attacks: ["Bark Bash"], abilities: ["Sap Flow"] };
const steps = (text: string) => compileSteps(text, setting).steps;
const effects = (text: string) => compileAbility(text, setting).effects;
const self = { pokemon: "self" };

describe("each player's coin", () => {
  it("speaks of that player where it hangs on a condition, too", () => {
    const text =
      "If you have any cards in your hand, each player flips a coin. If heads, that player draws 6 cards. If tails, they draw 3 cards.";
    const draw = (who: object) => ({ heads: [{ do: "draw", count: 6, ...who }], tails: [{ do: "draw", count: 3, ...who }] });
    expect(steps(text)).toMatchObject([
      {
        do: "if",
        then: [
          { do: "flip", coins: 1, ...draw({}) },
          { do: "flip", coins: 1, by: "opponent", ...draw({ who: "opponent" }) },
        ],
      },
    ]);
  });

  it("is not one's own coin and then the opponent's", () => {
    const text = "Flip a coin. If heads, draw 6 cards. Your opponent flips a coin. If heads, your opponent draws 3 cards.";
    expect(steps(text)[0]).toEqual({ do: "flip", coins: 1, heads: [{ do: "draw", count: 6 }] });
  });
});

describe("a shuffle of the deck that something was put on", () => {
  it("hangs on the coin that it was put there by", () => {
    const text =
      "Flip a coin. If heads, put 1 of your Benched Pokémon and all cards attached to it on top of your deck. Shuffle your deck afterward.";
    const returned = { do: "returnPokemon", destination: { to: "deck", place: "shuffled" }, attached: "with" };
    expect(steps(text)).toMatchObject([{ do: "flip", coins: 1, heads: [returned] }]);
    expect(steps(text)).toHaveLength(1);
  });

  it("stands by itself where it is the other player's deck", () => {
    const text = "Put 1 of your Benched Pokémon and all cards attached to it on top of your deck. Your opponent shuffles their deck.";
    expect(steps(text)).toMatchObject([{ do: "returnPokemon" }, { do: "shuffle", zone: "deck", of: "opponent" }]);
  });
});

describe("where Energy was attached in this way", () => {
  const each = { pokemon: "each" };
  const chosen =
    "Choose up to 2 of your Pokémon. For each of those Pokémon, search your deck for a {D} Energy card and attach it to that Pokémon.";

  it("is asked of each Pokémon that got some", () => {
    const [loop, ...more] = steps(
      `${chosen} Then, shuffle your deck. If you attached Energy to your Active Pokémon in this way, it is now Poisoned.`,
    );
    expect(more).toEqual([]);
    expect(loop).toMatchObject({
      do: "forEach",
      steps: [
        { do: "attach", cards: { bind: 1 }, to: each },
        {
          do: "if",
          when: {
            all: [
              { if: "bound", binding: 1 },
              { if: "place", pokemon: each, is: "active" },
            ],
          },
          then: [{ do: "afflict", condition: "Poisoned", pokemon: each }],
        },
      ],
    });
  });

  it("is asked once of all where it says nothing of them", () => {
    expect(steps(`${chosen} Then, shuffle your deck. If you attached any Energy in this way, draw 3 cards.`)).toMatchObject([
      { do: "ifYouDo", steps: [{ do: "forEach" }], then: [{ do: "draw", count: 3 }] },
    ]);
  });

  it("is each holder of the cards that went where the player liked", () => {
    const text =
      "Attach up to 2 {G} Energy cards from your hand to your Benched Pokémon in any way you like. If you attached Energy to a Pokémon in this way, heal all damage from that Pokémon.";
    expect(steps(text)).toMatchObject([
      { do: "attach", cards: { bind: 1 }, spread: true },
      { do: "if", when: { if: "bound", binding: 1 }, then: [{ do: "heal", on: { pokemon: "bound", binding: 1 } }] },
    ]);
  });
});

describe("the opponent's coins", () => {
  it("are treated so in their turn where it says so", () => {
    const change = { modify: "coins", who: "opponent", as: "tails" };
    const active = { if: "place", pokemon: self, is: "active" };
    expect(
      effects("If this Pokémon is your Active Pokémon, whenever your opponent flips a coin during their turn, treat it as tails."),
    ).toEqual([{ kind: "continuous", while: { all: [active, { if: "turn", is: "opponents" }] }, change }]);
    expect(effects("As long as this Pokémon is in the Active Spot, whenever your opponent flips a coin, treat it as tails.")).toEqual([
      { kind: "continuous", while: active, change },
    ]);
  });
});

describe("if you use this Ability", () => {
  it("EFF-04 names what comes after, not what is paid", () => {
    const attach = "attach up to 2 Basic {F} Energy cards from your discard pile to your Pokémon in any way you like";
    expect(effects(`Once during your turn, you may ${attach}. If you use this Ability, your turn ends.`)).toMatchObject([
      { kind: "activated", steps: [{ do: "attach", spread: true }, { do: "endTurn" }] },
    ]);
    expect(
      effects(`When you play this Pokémon from your hand onto your Bench, you may ${attach}. If you use this Ability, draw a card.`),
    ).toMatchObject([{ kind: "triggered", optional: true, steps: [{ do: "attach" }, { do: "draw" }] }]);
  });
});

describe("if you do", () => {
  const discard = (type: string) => ({ do: "move", cards: { where: { types: [type] } } });
  const both = [
    { do: "may", steps: [discard("Grass")], ifDone: [{ do: "ifYouDo", steps: [discard("Fighting")], then: [{ do: "draw", count: 2 }] }] },
  ];

  it("behind two discards hangs on both", () => {
    expect(steps("You may discard a {G} Energy and a {F} Energy attached to this Pokémon. If you do, draw 2 cards.")).toMatchObject(both);
  });

  it("said twice, hangs the second time on what the first brought", () => {
    const text =
      "You may discard a {G} Energy from this Pokémon. If you do, discard a {F} Energy from this Pokémon. If you do, draw 2 cards.";
    expect(steps(text)).toMatchObject(both);
  });
});

describe("what a sentence behind a coin hangs on", () => {
  it("goes on with heads where it says 'then'", () => {
    expect(steps("Flip a coin. If heads, draw a card. Then, switch this Pokémon with 1 of your Benched Pokémon.")).toEqual([
      {
        do: "flip",
        coins: 1,
        heads: [
          { do: "draw", count: 1 },
          { do: "switch", side: "yours", chooser: "you" },
        ],
      },
    ]);
  });

  it("stands apart where both faces were spoken of", () => {
    expect(steps("Flip a coin. If heads, draw a card. If tails, draw 2 cards. Then, draw 3 cards.")).toHaveLength(2);
  });
});

describe("an attack that does nothing where not all can be discarded", () => {
  const nothing = [{ do: "attackDoesNothing" }];

  it("asks for as many cards in the hand", () => {
    expect(steps("Discard 2 cards from your hand. (If you can't discard 2 cards, this attack does nothing.)")).toMatchObject([
      { do: "if", when: { left: { count: "cards", zone: "hand" }, is: ">=", right: 2 }, then: [{ do: "move" }], else: nothing },
    ]);
  });

  it("asks on each face of a coin for as much Energy", () => {
    const text =
      "Flip a coin. If heads, discard 2 Energy cards attached to Mossling. If tails, discard 4 Energy cards attached to Mossling. (If you can't, this attack does nothing.)";
    const asked = (right: number) => [{ do: "if", when: { left: { count: "energy", cards: true }, is: ">=", right }, else: nothing }];
    expect(steps(text)).toMatchObject([{ do: "flip", heads: asked(2), tails: asked(4) }]);
  });
});
