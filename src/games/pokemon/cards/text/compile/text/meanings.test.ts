import { describe, expect, it } from "vitest";
import { compileAbility, compileSteps } from ".";

const setting = { name: "Mossling", attacks: ["Bark Bash"], abilities: ["Sap Flow"] };
const steps = (text: string) => compileSteps(text, setting).steps;
const effects = (text: string) => compileAbility(text, setting).effects;
const self = { pokemon: "self" };

describe("once during your turn", () => {
  const yours = { if: "turn", is: "yours" };

  it("does not answer what happens in the opponent's turn", () => {
    expect(effects("Once during your turn, when this Pokémon moves from your Bench to the Active Spot, you may draw a card.")).toEqual([
      {
        kind: "triggered",
        on: { event: "movesToActive", subject: "self" },
        while: yours,
        optional: true,
        limit: "oncePerTurn",
        steps: [{ do: "draw", count: 1 }],
      },
    ]);
    const bench =
      "Once during your turn, if you have any Rilka in play, when this Pokémon moves from the Active Spot to the Bench, you may";
    expect(effects(`${bench} draw a card.`)).toMatchObject([{ while: { all: [yours, { if: "pokemon" }] } }]);
  });

  it("need not be asked of what only its player does", () => {
    const text = "Once during your turn, when you play this Pokémon from your hand onto your Bench, you may draw a card.";
    expect(effects(text)[0]).not.toHaveProperty("while");
  });

  it("knows the opponent's turn as well", () => {
    const text = "Whenever your opponent's Active Pokémon moves to the Bench during their turn, draw a card.";
    expect(effects(text)).toMatchObject([{ while: { if: "turn", is: "opponents" } }]);
  });
});

describe("EFF-46 what Energy counts as", () => {
  const discarded = (counted: string) => steps(`Discard all {F} Energy attached to this Pokémon. ${counted}`)[1];

  it("after it was discarded: what it provided, or with the word its cards", () => {
    expect(discarded("This attack does 40 damage times the amount of {F} Energy you discarded.")).toMatchObject({
      amount: { multiply: [40, { count: "bound", binding: 1, energy: "Fighting" }] },
    });
    expect(discarded("Draw a card for each Energy you discarded in this way.")).toEqual({
      do: "draw",
      count: { count: "bound", binding: 1, energy: "any" },
    });
    expect(discarded("Draw a card for each Energy card you discarded in this way.")).toEqual({
      do: "draw",
      count: { count: "bound", binding: 1, where: { category: "Energy" } },
    });
  });

  it("when it is moved: what it provides, or with the word its cards; when it is discarded: what it provides", () => {
    const moved = (what: string) => steps(`Move 3 ${what} attached to this Pokémon to 1 of your Benched Pokémon.`);
    expect(moved("Energy cards")).toMatchObject([{ do: "attach", cards: { what: "energy", count: 3, countsCards: true } }]);
    expect(moved("Energy")[0]).not.toHaveProperty("cards.countsCards");
    expect(steps("Discard 3 Energy cards attached to this Pokémon.")[0]).not.toHaveProperty("cards.countsCards");
  });

  it("while it is attached", () => {
    const damage = (what: string) => steps(`This attack does 70 more damage for each ${what} attached to this Pokémon.`);
    const energy = { count: "energy", on: self, where: { energyKind: "Special" } };
    expect(damage("Special Energy")).toMatchObject([{ amount: { multiply: [70, energy] } }]);
    expect(damage("Special Energy card")).toMatchObject([{ amount: { multiply: [70, { ...energy, cards: true }] } }]);
    expect(damage("Special Energy")[0]).not.toHaveProperty("amount.multiply.1.cards");
  });
});

describe("the kind of Pokémon that a Tool's sentence begins with", () => {
  const ancient = { if: "pokemon", is: self, where: { marks: ["Ancient"] } };

  it.each([
    "recovers from all Special Conditions, and can't be affected by any Special Conditions",
    "and the attacks it uses do 20 more damage to your opponent's Active Pokémon (before applying Weakness and Resistance)",
    "and it has no Retreat Cost",
  ])("holds for the rest of the sentence: %s", (rest) => {
    const [first, ...more] = effects(`The Ancient Pokémon this card is attached to gets +60 HP, ${rest}.`);
    expect(first).toMatchObject({ change: { modify: "hp", on: self }, while: ancient });
    expect(more).toHaveLength(1);
    expect(more[0]).toMatchObject({ while: ancient });
  });
});

