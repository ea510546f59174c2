import { describe, expect, it } from "vitest";
import { compileAbility, compileSteps, TextFailure } from "./text";

const setting = { name: "Mossling", attacks: ["Bark Bash"], abilities: ["Sap Flow"] };
const steps = (text: string, more: object = {}) => compileSteps(text, { ...setting, ...more }).steps;
const effects = (text: string, more: object = {}) => compileAbility(text, { ...setting, ...more }).effects;
const self = { pokemon: "self" } as const;
const defending = { pokemon: "active", side: "opponents" } as const;

describe("older steps that say the same as newer ones", () => {
  it.each([
    [
      "Each player plays with his or her Prizes face up for the rest of the game.",
      "Turn all of your Prize cards face up. Turn all of your opponent's Prize cards face up.",
    ],
    [
      "If the Defending Pokémon tries to attack during your opponent's next turn, your opponent flips a coin. If tails, this attack does nothing.",
      "During your opponent's next turn, if the Defending Pokémon tries to attack, your opponent flips a coin. If tails, that attack does nothing.",
    ],
    [
      "If your opponent has any Benched Pokémon, choose up to 2 of them. This attack does 30 damage to each of them.",
      "This attack does 30 damage to up to 2 of your opponent's Benched Pokémon.",
    ],
    [
      "If your opponent has any Benched Pokémon, choose 1 of them. Flip a coin. If heads, this attack does 30 damage to that Pokémon.",
      "Flip a coin. If heads, this attack does 30 damage to 1 of your opponent's Benched Pokémon.",
    ],
    [
      "If your opponent has any Benched Pokémon, choose 1 of them and this attack does 20 damage to that Pokémon for each Energy attached to Mossling.",
      "This attack does 20 damage to 1 of your opponent's Benched Pokémon for each Energy attached to this Pokémon.",
    ],
    [
      "If your opponent has any Benched Pokémon, this attack does 20 damage to each of them.",
      "This attack does 20 damage to each of your opponent's Benched Pokémon.",
    ],
    [
      "Flip a coin. If tails and if your opponent has any Benched Pokémon, choose 1 of them and this attack does 20 damage to it.",
      "Flip a coin. If tails, this attack does 20 damage to 1 of your opponent's Benched Pokémon.",
    ],
    [
      "Does 20 damage to each of your opponent's Pokémon with at least 1 Energy card attached to it.",
      "Does 20 damage to each of your opponent's Pokémon with any Energy attached to it.",
    ],
    [
      "Choose a basic Energy card attached to 1 of your opponent's Pokémon and attach it to another of your opponent's Pokémon of your choice.",
      "Move a basic Energy card attached to 1 of your opponent's Pokémon to another of your opponent's Pokémon.",
    ],
    [
      "Choose 1 of your opponent's Pokémon. Put a number of damage counters on the Pokémon equal to the number of Energy cards attached to that Pokémon.",
      "Choose 1 of your opponent's Pokémon. Put a number of damage counters on that Pokémon equal to the number of Energy cards attached to that Pokémon.",
    ],
    [
      "Move 1 damage counter from 1 of your opponent's Pokémon to another (even if it would Knock Out the other Pokémon).",
      "Move 1 damage counter from 1 of your opponent's Pokémon to another of your opponent's Pokémon.",
    ],
    [
      "Move 1 damage counter from either player's Pokémon to another Pokémon (yours or your opponent's).",
      "Move 1 damage counter from 1 Pokémon to another Pokémon.",
    ],
    [
      "Count the number of Pokémon you have in play with damage counters on them. Flip a coin. If heads, this attack does 20 more damage for each of those Pokémon.",
      "Flip a coin. If heads, this attack does 20 more damage for each of your Pokémon that has any damage counters on it.",
    ],
    [
      "Count the number of Prize cards your opponent has taken. Search your discard pile for up to that many Metal Energy cards and attach them to Mossling.",
      "Attach Metal Energy cards from your discard pile up to the number of Prize cards your opponent has taken to this Pokémon.",
    ],
    [
      "Choose an attack on 1 of your opponent's Pokémon in play. Bark Bash copies that attack except for its Energy cost. (You must still do anything else required for that attack. Mossling performs that attack.)",
      "Choose an attack from 1 of your opponent's Pokémon in play and use it as this attack.",
    ],
    [
      "Choose 1 of the Defending Pokémon's attacks. Bark Bash copies that attack except for its Energy cost. (No matter what type the Defending Pokémon is, Mossling's type is still Grass.)",
      "Choose 1 of the Defending Pokémon's attacks and use it as this attack.",
    ],
    ["Either way, Mossling can't attack during your next turn.", "This Pokémon can't attack during your next turn."],
    [
      "If you have any cards in your hand, shuffle 1 of them into your deck, then draw 4 cards.",
      "Shuffle a card from your hand into your deck, then draw 4 cards.",
    ],
    [
      "Your opponent may discard a card from his or her hand. If your opponent doesn't discard a card from his or her hand, the Defending Pokémon is now Asleep.",
      "Your opponent may discard a card from his or her hand. If your opponent doesn't, the Defending Pokémon is now Asleep.",
    ],
    [
      "You may discard a card from your hand. If you discard a Grass Energy card in this way, the Defending Pokémon is now Asleep.",
      "You may discard a card from your hand. If you discarded a Grass Energy card in this way, the Defending Pokémon is now Asleep.",
    ],
    [
      "If you have fewer cards in your hand than your opponent, draw cards until you have the same number of cards as your opponent. (If you have more or the same number of cards in your hand as your opponent, this attack does nothing.)",
      "If you have fewer cards in your hand than your opponent, draw cards until you have the same number of cards in your hand as your opponent.",
    ],
    [
      "Your opponent can't attach Energy cards to the Defending Pokémon during his or her next turn.",
      "Your opponent can't attach any Energy cards from his or her hand to the Defending Pokémon during his or her next turn.",
    ],
    ["Draw a card. Your turn is over now (you don't get to attack).", "Draw a card. Your turn ends."],
    [
      "Discard a Fire Energy, Grass Energy, and Metal Energy attached to Mossling.",
      "Discard a Fire Energy attached to this Pokémon. Discard a Grass Energy attached to this Pokémon. Discard a Metal Energy attached to this Pokémon.",
    ],
    ["Does 20 damage to each of your Pokémon (including Mossling).", "Does 20 damage to each of your Pokémon."],
    [
      "Does 20 damage times the number of Pokémon you have in play that has δ on its card.",
      "Does 20 damage times the number of your Pokémon that has δ on its card.",
    ],
    [
      "Does 20 more damage for each Basic Pokémon and each Evolution card in your discard pile.",
      "Does 20 more damage for each Pokémon in your discard pile.",
    ],
    [
      "During your opponent's next turn, if Mossling would be Knocked Out by damage from an attack, the Attacking Pokémon is Knocked Out.",
      "During your opponent's next turn, if this Pokémon is Knocked Out by damage from an attack, the Attacking Pokémon is Knocked Out.",
    ],
    [
      "During your opponent's next turn, if Mossling is damaged by an opponent's attack (even if Mossling is Knocked Out), put 2 damage counters on the Attacking Pokémon.",
      "During your opponent's next turn, if this Pokémon is damaged by an attack (even if it is Knocked Out), put 2 damage counters on the Attacking Pokémon.",
    ],
    [
      "Prevent all effects of an attack, excluding damage, done to Mossling during your opponent's next turn.",
      "During your opponent's next turn, prevent all effects of attacks, except damage, done to this Pokémon.",
    ],
    [
      "If any of your opponent's Active Pokémon are Evolved Pokémon, draw 2 cards.",
      "If your opponent's Active Pokémon is an Evolved Pokémon, draw 2 cards.",
    ],
    [
      "Put the Defending Pokémon and all cards attached to it back to your opponent's hand.",
      "Put the Defending Pokémon and all cards attached to it into your opponent's hand.",
    ],
    [
      "Search your deck for a Supporter card, reveal it, and put it into your hand. If you searched your deck, shuffle it afterward.",
      "Search your deck for a Supporter card, reveal it, and put it into your hand. Shuffle your deck afterward.",
    ],
    [
      "Search your deck for any Basic Pokémon or Evolution card, reveal it, and put it into your hand.",
      "Search your deck for a Basic Pokémon or Evolution card, reveal it, and put it into your hand.",
    ],
    [
      "Search your discard pile for Supporter cards. You may either show 1 Supporter card to your opponent and put it into your hand, or show 3 Supporter cards to your opponent and shuffle them into your deck.",
      "Choose 1: • Put 1 Supporter card from your discard pile into your hand. • Shuffle 3 Supporter cards from your discard pile into your deck.",
    ],
  ])("%s", (old, since) => expect(steps(old)).toEqual(steps(since)));
});

