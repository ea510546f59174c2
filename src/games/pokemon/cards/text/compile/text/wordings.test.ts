import { describe, expect, it } from "vitest";
import { TextFailure } from "@/kernel/texts/failure";
import { compileCard } from "../card";
import { compileAbility, compileSteps } from ".";

const setting = { name: "Mossling", attacks: ["Bark Bash"], abilities: ["Sap Flow"] };
const steps = (text: string) => compileSteps(text, setting).steps;
const effects = (text: string) => compileAbility(text, setting).effects;

describe("Pokémon of a Trainer", () => {
  it("knows them by the owner's name in front", () => {
    expect(steps("Heal 20 damage from each of your Benched Olive's Pokémon.")).toEqual([
      { do: "heal", amount: 20, on: { pokemon: "all", side: "yours", place: "bench", where: { nameContains: "Olive's" } } },
    ]);
    expect(effects("The Basic Professor Olive's Pokémon this card is attached to gets +40 HP.")).toMatchObject([
      { while: { where: { stages: ["Basic"], nameContains: "Professor Olive's" } } },
    ]);
  });
});

describe("what is not so", () => {
  it.each([
    ["non-{W} Pokémon", { not: { types: ["Water"] } }],
    ["Pokémon that isn't a Pokémon V", { not: { marks: ["V"] } }],
    ["Pokémon that don't already have a Pokémon Tool attached to them", { not: { tool: true } }],
    ["Pokémon that have 3 or fewer Energy attached to them", { not: { energy: { atLeast: 4 } } }],
  ])("%s", (noun, where) => {
    expect(steps(`Heal 10 damage from each of your ${noun}.`)).toEqual([
      { do: "heal", amount: 10, on: { pokemon: "all", side: "yours", place: "inPlay", where } },
    ]);
  });

  it("asks whether nobody is of the kind", () => {
    const [step] = steps("If your opponent has no Pokémon ex or Pokémon V in play, draw a card.");
    expect(step).toMatchObject({ when: { not: { if: "pokemon", is: { side: "opponents", where: { marks: ["ex", "V"] } } } } });
  });

  it("asks whether all are of the kind", () => {
    const [step] = steps("If all of your Pokémon in play are Olive's Pokémon, draw a card.");
    expect(step).toMatchObject({ when: { not: { if: "pokemon", is: { where: { not: { nameContains: "Olive's" } } } } } });
  });
});

describe("words that point at what a condition or a count named", () => {
  it("discards the Stadium that was asked about", () => {
    expect(steps("If your opponent has a Stadium in play, discard it.")).toEqual([
      {
        do: "if",
        when: { if: "stadium", of: "opponent" },
        then: [{ do: "move", cards: { cards: "stadium" }, destination: { to: "discard" } }],
      },
    ]);
  });

  it("takes the cards that were counted", () => {
    const cards = { zone: "discard", of: "you", where: { category: "Energy", energyKind: "Basic" } };
    expect(
      steps(
        "This attack does 10 more damage for each basic Energy card in your discard pile. Then, shuffle those cards into your deck.",
      )[1],
    ).toEqual({
      do: "move",
      cards: { cards: "all", ...cards },
      destination: { to: "deck", place: "shuffled" },
    });
  });

  it("does not take a card for one that only the Bench holds", () => {
    expect(() => steps("If you have any Benched Pokémon, discard it.")).toThrow(TextFailure);
  });
});

describe("extra Energy (FAM-05)", () => {
  it("may be of any type where none is said", () => {
    const [step] = steps("If this Pokémon has at least 2 extra Energy attached to it (in addition to this attack's cost), draw a card.");
    expect(step).toMatchObject({ when: { if: "energyInCost", extra: ["Colorless", "Colorless"] } });
  });
});

describe("one or the other", () => {
  it("is chosen before any card is", () => {
    expect(
      steps(
        "Search your deck for up to 3 Item cards or 1 Stadium card, reveal them, and put them into your hand. Then, shuffle your deck.",
      ),
    ).toMatchObject([{ do: "chooseMode", modes: [[{ do: "move", reveal: true }], [{ do: "move", reveal: true }]] }]);
    expect(steps("Choose a Pokémon Tool attached to any Pokémon, or any Stadium in play, and discard it.")).toMatchObject([
      {
        do: "chooseMode",
        modes: [[{ cards: { cards: "attached", what: "tool", to: { side: "both" } } }], [{ cards: { cards: "stadium" } }]],
      },
    ]);
  });
});

