import { describe, expect, it } from "vitest";
import { TextFailure } from "@/kernel/texts/failure";
import { compileCard } from "../card";
import { compileAbility, compileSteps } from ".";

const setting = { name: "Mossling", attacks: ["Bark Bash"], abilities: ["Sap Flow"] };
const steps = (text: string) => compileSteps(text, setting).steps;
const effects = (text: string) => compileAbility(text, setting).effects;
const all = (side: "yours" | "opponents", more: object = {}) => ({ pokemon: "all", side, place: "inPlay", ...more });

describe("payments that make an attack stronger", () => {
  it.each([
    [
      "You may discard 2 Energy from this Pokémon to have this attack do 40 more damage.",
      { do: "attackDamage", change: "more", amount: 40 },
    ],
    [
      "You may discard 2 Energy from this Pokémon and have this attack do 40 more damage.",
      { do: "attackDamage", change: "more", amount: 40 },
    ],
    [
      "You may discard 2 Energy from this Pokémon to make your opponent's Active Pokémon Asleep.",
      { do: "afflict", condition: "Asleep", pokemon: { pokemon: "active", side: "opponents" } },
    ],
  ])("%s", (text, done) => {
    expect(steps(text)).toMatchObject([{ do: "may", steps: [{ do: "move", cards: { count: 2 } }], ifDone: [done] }]);
  });
});

describe("what is counted of one player stays with that player", () => {
  it("draws for whoever shuffled the hand away", () => {
    expect(
      steps("Each player counts the cards in their hand, shuffles those cards into their deck, then draws that many cards."),
    ).toMatchObject([
      { do: "move", cards: { of: "you", bind: 1 } },
      { do: "draw", count: { binding: 1 } },
      { do: "move", cards: { of: "opponent", bind: 2 } },
      { do: "draw", count: { binding: 2 }, who: "opponent" },
    ]);
  });

  it("does not take another Pokémon of the opponent's for another than this one", () => {
    expect(() => steps("Does 30 damage to 1 of your opponent's Pokémon and 10 damage to each of your opponent's other Pokémon.")).toThrow(
      TextFailure,
    );
  });
});

describe("cards that are shown", () => {
  it("asks what was found in a hand", () => {
    expect(steps("Your opponent reveals their hand. If you find any Energy cards there, draw a card.")).toMatchObject([
      { do: "reveal", cards: { cards: "all", zone: "hand", bind: 1 } },
      { do: "if", when: { if: "bound", binding: 1, where: { category: "Energy" } } },
    ]);
  });

  it("chooses the cards before their types are counted", () => {
    const text =
      "Reveal any number of basic Energy cards from your hand. This attack does 30 more damage for each type of basic Energy you revealed in this way.";
    expect(steps(text)).toMatchObject([
      { do: "reveal", cards: { cards: "choose", bind: 1 } },
      { do: "attackDamage", amount: { multiply: [30, { count: "types", of: { cards: { cards: "bound", binding: 1 } } }] } },
    ]);
  });
});

