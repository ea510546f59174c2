import { describe, expect, it } from "vitest";
import { TextFailure } from "@/kernel/texts/failure";
import { compileAbility, compileSteps } from ".";

const setting = { name: "Mossling", attacks: ["Bark Bash", "Root Pull"], abilities: ["Sap Flow"] };
const steps = (text: string) => compileSteps(text, setting).steps;
const effects = (text: string) => compileAbility(text, setting).effects;
const self = { pokemon: "self" };
const theirActive = { pokemon: "active", side: "opponents" };

describe("damage", () => {
  it("EFF-11 reads more, less and times as part of the attack's own damage", () => {
    expect(steps("This attack does 40 more damage for each {W} Energy attached to this Pokémon.")).toEqual([
      { do: "attackDamage", change: "more", amount: { multiply: [40, { count: "energy", on: self, type: "Water" }] } },
    ]);
    expect(steps("This attack does 50 damage minus 10 damage for each damage counter on this Pokémon.")).toEqual([
      { do: "attackDamage", change: "less", amount: { multiply: [10, { count: "damageCounters", on: self }] } },
    ]);
  });

  it("EFF-14 keeps damage to chosen Pokémon apart from the attack's own", () => {
    expect(
      steps(
        "This attack does 70 damage to 2 of your opponent's Benched Pokémon. (Don't apply Weakness and Resistance for Benched Pokémon.)",
      ),
    ).toEqual([{ do: "damage", amount: 70, to: { pokemon: "choose", side: "opponents", place: "bench", count: 2 } }]);
  });

  it("counts what each target has when damage is for each of something on that Pokémon", () => {
    expect(steps("This attack does 20 damage to each of your opponent's Pokémon for each Energy attached to that Pokémon.")).toEqual([
      {
        do: "damage",
        amount: { multiply: [20, { count: "energy", on: { pokemon: "each" } }] },
        to: { pokemon: "all", side: "opponents", place: "inPlay" },
      },
    ]);
  });

  it("EFF-13 tells Weakness, Resistance and effects apart", () => {
    expect(
      steps("This attack's damage isn't affected by Weakness or Resistance, or by any effects on your opponent's Active Pokémon."),
    ).toEqual([{ do: "ignore", what: ["Weakness", "Resistance", "effects"] }]);
  });
});

describe("coins", () => {
  it("hangs both faces on the one coin", () => {
    expect(
      steps("Flip a coin. If heads, your opponent's Active Pokémon is now Burned. If tails, this Pokémon does 30 damage to itself."),
    ).toEqual([
      {
        do: "flip",
        coins: 1,
        heads: [{ do: "afflict", condition: "Burned", pokemon: theirActive }],
        tails: [{ do: "damage", amount: 30, to: self }],
      },
    ]);
  });

  it("asks several coins by their counts", () => {
    expect(steps("Flip 2 coins. If both of them are tails, this attack does nothing.")).toEqual([
      { do: "flip", coins: 2 },
      { do: "if", when: { if: "compare", left: { count: "tails" }, is: ">=", right: 2 }, then: [{ do: "attackDoesNothing" }] },
    ]);
  });

  it("lets each player's coin speak of that player", () => {
    const [own, theirs] = steps("Each player flips a coin. If heads, that player draws 3 cards.");
    expect(own).toEqual({ do: "flip", coins: 1, heads: [{ do: "draw", count: 3 }] });
    expect(theirs).toEqual({ do: "flip", coins: 1, by: "opponent", heads: [{ do: "draw", count: 3, who: "opponent" }] });
  });

  it("refuses a face without a coin", () => {
    expect(() => steps("If heads, draw a card.")).toThrow(TextFailure);
  });
});

