import { describe, expect, it } from "vitest";
import { TextFailure } from "@/kernel/texts/failure";
import { compileAbility, compileSteps } from ".";

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
      "Discard the top 5 cards of your deck. This attack does 60 more damage for each Pokémon you discarded in this way. Then, put any number of {R} Pokémon you discarded in this way onto your Bench.",
      [
        { do: "move" },
        { do: "attackDamage" },
        { cards: { cards: "choose", from: { binding: 1 }, count: "any" }, destination: { to: "bench" } },
      ],
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

describe("Sun & Moon: what stands in the place of something said before", () => {
  const bringing = { if: "compare" };
  it.each([
    [
      "more Prize cards for the Knock Out",
      "If your opponent's Pokémon is Knocked Out by damage from this attack, take 1 more Prize card. If you have no cards in your hand, take 3 more Prize cards instead.",
      [{ do: "ifKnockedOutByThis", steps: [{ do: "if", when: bringing, then: [{ count: 3 }], else: [{ count: 1 }] }] }],
    ],
    [
      "more coins",
      "Flip 2 coins. This attack does 30 damage for each heads. If you have no cards in your hand, flip 6 coins instead.",
      [{ do: "if", when: bringing, then: [{ coins: 6 }], else: [{ coins: 2 }] }, { do: "attackDamage" }],
    ],
    [
      "more random cards",
      "Discard a random card from your opponent's hand. If you have no cards in your hand, discard 2 cards instead of 1.",
      [{ do: "if", when: bringing, then: [{ cards: { cards: "random", count: 2 } }], else: [{ cards: { count: 1 } }] }],
    ],
    [
      "more cards that are searched for",
      "Search your deck for a basic Energy card, reveal it, and put it into your hand. If you have no cards in your hand, search for up to 3 basic Energy cards instead of 1. Then, shuffle your deck.",
      [{ do: "if", when: bringing, then: [{ cards: { count: { upTo: 3 } } }], else: [{ cards: { count: 1 } }] }],
    ],
    [
      "more cards of a deck",
      "Discard the top card of your opponent's deck. If you have no cards in your hand, discard the top 5 cards instead.",
      [{ do: "if", when: bringing, then: [{ cards: { cards: "top", count: 5 } }], else: [{ cards: { cards: "top", count: 1 } }] }],
    ],
    [
      "another search",
      "Search your deck for a {R} Energy card and attach it to 1 of your Pokémon. If you have no cards in your hand, instead search for up to 3 {R} Energy cards and attach them to your Pokémon in any way you like.",
      [{ do: "if", when: bringing, then: [{ do: "attach", spread: true }], else: [{ do: "attach", cards: { count: 1 } }] }],
    ],
    [
      "no more than so much damage",
      "This attack does 10 damage for each Item card in your discard pile. You can't do more than 130 damage in this way.",
      [{ do: "attackDamage", amount: { multiply: [10, { atMost: [{ count: "cards" }, 13] }] } }],
    ],
    [
      "the Special Condition that was asked about",
      "If this Pokémon is Poisoned, this attack does 80 more damage. Then, remove that Special Condition from this Pokémon.",
      [{ do: "if" }, { do: "cure", conditions: ["Poisoned"] }],
    ],
  ])("%s", (_, text, meaning) => {
    expect(steps(text)).toMatchObject(meaning);
  });

  it("asks for one Pokémon of each type", () => {
    const [step] = steps("If you have {G}, {W}, and {L} Pokémon on your Bench, draw a card.");
    expect(step).toMatchObject({ when: { all: ["Grass", "Water", "Lightning"].map((type) => ({ is: { where: { types: [type] } } })) } });
  });

  it("hangs a Knock Out on cards drawn up to a number", () => {
    expect(
      effects(
        "Once during your turn, you may draw cards until you have 7 cards in your hand. If you drew any cards in this way, this Pokémon is Knocked Out.",
      ),
    ).toMatchObject([{ steps: [{ do: "ifYouDo", steps: [{ do: "drawUntil" }], then: [{ do: "knockOut" }] }] }]);
  });
});

describe("Sun & Moon: lasting changes", () => {
  it.each([
    [
      "All Energy attached to your Pokémon are {R} Energy instead of their usual type until the end of your turn.",
      { modify: "energyProvides" },
      "thisTurn",
    ],
    [
      "During your next turn, this Pokémon's Bark Bash attack does 120 damage instead of 40.",
      { modify: "baseDamage", set: 120 },
      "yourNextTurn",
    ],
    [
      "If the Defending Pokémon is Knocked Out during your next turn, take 2 more Prize cards.",
      { modify: "prizesForKnockOut", amount: 2 },
      "yourNextTurn",
    ],
    [
      "Energy can't be attached to the Defending Pokémon from your opponent's hand during their next turn.",
      { forbid: "attachEnergy", to: { pokemon: "active" } },
      "opponentsNextTurn",
    ],
    [
      "Whenever your opponent plays an Item or Supporter card from their hand during their next turn, prevent all effects of that card done to the Defending Pokémon.",
      { prevent: "trainerEffects", from: "opponent" },
      "opponentsNextTurn",
    ],
    [
      "During this turn, damage from your Ultra Beasts' attacks isn't affected by any effects on your opponent's Active Pokémon.",
      { modify: "ignore", by: { where: { marks: ["Ultra Beast"] } } },
      "thisTurn",
    ],
  ])("%s", (text, change, duration) => {
    expect(steps(text)).toMatchObject([{ do: "lasting", change, duration }]);
  });

  it.each([
    ["Pokémon Tool cards in play (both yours and your opponent's) have no effect.", [{ suppress: "tools", on: { side: "both" } }]],
    [
      "Your Pokémon in play have no Retreat Cost, except Pokémon-GX and Pokémon-EX.",
      [{ modify: "retreatCost", on: { where: { not: { marks: ["GX", "EX"] } } }, sign: "none" }],
    ],
    [
      "Basic {G} Pokémon and Basic {L} Pokémon (both yours and your opponent's) take 30 less damage from the opponent's attacks (after applying Weakness and Resistance).",
      [
        { modify: "damageTaken", on: { side: "yours" }, from: { side: "opponents" } },
        { modify: "damageTaken", on: { side: "opponents" }, from: { side: "yours" } },
      ],
    ],
    [
      "{*} (Prism Star) Pokémon in play (both yours and your opponent's) can't attack and have no Abilities.",
      [{ forbid: "attack" }, { suppress: "abilities" }],
    ],
  ])("%s", (text, changes) => {
    expect(effects(text)).toMatchObject(changes.map((change) => ({ kind: "continuous", change })));
  });
});
