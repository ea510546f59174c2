import { describe, expect, it } from "vitest";
import { TextFailure } from "@/kernel/texts/failure";
import { compileCard } from "../card";
import type { PrintedPokemon } from "../card/printed";
import { compileAbility, compileSteps } from ".";

const setting = { name: "Mossling", attacks: ["Bark Bash"], abilities: ["Sap Flow"] };
const steps = (text: string) => compileSteps(text, setting).steps;
const effects = (text: string) => compileAbility(text, setting).effects;
const self = { pokemon: "self" } as const;
const defending = { pokemon: "active", side: "opponents" } as const;
const mossling = (text: string, damage: number): PrintedPokemon => ({
  category: "Pokémon",
  id: "test-1",
  name: "Mossling",
  marks: [],
  stage: "Basic",
  evolvesFrom: [],
  hp: 60,
  types: ["Grass"],
  weaknesses: [],
  resistances: [],
  retreatCost: 1,
  abilities: [],
  attacks: [{ name: "Bark Bash", cost: ["Grass"], damage: { base: damage }, text }],
});

describe("damage that an older text says again", () => {
  const effect = (text: string, damage: number) => {
    const compiled = compileCard(mossling(text, damage));
    return "definition" in compiled && compiled.definition.category === "Pokémon" ? compiled.definition.attacks[0]?.effect : undefined;
  };

  it("is nothing new where it is the printed damage", () => {
    const text = "Flip a coin. If heads, this attack does 20 damage plus 30 more damage; if tails, this attack does 20 damage.";
    expect(effect(text, 20)).toEqual([{ do: "flip", coins: 1, heads: [{ do: "attackDamage", change: "more", amount: 30 }] }]);
  });

  it("takes the place of the printed damage where it is another", () => {
    const text = "Flip a coin. If tails, this attack does 20 damage.";
    expect(effect(text, 50)).toEqual([{ do: "flip", coins: 1, tails: [{ do: "attackDamage", change: "set", amount: 20 }] }]);
  });

  it("leaves the calculation out of what the sentence before does, or of the attack", () => {
    expect(steps("Does 10 damage to 1 of your opponent's Pokémon. Don't apply Weakness and Resistance.")).toMatchObject([
      { do: "damage", ignoreWeaknessAndResistance: true },
    ]);
    expect(steps("Don't apply Resistance.")).toEqual([{ do: "ignore", what: ["Resistance"] }]);
    expect(() => steps("Does 10 damage to 1 of your opponent's Pokémon. Don't apply Resistance.")).toThrow(TextFailure);
  });

  it("counts Energy beyond the cost up to as many as are said", () => {
    const text =
      "Does 20 damage plus 10 more damage for each Water Energy attached to Mossling but not used to pay for this attack's Energy cost. Extra Water Energy after the 2nd don't count.";
    expect(steps(text)).toEqual([
      {
        do: "attackDamage",
        change: "more",
        amount: { atMost: [{ multiply: [10, { count: "extraEnergy", type: "Water" }] }, 20] },
      },
    ]);
  });
});

describe("attacks that are paid with cards", () => {
  it("are used only where it can be paid, which is done first", () => {
    expect(compileSteps("Discard 2 Fire Energy cards attached to Mossling in order to use this attack.", setting)).toMatchObject({
      when: { if: "compare", left: { count: "energy", on: self, type: "Fire", cards: true }, is: ">=", right: 2 },
      steps: [{ do: "move", cards: { cards: "attached", what: "energy", count: 2 }, destination: { to: "discard" } }],
    });
  });

  it("or do nothing", () => {
    expect(steps("Discard a Fire Energy card attached to Mossling or this attack does nothing.")).toMatchObject([
      { do: "ifYouDo", then: [], otherwise: [{ do: "attackDoesNothing" }] },
    ]);
  });

  it("or do nothing where there are fewer of them than the text takes", () => {
    const paid = { if: "compare", left: { count: "energy", on: self, where: { energyKind: "Basic" }, cards: true }, is: ">=", right: 2 };
    expect(steps("Discard 2 basic Energy cards attached to Mossling or this attack does nothing.")).toMatchObject([
      { do: "if", when: paid, then: [{ do: "move", cards: { count: 2 } }], else: [{ do: "attackDoesNothing" }] },
    ]);
  });
});

