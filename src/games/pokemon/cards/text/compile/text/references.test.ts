import { describe, expect, it } from "vitest";
import { TextFailure } from "@/kernel/texts/failure";
import { compileSteps } from ".";

const setting = { name: "Mossling", attacks: ["Bark Bash"], abilities: ["Sap Flow"] };
const steps = (text: string) => compileSteps(text, setting).steps;
const self = { pokemon: "self" };

describe("a Pokémon that is chosen before anything is asked of it", () => {
  const chosen = { do: "forEach", pokemon: { pokemon: "choose", side: "opponents", place: "inPlay", count: 1, bind: 1 }, steps: [] };
  const that = { pokemon: "bound", binding: 1 };

  it("is chosen by a step of its own where a condition speaks of it first", () => {
    const text =
      "Choose 1 of your opponent's Pokémon. This attack does 40 damage to that Pokémon. If that Pokémon already has damage counters on it, this attack does 60 damage instead.";
    expect(steps(text)).toMatchObject([
      chosen,
      { do: "if", when: { if: "pokemon", is: that }, then: [{ to: that }], else: [{ to: that }] },
    ]);
  });

  it("is chosen by a step of its own where an amount speaks of it first", () => {
    const text = "This attack does 20 damage times the amount of Energy attached to 1 of your opponent's Pokémon to that Pokémon.";
    expect(steps(text)).toMatchObject([chosen, { do: "damage", amount: { multiply: [20, { on: that }] }, to: that }]);
  });

  it("is chosen by a step of its own where nothing else speaks of it", () => {
    const text =
      "Put damage counters on your opponent's Active Pokémon equal to the number of damage counters on 1 of your Benched Pokémon.";
    const ownBench = { pokemon: "choose", side: "yours", place: "bench", count: 1, bind: 1 };
    expect(steps(text)).toMatchObject([
      { do: "forEach", pokemon: ownBench, steps: [] },
      { do: "putCounters", count: { count: "damageCounters", on: that } },
    ]);
  });
});

