import { describe, expect, it } from "vitest";
import { compileAbility, compileSteps, TextFailure } from "./text";

const setting = { name: "Mossling", attacks: ["Bark Bash"], abilities: ["Sap Flow"] };
const steps = (text: string) => compileSteps(text, setting).steps;
const effects = (text: string) => compileAbility(text, setting).effects;
const mine = { pokemon: "all", side: "yours", place: "inPlay" };

describe("Sun & Moon: which Pokémon and cards", () => {
  it.each([
    ["Heal 10 damage from each of your Pokémon, except Pokémon-GX or Pokémon-EX.", { not: { marks: ["GX", "EX"] } }],
    ["Heal 10 damage from each of your Pokémon that aren't Pokémon-GX or Pokémon-EX.", { not: { marks: ["GX", "EX"] } }],
    ["Heal 10 damage from each of your Pokémon that has Mossy in its name.", { nameContains: "Mossy" }],
    ["Heal 10 damage from each of your {*} (Prism Star) Pokémon.", { marks: ["Prism Star"] }],
    [
      "Heal 10 damage from each of your Pokémon that has any {P} or {D} Energy attached to it.",
      { anyOf: [{ energy: { type: "Psychic", atLeast: 1 } }, { energy: { type: "Darkness", atLeast: 1 } }] },
    ],
    [
      "Heal 10 damage from each of your Basic {G} and Basic {L} Pokémon.",
      {
        anyOf: [
          { stages: ["Basic"], types: ["Grass"] },
          { stages: ["Basic"], types: ["Lightning"] },
        ],
      },
    ],
  ])("%s", (text, where) => {
    expect(steps(text)).toEqual([{ do: "heal", amount: 10, on: { ...mine, where } }]);
  });

  it.each([
    ['Search your deck for up to 2 Item cards that have the word "Ball" in their name, reveal them, and put them into your hand.', "Ball"],
  ])("%s", (text, nameContains) => {
    expect(steps(text)).toMatchObject([{ cards: { where: { trainerKinds: ["Item"], nameContains } }, destination: { to: "hand" } }]);
  });

  it.each([
    ["for each card you shuffled into your deck in this way", { count: "bound", binding: 1 }],
    ["for each type of basic Energy attached to this Pokémon", { count: "types", of: { cards: { cards: "attached" } } }],
    ["for each other Pokémon in play (both yours and your opponent's)", { count: "pokemon", in: { side: "both", except: "self" } }],
  ])("counts %s", (each, amount) => {
    const text = `Shuffle any amount of {W} Energy from your Pokémon into your deck. This attack does 20 more damage ${each}.`;
    expect(steps(text)[1]).toMatchObject({ amount: { multiply: [20, amount] } });
  });
});

describe("Sun & Moon: what is so", () => {
  it.each([
    ["your opponent's Active Pokémon is a TAG TEAM", { is: { pokemon: "active" }, where: { marks: ["TAG TEAM"] } }],
    [
      "Acorny and Oakling are on your Bench",
      { all: [{ is: { where: { names: ["Acorny"] } } }, { is: { where: { names: ["Oakling"] } } }] },
    ],
    ["you don't have more Pokémon in play than your opponent", { left: { count: "pokemon" }, is: "<=", right: { count: "pokemon" } }],
    ["there are 66 or more damage counters on your Benched Pokémon", { left: { count: "damageCounters" }, is: ">=", right: 66 }],
    ["the first flip is tails", { left: { count: "heads" }, is: "=", right: 0 }],
    [
      "this Pokémon has 30 HP or less remaining and has any damage counters on it",
      { all: [{ where: { remainingHp: { atMost: 30 } } }, { where: { damaged: true } }] },
    ],
    ["you have at least 4 {L} Energy cards in play", { left: { count: "energy", type: "Lightning", cards: true }, is: ">=", right: 4 }],
    ["you have at least 4 {L} Energy in play", { left: { count: "energy", type: "Lightning" }, is: ">=", right: 4 }],
    [
      "this Pokémon has Unit Energy LightningPsychicMetal attached to it",
      { where: { energy: { where: { names: ["Unit Energy LightningPsychicMetal"] } } } },
    ],
  ])("%s", (fact, when) => {
    expect(steps(`If ${fact}, draw a card.`)).toMatchObject([{ do: "if", when }]);
  });

  it("looks into the hand for what evolves from a name, before it heals", () => {
    expect(
      effects(
        "Once during your turn, if you have a Pokémon in your hand that evolves from Eevee, you may put that card onto this Pokémon to evolve it. Before evolving, heal all damage from this Pokémon.",
      ),
    ).toMatchObject([
      { when: { left: { zone: "hand", where: { evolvesFrom: "Eevee" } }, is: ">=", right: 1 }, steps: [{ do: "heal" }, { do: "evolve" }] },
    ]);
  });
});