describe("which cards", () => {
  const found = (some: string) => {
    const [step] = steps(`Search your deck for ${some}, reveal them, and put them into your hand.`);
    return step?.do === "move" ? step.cards : undefined;
  };

  it.each([
    [
      "a {R} Energy card, a {F} Energy card, or 1 of each",
      { count: { upTo: 2 }, oneOfEach: [{ types: ["Fire"] }, { types: ["Fighting"] }] },
    ],
    [
      'up to 3 different Item cards that have the word "Ball" in their name',
      { count: { upTo: 3 }, where: { nameContains: "Ball" }, alike: "differentNames" },
    ],
    ["up to 2 Pokémon, each with 90 HP or less", { where: { category: "Pokémon", hp: { atMost: 90 } } }],
    ["a Rapid Strike Item card", { where: { category: "Trainer", trainerKinds: ["Item"], marks: ["Rapid Strike"] } }],
    ["a Voltaic {L} Energy card", { where: { names: ["Voltaic Lightning Energy"] } }],
    ["a Fusion Strike Energy card", { where: { names: ["Fusion Strike Energy"] } }],
  ])("%s", (some, cards) => {
    expect(found(some)).toMatchObject(cards);
  });

  it("takes as many from the discard pile as are counted", () => {
    expect(
      steps("Put basic Energy cards from your discard pile up to the number of Prize cards your opponent has taken into your hand."),
    ).toMatchObject([{ cards: { count: { upTo: { count: "prizesTaken" } }, where: { energyKind: "Basic" } } }]);
  });

  it("discards as many as one likes from the top of the deck", () => {
    const many = [{ do: "move", cards: { cards: "top", of: "you", count: 4, upTo: true }, destination: { to: "discard" } }];
    expect(steps("Discard up to 4 cards from the top of your deck.")).toEqual(many);
    expect(steps("You may discard up to 4 cards from the top of your deck.")).toEqual(many);
  });

  it("evolves each of several along its line", () => {
    expect(
      steps(
        "For each of your Benched Pokémon, search your deck for a card that evolves from that Pokémon and put it onto that Pokémon to evolve it.",
      ),
    ).toMatchObject([{ do: "forEach", steps: [{ do: "evolve", pokemon: { pokemon: "each" }, with: { from: { zone: "deck" } } }] }]);
  });
});

describe("which Pokémon", () => {
  it.each([
    ["Pokémon that isn't a Pokémon V or a Pokémon-GX", { not: { marks: ["V", "GX"] } }],
    ["Pokémon that has any Shadowy {D} Energy attached", { energy: { where: { names: ["Shadowy Darkness Energy"] }, atLeast: 1 } }],
  ])("%s", (noun, where) => {
    expect(steps(`Heal 10 damage from each of your ${noun}.`)).toMatchObject([{ on: { where } }]);
  });

  it("both Active Pokémon of a kind", () => {
    expect(steps("Both Active non-{D} Pokémon are now Confused.")).toMatchObject([
      { pokemon: { pokemon: "all", side: "both", place: "active", where: { not: { types: ["Darkness"] } } } },
    ]);
  });

  it("the Active Pokémon is switched only if it is of the kind", () => {
    expect(
      effects("Once during each player's turn, that player may switch their Active {W} Pokémon with 1 of their Benched {W} Pokémon."),
    ).toMatchObject([
      { steps: [{ do: "if", when: { where: { types: ["Water"] } }, then: [{ do: "switch", to: { where: { types: ["Water"] } } }] }] },
    ]);
  });
});

describe("whether", () => {
  it.each([
    ["you don't have 10 or more Basic {F} Energy cards in your discard pile", { if: "compare", is: "<", right: 10 }],
    ["your opponent doesn't have exactly 3 or 4 Prize cards remaining", { all: [{ not: { right: 3 } }, { not: { right: 4 } }] }],
    [
      "Seedlet and Thornlet are on your Bench",
      { all: [{ is: { where: { names: ["Seedlet"] } } }, { is: { where: { names: ["Thornlet"] } } }] },
    ],
    ["the Retreat Cost of your opponent's Active Pokémon is {C}{C} or more", { where: { retreatCost: { atLeast: 2 } } }],
    [
      "you have at least 1 other Mossling in play",
      { left: { in: { where: { names: ["Mossling"] }, except: "self" } }, is: ">=", right: 1 },
    ],
    ["all of your Pokémon in play are {D} type", { not: { is: { where: { not: { types: ["Darkness"] } } } } }],
    ["Moss Hill Stadium is in play", { if: "stadium", name: "Moss Hill Stadium" }],
    ["you have no Benched Seedlet", { not: { is: { place: "bench", where: { names: ["Seedlet"] } } } }],
  ])("%s", (condition, when) => {
    expect(steps(`If ${condition}, draw a card.`)).toMatchObject([{ do: "if", when }]);
  });

  it("does one or the other", () => {
    const text =
      "If this Pokémon is on the Bench, switch it with your Active Pokémon. Or, if this Pokémon is in the Active Spot, draw a card.";
    expect(steps(text)).toMatchObject([{ do: "if", then: [{ do: "switch" }], else: [{ do: "if", then: [{ do: "draw" }] }] }]);
  });
});

