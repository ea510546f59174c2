import { describe, expect, it } from "vitest";
import { compileAbility, compileSteps } from ".";

const setting = { name: "Mossling", attacks: ["Bark Bash"], abilities: ["Sap Flow"] };
const steps = (text: string, more: object = {}) => compileSteps(text, { ...setting, ...more }).steps;
const effects = (text: string, more: object = {}) => compileAbility(text, { ...setting, ...more }).effects;
const _self = { pokemon: "self" } as const;
const _defending = { pokemon: "active", side: "opponents" } as const;

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