describe("words that point back", () => {
  it("makes one move of a search, what is revealed and where it goes (EFF-06)", () => {
    expect(steps("Search your deck for up to 2 Stadium cards, reveal them, and put them into your hand. Then, shuffle your deck.")).toEqual(
      [
        {
          do: "move",
          cards: {
            cards: "choose",
            from: { zone: "deck", of: "you" },
            count: { upTo: 2 },
            where: { category: "Trainer", trainerKinds: ["Stadium"] },
          },
          destination: { to: "hand" },
          reveal: true,
        },
      ],
    );
  });

  it("numbers bindings in the order of the text", () => {
    expect(
      steps(
        "Look at the top 6 cards of your deck. You may reveal a Pokémon you find there and put it into your hand. Discard the other cards.",
      ),
    ).toEqual([
      { do: "look", cards: { cards: "top", of: "you", count: 6, bind: 1 } },
      {
        do: "may",
        steps: [
          {
            do: "move",
            cards: { cards: "choose", from: { binding: 1 }, count: 1, where: { category: "Pokémon" } },
            destination: { to: "hand" },
            reveal: true,
          },
        ],
      },
      { do: "move", cards: { cards: "rest", binding: 1 }, destination: { to: "discard" } },
    ]);
  });

  it("takes only the card that was looked for out of a pile turned over", () => {
    expect(steps("Reveal cards from the top of your deck until you reveal an Item card. Put it into your hand.")[1]).toEqual({
      do: "move",
      cards: { cards: "bound", binding: 1, where: { category: "Trainer", trainerKinds: ["Item"] } },
      destination: { to: "hand" },
    });
  });

  it("says which Pokémon the other is other than", () => {
    expect(steps("Move a basic Energy from 1 of your Pokémon to another of your Pokémon.")).toEqual([
      {
        do: "attach",
        cards: {
          cards: "attached",
          to: { pokemon: "choose", side: "yours", place: "inPlay", count: 1, bind: 1 },
          what: "energy",
          count: 1,
          where: { energyKind: "Basic" },
        },
        to: { pokemon: "choose", side: "yours", place: "inPlay", count: 1, except: 1 },
      },
    ]);
  });

  it("keeps the new Active Pokémon apart from the old", () => {
    expect(steps("Switch in 1 of your opponent's Benched Pokémon to the Active Spot. The new Active Pokémon is now Confused.")).toEqual([
      { do: "switch", side: "opponents", chooser: "you", bind: 1 },
      { do: "afflict", condition: "Confused", pokemon: { pokemon: "bound", binding: 1 } },
    ]);
  });

  it("speaks of whichever mode was chosen", () => {
    const text =
      "Discard all basic Fire Energy or all basic Water Energy attached to this Pokémon. This attack does 20 more damage for each card you discarded in this way.";
    const [modes, more] = steps(text);
    expect(modes).toMatchObject({ modes: [[{ cards: { bind: 1 } }], [{ cards: { bind: 1 } }]] });
    expect(more).toMatchObject({ amount: { multiply: [20, { count: "bound", binding: 1 }] } });
  });

  it("refuses a pointer to nothing, and a choice nothing is done with", () => {
    expect(() => steps("Put those cards into your hand.")).toThrow(TextFailure);
    expect(() => steps("Choose 1 of your Benched Pokémon.")).toThrow(TextFailure);
  });
});

describe("may and if you do", () => {
  it("EFF-50 ties the second half to the first", () => {
    expect(steps("You may discard a Stadium in play. If you do, this attack does 60 more damage.")).toEqual([
      {
        do: "may",
        steps: [{ do: "move", cards: { cards: "stadium" }, destination: { to: "discard" } }],
        ifDone: [{ do: "attackDamage", change: "more", amount: 60 }],
      },
    ]);
    expect(steps("Heal 60 damage from 1 of your Pokémon. If you do, discard an Energy from that Pokémon.")).toEqual([
      {
        do: "ifYouDo",
        steps: [{ do: "heal", amount: 60, on: { pokemon: "choose", side: "yours", place: "inPlay", count: 1, bind: 1 } }],
        then: [
          {
            do: "move",
            cards: { cards: "attached", to: { pokemon: "bound", binding: 1 }, what: "energy", count: 1 },
            destination: { to: "discard" },
          },
        ],
      },
    ]);
  });

  it("puts the sentence before aside for the one with instead", () => {
    expect(steps("Draw 2 cards. If you go second and it's your first turn, draw 5 cards instead.")).toEqual([
      {
        do: "if",
        when: { if: "turn", is: "yourFirst", goingSecond: true },
        then: [{ do: "draw", count: 5 }],
        else: [{ do: "draw", count: 2 }],
      },
    ]);
  });

  it("pays what the card cannot be played without", () => {
    const played = compileSteps(
      "Discard a Fire Energy card from your hand. (If you can't discard a Fire Energy card, you can't play this card.) Draw 2 cards.",
      setting,
    );
    expect(played.cost).toEqual([
      {
        do: "move",
        cards: { cards: "choose", from: { zone: "hand", of: "you" }, count: 1, where: { category: "Energy", types: ["Fire"] } },
        destination: { to: "discard" },
      },
    ]);
    expect(played.steps).toEqual([{ do: "draw", count: 2 }]);
  });
});