describe("a card to each of those Pokémon", () => {
  it("is one for each, in a sentence of its own as well", () => {
    const cards = "a Basic {F} Energy card from your discard pile";
    const [step, ...more] = steps(`Choose 2 of your Benched Pokémon. Attach ${cards} to each of those Pokémon.`);
    expect(more).toEqual([]);
    expect(step).toMatchObject({ do: "forEach", pokemon: { count: 2 }, steps: [{ do: "attach", to: { pokemon: "each" } }] });
    expect(steps(`Choose 2 of your Benched Pokémon and attach ${cards} to each of them.`)).toEqual([step]);
  });
});

describe("both players' hands", () => {
  it("count when both are revealed", () => {
    const both = { amount: { multiply: [20, { count: "cards", zone: "hand", of: "both", where: { trainerKinds: ["Item"] } }] } };
    const damage = (what: string) => steps(`Each player reveals their hand. This attack does 20 more damage ${what}.`)[2];
    expect(damage("for each Item card you find there")).toMatchObject(both);
    expect(damage("times the number of Item cards revealed in this way")).toMatchObject(both);
    expect(damage("for each Item card in your hand and your opponent's hand")).toMatchObject(both);
    const [, theirs] = steps("Your opponent reveals their hand. This attack does 20 more damage for each Item card you find there.");
    expect(theirs).toMatchObject({ amount: { multiply: [20, { count: "bound" }] } });
  });
});

describe("a Weakness that is now another type", () => {
  it("keeps its amount", () => {
    expect(
      steps("The Defending Pokémon's Weakness is now {L} until the end of your next turn. (The amount of Weakness doesn't change.)"),
    ).toEqual([
      {
        do: "lasting",
        change: { modify: "weaknessType", on: { pokemon: "active", side: "opponents" }, type: "Lightning" },
        duration: "untilEndOfYourNextTurn",
      },
    ]);
  });
});

describe("Pokémon Tools that no player can attach to their own Pokémon", () => {
  it("FAM-21 are not those that go on the opponent's", () => {
    const change = {
      forbid: "play",
      who: "both",
      where: { category: "Trainer", trainerKinds: ["Pokémon Tool"], not: { marks: ["Team Flare Hyper Gear"] } },
    };
    const own = "Each player can't attach any Pokémon Tool cards from their hand to any of their Pokémon.";
    expect(effects(own)).toEqual([{ kind: "continuous", change }]);
  });
});

describe("a card put onto this Pokémon to evolve it", () => {
  it("skips a stage where the card is named", () => {
    const search = (card: string, end = "") =>
      effects(
        `Once during your turn, you may search your deck for ${card} and put it onto this Mossling to evolve it${end}. Then, shuffle your deck.`,
      );
    expect(search("a Treegrowth or Treegrowth ex")).toMatchObject([
      { steps: [{ do: "evolve", pokemon: self, with: { where: { names: ["Treegrowth", "Treegrowth ex"] } }, skipStage: true }] },
    ]);
    expect(search("a card that evolves from this Pokémon")).not.toMatchObject([{ steps: [{ skipStage: true }] }]);
  });
});

describe("a search that something follows", () => {
  it("EFF-06 need not find anything", () => {
    const search =
      "search your deck for a {G} Energy card and attach it to this Pokémon. Then, shuffle your deck. If you searched your deck in this way,";
    expect(effects(`Once during your turn, you may ${search} this Pokémon is Knocked Out.`)).toMatchObject([
      { kind: "activated", steps: [{ do: "attach" }, { do: "knockOut", pokemon: self }] },
    ]);
    expect(steps(`You may ${search} your turn ends.`)).toMatchObject([{ do: "may", steps: [{ do: "attach" }, { do: "endTurn" }] }]);
  });
});

describe("a Pokémon with the same name as 1 of yours", () => {
  it("EFF-06 may be like any of them: none is chosen before the deck is seen", () => {
    const text =
      "Search your deck for a Pokémon with the same name as 1 of your Pokémon in play, reveal it, and put it into your hand. Shuffle your deck afterward.";
    expect(steps(text)).toMatchObject([
      { do: "forEach", pokemon: { pokemon: "choose", side: "yours", count: "all", bind: 1 }, steps: [] },
      { do: "move", cards: { where: { sameNameAs: { binding: 1 } } } },
    ]);
  });
});

describe("put onto your Bench. Then, draw", () => {
  it("EFF-50 draws only if somebody was put there", () => {
    expect(steps("Put a {W} Pokémon from your discard pile onto your Bench. Then, draw 5 cards.")).toMatchObject([
      { do: "ifYouDo", steps: [{ do: "move", destination: { to: "bench" } }], then: [{ do: "draw", count: 5 }] },
    ]);
  });
});