describe("what a text speaks of again", () => {
  it("keeps what was said of the cards when they are named more shortly", () => {
    expect(
      steps(
        "Search your deck for up to 2 Pokémon that evolve from Acornling and put those Pokémon onto your Bench. Then, shuffle your deck.",
      ),
    ).toMatchObject([{ do: "move", cards: { where: { category: "Pokémon", evolvesFrom: "Acornling" } }, destination: { to: "bench" } }]);
  });

  it("means those that were counted by those of their kind", () => {
    const text =
      "Reveal the top 6 cards of your deck. This attack does 60 damage for each {P} Pokémon you find there. Then, shuffle those Pokémon back into your deck and discard the other cards.";
    expect(steps(text)).toMatchObject([
      { do: "reveal" },
      { do: "attackDamage" },
      { do: "move", cards: { where: { category: "Pokémon", types: ["Psychic"] } }, destination: { to: "deck" } },
      { do: "move", cards: { cards: "rest" } },
    ]);
  });

  it("means the others of whichever cards the coin let one look at", () => {
    const text =
      "Flip a coin. If heads, look at the bottom 8 cards of your deck and put 1 of them into your hand. If tails, look at the bottom 3 cards of your deck and put 1 of them into your hand. Shuffle the other cards back into your deck.";
    const look = (count: number) => [
      { do: "look", cards: { count, bind: 1 } },
      { do: "move", cards: { from: { binding: 1 } } },
    ];
    expect(steps(text)).toMatchObject([
      { do: "flip", heads: look(8), tails: look(3) },
      { do: "move", cards: { cards: "rest", binding: 1 }, destination: { place: "shuffled" } },
    ]);
  });

  it("takes cards from a hand that is shown, not from a Pokémon", () => {
    const hand = { cards: "all", zone: "hand", of: "opponent", bind: 1 };
    for (const [kind, where] of [
      ["card", undefined],
      ["Pokémon", { category: "Pokémon" }],
      ["Pokémon Tool card", { category: "Trainer", trainerKinds: ["Pokémon Tool"] }],
    ] as const)
      expect(steps(`Your opponent reveals their hand. Discard a ${kind} from it.`)).toEqual([
        { do: "reveal", cards: hand },
        {
          do: "move",
          cards: { cards: "choose", from: { binding: 1 }, count: 1, ...(where && { where }) },
          destination: { to: "discard" },
        },
      ]);
  });

  it('does not take this Pokémon for "it" in a text that never speaks of it', () => {
    expect(() => steps("Your opponent puts 2 damage counters on it.")).toThrow(TextFailure);
    expect(steps("Heal 10 damage from this Pokémon. It can't retreat during your next turn.")).toMatchObject([
      {},
      { change: { on: self } },
    ]);
  });

  it("takes a card's attacks for those of the card, not of this Pokémon", () => {
    expect(
      steps("Discard the top card of your deck, and if that card is a Pokémon, choose 1 of its attacks and use it as this attack."),
    ).toMatchObject([{ cards: { bind: 1 } }, { then: [{ do: "copyAttack", of: { card: { cards: "bound", binding: 1 } } }] }]);
  });

  it("speaks of each Pokémon that a coin is flipped for", () => {
    expect(
      steps(
        "For each Benched Pokémon (both yours and your opponent's), flip a coin. If heads, this attack does 60 damage to that Pokémon.",
      ),
    ).toMatchObject([
      { do: "forEach", pokemon: { side: "both", place: "bench" }, steps: [{ heads: [{ do: "damage", to: { pokemon: "each" } }] }] },
    ]);
  });

  it("puts another number of damage counters in the same way", () => {
    const anyWay = { on: { pokemon: "all", side: "opponents" }, distribute: true };
    for (const them of ["on them ", ""])
      expect(
        steps(
          `Put 4 damage counters on your opponent's Pokémon in any way you like. If your opponent has exactly 3 Prize cards remaining, put 12 damage counters ${them}instead.`,
        ),
      ).toMatchObject([{ do: "if", then: [{ count: 12, ...anyWay }], else: [{ count: 4, ...anyWay }] }]);
  });

  it("of several that were healed means those whom it helped", () => {
    expect(
      steps("Heal 20 damage from each of your Pokémon. If you healed any damage in this way, discard all Energy from those Pokémon."),
    ).toMatchObject([{ do: "ifYouDo", steps: [{ do: "heal", bind: 1 }], then: [{ cards: { to: { pokemon: "bound", binding: 1 } } }] }]);
  });

  it("chooses before a coin whom both faces speak of", () => {
    const who = { pokemon: "bound", binding: 1 };
    expect(
      steps("Choose 1 of your Pokémon and flip a coin. If heads, heal 90 damage from it. If tails, put 3 damage counters on it."),
    ).toMatchObject([
      { do: "forEach", pokemon: { pokemon: "choose", bind: 1 }, steps: [] },
      { do: "flip", heads: [{ on: who }], tails: [{ on: who }] },
    ]);
  });

  it('never takes this Pokémon for "those Pokémon"', () => {
    expect(() =>
      steps("Attach up to 2 Energy cards from your hand to your Pokémon in any way you like. Heal 20 damage from those Pokémon."),
    ).toThrow(TextFailure);
  });

  it("EFF-06 EFF-57 shows and shuffles after a search whose cards go two ways", () => {
    expect(
      steps(
        "Search your deck for 2 Item cards, reveal them, and put 1 of them into your hand. Discard the other. Then, shuffle your deck.",
      ),
    ).toMatchObject([
      { do: "reveal", cards: { cards: "choose", from: { zone: "deck", of: "you" }, bind: 1 } },
      { do: "move", cards: { from: { binding: 1 } }, destination: { to: "hand" } },
      { do: "move", cards: { cards: "rest", binding: 1 }, destination: { to: "discard" } },
      { do: "shuffle", zone: "deck", of: "you" },
    ]);
  });
});

describe("what is chosen before coins", () => {
  const chosen = { do: "forEach", pokemon: { pokemon: "choose", bind: 1 }, steps: [] };
  const bound = { pokemon: "bound", binding: 1 };

  it("is meant by what both heads and both tails bring", () => {
    const text =
      "Choose 1 of your Pokémon. Flip 2 coins. If both are heads, remove all damage counters from that Pokémon. If both are tails, discard all Energy cards attached to that Pokémon.";
    expect(steps(text)).toMatchObject([
      chosen,
      { do: "flip", coins: 2 },
      { do: "if", then: [{ do: "heal", on: bound }] },
      { do: "if", then: [{ do: "move", cards: { cards: "attached", to: bound } }] },
    ]);
  });

  it("is chosen before they are flipped, also where all that follows is counted by them", () => {
    expect(
      steps("Choose 1 of your opponent's Pokémon. Flip 3 coins. This attack does 10 damage times the number of heads to that Pokémon."),
    ).toMatchObject([chosen, { do: "flip", coins: 3 }, { do: "damage", to: bound }]);
  });
});

describe("damage for each heads", () => {
  it("is done to that Pokémon at once", () => {
    expect(
      steps("Flip 2 coins. Choose 1 of your opponent's Pokémon. For each heads, this attack does 30 damage to that Pokémon."),
    ).toMatchObject([
      { do: "flip", coins: 2 },
      { do: "damage", amount: { multiply: [30, { count: "heads" }] }, to: { pokemon: "choose", side: "opponents" } },
    ]);
  });
});