describe("Abilities", () => {
  it("does not stack", () => {
    expect(effects("All of your Pokémon in play get +40 HP. The effect of Sap Flow doesn't stack.")).toEqual([
      { kind: "continuous", change: { modify: "hp", on: all("yours"), amount: 40, sign: "+" }, once: true },
    ]);
    expect(() => effects("All of your Pokémon in play get +40 HP. The effect of Bark Flow doesn't stack.")).toThrow(TextFailure);
  });

  it.each([
    [
      "If your Active {D} Pokémon is damaged by an attack from your opponent's Pokémon (even if your Active {D} Pokémon is Knocked Out), draw a card.",
      { event: "damagedByAttack", subject: { side: "yours", place: "active", where: { types: ["Darkness"] } }, from: "opponents" },
    ],
    [
      "Once during your turn, when your Thornlet moves from your Bench to the Active Spot, you may draw a card.",
      { event: "movesToActive", subject: { side: "yours", where: { names: ["Thornlet"] } } },
    ],
    [
      "Once during your turn, when you play a Pokémon from your hand to evolve 1 of your other Seedlet, you may draw a card.",
      { event: "played", how: "toEvolve", subject: { side: "yours", where: { evolvesFrom: "Seedlet" }, except: "self" } },
    ],
    ["At the end of each turn, draw a card.", { event: "endOfTurn", of: "both" }],
  ])("%s", (text, on) => {
    expect(effects(text)).toMatchObject([{ kind: "triggered", on }]);
  });

  it("comes into play as the last card of the hand", () => {
    expect(effects("Once during your turn, if this Pokémon is the last card in your hand, you may play it onto your Bench.")).toMatchObject(
      [{ kind: "activated", from: "hand", when: { left: { zone: "hand" }, is: "=", right: 1 } }],
    );
  });

  it("burns what comes in where another went out", () => {
    expect(
      effects("Whenever your opponent's Active Pokémon moves to the Bench during their turn, their new Active Pokémon is now Burned."),
    ).toMatchObject([{ steps: [{ do: "afflict", pokemon: { pokemon: "active", side: "opponents" } }] }]);
  });
});

it("puts another card in a Pokémon's place from the discard pile", () => {
  expect(
    effects("Once during your turn, you may choose a Basic Pokémon V from your discard pile and switch it with this Pokémon."),
  ).toMatchObject([{ steps: [{ do: "exchange", pokemon: { pokemon: "self" }, with: { from: { zone: "discard" } } }] }]);
});

it("puts a Pokémon back onto either Bench", () => {
  const card = compileCard({
    id: "test-1",
    name: "Moss Wagon",
    marks: [],
    category: "Trainer",
    kind: "Item",
    text: "Put a Basic Pokémon from either player's discard pile onto that player's Bench.",
    attacks: [],
  });
  expect(card).toMatchObject({
    definition: { effect: [{ do: "chooseMode", modes: [[{ destination: { to: "bench" } }], [{ destination: { side: "opponents" } }]] }] },
  });
});

describe("more of the same", () => {
  it.each([
    [
      "Discard the top card of your opponent's deck. If you played any Basic Pokémon from your hand during this turn, discard 3 more cards in this way.",
      { cards: "top", count: 3 },
    ],
    [
      "Your opponent discards a card from their hand. If you have any Basic Pokémon in play, your opponent discards 2 more cards.",
      { cards: "choose", count: 2, by: "opponent" },
    ],
  ])("%s", (text, cards) => {
    expect(steps(text)).toMatchObject([{ do: "move" }, { do: "if", then: [{ do: "move", cards, destination: { to: "discard" } }] }]);
  });

  it("searches for more instead of one", () => {
    const text =
      "Search your deck for a {G} Pokémon, reveal it, and put it into your hand. If you go second and it's your first turn, search for up to 3 {G} Pokémon instead of 1.";
    expect(steps(text)).toMatchObject([{ do: "if", then: [{ cards: { count: { upTo: 3 } } }], else: [{ cards: { count: 1 } }] }]);
  });

  it("searches for one more for each copy in the discard pile", () => {
    const text =
      "Search your deck for a Basic Pokémon, reveal it, and put it into your hand. For each Mossling card (not including this card) in your discard pile, you may search for an additional Pokémon in this way.";
    expect(steps(text)).toMatchObject([{ cards: { count: { upTo: { add: [{ where: { names: ["Mossling"] } }, 1] } } } }]);
  });
});