describe("healing by damage counters", () => {
  it("heals a counter for each that is counted, but damage as it is", () => {
    expect(
      steps("Remove from Mossling a number of damage counters equal to the amount of Energy attached to the Defending Pokémon."),
    ).toEqual([{ do: "heal", amount: { multiply: [10, { count: "energy", on: defending }] }, on: self }]);
    expect(steps("Remove from Mossling the number of damage counters equal to the damage you did to the Defending Pokémon.")).toEqual([
      { do: "heal", amount: { count: "damageDone" }, on: self },
    ]);
  });

  it("needs that damage was done where it is not to have been prevented", () => {
    expect(steps("Unless all damage from this attack is prevented, remove 1 damage counter from Mossling.")).toEqual([
      {
        do: "if",
        when: { if: "compare", left: { count: "damageDone" }, is: ">", right: 0 },
        then: [{ do: "heal", amount: 10, on: self }],
      },
    ]);
  });
});

describe("Powers that stop", () => {
  const afflicted = { if: "pokemon", is: self, where: { conditions: [] } };

  it("are not used then, whatever else they ask", () => {
    const text =
      "Once during your turn (before your attack), if Mossling is your Active Pokémon, you may draw a card. This power can't be used if Mossling is affected by a Special Condition.";
    expect(effects(text)).toMatchObject([{ kind: "activated", when: { all: [{ if: "place" }, { not: afflicted }] } }]);
  });

  it("hold no more where they held", () => {
    const text = "Mossling can't retreat. This power stops working while Mossling is affected by a Special Condition.";
    expect(effects(text)).toEqual([{ kind: "continuous", change: { forbid: "retreat", on: self }, while: { not: afflicted } }]);
  });

  it("stop for either of two reasons", () => {
    const text =
      "Once during your turn (before your attack), you may draw a card. This power can't be used if Mossling is affected by a Special Condition or if you have no cards in your hand.";
    expect(effects(text)).toMatchObject([{ when: { all: [{ not: afflicted }, { not: { if: "compare" } }] } }]);
  });
});

describe("evolving by a Power", () => {
  it.each([" and", ", and"])("heals only if it was done (%s)", (and) => {
    const text = `Once during your turn (before your attack), you may put Fernling from your hand onto Mossling (this counts as evolving Mossling)${and} remove all damage counters from Mossling.`;
    expect(effects(text)).toMatchObject([
      { steps: [{ do: "ifYouDo", steps: [{ do: "evolve", pokemon: self }], then: [{ do: "heal", amount: "all" }] }] },
    ]);
  });
});

describe("cards chosen without looking", () => {
  it("are random ones", () => {
    expect(steps("Choose 1 card from your opponent's hand without looking and discard it.")).toEqual([
      { do: "move", cards: { cards: "random", zone: "hand", of: "opponent", count: 1 }, destination: { to: "discard" } },
    ]);
  });
});

describe("searching the discard pile", () => {
  it("takes the cards from there", () => {
    expect(
      steps("Search your discard pile for up to 2 basic Energy cards, show them to your opponent, and put them into your hand."),
    ).toEqual([
      {
        do: "move",
        cards: {
          cards: "choose",
          from: { zone: "discard", of: "you" },
          count: { upTo: 2 },
          where: { category: "Energy", energyKind: "Basic" },
        },
        destination: { to: "hand" },
        reveal: true,
      },
    ]);
  });
});

describe("changing places with a card of the deck", () => {
  const text =
    "Once during your turn (before your attack), you may search your deck for another Mossling and switch it with Mossling. If you do, put Mossling on top of your deck. Shuffle your deck afterward.";

  it("leaves the old card in the deck, which is said once more", () => {
    expect(effects(text)).toMatchObject([{ steps: [{ do: "exchange", pokemon: self, with: { where: { names: ["Mossling"] } } }] }]);
  });

  it("says nothing of a Pokémon that stays", () => {
    expect(() => steps("Draw a card. If you do, put Mossling on top of your deck.")).toThrow(TextFailure);
  });
});

