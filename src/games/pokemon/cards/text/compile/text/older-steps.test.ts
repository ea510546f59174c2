import { describe, expect, it } from "vitest";
import { TextFailure } from "@/kernel/texts/failure";
import { compileAbility, compileSteps } from ".";

const setting = { name: "Mossling", attacks: ["Bark Bash"], abilities: ["Sap Flow"] };
const steps = (text: string, more: object = {}) => compileSteps(text, { ...setting, ...more }).steps;
const effects = (text: string, more: object = {}) => compileAbility(text, { ...setting, ...more }).effects;
const self = { pokemon: "self" } as const;
const defending = { pokemon: "active", side: "opponents" } as const;

describe("what lies under a Pokémon", () => {
  it.each([
    ["If Twigling is anywhere under Mossling, draw a card.", { if: "pokemon", is: self, where: { under: "Twigling" } }],
    ["If Twigling isn't anywhere under Mossling, draw a card.", { not: { if: "pokemon", is: self, where: { under: "Twigling" } } }],
    ["If Mossling is evolved from Twigling, draw a card.", { if: "pokemon", is: self, where: { under: "Twigling" } }],
  ])("%s", (text, when) => expect(steps(text)).toMatchObject([{ do: "if", when }]));

  it("may be asked of several", () => {
    expect(steps("Heal 10 damage from each of your Pokémon that has Twigling anywhere under it.")).toMatchObject([
      { on: { where: { under: "Twigling" } } },
    ]);
  });

  it("lends its attacks", () => {
    expect(effects("Mossling can use any attack from its Basic Pokémon or its Stage 1 Evolution card.")).toEqual([
      { kind: "continuous", change: { permit: "useAttacksOf", on: self, of: "previousEvolutions", payCost: true } },
    ]);
  });
});

describe("limits that a sentence of its own sets", () => {
  it("hold for counters and for coins", () => {
    expect(
      steps(
        "Put a number of damage counters on the Defending Pokémon equal to the number of cards in your hand. You can't put more than 5 damage counters in this way.",
      ),
    ).toMatchObject([{ do: "putCounters", count: { atMost: [{ count: "cards" }, 5] } }]);
    expect(steps("Flip a coin for each Energy attached to Mossling. You can't flip more than 2 coins in this way.")).toMatchObject([
      { do: "flip", coins: { atMost: [{ count: "energy" }, 2] } },
    ]);
    expect(
      steps("Put a number of damage counters equal to the number of cards in your hand (up to a maximum of 5) on the Defending Pokémon."),
    ).toMatchObject([{ count: { atMost: [{ count: "cards" }, 5] } }]);
    expect(steps("Put 2 damage counters on the Defending Pokémon. You can't put more than 2 damage counters in this way.")).toEqual(
      steps("Put 2 damage counters on the Defending Pokémon."),
    );
  });
});

describe("one thing or another", () => {
  it("is a choice where the second begins with “or”", () => {
    const text =
      "Search your deck for a Supporter card, reveal it, and put it into your hand. Shuffle your deck afterward. Or, search your discard pile for a Supporter card, reveal it, and put it into your hand.";
    expect(steps(text)).toMatchObject([
      {
        do: "chooseMode",
        modes: [[{ do: "move", cards: { from: { zone: "deck" } } }], [{ do: "move", cards: { from: { zone: "discard" } } }]],
      },
    ]);
  });

  it("is damage instead of that which was said, or of the attack's own", () => {
    expect(
      steps(
        "This attack does 20 damage to 1 of your opponent's Benched Pokémon. If the Defending Pokémon is Asleep, this attack does 40 damage instead.",
      ),
    ).toMatchObject([{ do: "if", then: [{ do: "damage", amount: 40 }], else: [{ do: "damage", amount: 20 }] }]);
    expect(steps("If the Defending Pokémon is Asleep, this attack does 40 damage instead.")).toMatchObject([
      { do: "if", then: [{ do: "attackDamage", change: "set", amount: 40 }] },
    ]);
  });

  it("is what happens where a choice is turned down", () => {
    expect(steps("Look at the top card of your deck. You may put it into your hand. If not, discard it and draw a card.")).toMatchObject([
      { do: "look" },
      { do: "may", ifNot: [{ do: "move" }, { do: "draw" }] },
    ]);
  });
});

