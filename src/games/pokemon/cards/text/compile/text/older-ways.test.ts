import { describe, expect, it } from "vitest";
import { compileAbility, compileSteps } from ".";

const setting = { name: "Mossling", attacks: ["Bark Bash"], abilities: ["Sap Flow"], attack: "Bark Bash" };
const steps = (text: string, more: object = {}) => compileSteps(text, { ...setting, ...more });
const effects = (text: string, more: object = {}) => compileAbility(text, { ...setting, ...more });

describe("wordings that are gone, and what they say", () => {
  it.each([
    ["n/a", ""],
    ["Draw 2 cards. (For example, if you have 3 cards, you will have 5.)", "Draw 2 cards."],
    ["Flip a coin. If tails, the attack does 10 more damage.", "Flip a coin. If tails, this attack does 10 more damage."],
    [
      "Does 20 damage to 1 of your Pokémon and don't apply Weakness and Resistance to this damage.",
      "This attack does 20 damage to 1 of your Pokémon. Don't apply Weakness and Resistance to this damage.",
    ],
    [
      "If an attack damages Mossling during your opponent's next turn (even if Mossling is knocked out), draw a card.",
      "During your opponent's next turn, if this Pokémon is damaged by an attack (even if this Pokémon is Knocked Out), draw a card.",
    ],
    [
      "If Mossling would be damaged by an attack during your opponent's next turn, flip a coin. If heads, prevent that attack's damage done to Mossling.",
      "If any damage is done to this Pokémon by attacks during your opponent's next turn, flip a coin. If heads, prevent that damage.",
    ],
    [
      "If the Defending Pokémon attacks during your opponent's next turn, any damage it does is reduced by 10 (before applying Weakness and Resistance).",
      "During your opponent's next turn, any damage done by attacks from the Defending Pokémon is reduced by 10 (before applying Weakness and Resistance).",
    ],
    [
      "If the Defending Pokémon would be Knocked Out by this attack, draw a card.",
      "If the Defending Pokémon is Knocked Out by this attack, draw a card.",
    ],
    [
      "If Mossling has Fire and Water basic Energy cards attached to it, draw a card.",
      "If this Pokémon has any basic Fire Energy and any basic Water Energy attached to it, draw a card.",
    ],
    [
      "If the Defending Pokémon has any Energy cards attached to it, flip a coin. If heads, choose 1 of those Energy cards and move it to 1 of your opponent's Benched Pokémon.",
      "Flip a coin. If heads, move an Energy card attached to the Defending Pokémon to 1 of your opponent's Benched Pokémon.",
    ],
    [
      "Move 2 Water Energy cards attached to Mossling to 1 or 2 of your Benched Pokémon. (You may put both on the same Pokémon.)",
      "Move 2 Water Energy cards attached to this Pokémon to your Benched Pokémon in any way you like.",
    ],
    [
      "Search your deck for up to 2 Grass Energy cards and attach them to any of your Pokémon in any way you like.",
      "Search your deck for up to 2 Grass Energy cards and attach them to your Pokémon in any way you like.",
    ],
    [
      "Attach a Grass Energy card from your hand to any of your Pokémon.",
      "Attach a Grass Energy card from your hand to 1 of your Pokémon.",
    ],
    [
      "Look at up to 5 cards from the top of your deck and rearrange them as you like.",
      "Look at the top 5 cards of your deck and put them back in any order.",
    ],
    [
      "Search your deck for a card that evolves from your Active Pokémon and attach it to your Active Pokémon.",
      "Search your deck for a card that evolves from your Active Pokémon and put it onto that Pokémon to evolve it.",
    ],
    [
      "Your opponent switches the Defending Pokémon with 1 of his or her Benched Pokémon, if any; then you switch your Active Pokémon with 1 of your Benched Pokémon, if any.",
      "Your opponent switches the Defending Pokémon with 1 of his or her Benched Pokémon. Switch your Active Pokémon with 1 of your Benched Pokémon.",
    ],
    [
      "If your opponent doesn't discard a card from his or her hand, the Defending Pokémon is now Asleep.",
      "Your opponent may discard a card from his or her hand. If your opponent doesn't, the Defending Pokémon is now Asleep.",
    ],
    [
      "Choose 1 of defenders attacks. The Defending Pokémon can't use that attack during your opponent's next turn.",
      "Choose 1 of the Defending Pokémon's attacks. The Defending Pokémon can't use that attack during your opponent's next turn.",
    ],
    [
      "Flip 2 coins. If the first coin is heads, the Defending Pokémon is now Asleep. If the second coin is heads, draw a card.",
      "Flip a coin. If heads, the Defending Pokémon is now Asleep. Flip a coin. If heads, draw a card.",
    ],
    [
      "Flip 3 coins. If the first coin is heads, draw a card. If the second coin is heads, draw 2 cards. If the third coin is heads, draw 3 cards.",
      "Flip a coin. If heads, draw a card. Flip a coin. If heads, draw 2 cards. Flip a coin. If heads, draw 3 cards.",
    ],
    [
      "If the Pokémon using this attack has any Fire Energy attached to it, draw a card.",
      "If this Pokémon has any Fire Energy attached to it, draw a card.",
    ],
    ["Flip a coin. If heads, the Defending Pokémon is Confused.", "Flip a coin. If heads, the Defending Pokémon is now Confused."],
    [
      "The Defending Pokémon is now Asleep. Before applying this effect, you may switch 1 of your opponent's Benched Pokémon with the Defending Pokémon. If you do, the new Defending Pokémon is now Asleep.",
      "You may switch 1 of your opponent's Benched Pokémon with the Defending Pokémon. The Defending Pokémon is now Asleep.",
    ],
    [
      "Attach as many Grass Energy cards from your hand to Mossling as you like.",
      "Attach any number of Grass Energy cards from your hand to this Pokémon.",
    ],
    ["Show your hand to your opponent.", "Reveal your hand."],
    ["You may show your hand to your opponent.", "You may reveal your hand."],
    [
      "Reveal the top 2 cards of your deck and your opponent chooses 1 of them. Put that card into your hand and the other card on the bottom of your deck.",
      "Reveal the top 2 cards of your deck. Your opponent puts 1 of them into your hand. Put the other cards on the bottom of your deck.",
    ],
    [
      "This attack can't be used during your next turn. (Benching Mossling ends this effect.)",
      "This attack can't be used during your next turn.",
    ],
    [
      "Choose 1 of defenders attacks. Defender cannot use that attack next turn.",
      "Choose 1 of the Defending Pokémon's attacks. The Defending Pokémon can't use that attack during your opponent's next turn.",
    ],
    [
      "If the Defending Pokémon has any basic Energy cards attached to it, choose 1 of them. If your opponent has any Benched Pokémon, choose 1 of them and attach that Energy card to it.",
      "Move a basic Energy card attached to the Defending Pokémon to 1 of your opponent's Benched Pokémon.",
    ],
    [
      "If you have any Benched Pokémon and if there are any basic Energy cards attached to Mossling, take 1 of those Energy cards and attach it to 1 of those Pokémon.",
      "Move a basic Energy card attached to this Pokémon to 1 of your Benched Pokémon.",
    ],
    [
      "If your opponent has any Benched Pokémon, choose 1 of them. Flip 2 coins. For each heads, this attack does 10 damage to that Pokémon.",
      "Choose 1 of your opponent's Benched Pokémon. Flip 2 coins. For each heads, this attack does 10 damage to that Pokémon.",
    ],
    [
      "If your opponent has any Evolved Pokémon in play, choose 1 of them and flip a coin. If heads, remove the highest Stage Evolution card on that Pokémon and have your opponent shuffle it into his or her deck.",
      "Flip a coin. If heads, remove the highest Stage Evolution card from 1 of your opponent's Evolved Pokémon and have your opponent shuffle it into his or her deck.",
    ],
    [
      "If your opponent has 4 or more Benched Pokémon, choose 1 of them and return that Pokémon and all cards attached to it to his or her hand.",
      "If your opponent has 4 or more Benched Pokémon, put 1 of your opponent's Benched Pokémon and all cards attached to it into your opponent's hand.",
    ],
    ["You may discard all Lightning attached to Mossling.", "You may discard all Lightning Energy attached to this Pokémon."],
    [
      "Look at 5 cards from the top of your opponent's deck and put them back in the same order.",
      "Look at the top 5 cards of your opponent's deck.",
    ],
    [
      "Look at the top 5 cards in either player's deck and put them back in any order.",
      "Look at the top 5 cards of either player's deck and put them back in any order.",
    ],
    [
      "Look at your opponent's hand and choose a card there. Discard that card.",
      "Look at your opponent's hand and discard a card you find there.",
    ],
    [
      "Search your deck for Nidoran ♀ or Nidoran ♂ and put it onto your Bench.",
      "Search your deck for a Nidoran♀ or a Nidoran♂ and put it onto your Bench.",
    ],
  ])("attacks: %s", (old, today) => {
    expect(steps(old)).toEqual(steps(today));
  });

  it.each([
    ["No player may have more than 4 Pokémon on his or her Bench.", "Each player can't have more than 4 Benched Pokémon."],
    [
      "Once during each player's turn, the player may flip a coin until he or she gets tails. For each heads, that player draws a card.",
      "Once during each player's turn, that player may flip a coin until you get tails. For each heads, that player draws a card.",
    ],
    [
      "Don't apply Resistance to any attacks made by Fire Pokémon.",
      "Damage from the attacks of each Fire Pokémon (both yours and your opponent's) isn't affected by Resistance.",
    ],
    [
      "Whenever Mossling would be damaged by your opponent's attack, flip a coin. If heads, prevent all damage done to Mossling by that attack.",
      "If any damage is done to this Pokémon by your opponent's attacks, flip a coin. If heads, prevent that damage.",
    ],
    [
      "Mossling can use any attack from its Basic Pokémon. (You still have to pay for that attack's Energy cost.)",
      "This Pokémon can use any attack from its Basic Pokémon.",
    ],
    [
      "During each player's turn, the player may draw a card as often as he or she likes.",
      "As often as they like during their turn, each player may draw a card.",
    ],
    [
      "As long as Mossling is the Active Pokémon, Mossling can't retreat.",
      "As long as this Pokémon is in the Active Spot, this Pokémon can't retreat.",
    ],
    ["Draw a card between turns. This power works even while Mossling is Asleep.", "Draw a card between turns."],
  ])("Abilities: %s", (old, today) => {
    const between = (text: string) => text.replace("Draw a card between turns", "Between turns, draw a card");
    expect(effects(between(old))).toEqual(effects(between(today)));
  });

  it("a power waits for what stands in brackets, too", () => {
    const text = "Once during your turn, you may draw a card. This Power can't be used if Mossling is Asleep (or if your Bench is full).";
    expect(effects(text).effects).toMatchObject([
      { when: { all: [{ not: {} }, { left: { in: { place: "bench" } }, is: "<", right: { count: "benchSize", of: "you" } }] } },
    ]);
  });

  it("a card that is attached speaks of the Pokémon that it is on", () => {
    const card = { name: "Moss Shard", category: "Trainer" };
    expect(effects("As long as Moss Shard is attached to a Pokémon, that Pokémon has no Weakness.", card)).toEqual(
      effects("The Pokémon this card is attached to has no Weakness.", card),
    );
    expect(effects("As long as Moss Shard is attached to a Pokémon, that Pokémon gets +20 HP.", card)).toEqual(
      effects("The Pokémon this card is attached to gets +20 HP.", card),
    );
  });

  it("an owner's letter and a Forme are left out of a name", () => {
    expect(steps("Discard an Energy attached to Mossling .", { name: "Mossling GL" }).steps).toMatchObject([
      { cards: { to: { pokemon: "self" } } },
    ]);
    expect(steps("Discard an Energy attached to Mossling.", { name: "Mossling Attack Forme" }).steps).toMatchObject([
      { cards: { to: { pokemon: "self" } } },
    ]);
  });

  it("a name behind 'then' is the card's own", () => {
    expect(steps("This attack does 10 more damage. Then, Mossling does 20 damage to itself.").steps.at(-1)).toMatchObject({
      to: { pokemon: "self" },
    });
  });
});