describe("search for an A or a B", () => {
  it("EFF-06 is one search for a card of either kind", () => {
    const text =
      "Search your deck for a Basic {F} Energy card or a Basic {F} Pokémon, reveal it, and put it into your hand. Then, shuffle your deck.";
    expect(steps(text)).toEqual([
      {
        do: "move",
        cards: {
          cards: "choose",
          from: { zone: "deck", of: "you" },
          count: 1,
          where: {
            anyOf: [
              { category: "Energy", energyKind: "Basic", types: ["Fighting"] },
              { category: "Pokémon", stages: ["Basic"], types: ["Fighting"] },
            ],
          },
        },
        destination: { to: "hand" },
        reveal: true,
      },
    ]);
  });
});

describe("a name in play", () => {
  it("may be a Stadium's or a Pokémon's of either player", () => {
    const rilka = { pokemon: "all", side: "both", place: "inPlay", where: { names: ["Rilka"] } };
    expect(effects("As long as Rilka is in play, this Pokémon's Retreat Cost is 0.")).toMatchObject([
      {
        while: {
          any: [
            { if: "stadium", name: "Rilka" },
            { if: "pokemon", is: rilka },
          ],
        },
      },
    ]);
  });
});

describe("another Pokémon than the one that cards are on", () => {
  const to = (text: string) => steps(text)[0];
  const other = { cards: { bind: 1 }, to: { except: 1 } };

  it("is another than the Defending Pokémon", () => {
    expect(to("Move an Energy card attached to the Defending Pokémon to another of your opponent's Pokémon.")).toMatchObject(other);
  });

  it("is another than the one of several that had it", () => {
    expect(to("Move an Energy card attached to your Pokémon with Rilka in its name to another of your Pokémon.")).toMatchObject(other);
  });

  it("is another than the one that was Knocked Out, and may be this one", () => {
    const text =
      "When 1 of your Pokémon is Knocked Out by damage from an attack from your opponent's Pokémon, you may move a basic Energy card from that Pokémon to another of your Pokémon.";
    expect(effects(text)).toMatchObject([{ steps: [other] }]);
  });

  it("is another than this Pokémon, where it was on this one", () => {
    expect(to("Move an Energy card attached to this Pokémon to another of your Pokémon.")).toMatchObject({ to: { except: "self" } });
  });
});

describe("what evolves a Pokémon", () => {
  it("is put onto it, though the oldest cards say it is attached", () => {
    const text =
      "Search your deck for a card that evolves from Mossling and attach that card to Mossling. This counts as evolving Mossling.";
    expect(steps(text)).toMatchObject([{ do: "evolve", pokemon: self }]);
  });
});

describe("effects done by the opponent's Pokémon", () => {
  it("are those of their attacks and of their Abilities", () => {
    expect(effects("Prevent all effects, excluding damage, done to this Pokémon by your opponent's Pokémon.")).toMatchObject([
      { change: { prevent: "effects", from: { side: "opponents" } } },
      { change: { prevent: "abilityEffects", from: "opponent" } },
    ]);
  });
});

describe("what is said of two", () => {
  it("holds of the first as well", () => {
    const text = "Prevent all damage done to this Pokémon by attacks from your opponent's Pokémon-GX and Pokémon-EX that have Abilities.";
    const both = [
      { marks: ["GX"], hasAbility: true },
      { marks: ["EX"], hasAbility: true },
    ];
    expect(effects(text)).toMatchObject([{ change: { from: { where: { anyOf: both } } } }]);
  });

  it("is the name of either, a Basic Pokémon's or an Evolution card's", () => {
    const text =
      "Search your deck for a Basic Pokémon or Evolution card with Rilka in its name. Show that card to your opponent, then put it into your hand.";
    expect(steps(text)).toMatchObject([{ cards: { where: { category: "Pokémon", nameContains: "Rilka" } } }]);
    expect(JSON.stringify(steps(text))).not.toContain("anyOf");
  });

  it("any Unown is one of any letter", () => {
    expect(steps("Put 1 damage counter on 1 of your Pokémon (excluding any Unown).")).toMatchObject([
      { on: { where: { not: { nameContains: "Unown" } } } },
    ]);
  });
});

describe("names that cards say otherwise than they stand on the cards meant", () => {
  it.each([
    ["Search your deck for a Basic Pokémon named Nidoran M or Nidoran F and put it onto your Bench.", { names: ["Nidoran♂", "Nidoran♀"] }],
    [
      "Search your deck for a Holon Energy card and attach it to this Pokémon.",
      { names: ["Holon Energy FF", "Holon Energy GL", "Holon Energy WP"] },
    ],
  ])("%s", (text, where) => {
    expect(steps(text)).toMatchObject([{ cards: { where } }]);
  });

  it("counts each of several by its own name", () => {
    const text = "Flip a number of coins equal to the number of Sabrina's Gastlys and Sabrina's Haunters you have in play.";
    expect(steps(text)).toMatchObject([{ coins: { in: { where: { names: ["Sabrina's Gastly", "Sabrina's Haunter"] } } } }]);
  });
});