describe("older Abilities that say the same as newer ones", () => {
  it.each([
    [
      "Once during each player's turn (before your attack), that player may flip a coin. If heads, he or she draws a card.",
      "Once during each player's turn, that player may flip a coin. If heads, he or she draws a card.",
    ],
    [
      "Once during your turn (before your attack), you may look at your opponent's hand. If you do, choose a Supporter card you find there and use the effect of that card as the effect of this power.",
      "Once during your turn, you may look at your opponent's hand. If you do, choose a Supporter card you find there and use the effect of that card as the effect of this attack.",
    ],
    [
      "Once during your turn (before your attack), you may search your deck for a card that evolves from this Pokémon and put it onto Mossling (this counts as evolving Mossling).",
      "Once during your turn, you may search your deck for a card that evolves from this Pokémon and put it onto this Pokémon.",
    ],
    [
      "As often as you like during your turn (before your attack), you may attach 1 Grass Energy card to 1 of your Grass Pokémon. (This doesn't use up your 1 Energy card attachment for the turn.)",
      "As often as you like during your turn, you may attach 1 Grass Energy card from your hand to 1 of your Grass Pokémon.",
    ],
    [
      "Your opponent can't play any Basic Pokémon or Evolution cards from his or her hand to evolve his or her Active Pokémon.",
      "Your opponent can't play any Pokémon from his or her hand to evolve his or her Active Pokémon.",
    ],
    [
      "At any time between turns, if Mossling is affected by any Special Conditions, remove all of them.",
      "At any time between turns, if this Pokémon is affected by any Special Conditions, remove all Special Conditions from that Pokémon.",
    ],
    [
      "When any of your Active Pokémon does damage to any Defending Pokémon, the attack does 20 more damage (before applying Weakness and Resistance).",
      "The attacks of your Active Pokémon do 20 more damage to your opponent's Active Pokémon (before applying Weakness and Resistance).",
    ],
  ])("%s", (old, since) => expect(effects(old)).toEqual(effects(since)));
});