describe("what a player has", () => {
  it.each([
    ["you have a basic Energy card in your hand", { if: "cards", are: { zone: "hand", of: "you", where: { energyKind: "Basic" } } }],
    ["you have less than 6 cards in your hand", { left: { count: "cards", zone: "hand" }, is: "<", right: 6 }],
    ["you don't have 3 Pokémon in your discard pile", { left: { count: "cards", zone: "discard" }, is: "<", right: 3 }],
    [
      "you and your opponent have a different number of Prize cards left",
      { not: { is: "=", right: { count: "prizesLeft", of: "opponent" } } },
    ],
    ['any Stadium card with "Moss" in its name is in play', { if: "cards", are: { cards: "stadium", where: { nameContains: "Moss" } } }],
    ["Mossling has 3 or more different types of basic Energy cards attached to it", { left: { count: "types" }, is: ">=", right: 3 }],
    ["you have Fernling or Fernling ex in play", { if: "pokemon", is: { side: "yours", where: { names: ["Fernling", "Fernling ex"] } } }],
    [
      "Fernling is on your Bench and has any damage counters on it",
      { if: "pokemon", is: { side: "yours", place: "bench", where: { names: ["Fernling"], damaged: true } } },
    ],
    ["your opponent doesn't have any Benched Pokémon", { not: { if: "pokemon", is: { side: "opponents", place: "bench" } } }],
  ])("%s", (fact, when) => {
    expect(steps(`If ${fact}, draw a card.`).steps).toMatchObject([{ do: "if", when }]);
  });

  it.each([
    ["1 is heads", "=", 1],
    ["exactly 2 are heads", "=", 2],
    ["you get at least 1 heads", ">=", 1],
    ["1 or both of them are heads", ">=", 1],
  ])("of several coins, %s", (fact, is, right) => {
    expect(steps(`Flip 2 coins. If ${fact}, draw a card.`).steps[1]).toMatchObject({ when: { left: { count: "heads" }, is, right } });
  });
});