describe("players", () => {
  it("EFF-54 lets the opponent choose what the opponent does", () => {
    expect(steps("Your opponent discards 2 cards from their hand.")).toEqual([
      {
        do: "move",
        cards: { cards: "choose", from: { zone: "hand", of: "opponent" }, count: 2, by: "opponent" },
        destination: { to: "discard" },
      },
    ]);
  });

  it("EFF-40 tells switching out from switching in", () => {
    expect(steps("Your opponent switches his or her Active Pokémon with 1 of his or her Benched Pokémon.")).toEqual([
      { do: "switch", side: "opponents", chooser: "opponent" },
    ]);
    expect(steps("Switch 1 of your opponent's Benched Pokémon with his or her Active Pokémon.")).toEqual([
      { do: "switch", side: "opponents", chooser: "you" },
    ]);
  });

  it("turns the order round when the opponent is first", () => {
    expect(steps("Each player switches their Active Pokémon with 1 of their Benched Pokémon. (Your opponent switches first.)")).toEqual([
      { do: "switch", side: "opponents", chooser: "opponent" },
      { do: "switch", side: "yours", chooser: "you" },
    ]);
  });
});

describe("durations", () => {
  it("EFF-23 names the turn", () => {
    expect(steps("During your next turn, this Pokémon can't use Bark Bash.")).toEqual([
      { do: "lasting", change: { forbid: "attack", on: self, attack: "Bark Bash" }, duration: "yourNextTurn" },
    ]);
    expect(steps("The Defending Pokémon can't retreat during your opponent's next turn.")).toEqual([
      { do: "lasting", change: { forbid: "retreat", on: theirActive }, duration: "opponentsNextTurn" },
    ]);
  });

  it("knows the card's own attacks only", () => {
    expect(() => steps("During your next turn, this Pokémon can't use Leaf Storm.")).toThrow(TextFailure);
  });

  it("reads a coin that stops an attack as one template", () => {
    expect(
      steps(
        "If the Defending Pokémon tries to attack during your opponent's next turn, your opponent flips a coin. If tails, that attack does nothing.",
      ),
    ).toEqual([{ do: "lasting", change: { forbid: "attack", on: theirActive, unless: "heads" }, duration: "opponentsNextTurn" }]);
  });
});

describe("Abilities", () => {
  it("EFF-27 tells what a player may do from what happens by itself", () => {
    expect(effects("Once during your turn, if this Pokémon is on your Bench, you may draw a card.")).toEqual([
      { kind: "activated", limit: "oncePerTurn", when: { if: "place", pokemon: self, is: "bench" }, steps: [{ do: "draw", count: 1 }] },
    ]);
    expect(effects("When you play this Pokémon from your hand onto your Bench during your turn, you may draw 2 cards.")).toEqual([
      { kind: "triggered", on: { event: "played", how: "toBench", subject: "self" }, optional: true, steps: [{ do: "draw", count: 2 }] },
    ]);
  });

  it("EFF-26 limits by name only where the Ability is named", () => {
    const text = "Once during your turn, you may draw a card. You can't use more than 1 Sap Flow Ability each turn.";
    expect(effects(text)).toEqual([{ kind: "activated", limit: "oncePerTurnByName", steps: [{ do: "draw", count: 1 }] }]);
    expect(() => effects(text.replace("Sap Flow", "Leaf Flow"))).toThrow(TextFailure);
  });

  it("EFF-50 tells a use that begins with a discard from one that costs a discard", () => {
    const discard = { do: "move", cards: { cards: "choose", from: { zone: "hand", of: "you" }, count: 1 }, destination: { to: "discard" } };
    expect(effects("Once during your turn, you may discard a card from your hand. If you do, draw 3 cards.")).toEqual([
      { kind: "activated", limit: "oncePerTurn", steps: [{ do: "ifYouDo", steps: [discard], then: [{ do: "draw", count: 3 }] }] },
    ]);
    const costs = "You must discard a card from your hand in order to use this Ability. Once during your turn, you may draw 3 cards.";
    expect(effects(costs)).toEqual([{ kind: "activated", limit: "oncePerTurn", cost: [discard], steps: [{ do: "draw", count: 3 }] }]);
  });

  it("EFF-12 tells damage done from damage taken", () => {
    expect(
      effects(
        "Your Basic Pokémon's attacks do 20 more damage to your opponent's Active Pokémon (before applying Weakness and Resistance).",
      ),
    ).toEqual([
      {
        kind: "continuous",
        change: {
          modify: "damageDone",
          by: { pokemon: "all", side: "yours", place: "inPlay", where: { stages: ["Basic"] } },
          amount: 20,
          sign: "+",
          to: "active",
        },
      },
    ]);
    expect(effects("This Pokémon takes 20 less damage from attacks (after applying Weakness and Resistance).")).toEqual([
      { kind: "continuous", change: { modify: "damageTaken", on: self, amount: 20, sign: "-" } },
    ]);
  });

  it("turns the kind of Pokémon a Tool speaks of into a condition on its Pokémon", () => {
    expect(effects("The Stage 2 Pokémon this card is attached to has no Retreat Cost.")).toEqual([
      {
        kind: "continuous",
        change: { modify: "retreatCost", on: self, amount: 0, sign: "none" },
        while: { if: "pokemon", is: self, where: { stages: ["Stage 2"] } },
      },
    ]);
  });

  it("asks for every Pokémon of a list", () => {
    const [effect] = effects(
      "If you have Rilka, Solko, and Mossling in play, ignore all {C} Energy in the costs of attacks used by this Pokémon.",
    );
    expect(effect).toMatchObject({ while: { all: [{ if: "pokemon" }, { if: "pokemon" }, { if: "pokemon" }] } });
  });

  it("sets each side against the other where a Stadium says the opponent's", () => {
    expect(
      effects(
        "{M} Pokémon (both yours and your opponent's) take 30 less damage from attacks from the opponent's Pokémon (after applying Weakness and Resistance).",
      ),
    ).toHaveLength(2);
  });
});