describe("steps of their own", () => {
  it("copy an attack that has to be paid", () => {
    const text =
      "Choose 1 of the Defending Pokémon's attacks. Bark Bash copies that attack. This attack does nothing if Mossling doesn't have the Energy necessary to use that attack. (You must still do anything else required in order to use that attack.)";
    expect(steps(text)).toEqual([{ do: "copyAttack", of: { pokemon: defending }, payCost: true }]);
    expect(steps("Choose an attack on 1 of your opponent's Pokémon in play. Bark Bash copies that attack.")).toMatchObject([
      { do: "copyAttack" },
    ]);
  });

  it("take back an Energy that is not the one that was discarded", () => {
    expect(
      steps(
        "You may discard a Fire Energy attached to Mossling. If you do, search your discard pile for a basic Energy card (excluding the one you discarded) and attach it to Mossling.",
      ),
    ).toMatchObject([{ do: "may", ifDone: [{ do: "attach", cards: { from: { zone: "discard" }, except: 1 } }] }]);
  });

  it("devolve, turn Energy, and put a Pokémon on a deck", () => {
    expect(steps("Devolve Mossling and put Mossling into your hand.")).toEqual([
      { do: "devolve", pokemon: self, cards: 1, destination: { to: "hand" } },
    ]);
    expect(steps("Turn all basic Energy attached to all of your Pokémon into Grass Energy for the rest of the turn.")).toEqual(
      steps("During this turn, each basic Energy attached to your Pokémon provides {G} Energy."),
    );
    expect(steps("Put the Defending Pokémon and all cards attached to it on top of your opponent's deck.")).toMatchObject([
      { do: "returnPokemon", destination: { to: "deck", place: "top" }, attached: "with" },
    ]);
    expect(() => steps("Put the Defending Pokémon and all cards attached to it on top of your deck.")).toThrow(TextFailure);
  });

  it("evolve the Active Pokémon from the deck", () => {
    expect(steps("Search your deck for a card that evolves from your Active Pokémon and put it on your Active Pokémon.")).toMatchObject([
      { do: "evolve", pokemon: { place: "active", bind: 1 }, with: { where: { evolvesFrom: { binding: 1 } } } },
    ]);
  });

  it("count what is halved and what is more", () => {
    expect(steps("Does damage equal to half the Defending Pokémon's remaining HP (rounded down to the nearest 10).")).toEqual(
      steps(
        "This attack does damage equal to half the remaining HP of your opponent's Active Pokémon (rounded down to the nearest 10) to your opponent's Active Pokémon.",
      ),
    );
    expect(
      steps(
        "This attack does 20 more damage times the number of your Benched Pokémon minus the number of your opponent's Benched Pokémon.",
      ),
    ).toMatchObject([{ amount: { multiply: [20, { subtract: [{ count: "pokemon" }, { count: "pokemon" }] }] } }]);
    expect(
      steps("This attack does 20 damage to a number of your opponent's Pokémon up to the amount of Energy attached to Mossling."),
    ).toMatchObject([{ do: "damage", to: { count: { upTo: { count: "energy" } } } }]);
  });

  it("put Pokémon onto the Bench as Basic Pokémon", () => {
    expect(
      steps(
        "Search your deck for Twigling, Fernling, or Rootling and put up to 2 of them onto your Bench. Treat the new Benched Pokémon as Basic Pokémon.",
      ),
    ).toMatchObject([{ do: "putIntoPlay", as: "basic", cards: { count: { upTo: 2 } } }]);
    expect(steps("Put a Twigling from your hand onto your Bench as a Basic Pokémon.")).toMatchObject([{ do: "putIntoPlay", as: "basic" }]);
    expect(() => steps("Draw a card. Treat the new Benched Pokémon as a Basic Pokémon.")).toThrow(TextFailure);
  });

  it("shuffle what was turned over for nothing", () => {
    const text =
      "Reveal cards from your deck until you reveal a Basic Pokémon. Put that Pokémon into your hand and shuffle the other revealed cards into your deck. (If you don't reveal a Basic Pokémon, shuffle all the revealed cards into your deck.)";
    expect(steps(text)).toMatchObject([
      { do: "reveal", cards: { cards: "topUntil" } },
      { do: "move" },
      { do: "move", cards: { cards: "rest" } },
    ]);
  });

  it("call rules to mind", () => {
    expect(
      steps(
        "Draw a card. (Any other effects still happen.) (The Supporter card remains in your opponent's hand.) (If there are fewer than 3 cards in your deck, discard all of them.) (Damage is calculated using the Defending Pokémon's Retreat Cost after applying effects to the Retreat Cost.)",
      ),
    ).toEqual([{ do: "draw", count: 1 }]);
    expect(
      compileAbility("(Doesn't count as a basic Energy card when not in play and has no other effect than providing Energy.)", setting)
        .effects,
    ).toEqual([]);
  });
});