describe("older Trainer and Energy cards", () => {
  const berry = { name: "Moss Berry", category: "Trainer" } as const;

  it.each([
    [
      "Discard 1 Energy card attached to 1 of your Pokémon in order to choose 1 of your opponent's Pokémon and up to 2 Energy cards attached to it. Discard those Energy cards.",
      "Discard 1 Energy card attached to 1 of your Pokémon in order to discard up to 2 Energy cards attached to 1 of your opponent's Pokémon.",
    ],
    [
      "You and your opponent show each other your hands, then shuffle all the Trainer cards from your hands into your decks.",
      "Each player reveals his or her hand and shuffles all Trainer cards in his or her hand into his or her deck.",
    ],
    [
      "Put a Stage 2 Evolution card from your hand on the matching Basic Pokémon. You can play this card only when you would be allowed to evolve that Pokémon anyway.",
      "Choose 1 of your Basic Pokémon in play. If you have a Stage 2 card in your hand that evolves from that Pokémon, put that card onto the Basic Pokémon. You can't use this card during your first turn or on a Basic Pokémon that was put into play this turn.",
    ],
  ])("%s", (old, since) => expect(compileSteps(old, { ...setting, ...berry })).toEqual(compileSteps(since, { ...setting, ...berry })));

  it("pay for a card of the deck with one of the hand that goes there", () => {
    const text =
      "Trade 1 of the Basic Pokémon or Evolution cards in your hand for 1 of the Basic Pokémon or Evolution cards from your deck. Show both cards to your opponent. Shuffle your deck afterward.";
    const kinds = [{ stages: ["Basic"] }, { evolution: true }];
    expect(compileSteps(text, { ...setting, ...berry })).toMatchObject({
      cost: [{ do: "move", cards: { from: { zone: "hand" }, where: { anyOf: kinds } }, destination: { to: "deck" }, reveal: true }],
      steps: [{ do: "move", cards: { from: { zone: "deck" }, where: { anyOf: kinds } }, destination: { to: "hand" }, reveal: true }],
    });
  });

  it("speak of the Pokémon that they are attached to by their name", () => {
    expect(effects("The Pokémon that Moss Berry is attached to also has no Weakness.".replace("also ", ""), berry)).toEqual([
      { kind: "continuous", change: { modify: "weakness", on: self, set: "none" } },
    ]);
  });

  it("have no effect where they say so", () => {
    const text =
      "If the Pokémon that Moss Berry is attached to also has a basic Fire Energy card attached to it, damage done by that Pokémon's attacks isn't affected by Resistance. Ignore these effects if Moss Berry is attached to Pokémon ex.";
    expect(effects(text, berry)).toMatchObject([
      {
        change: { modify: "ignore", by: self, what: ["Resistance"] },
        while: { all: [{ if: "cards" }, { not: { where: { marks: ["ex"] } } }] },
      },
    ]);
  });

  it("provide more for whoever lies behind", () => {
    const text =
      "While in play, if you have more Prize cards left than your opponent, this card provides every type of Energy but provides only 3 in any combination at a time.";
    expect(compileAbility(text, { ...setting, ...berry, category: "Energy" }).said).toMatchObject([
      { says: "provides", when: { is: ">" } },
    ]);
    expect(
      compileAbility("If you have more Prize cards left than your opponent, this card provides {C}{C}.", { ...setting, ...berry }).said,
    ).toMatchObject([{ says: "provides", units: [["Colorless"], ["Colorless"]], when: { is: ">" } }]);
  });

  it("say again whom they may be attached to", () => {
    const text =
      "Attach Moss Berry to 1 of your Evolved Pokémon (excluding Pokémon ex and Pokémon that has an owner in its name) in play. If the Pokémon this card is attached to is a Pokémon ex or has an owner in its name, discard this card. When the Pokémon this card is attached to is no longer an Evolved Pokémon, discard this card.";
    expect(compileAbility(text, { ...setting, ...berry }).said).toEqual([
      { says: "attachTo", where: { evolution: true, not: { anyOf: [{ marks: ["ex"] }, { nameContains: "'s " }] } } },
    ]);
    const others =
      "This card can only be attached to a Pokémon (excluding Pokémon ex and Pokémon that has Twig or an owner in its name). If the Pokémon this card is attached to is a Basic Pokémon or Pokémon ex, discard this card. If the Pokémon this card is attached to isn't an Evolved Pokémon (or evolves into Pokémon ex), discard this card.";
    expect(compileAbility(others, { ...setting, ...berry }).said).toHaveLength(1);
  });

  it("are Fossils in some more words", () => {
    const text =
      "Play Moss Berry as if it were a Basic Pokémon. While in play, Moss Berry counts as a Colorless Pokémon (instead of a Trainer card). Moss Berry has no attacks of its own, can't retreat, and can't be affected by Special Conditions. If Moss Berry is Knocked Out, it doesn't count as a Knocked Out Pokémon. (Discard it anyway.) You can put Pokémon that evolve from Moss Berry on this card.";
    const { effects: found, said } = compileAbility(text, { ...setting, ...berry, hp: 40 });
    expect(said).toEqual([{ says: "fossil", hp: 40, types: ["Colorless"] }]);
    expect(found).toMatchObject([
      { change: { forbid: "retreat" } },
      { change: { prevent: "conditions" } },
      { change: { modify: "prizesForKnockOut" } },
    ]);
  });
});