describe("what is done", () => {
  it("a Special Condition of one's choice", () => {
    expect(steps("The Defending Pokémon is now Asleep, Confused, or Poisoned (your choice).").steps).toMatchObject([
      { do: "afflict", condition: { choose: ["Asleep", "Confused", "Poisoned"] } },
    ]);
  });

  it("the most coins that are flipped are told after what they count for", () => {
    const text =
      "Flip a coin for each Energy attached to Mossling. This attack does 40 damage times the number of heads. You can't flip more than 3 coins in this way.";
    expect(steps(text).steps[0]).toMatchObject({ do: "flip", coins: { atMost: [{ count: "energy" }, 3] } });
  });

  it("what a Pokémon's own power does is damage", () => {
    const text = "Whenever your opponent's Active Pokémon retreats, this power does 20 damage to that Pokémon.";
    expect(effects(text).effects).toMatchObject([
      { on: { event: "retreats" }, steps: [{ do: "damage", amount: 20, to: { pokemon: "event" } }] },
    ]);
  });

  it("damage to any Benched Pokémon takes the place of the attack's own", () => {
    expect(steps("You may do 20 damage to any 1 Benched Pokémon instead.").steps).toMatchObject([
      {
        do: "may",
        steps: [
          { do: "attackDamage", change: "set", amount: 0 },
          { do: "damage", amount: 20, to: { side: "both", place: "bench" } },
        ],
      },
    ]);
  });

  it("a reduction for each Energy has an end", () => {
    const text =
      "Any damage done to Mossling by attacks is reduced by 10 for each Energy attached to Mossling (after applying Weakness and Resistance). You can't reduce more than 20 damage in this way.";
    expect(effects(text).effects).toMatchObject([
      { change: { modify: "damageTaken", sign: "-", amount: { atMost: [{ multiply: [10, { count: "energy" }] }, 20] } } },
    ]);
  });

  it("copies of a card that are played at the same time", () => {
    const text =
      "You may play 2 Moss Blower + at the same time. If you play 1 Moss Blower +, draw a card. If you play 2 Moss Blower +, draw 3 cards.";
    expect(steps(text, { name: "Moss Blower +", category: "Trainer" }).steps).toMatchObject([
      {
        do: "ifYouDo",
        steps: [{ do: "may", steps: [{ do: "playTogether", copies: 1 }] }],
        then: [{ count: 3 }],
        otherwise: [{ count: 1 }],
      },
    ]);
  });

  it("cards that were chosen are counted", () => {
    const text =
      "Choose as many Energy cards from your hand as you like and reveal them. This attack does 20 damage times the number of Energy cards you chose.";
    expect(steps(text).steps[1]).toMatchObject({ amount: { multiply: [20, { count: "bound", binding: 1 }] } });
  });

  it("a card goes at the end of the turn in which its Pokémon attacks", () => {
    const text = "The Pokémon this card is attached to has no Weakness. If that Pokémon attacks, discard this card at the end of the turn.";
    expect(effects(text, { name: "Moss Shard", category: "Trainer" }).effects[1]).toMatchObject({
      on: { event: "attacks", subject: "self" },
      steps: [{ do: "later", at: "endOfYourTurn", steps: [{ do: "move", cards: { cards: "self" } }] }],
    });
  });

  it("a Berry heals as many damage counters as it asks for, at the start of a turn too", () => {
    const text =
      "At any time between turns, if there are at least 4 damage counters on the Pokémon this card is attached to, you may remove 4 of them and discard this card. At the start of each turn, if there are at least 4 damage counters on the Pokémon this card is attached to, remove 4 of them and discard this card.";
    const healed = [{ do: "heal", amount: 40, on: { pokemon: "self" } }, { do: "move" }];
    expect(effects(text, { name: "Moss Berry", category: "Trainer" }).effects).toMatchObject([
      { on: { event: "betweenTurns" }, optional: true, steps: healed },
      { on: { event: "startOfTurn", of: "both" }, steps: [{ do: "if", then: healed }] },
    ]);
  });
});