describe("more steps of their own", () => {
  it("speak of the attack whose text it is", () => {
    const attack = { attack: "Bark Bash" };
    const forbidden = { forbid: "attack", on: self, attack: "Bark Bash" };
    const next = [{ do: "lasting", change: forbidden, duration: "yourNextTurn" }];
    expect(steps("You can't use this attack during your next turn.", attack)).toEqual(next);
    expect(steps("This attack can't be used during your next turn.", attack)).toEqual(next);
    expect(steps("Mossling can't use this attack during your next turn.", attack)).toEqual(next);
    const gone =
      "Flip a coin. Either way, you can't use this attack again as long as Mossling stays in play (even putting Mossling on the Bench won't let you use it again).";
    expect(steps(gone, attack)).toMatchObject([{ do: "flip" }, { change: forbidden, duration: "whileInPlay" }]);
    expect(() => steps("You can't use this attack during your next turn.")).toThrow(TextFailure);
  });

  it("give the whole sentence to whom it is about", () => {
    expect(steps("Your opponent shuffles his or her hand into his or her deck, then draws 4 cards.")).toMatchObject([
      { do: "move", cards: { of: "opponent" } },
      { do: "draw", count: 4, who: "opponent" },
    ]);
  });

  it("choose among what is shown", () => {
    expect(
      steps("Look at the top 5 cards of your deck. Choose as many Energy cards as you like, reveal them, and put them into your hand."),
    ).toMatchObject([
      { do: "look" },
      { do: "move", cards: { count: "any", where: { category: "Energy" } }, destination: { to: "hand" }, reveal: true },
    ]);
    expect(
      steps(
        "Choose 2 cards from your opponent's hand without looking. Look at the cards you chose, then have your opponent shuffle those cards into his or her deck.",
      ),
    ).toHaveLength(2);
    expect(steps("Look at the top card of your deck. Put that card on top of your deck, or discard that card.")).toMatchObject([
      { do: "look" },
      { do: "chooseMode" },
    ]);
    expect(
      steps(
        "Look at your opponent's hand. Choose 1 Basic Pokémon you find there and put it onto your opponent's Bench. Then, switch it with the Defending Pokémon.",
      ),
    ).toMatchObject([{ do: "look" }, { do: "move" }, { do: "switch", side: "opponents", to: { pokemon: "bound" } }]);
  });

  it("cure, devolve, shuffle and damage", () => {
    expect(steps("Your Active Pokémon and the Defending Pokémon are no longer Asleep or Confused.")).toHaveLength(2);
    expect(steps("The Defending Pokémon is no longer affected by a Special Condition.")).toEqual([{ do: "cure", pokemon: defending }]);
    expect(
      steps(
        "Remove the highest Stage Evolution card from the Defending Pokémon and have your opponent shuffle that card into his or her deck.",
      ),
    ).toMatchObject([{ do: "devolve", pokemon: defending, destination: { to: "deck" } }]);
    expect(steps("Shuffle Mossling into your deck. (Discard all cards attached to Mossling.)")).toEqual([
      { do: "returnPokemon", pokemon: self, destination: { to: "deck", place: "shuffled" }, attached: "discard" },
    ]);
    expect(steps("Mossling does 20 damage to itself and 10 damage to each of your Benched Pokémon.")).toMatchObject([
      { amount: 20, to: self },
      { amount: 10 },
    ]);
  });

  it("ask for Energy, a Retreat Cost and a hand", () => {
    expect(steps("If Mossling has any basic Fire Energy and any basic Water Energy attached to it, draw a card.")).toMatchObject([
      { when: { all: ["Fire", "Water"].map((type) => ({ where: { energy: { type, where: { energyKind: "Basic" } } } })) } },
    ]);
    expect(steps("If Mossling has 1 Energy or less attached to it, draw a card.")).toMatchObject([
      { when: { where: { not: { energy: { atLeast: 2 } } } } },
    ]);
    expect(steps("Does 10 damage to each of your opponent's Benched Pokémon that doesn't have a Retreat Cost.")).toMatchObject([
      { to: { where: { not: { retreatCost: { atLeast: 1 } } } } },
    ]);
    expect(steps("If you have 2 cards in your hand, draw a card.")).toMatchObject([
      { when: { left: { zone: "hand" }, is: "=", right: 2 } },
    ]);
    const three = "If you have Fernling, Twigling, and Rootling on your Bench, draw a card.";
    expect(steps(three)).toMatchObject([{ when: { all: [{}, {}, {}] } }]);
    expect(steps("If you have Fernling, Twigling, Rootling, and Budling on your Bench, draw a card.")).toMatchObject([
      { when: { all: [{}, {}, {}, {}] } },
    ]);
  });

  it("are played on a condition or for a price", () => {
    const berry = { name: "Moss Berry", category: "Trainer" } as const;
    const played = (text: string) => compileSteps(text, { ...setting, ...berry });
    expect(played("Discard a card from your hand in order to play this card. Draw 2 cards.").cost).toHaveLength(1);
    expect(
      played("Draw a card. If you have more than 7 cards (including this one) in your hand, you can't play this card.").when,
    ).toMatchObject({ right: 7 });
    expect(
      played("Draw a card. If you have 7 or more cards (including this one) in your hand, you can't play this card.").when,
    ).toMatchObject({ right: 6 });
    expect(
      played(
        "You can't play this card if you have 5 or more cards in your hand (including this one). Draw cards until you have exactly 4 cards in your hand.",
      ).when,
    ).toMatchObject({ right: 4 });
    expect(played("You can't play this card if you have any cards in your hand other than Moss Berry. Draw 2 cards.").when).toMatchObject({
      is: "=",
      right: 0,
    });
  });
});