describe("effects between two Pokémon (EFF-22)", () => {
  it("end with either", () => {
    const lasting = { do: "lasting", duration: "opponentsNextTurn" };
    const kept = [{ ...lasting, change: { forbid: "attack", on: defending }, endsWith: "self" }];
    expect(
      steps("The Defending Pokémon can't attack Mossling during your opponent's next turn. (Benching either Pokémon ends this effect.)"),
    ).toEqual(kept);
    expect(
      steps(
        "During your opponent's next turn, the Defending Pokémon can't attack. (Benching or evolving either Pokémon ends this effect.)",
      ),
    ).toEqual(kept);
  });

  it("are of the Defending Pokémon's attacks alone", () => {
    const less = { modify: "damageTaken", on: self, amount: 20, sign: "-", from: { side: "opponents" } };
    const text = (how: string) =>
      `If the Defending Pokémon attacks Mossling during your opponent's next turn, any damage done by the attack is reduced by 20 (${how} applying Weakness and Resistance).`;
    const lasting = { do: "lasting", duration: "opponentsNextTurn", endsWith: "defending" };
    expect(steps(text("after"))).toEqual([{ ...lasting, change: less }]);
    expect(steps(text("before"))).toEqual([{ ...lasting, change: { ...less, before: true } }]);
  });

  it("hold as long as this one is Active", () => {
    expect(steps("The Defending Pokémon can't retreat as long as Mossling remains your Active Pokémon.")).toEqual([
      { do: "lasting", change: { forbid: "retreat", on: defending }, duration: "untilLeavesActive", endsWith: "self" },
    ]);
  });

  it("end where it is said with whom", () => {
    const cannot = (remark: string) => steps(`The Defending Pokémon can't retreat during your opponent's next turn. (${remark})`);
    const plain = steps("The Defending Pokémon can't retreat during your opponent's next turn.");
    expect(cannot("Benching the Defending Pokémon ends this effect.")).toEqual(plain);
    expect(cannot("Benching either Pokémon ends the effect on that Pokémon.")).toEqual(plain);
    expect(cannot("If the Defending Pokémon is no longer your opponent's Active Pokémon, this effect ends.")).toEqual(plain);
    expect(cannot("If Mossling is no longer your Active Pokémon, this effect ends.")).toMatchObject([{ endsWith: "self" }]);
    expect(() => steps("Draw a card. (Benching either Pokémon ends this effect.)")).toThrow(TextFailure);
  });
});