describe("attacks of the turn before", () => {
  it("tells another Pokémon from this one", () => {
    const event = (text: string) => steps(`If ${text} used an attack during your last turn, draw a card.`)[0];
    expect(event("1 of your Fusion Strike Pokémon")).toMatchObject({ when: { event: { by: "you", where: { marks: ["Fusion Strike"] } } } });
    expect(event("1 of your other Future Pokémon")).toMatchObject({ when: { event: { except: "self" } } });
  });

  it("refuses what its card alone does not tell", () => {
    expect(() =>
      steps("If 1 of your Pokémon that has any damage counters on it used an attack during your last turn, draw a card."),
    ).toThrow(TextFailure);
    expect(() => steps("If any of your Evolution Pokémon were Knocked Out during your opponent's last turn, draw a card.")).toThrow(
      TextFailure,
    );
  });
});

describe("costs", () => {
  it("takes the cards put under the deck as the cost, though a sentence hangs on them", () => {
    const text =
      "Put 3 cards from your hand on the bottom of your deck in any order. If you put 3 cards on the bottom of your deck in this way, draw 5 cards. (If you can't put 3 cards from your hand on the bottom of your deck, you can't use this card.)";
    expect(compileSteps(text, setting)).toMatchObject({
      cost: [{ do: "move", cards: { count: 3, bind: 1 }, destination: { to: "deck", place: "bottom" } }],
      steps: [{ do: "if", when: { left: { count: "bound", binding: 1 }, is: "=", right: 3 }, then: [{ do: "draw", count: 5 }] }],
    });
  });
});

describe("Mega Evolution Pokémon", () => {
  it.each([
    ["Mega Evolution Pokémon ex", { marks: ["Mega ex"] }],
    ["{W} Mega Evolution Pokémon ex", { types: ["Water"], marks: ["Mega ex"] }],
    ["Mega Evolution Pokémon", { marks: ["Mega"] }],
  ])("%s are a family of their own", (noun, where) => {
    expect(steps(`Heal 10 damage from each of your ${noun}.`)).toMatchObject([{ on: { where } }]);
  });
});

describe("Energy", () => {
  const energy = (text: string) => {
    const { effects: held, said } = compileAbility(text, setting);
    return { held, said };
  };

  it("provides a number in any combination of two types", () => {
    const text = "As long as this card is attached to a Pokémon, it provides 2 in any combination of {G} Energy and {R} Energy.";
    expect(energy(text).said).toEqual([
      {
        says: "provides",
        units: [
          ["Grass", "Fire"],
          ["Grass", "Fire"],
        ],
      },
    ]);
  });

  it("lessens damage to any of the opponent's Pokémon", () => {
    const text =
      "The attacks of the Pokémon this card is attached to do 30 less damage to your opponent's Pokémon (before applying Weakness and Resistance).";
    expect(energy(text).held).toEqual([
      { kind: "continuous", change: { modify: "damageDone", by: { pokemon: "self" }, amount: 30, sign: "-", to: {} } },
    ]);
  });

  it("loses all but one Colorless Energy", () => {
    const text = "All Special Energy attached to Pokémon (both yours and your opponent's) provide {C} Energy and have no other effect.";
    expect(effects(text)).toMatchObject([
      { change: { modify: "energyProvides", instead: true } },
      { change: { suppress: "specialEnergy" } },
    ]);
  });
});

describe("choices", () => {
  it("of one or both", () => {
    const [step] = steps("Choose 1 or both:\n• Draw a card.\n• Heal 10 damage from your Active Pokémon.");
    expect(step).toMatchObject({ do: "chooseMode", modes: [[{ do: "draw" }], [{ do: "heal" }], [{ do: "draw" }, { do: "heal" }]] });
  });
});

describe("names", () => {
  it("NAME-02 are written with a hyphen before GX and EX, however the text has them", () => {
    expect(steps("Search your deck for a Mossling GX, reveal it, and put it into your hand. Then, shuffle your deck.")).toMatchObject([
      { cards: { where: { names: ["Mossling-GX"] } } },
    ]);
  });

  it("FAM-17 a mark is no name: TAG TEAM, Ultra Beast and Battle Style cards", () => {
    for (const mark of ["TAG TEAM", "Ultra Beast", "Single Strike", "Rapid Strike", "Fusion Strike"])
      expect(
        steps(`Search your deck for up to 2 ${mark} cards, reveal them, and put them into your hand. Then, shuffle your deck.`),
      ).toMatchObject([{ cards: { where: { marks: [mark] } } }]);
    expect(
      steps("Search your deck for a Single Strike Energy card, reveal it, and put it into your hand. Then, shuffle your deck."),
    ).toMatchObject([{ cards: { where: { names: ["Single Strike Energy"] } } }]);
  });

  it('are two where "and" stands between them', () => {
    expect(
      steps("Search your deck for any number of Mossling and Mossling-GX and put them onto your Bench. Then, shuffle your deck."),
    ).toMatchObject([{ cards: { where: { names: ["Mossling", "Mossling-GX"] } } }]);
    expect(steps("If you have Rooty and Barky on your Bench, draw a card.")[0]).toMatchObject({
      when: { all: [{ is: { where: { names: ["Rooty"] } } }, { is: { where: { names: ["Barky"] } } }] },
    });
  });
});