describe("Trainer cards that are paid with other cards", () => {
  it("cost them", () => {
    const played = compileSteps("Discard 2 of the other cards from your hand in order to draw 3 cards.", {
      ...setting,
      category: "Trainer",
    });
    expect(played).toMatchObject({
      cost: [{ do: "move", cards: { cards: "choose", from: { zone: "hand", of: "you" }, count: 2 }, destination: { to: "discard" } }],
      steps: [{ do: "draw", count: 3 }],
    });
  });
});

describe("a card that is played as a Pokémon", () => {
  const doll = (part: object) =>
    compileCard({
      id: "test-2",
      name: "Moss Doll",
      marks: [],
      category: "Trainer",
      kind: "Item",
      text: "Play Moss Doll as if it were a Basic Pokémon. Moss Doll can't retreat.",
      attacks: [],
      hp: 10,
      ...part,
    });

  it("has the HP that are printed on it, and is Colorless where no type is said", () => {
    expect(doll({})).toMatchObject({ definition: { asPokemon: { hp: 10, types: ["Colorless"] } } });
    expect(doll({ hp: undefined })).toHaveProperty("failures");
  });

  it("has its Poké-Body too, and is not read without the text of one", () => {
    const body = { name: "Moss Coat", kind: "Poké-Body", text: "Moss Doll can't be Poisoned." };
    expect(doll({ abilities: [body] })).toMatchObject({ definition: { asPokemon: { abilities: [{}, { name: "Moss Coat" }] } } });
    expect(doll({ abilities: [{ ...body, text: "" }] })).toHaveProperty("failures");
  });
});

describe("what an older card says in a sentence of its own", () => {
  it("leaves the choice of the Benched Pokémon to the opponent", () => {
    const text =
      "Switch the Defending Pokémon with 1 of your opponent's Benched Pokémon. Your opponent chooses the Benched Pokémon to switch.";
    expect(steps(text)).toEqual([{ do: "switch", side: "opponents", chooser: "opponent" }]);
  });

  it("evolves a Basic Pokémon by a Stage 1 or by a Stage 2 card", () => {
    const text =
      "Choose 1 of your Basic Pokémon in play. If you have a Stage 1 or Stage 2 card that evolves from that Pokémon in your hand, put that card on the Basic Pokémon.";
    expect(steps(text)).toMatchObject([
      { do: "evolve", pokemon: { where: { stages: ["Basic"] } }, with: { where: { stages: ["Stage 1", "Stage 2"] } }, skipStage: true },
    ]);
  });

  it("trades a card for others of the discard pile, never for itself", () => {
    const text = "Trade 1 of the other cards in your hand for up to 2 basic Energy cards from your discard pile.";
    const { cost, steps: found } = compileSteps(text, { ...setting, category: "Trainer" });
    expect(cost).toMatchObject([{ cards: { bind: 1 }, destination: { to: "discard" } }]);
    expect(found).toMatchObject([{ cards: { except: 1 }, destination: { to: "hand" } }]);
  });

  it("counts damage counters for as many more", () => {
    const text = "Count the number of damage counters on Mossling. Put that many damage counters on the Defending Pokémon.";
    expect(steps(text)).toEqual([{ do: "putCounters", count: { count: "damageCounters", on: self }, on: defending }]);
  });

  it("moves a damage counter only where it Knocks nothing Out", () => {
    const text =
      "As often as you like during your turn (before your attack), you may move 1 damage counter from 1 of your Pokémon to another as long as you don't Knock Out that Pokémon.";
    expect(effects(text)).toMatchObject([
      { steps: [{ do: "moveCounters", count: 1, to: { except: 1, where: { remainingHp: { atLeast: 20 } } } }] },
    ]);
  });

  it("discards a card that is used up only when it was used", () => {
    const text =
      "At any time between turns, if the Pokémon this card is attached to has at least 2 damage counters on it, remove 2 damage counters from it. Then discard Moss Berry.";
    const [berry] = compileAbility(text, { ...setting, name: "Moss Berry", category: "Trainer" }).effects;
    expect(berry).toMatchObject({
      steps: [
        {
          do: "if",
          then: [
            { do: "heal", amount: 20 },
            { do: "move", destination: { to: "discard" } },
          ],
        },
      ],
    });
  });

  it("says whose remaining HP are fewer, and not whose name is alike", () => {
    const text = "If the Defending Pokémon has fewer remaining HP than Mossling, draw a card.";
    expect(steps(text)).toMatchObject([{ when: { left: { of: defending }, is: "<", right: { of: self } } }]);
  });

  it("is in the deck already where another took its place, however that is said", () => {
    const text =
      "Once during your turn (before your attack), you may search your deck for Mossling, Sunling, or Rainling and switch it with Mossling. If you do, shuffle Mossling into your deck.";
    expect(effects(text)).toMatchObject([{ steps: [{ do: "exchange", with: { where: { names: ["Mossling", "Sunling", "Rainling"] } } }] }]);
  });
});