describe("notations", () => {
  it("reads the three notations of an Energy symbol alike", () => {
    const text = "This attack does 10 more damage for each TYPE Energy attached to this Pokémon.";
    expect(steps(text.replace("TYPE", "{R}"))).toEqual(steps(text.replace("TYPE", "Fire")));
    const cost = "The Retreat Cost of each of your Basic Pokémon is TYPE less.";
    expect(effects(cost.replace("TYPE", "{C}{C}"))).toEqual(effects(cost.replace("TYPE", "ColorlessColorless")));
  });

  it("reads typographic quotes and dashes like plain ones", () => {
    expect(steps("Draw a card for each of your opponent’s Benched Pokémon.")).toEqual(
      steps("Draw a card for each of your opponent's Benched Pokémon."),
    );
  });
});

describe("what each mode speaks of", () => {
  it("EFF-06 in every mode of a choice, the cards looked at are those that are dealt with", () => {
    const [choice] = steps("Look at the top 2 cards of either player's deck and put them back in any order.");
    expect(choice).toEqual({
      do: "chooseMode",
      modes: (["you", "opponent"] as const).map((of) => [
        { do: "look", cards: { cards: "top", of, count: 2, bind: 1 } },
        { do: "reorder", cards: { cards: "bound", binding: 1 }, place: "top" },
      ]),
    });
  });
});

describe("a change that hangs on a Knock Out", () => {
  it("is so all along, whatever else must hold", () => {
    const less = "if this Pokémon is Knocked Out, your opponent takes 1 fewer Prize card.";
    const change = { modify: "prizesForKnockOut", of: self, amount: 1, sign: "-" };
    expect(effects(`I${less.slice(1)}`)).toEqual([{ kind: "continuous", change }]);
    expect(effects(`As long as you have any Fernling in play, ${less}`)).toMatchObject([{ kind: "continuous", change, while: {} }]);
  });

  it("EFF-12 says whether less damage is reckoned before or after Weakness and Resistance", () => {
    const taken = (when: string) => effects(`This Pokémon takes 20 less damage from attacks (${when} applying Weakness and Resistance).`);
    expect(taken("after")).toEqual([{ kind: "continuous", change: { modify: "damageTaken", on: self, amount: 20, sign: "-" } }]);
    expect(taken("before")).toEqual([
      { kind: "continuous", change: { modify: "damageTaken", on: self, amount: 20, sign: "-", before: true } },
    ]);
  });
});

describe("failure", () => {
  it("names the sentence that was not understood, and leaves nothing half compiled", () => {
    const compile = () => compileSteps("Draw a card. Dance for 5 minutes. Draw a card.", setting);
    expect(compile).toThrow(TextFailure);
    try {
      compile();
    } catch (error) {
      expect(error instanceof TextFailure && error.failure.sentence).toBe("Dance for 5 minutes.");
    }
  });
});