describe("a Pokémon and what is attached to it", () => {
  it("leaves alone for the deck", () => {
    expect(steps("Discard all cards attached to this Pokémon and put it on the bottom of your deck.")).toEqual([
      { do: "returnPokemon", pokemon: { pokemon: "self" }, destination: { to: "deck", place: "bottom" }, attached: "discard" },
    ]);
  });

  it('"it" is the Pokémon of the kind that the sentence began with', () => {
    const text =
      "The Pokémon-GX or Pokémon-EX this card is attached to gets -20 HP, and when it is Knocked Out by damage from an opponent's attack, that player takes 1 fewer Prize card.";
    const given = { if: "pokemon", is: { pokemon: "self" }, where: { marks: ["GX", "EX"] } };
    expect(effects(text)).toMatchObject([
      { change: { modify: "hp", sign: "-" }, while: given },
      { change: { modify: "prizesForKnockOut", of: { pokemon: "self" } }, while: given },
    ]);
  });
});

describe("unless", () => {
  it("forbids as long as the condition does not hold", () => {
    expect(effects("This Pokémon can't attack unless you have 4 or more Benched Pokémon.")).toMatchObject([
      { change: { forbid: "attack" }, while: { if: "compare", is: "<", right: 4 } },
    ]);
  });
});

describe("what each and all of them", () => {
  it("have, is not what any of them has", () => {
    const [step] = steps("If all of your Benched Pokémon have any damage counters on them, draw a card.");
    expect(step).toMatchObject({ when: { not: { if: "pokemon", is: { place: "bench", where: { not: { damaged: true } } } } } });
  });

  it("lose, each loses", () => {
    expect(steps("Discard a Special Energy from each of your opponent's Pokémon.")).toMatchObject([
      { do: "forEach", pokemon: { side: "opponents" }, steps: [{ cards: { to: { pokemon: "each" }, count: 1 } }] },
    ]);
  });

  it("discarded, both decks count", () => {
    const text = "Discard the top card of each player's deck. This attack does 50 more damage for each Energy card discarded in this way.";
    expect(JSON.stringify(steps(text)).match(/"count":"bound"/g)).toHaveLength(2);
  });
});

describe("in this way", () => {
  it("drawn is not discarded", () => {
    const text = "Discard a card from your hand. Then, draw 3 cards. If you discarded an Item card in this way, draw a card.";
    const [first, , last] = steps(text);
    expect(first).toMatchObject({ cards: { bind: 1 } });
    expect(last).toMatchObject({ when: { binding: 1, where: { trainerKinds: ["Item"] } } });
    expect(steps("Draw 3 cards. If you drew any Item cards in this way, draw a card.")[0]).toMatchObject({ do: "draw", bind: 1 });
  });

  it("chosen once, before what is repeated", () => {
    const [chosen, ...rest] = steps("Choose 1 of your Pokémon. Flip 2 coins. For each heads, heal 20 damage from that Pokémon.");
    expect(chosen).toMatchObject({ do: "forEach", pokemon: { bind: 1 }, steps: [] });
    expect(rest).toMatchObject([{ do: "flip" }, { do: "repeat", steps: [{ on: { pokemon: "bound" } }] }]);
  });
});

describe("a Supporter", () => {
  const played = (text: string) =>
    compileCard({ id: "a-1", name: "Olive", marks: [], category: "Trainer", kind: "Supporter", text, attacks: [] });

  it('is no Pokémon: "it" does not mean the card', () => {
    expect(played("Draw 2 cards.")).toHaveProperty("definition");
    expect(played("Draw 2 cards. Heal 30 damage from this Pokémon.")).toHaveProperty("failures");
  });
});