describe("damage behind the choice of one of the opponent's Pokémon", () => {
  it("is done to that Pokémon, and no more of it than the text allows", () => {
    const text =
      "Choose 1 of your opponent's Pokémon. This attack does 10 damage for each Energy card attached to Mossling. Don't apply Weakness and Resistance. You can't do more than 30 damage in this way.";
    expect(steps(text)).toEqual([
      {
        do: "damage",
        amount: { multiply: [10, { atMost: [{ count: "energy", on: self, cards: true }, 3] }] },
        to: { pokemon: "choose", side: "opponents", place: "inPlay", count: 1 },
        ignoreWeaknessAndResistance: true,
      },
    ]);
  });
});

describe("Trainer cards in the words of their time", () => {
  const found = (id: string, text: string) => {
    const compiled = compileCard({ ...mossling(text, 10), id });
    return "definition" in compiled ? JSON.stringify(compiled.definition).match(/"where":(\{.*?\})/)?.[1] : compiled.failures;
  };
  const errand = "Search your deck for a Trainer card, show it to your opponent, and put it into your hand. Shuffle your deck afterward.";

  it("CMP-14 are Items from Diamond & Pearl on, all Trainer cards before", () => {
    expect(found("dp1-43", errand)).toBe('{"category":"Trainer","trainerKinds":["Item"]}');
    expect(found("ex14-53", errand)).toBe('{"category":"Trainer"}');
  });

  it("CMP-14 are all of them where Supporters and Stadiums are named beside", () => {
    expect(found("dp7-38", errand.replace("Trainer card", "Trainer, Supporter, or Stadium card"))).toBe('{"category":"Trainer"}');
  });
});

describe("changing form", () => {
  it.each(["Mossling", "Mossling Rain Form"])("takes any form from the deck, whatever form does it (%s)", (name) => {
    const text = `Once during your turn (before your attack), you may search your deck for any Mossling and switch it with ${name}. If you do, put ${name} on top of your deck. Shuffle your deck afterward.`;
    expect(compileAbility(text, { ...setting, name }).effects).toMatchObject([
      { steps: [{ do: "exchange", with: { where: { nameContains: "Mossling", not: { ruleBox: true } } } }] },
    ]);
  });

  it("takes another of the same name", () => {
    const text = "Once during your turn (before your attack), you may search your deck for another Mossling and switch it with Mossling.";
    expect(effects(text)).toMatchObject([{ steps: [{ do: "exchange", with: { where: { names: ["Mossling"] } } }] }]);
  });
});

describe("attacks for which there has to be Energy", () => {
  it.each([
    ["Energy", {}],
    ["Fire Energy", { type: "Fire" }],
  ])("take of that Energy what they discard (%s)", (energy, type) => {
    const text = `Use this attack only if there are any ${energy} cards attached to Mossling. Flip a coin. If heads, discard 1 of those Energy cards.`;
    const where = "type" in type ? { where: { types: [type.type] } } : {};
    expect(compileSteps(text, setting)).toMatchObject({
      when: { if: "pokemon", is: self, where: { energy: { atLeast: 1, ...type } } },
      steps: [
        { do: "flip", coins: 1, heads: [{ do: "move", cards: { cards: "attached", to: self, what: "energy", count: 1, ...where } }] },
      ],
    });
  });
});