describe("Sun & Moon: what moves", () => {
  it.each([
    ["Draw 3 cards from the bottom of your deck.", [{ cards: { cards: "bottom", count: 3 }, destination: { to: "hand" } }]],
    [
      "Each player counts the cards in their hand, shuffles those cards into their deck, then draws that many cards.",
      [{ do: "move" }, { do: "draw", count: { binding: 1 } }, { do: "move" }, { do: "draw", count: { binding: 2 }, who: "opponent" }],
    ],
    [
      "Look at the top 4 cards of your deck and put them back in any order or shuffle them into your deck.",
      [{ do: "look" }, { do: "chooseMode", modes: [[{ do: "reorder" }], [{ do: "move", destination: { place: "shuffled" } }]] }],
    ],
    [
      "Look at the top 2 cards of your opponent's deck, discard 1 of them, and put the other card back.",
      [{ do: "look" }, { do: "move", destination: { to: "discard" } }, { do: "reorder", cards: { cards: "rest" } }],
    ],
    [
      "Discard the top 5 cards of your deck. Then, put any number of {R} Pokémon you discarded in this way onto your Bench.",
      [{ do: "move" }, { cards: { cards: "choose", from: { binding: 1 }, count: "any" }, destination: { to: "bench" } }],
    ],
    [
      "Look at the top 5 cards of either player's deck and choose 1 of them. That player shuffles the other cards back into their deck. Then, put the card you chose on top of that deck.",
      [
        {
          do: "chooseMode",
          modes: [
            [{ do: "look" }, { do: "look" }, { cards: { cards: "rest" } }, { destination: { place: "top" } }],
            [{ do: "look" }, { do: "look" }, { cards: { cards: "rest" } }, { destination: { place: "top" } }],
          ],
        },
      ],
    ],
  ])("%s", (text, meaning) => {
    expect(steps(text)).toMatchObject(meaning);
  });

  it("puts back the Pokémon itself, not the cards that were discarded from it", () => {
    expect(effects("Once during your turn, you may discard all cards attached to this Pokémon and return it to your hand.")).toMatchObject([
      { steps: [{ do: "returnPokemon", pokemon: { pokemon: "self" }, attached: "discard", destination: { to: "hand" } }] },
    ]);
  });
});

describe("Sun & Moon: what happens when", () => {
  it.each([
    ["Whenever your opponent's Active Pokémon retreats, draw a card.", { event: "retreats", subject: { side: "opponents" } }],
    [
      "Whenever you play a Pokémon that has the Spore attack from your hand during your turn, you may draw a card.",
      { event: "played", how: "fromHand", subject: { side: "yours", where: { hasAttack: "Spore" } } },
    ],
    [
      "When you attach this card from your hand to your Active Pokémon, draw a card.",
      { event: "attached", what: "this", subject: { side: "yours", place: "active" }, from: "hand" },
    ],
    ["If this card is attached to 1 of your Pokémon, discard it at the end of the turn.", { event: "endOfTurn", of: "both" }],
    ["As long as this Pokémon is your Active Pokémon, draw a card between turns.", { event: "betweenTurns" }],
  ])("%s", (text, on) => {
    expect(effects(text)).toMatchObject([{ kind: "triggered", on }]);
  });

  it("uses an Ability for what follows on it", () => {
    expect(
      effects("Once during your turn, if you have 35 or more cards in your hand, you may use this Ability. If you do, you win this game."),
    ).toMatchObject([{ kind: "activated", when: { if: "compare" }, steps: [{ do: "win" }] }]);
    expect(() => steps("If you do, draw a card.")).toThrow(TextFailure);
  });

  it("does not take other cards for Energy that is attached", () => {
    expect(() => effects("Whenever you attach a Supporter card from your hand to this Pokémon, you may draw a card.")).toThrow(TextFailure);
  });
});