describe("wordings of the newer series", () => {
  const dark = { pokemon: "all", side: "yours", place: "inPlay", where: { types: ["Darkness"] } };

  it.each([
    ["If you go second, you can't use this attack during your first turn.", { not: { if: "turn", is: "yourFirst", goingSecond: true } }],
    ["You can use this attack only if the total of both players' remaining Prize cards is 6 or less.", { left: { of: "both" }, is: "<=" }],
    ["If you have no cards in your deck, you can't play this card.", { not: { left: { zone: "deck" }, is: "=", right: 0 } }],
  ])("when it may be used: %s", (text, when) => {
    expect(compileSteps(`${text} Draw a card.`, setting).when).toMatchObject(when);
  });

  it.each([
    ["If there is no Stadium in play, draw a card.", { not: { if: "stadium" } }],
    ["If you don't have Mossling on your Bench, draw a card.", { not: { if: "pokemon", is: { place: "bench" } } }],
    ["If you have used your GX attack, draw a card.", { if: "gxUsed", by: "you" }],
    ["If your Active Pokémon is your only Pokémon in play, draw a card.", { left: { count: "pokemon" }, is: "=", right: 1 }],
    ["If at least 2 of them are heads, draw a card.", { left: { count: "heads" }, is: ">=", right: 2 }],
    ["If you did any damage with this attack, draw a card.", { left: { count: "damageDone" }, is: ">", right: 0 }],
  ])("whether it is so: %s", (text, when) => {
    expect(steps(text)).toMatchObject([{ do: "if", when, then: [{ do: "draw", count: 1 }] }]);
  });

  it("a stronger Poison where a condition holds, else the usual one", () => {
    const [step] = steps(
      "Your opponent's Active Pokémon is now Poisoned. If you have used your GX attack, put 15 damage counters instead of 1 on that Pokémon between turns.",
    );
    expect(step).toMatchObject({ do: "if", then: [{ do: "afflict", counters: 15 }], else: [{ do: "afflict", condition: "Poisoned" }] });
    expect(step).not.toMatchObject({ else: [{ counters: 15 }] });
  });

  it("one of two kinds of Energy is discarded, and what was discarded counts", () => {
    const [may, more] = steps(
      "You may discard any amount of basic {R} Energy or any amount of basic {L} Energy from this Pokémon. This attack does 80 more damage for each card you discarded in this way.",
    );
    expect(may).toMatchObject({ do: "may", steps: [{ do: "chooseMode", modes: [[{ cards: { bind: 1 } }], [{ cards: { bind: 1 } }]] }] });
    expect(more).toMatchObject({ amount: { multiply: [80, { count: "bound", binding: 1 }] } });
  });

  it.each([
    ["1 of your {D} Pokémon", "that player takes 1 fewer Prize card", { amount: 1, sign: "-" }],
    ["1 of your {D} Pokémon", "your opponent can't take any Prize cards for it", { amount: 0, sign: "=" }],
  ])("fewer Prize cards for an attack of certain Pokémon: %s, %s", (who, less, change) => {
    expect(effects(`If ${who} is Knocked Out by damage from an attack from your opponent's Pokémon ex, ${less}.`)).toMatchObject([
      { change: { modify: "prizesForKnockOut", of: dark, byAttack: true, by: { side: "opponents", where: { marks: ["ex"] } }, ...change } },
    ]);
  });

  it("what comes before all that was said", () => {
    expect(steps("Draw 3 cards. Before drawing cards, you may discard any number of cards from your hand.")).toMatchObject([
      { do: "may", steps: [{ do: "move" }] },
      { do: "draw", count: 3 },
    ]);
  });

  it("only the Active Pokémon's Knock Out, where the text says Active", () => {
    const attack = "by damage from an attack used by this Pokémon, take 1 more Prize card.";
    expect(effects(`If your opponent's Active Pokémon is Knocked Out ${attack}`)).toMatchObject([
      { change: { of: { pokemon: "active" } } },
    ]);
    expect(effects(`If your opponent's Pokémon is Knocked Out ${attack}`)).toMatchObject([{ change: { of: { place: "inPlay" } } }]);
  });

  it("a price in order to use an Ability, behind its condition", () => {
    expect(
      effects(
        "Once during your turn, if you have Mossling in play, you may discard a Basic {F} Energy card from your hand in order to use this Ability. Draw 3 cards.",
      ),
    ).toMatchObject([{ limit: "oncePerTurn", when: { if: "pokemon" }, cost: [{ do: "move" }], steps: [{ do: "draw", count: 3 }] }]);
  });

  it("no Abilities in play, in the hand and in the discard pile, but one", () => {
    expect(
      effects("Your opponent's Pokémon-GX in play, in their hand, and in their discard pile have no Abilities, except for Sap Flow."),
    ).toMatchObject([
      { change: { suppress: "abilities", on: { side: "opponents", where: { marks: ["GX"] } }, except: "Sap Flow", everywhere: true } },
    ]);
  });
});