describe("Poké-Powers, Poké-Bodies and Pokémon Powers (FAM-27)", () => {
  it("are no Abilities", () => {
    expect(steps("If the Defending Pokémon has any Poké-Powers or Poké-Bodies, draw a card.")).toMatchObject([
      { when: { where: { powers: ["Poké-Power", "Poké-Body"] } } },
    ]);
    expect(steps("If the Defending Pokémon has no Pokémon Power, draw a card.")).toMatchObject([
      { when: { where: { not: { powers: ["Pokémon Power"] } } } },
    ]);
  });

  it("are stopped each by its kind", () => {
    const powerless = (powers: string) => ({ suppress: powers, on: defending });
    expect(effects("Your opponent's Active Pokémon can't use any Poké-Powers or Poké-Bodies.")).toEqual([
      { kind: "continuous", change: powerless("Poké-Powers") },
      { kind: "continuous", change: powerless("Poké-Bodies") },
    ]);
    expect(steps("The Defending Pokémon can't attack, retreat, or use any Poké-Powers during your opponent's next turn.")).toMatchObject([
      { change: { forbid: "attack" } },
      { change: { forbid: "retreat" } },
      { change: powerless("Poké-Powers") },
    ]);
    expect(steps("The Defending Pokémon can't retreat or use any Poké-Bodies during your opponent's next turn.")).toMatchObject([
      { change: { forbid: "retreat" } },
      { change: powerless("Poké-Bodies") },
    ]);
    expect(effects("Your opponent's Basic Pokémon can't attack or use any Poké-Powers.")).toMatchObject([
      { change: { forbid: "attack" } },
      { change: { suppress: "Poké-Powers" } },
    ]);
    expect(
      steps("If the Defending Pokémon has a Pokémon Power, that power stops working until the end of your opponent's next turn."),
    ).toMatchObject([{ do: "if", then: [{ change: powerless("Pokémon Powers"), duration: "untilEndOfOpponentsNextTurn" }] }]);
  });

  it("are ignored on every Pokémon", () => {
    const everyone = { pokemon: "all", side: "both", place: "inPlay" };
    expect(effects("Ignore all Poké-Bodies other than Sap Flow.")).toEqual([
      { kind: "continuous", change: { suppress: "Poké-Bodies", on: everyone, except: "Sap Flow" } },
    ]);
    expect(steps("All Pokémon Powers stop working until the end of your next turn.")).toMatchObject([
      { change: { suppress: "Pokémon Powers" } },
    ]);
    expect(effects("Ignore Poké-Bodies for all Basic Pokémon.")).toMatchObject([
      { change: { on: { ...everyone, where: { stages: ["Basic"] } } } },
    ]);
    expect(steps("Your opponent can't use any Poké-Powers on his or her Pokémon during your opponent's next turn.")).toMatchObject([
      { change: { on: { side: "opponents" } } },
    ]);
    expect(
      effects("This card is here, and the Pokémon this card is attached to gets +20 HP and can't use any Poké-Powers.".slice(23)),
    ).toMatchObject([{ change: { modify: "hp" } }, { change: { suppress: "Poké-Powers", on: self } }]);
    expect(effects("Ignore all Poké-Powers.")).toHaveLength(1);
    expect(effects("Each Pokémon in play can't use any Poké-Powers, except for Sap Flow.")).toMatchObject([
      { change: { except: "Sap Flow" } },
    ]);
  });

  it("apply once a turn by their name", () => {
    expect(effects("Each of your Grass Pokémon gets +20 HP. You can't use more than 1 Sap Flow Poké-Body each turn.")).toMatchObject([
      { once: true },
    ]);
  });
});

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

describe("changes of their own", () => {
  it.each([
    ["No Trainer cards can be played.", { forbid: "play", who: "both", where: { category: "Trainer" } }],
    [
      "Neither player can play Basic Pokémon or Evolution cards from his or her hand to evolve Benched Pokémon.",
      { forbid: "evolveFromHand", on: { pokemon: "all", side: "both", place: "bench" } },
    ],
    [
      "Attacks by each player's Active Pokémon (both if there are 2) do 20 more damage to any Active Pokémon (before applying Weakness and Resistance).",
      { modify: "damageDone", by: { pokemon: "all", side: "both", place: "active" }, amount: 20, sign: "+", to: "active" },
    ],
    [
      "Damage done to your opponent's Pokémon by Mossling is reduced by 20 (before applying Weakness and Resistance).",
      { modify: "damageDone", by: self, amount: 20, sign: "-", to: {} },
    ],
    [
      "Each of your Grass Pokémon does 20 more damage to the Defending Pokémon (before applying Weakness and Resistance).",
      {
        modify: "damageDone",
        by: { pokemon: "all", side: "yours", place: "inPlay", where: { types: ["Grass"] } },
        amount: 20,
        sign: "+",
        to: "active",
      },
    ],
    [
      "Prevent all effects of attacks, except damage, done to Mossling by your opponent's Basic Pokémon.",
      { prevent: "effects", on: self, from: { side: "opponents", where: { stages: ["Basic"] } } },
    ],
  ])("%s", (text, change) => expect(effects(text)).toEqual([{ kind: "continuous", change }]));

  it("forbid the rest of the turn's Trainer cards", () => {
    expect(steps("You can't play any more Trainer cards this turn.")).toEqual([
      { do: "lasting", change: { forbid: "play", who: "you", where: { category: "Trainer" } }, duration: "thisTurn" },
    ]);
  });

  it("hang on being alone, and concern several kinds", () => {
    expect(effects("As long as Mossling is the only Pokémon you have in play, your opponent's Basic Pokémon can't attack.")).toMatchObject([
      { while: { if: "compare", left: { count: "pokemon" }, is: "=", right: 1 } },
    ]);
    const kinds = { anyOf: [{ types: ["Fire"] }, { types: ["Metal"] }, { types: ["Grass"] }] };
    expect(effects("Your Fire Pokémon, Metal Pokémon, and Grass Pokémon can't retreat.")).toMatchObject([
      { change: { on: { where: kinds } } },
    ]);
    expect(effects("Your Fire Pokémon or Metal Pokémon or Grass Pokémon can't retreat.")).toMatchObject([
      { change: { on: { where: kinds } } },
    ]);
    expect(effects("Your Pokémon that have Twig or Team Root's in their names can't retreat.")).toMatchObject([
      { change: { on: { where: { anyOf: [{ nameContains: "Twig" }, { nameContains: "Team Root's" }] } } } },
    ]);
  });
});