describe("what a Tool or an Energy asks of its Pokémon", () => {
  it.each([
    [
      'If the Pokémon V this card is attached to has "Moss," "Fern," or "Reed" in its name, its attacks cost {C} less.',
      { anyOf: [{ nameContains: "Moss" }, { nameContains: "Fern" }, { nameContains: "Reed" }] },
    ],
    [
      'If the Pokémon V this card is attached to has "Moss" or "Fern" in its name, its attacks cost {C} less.',
      { anyOf: [{ nameContains: "Moss" }, { nameContains: "Fern" }] },
    ],
  ])("%s", (text, where) => {
    expect(effects(text)).toMatchObject([{ change: { modify: "attackCost" }, while: { all: [{ where }, { where: { marks: ["V"] } }] } }]);
  });

  it("protects on the Bench", () => {
    const text =
      "As long as the {D} Pokémon this card is attached to is on your Bench, prevent all damage done to it by attacks from your opponent's Pokémon.";
    expect(effects(text)).toMatchObject([
      {
        change: { prevent: "damage", on: { pokemon: "self" } },
        while: { all: [{ if: "place", is: "bench" }, { where: { types: ["Darkness"] } }] },
      },
    ]);
  });

  it("provides otherwise on other Pokémon", () => {
    const text =
      "As long as this card is attached to a Pokémon that isn't a Pokémon V or a Pokémon-GX, it provides {C}{C} Energy. If this card is attached to a Pokémon V or a Pokémon-GX, it provides {C} Energy instead.";
    const energy = { id: "test-1", name: "Moss Energy", marks: [], category: "Energy", kind: "Special", provides: [] } as const;
    expect(compileCard({ ...energy, text })).toMatchObject({
      definition: {
        provides: [["Colorless"], ["Colorless"]],
        whileAttached: [{ while: { where: { marks: ["V", "GX"] } }, change: { units: [["Colorless"]] } }],
      },
    });
    expect(compileCard({ ...energy, text: text.split("If ")[0] ?? "" })).toHaveProperty("failures");
  });
});

describe("what lies on the Defending Pokémon", () => {
  it("answers Energy with whatever the text says", () => {
    const text =
      "During your opponent's next turn, whenever they attach an Energy card from their hand to the Defending Pokémon, place 8 damage counters on that Pokémon.";
    expect(steps(text)).toMatchObject([
      {
        change: {
          trigger: {
            on: { event: "attachedEnergy", subject: "defending" },
            steps: [{ do: "putCounters", count: 8, on: { pokemon: "event" } }],
          },
        },
      },
    ]);
  });

  it("falls only to an attack from the kind that is named", () => {
    const text =
      "During your next turn, if the Defending Pokémon is damaged by an attack from a Rapid Strike Pokémon, it will be Knocked Out.";
    expect(steps(text)).toMatchObject([{ change: { trigger: { on: { by: { marks: ["Rapid Strike"] } } } } }]);
  });
});

describe("asked of cards and Pokémon", () => {
  it.each([
    ["Pokémon with {F} Resistance", { resistance: "Fighting" }],
    ["Pokémon that have the Leaf Fall Ability", { hasAbility: "Leaf Fall" }],
  ])("%s", (noun, where) => {
    expect(steps(`Search your deck for up to 2 ${noun}, reveal them, and put them into your hand.`)).toMatchObject([{ cards: { where } }]);
  });

  it("counts the damage counters", () => {
    expect(steps("Knock Out 1 of your opponent's Pokémon that has exactly 6 damage counters on it.")).toMatchObject([
      { pokemon: { where: { damageCounters: { atLeast: 6, atMost: 6 } } } },
    ]);
  });
});