describe("words that leave out whom they concern", () => {
  it("concern whoever was spoken of", () => {
    expect(steps("The Defending Pokémon is now Confused and can't retreat during your opponent's next turn.")).toEqual([
      { do: "afflict", condition: "Confused", pokemon: defending },
      { do: "lasting", change: { forbid: "retreat", on: defending }, duration: "opponentsNextTurn" },
    ]);
    const everyone = { pokemon: "all", side: "both", place: "inPlay", where: { types: ["Fire"] } };
    expect(effects("Each Fire Pokémon in play has no Weakness and can't use any Poké-Powers.")).toMatchObject([
      { change: { on: everyone } },
      { change: { suppress: "Poké-Powers", on: everyone } },
    ]);
  });

  it("are not understood where nobody was", () => {
    expect(() => steps("Draw a card and can't retreat during your opponent's next turn.")).toThrow(TextFailure);
  });
});

describe("more older wordings", () => {
  const same: readonly (readonly [old: string, since: string])[] = [
    [
      "You may choose 1 of your opponent's Benched Pokémon, and switch it with your opponent's Active Pokémon.",
      "You may switch 1 of your opponent's Benched Pokémon with the Defending Pokémon.",
    ],
    [
      "If the Defending Pokémon has any Energy cards attached to it, flip a coin. If heads, discard 1 of those Energy cards.",
      "Flip a coin. If heads, discard 1 Energy card attached to the Defending Pokémon.",
    ],
    [
      "During your opponent's next turn, prevent all effects, including damage, done to Mossling by attacks from your opponent's Basic Pokémon.",
      "During your opponent's next turn, prevent all effects of attacks, including damage, done to this Pokémon by your opponent's Basic Pokémon.",
    ],
    [
      "Your opponent can't play any Trainer cards from his or her hand during your opponent's next turn, and any damage done to Mossling by attacks is reduced by 20 (after applying Weakness and Resistance).",
      "During your opponent's next turn, your opponent can't play any Trainer cards from his or her hand. During your opponent's next turn, any damage done to this Pokémon by attacks is reduced by 20 (after applying Weakness and Resistance).",
    ],
    [
      "Your opponent can't play Trainer cards during his or her next turn.",
      "Your opponent can't play any Trainer cards from his or her hand during his or her next turn.",
    ],
    [
      "Your opponent can't play a Trainer card from his or her hand until the end of your opponent's next turn.",
      "Your opponent can't play any Trainer cards from his or her hand until the end of your opponent's next turn.",
    ],
    [
      "As long as the Defending Pokémon's remaining HP is 40 or less, this attack's base damage is 60.",
      "If the Defending Pokémon's remaining HP is 40 or less, this attack's base damage is 60.",
    ],
    [
      "Shuffle your hand into your deck, then draw a new hand of the same number of cards.",
      "Shuffle your hand into your deck, then draw that many cards.",
    ],
    ["Show your hand to your opponent, then draw 5 cards.", "Reveal your hand, then draw 5 cards."],
    [
      "You may discard from your hand as many Energy cards as you like.",
      "You may discard as many Energy cards from your hand as you like.",
    ],
    [
      "If you have any Benched Pokémon, search your deck for a Grass Energy card and attach it to 1 of them.",
      "Search your deck for a Grass Energy card and attach it to 1 of your Benched Pokémon.",
    ],
    [
      "Search your deck for a Basic Pokémon card except a Baby Pokémon card, reveal it, and put it into your hand.",
      "Search your deck for a Basic Pokémon card except Baby Pokémon card, reveal it, and put it into your hand.",
    ],
    ["If your opponent has only 1 Prize, draw a card.", "If your opponent has only 1 Prize card remaining, draw a card."],
    [
      "If you have any Grass Energy attached to your Active Pokémon, draw a card.",
      "If your Active Pokémon has any Grass Energy attached to it, draw a card.",
    ],
    [
      "Discard 1 Energy card attached to Mossling. If you can't discard Energy cards, this attack does nothing.",
      "Discard 1 Energy card attached to this Pokémon. If you can't, this attack does nothing.",
    ],
    [
      "Flip a coin for each of your opponent's Pokémon. If heads, this attack does 20 damage to that Pokémon.",
      "For each of your opponent's Pokémon, flip a coin. If heads, this attack does 20 damage to that Pokémon.",
    ],
    [
      "Does 20 damage to each of your opponent's Benched Pokémon, excluding Grass Pokémon.",
      "Does 20 damage to each of your opponent's Benched Pokémon (excluding Grass Pokémon).",
    ],
    ["If the Defending Pokémon was Asleep, it is no longer Asleep.", "If the Defending Pokémon is Asleep, it is no longer Asleep."],
    [
      "Look at your opponent's hand and choose 1 card, then have your opponent shuffle that card into his or her deck.",
      "Look at your opponent's hand, choose a card you find there, then have your opponent shuffle that card into his or her deck.",
    ],
  ];
  it.each(same)("%s", (old, since) => expect(steps(old)).toEqual(steps(since)));

  const held: readonly (readonly [old: string, since: string])[] = [
    [
      "Any damage done to Mossling from Evolved Pokémon by attacks is reduced by 20 (after applying Weakness and Resistance).",
      "Any damage done to this Pokémon by attacks from Evolved Pokémon is reduced by 20 (after applying Weakness and Resistance).",
    ],
    [
      "Damage done to any of your Fernling by attacks is reduced by 20 (after applying Weakness and Resistance).",
      "Any damage done to each of your Fernling by attacks is reduced by 20 (after applying Weakness and Resistance).",
    ],
    [
      "Ignore all Colorless Energy necessary to use Mossling's attacks.",
      "Ignore all Colorless Energy in the attack costs of this Pokémon.",
    ],
    ["The attack cost of each of Mossling's attacks is 0.", "Ignore all Energy in the attack costs of this Pokémon."],
    ["The attack cost of Mossling's attacks is Colorless less.", "This Pokémon's attacks cost Colorless less."],
    [
      "As long as Mossling remains Asleep between turns, put 2 damage counters on the Defending Pokémon.",
      "As long as this Pokémon is Asleep, put 2 damage counters on the Defending Pokémon between turns.",
    ],
    [
      "If Mossling remains Asleep between turns, heal 20 damage from Mossling.",
      "As long as this Pokémon is Asleep, heal 20 damage from this Pokémon between turns.",
    ],
    [
      "Put 2 damage counters on each Pokémon that remains Asleep between turns.",
      "Put 2 damage counters on each Pokémon that is Asleep between turns.",
    ],
    [
      "Each Pokémon that does not have Twig in its name pays Colorless more to retreat.",
      "The Retreat Cost of each Pokémon that doesn't have Twig in its name is Colorless more.",
    ],
    ["Each player pays Colorless more to retreat a Basic Pokémon.", "The Retreat Cost of each Basic Pokémon is Colorless more."],
    [
      "Each player pays Colorless less to retreat his or her Pokémon if it has Twig in its name.",
      "The Retreat Cost of each player's Pokémon that has Twig in its name is Colorless less.",
    ],
    [
      "As long as Mossling has any Grass Energy attached to it, its Retreat Cost is 0.",
      "As long as this Pokémon has any Grass Energy attached to it, this Pokémon has no Retreat Cost.",
    ],
    [
      "Damage counters can't be removed from any Pokémon (both yours and your opponent's).",
      "Damage can't be healed from any Pokémon (both yours and your opponent's).",
    ],
    ["Each player can't play any Supporter cards.", "Each player can't play any Supporter cards from his or her hand."],
    [
      "If this card is put into your discard pile from play, return it to your hand.",
      "If this card is discarded from play, put it into your hand instead of the discard pile.",
    ],
    [
      "Whenever any player plays any Pokémon from his or her hand to evolve his or her Pokémon, draw a card.",
      "Whenever any player plays a Pokémon from his or her hand to evolve a Pokémon, draw a card.",
    ],
    [
      "When the Pokémon this card is attached to is Knocked Out, your opponent takes 1 more Prize card.",
      "If the Pokémon this card is attached to is Knocked Out, your opponent takes 1 more Prize card.",
    ],
    [
      "As long as Mossling has any Grass Energy attached to it prevent all effects except damage by an opponent's attack done to Mossling.",
      "As long as this Pokémon has any Grass Energy attached to it, prevent all effects of attacks, except damage, done to this Pokémon by your opponent's Pokémon.",
    ],
    [
      "Prevent all effects, including damage, done to Mossling by your opponent's attacks from his or her Basic Pokémon.",
      "Prevent all effects of attacks, including damage, done to this Pokémon by your opponent's Basic Pokémon.",
    ],
    [
      "The Retreat Cost for each Fernling, Twigling, and Rootling you have in play is 0.",
      "Each of your Fernling, Twigling, and Rootling has no Retreat Cost.",
    ],
    ["The maximum HP for each Fernling you have in play is now 80.", "The maximum HP of each of your Fernling is 80."],
    [
      "Whenever either player attaches an Energy card from his or her hand to Grass Pokémon, remove any Special Conditions from that Pokémon.",
      "Whenever either player attaches an Energy card from his or her hand to 1 of their Grass Pokémon, remove all Special Conditions from that Pokémon.",
    ],
  ];
  it.each(held)("%s", (old, since) => expect(effects(old)).toEqual(effects(since)));
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

describe("more effects of their own", () => {
  it.each([
    [
      "The attack cost of Mossling's Bark Bash is now Grass Colorless.",
      { modify: "attackCostSet", on: self, attack: "Bark Bash", cost: ["Grass", "Colorless"] },
    ],
    ["Mossling's type is Grass Fire Water.", { modify: "types", on: self, types: ["Grass", "Fire", "Water"] }],
    [
      "Don't apply Weakness for each Pokémon in play.",
      { modify: "weakness", on: { pokemon: "all", side: "both", place: "inPlay" }, set: "none" },
    ],
    [
      "Each player may evolve a Pokémon that he or she just played or evolved during that turn.",
      { permit: "evolveThisTurn", on: { pokemon: "all", side: "both", place: "inPlay" } },
    ],
    [
      "If any of your Grass Pokémon would be damaged by an attack, reduce that damage by 10 (after applying Weakness and Resistance).",
      { modify: "damageTaken", on: { pokemon: "all", side: "yours", place: "inPlay", where: { types: ["Grass"] } }, amount: 10, sign: "-" },
    ],
    [
      "Each Pokémon LEGEND in play (both yours and your opponent's) gets +30 HP.",
      { modify: "hp", on: { pokemon: "all", side: "both", place: "inPlay", where: { marks: ["LEGEND"] } }, amount: 30, sign: "+" },
    ],
  ])("%s", (text, change) => expect(effects(text)).toEqual([{ kind: "continuous", change }]));

  it("wait, are paid for, and level up", () => {
    expect(effects("Mossling can't attack until your opponent has 3 or fewer Prize cards left.")).toMatchObject([
      { change: { forbid: "attack" }, while: { is: ">", right: 3 } },
    ]);
    expect(
      effects(
        "Each of Mossling's attacks does 10 more damage for each of your Benched Pokémon to the Defending Pokémon (before applying Weakness and Resistance).",
      ),
    ).toMatchObject([{ change: { modify: "damageDone", amount: { multiply: [10, {}] }, to: "active" } }]);
    expect(
      effects("Once during your turn (before your attack), you may discard a card from your hand in order to draw a card."),
    ).toMatchObject([{ kind: "activated", cost: [{ do: "move" }], steps: [{ do: "draw" }] }]);
    expect(effects("If you have Fernling in play, heal 10 damage from Mossling between turns.")).toMatchObject([
      { on: { event: "betweenTurns" }, while: {} },
    ]);
    expect(effects("Heal 10 damage from Mossling between turns.")).toMatchObject([{ on: { event: "betweenTurns" } }]);
    expect(effects("If your opponent's Active Pokémon retreats, put 2 damage counters on that Pokémon.")).toMatchObject([
      { on: { event: "retreats" } },
    ]);
    const levelled =
      "Once during your turn (before your attack), when you put Mossling LV.X from your hand onto your Active Mossling, you may draw 2 cards.";
    expect(effects(levelled, { name: "Mossling" })).toMatchObject([{ on: { event: "played", how: "toEvolve", subject: "self" } }]);
    expect(() => effects(levelled.replace("Active Mossling", "Active Fernling"))).toThrow(TextFailure);
  });

  it("reminds that nothing happens where there is nobody", () => {
    expect(
      steps(
        "Draw a card. If your opponent has no Benched Pokémon, this effect does nothing. (Ignore this effect if your opponent has only 1 Pokémon.)",
      ),
    ).toHaveLength(1);
  });
});
