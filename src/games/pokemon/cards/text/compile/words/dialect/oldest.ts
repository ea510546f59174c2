import type { Phrase } from "./slips";

// What the cards of 1999 to 2010 say in words that are gone since, as far as it is the same that is said.

const NAMES: readonly Phrase[] = [
  [/\b(\d+) Prizes?(?! card)\b/g, "$1 Prize cards"],
  [/\bPrizes\b/g, "Prize cards"],
  [/\b[Bb]enched\b/g, "Benched"],
  [/\b([Ee]ach player's turn) \(before (?:your|his or her|their) attack\)/g, "$1"],
  [/\bas the effect of this Ability\b/g, "as the effect of this attack"],
  [/ \(this counts as (?:evolving|devolving|leveling up) [^)]*\)/g, ""],
  [/\bIf you search(?:ed)? your deck, shuffle (?:your deck|it)(?: afterward)?\b/g, "Shuffle your deck afterward"],
  [/\bYour turn is over now(?: \([^)]*\))?|\bEither way, this ends your turn\b/g, "Your turn ends"],
  [/\byour turn ends immediately(?: \([^)]*\))?/g, "your turn ends"],
  [/\battached to Pokémon ex\b/g, "attached to a Pokémon ex"],
  [/\bfor each Pokémon you have in play that (?=has|have)/g, "for each of your Pokémon that "],
  [/\bnumber of Pokémon you have in play that (?=has|have)/g, "number of your Pokémon that "],
  [/(?<=of your Pokémon(?: in play)?),? \(?including (?:this Pokémon|this one)\)?/g, ""],
  [/\bBasic Pokémon (?:cards? )?and (?:each )?Evolution cards?(?= in your discard pile)/g, "Pokémon"],
  [/\bfor any (?=Basic Pokémon or Evolution card\b)/g, "for a "],
  [/\b[Dd]arkness or [Mm]etal Special Energy\b/g, "Special Energy"],
];

/** Two Active Pokémon of a side, of which there is one in every other match. */
const DOUBLE_BATTLE: readonly Phrase[] = [
  [/\bany of your (?:current )?Active Pokémon\b/g, "your Active Pokémon"],
  [/\bdamage to any (?=Defending Pokémon)/g, "damage to the "],
  [/\bany of your opponent's Active Pokémon are Evolved Pokémon\b/g, "your opponent's Active Pokémon is an Evolved Pokémon"],
];

const ATTACKS: readonly Phrase[] = [
  [/(tries to attack during your opponent's next turn, your opponent flips a coin\. If tails, )this attack\b/g, "$1that attack"],
  [/\b([Dd]uring your opponent's next turn, if this Pokémon) would be (Knocked Out by damage from an attack, the Attacking)/g, "$1 is $2"],
  [/\b(During your opponent's next turn, if this Pokémon is damaged by) an opponent's attack\b/g, "$1 an attack"],
  [
    /\bPrevent all effects of an attack, excluding damage, done to (this Pokémon) (during your opponent's next turn)/g,
    "During your opponent's next turn, prevent all effects of attacks, except damage, done to $1",
  ],
  [
    /\b([Pp])revent all effects, (?:excluding|except) damage, done to ([^.,]+?) by your opponent's Pokémon\b/g,
    "$1revent all effects of your opponent's Pokémon's attacks and Abilities done to $2",
  ],
  // What evolves a Pokémon is put onto it, not attached.
  [/\b([Ss]earch your deck for a card that evolves from [^.]*? and) attach (?:it|that card) to\b/g, "$1 put it onto"],
  [/\b[Dd]amage done by (that Pokémon|this Pokémon)'s attacks? (?=isn't affected)/g, "damage from $1's attacks "],
  [
    /\b[Ii]f your opponent has any Benched Pokémon, choose (up to )?(\d+) of them\. This attack does ([^.]*? damage) to (?:it|that Pokémon|each of them)/g,
    "this attack does $3 to $1$2 of your opponent's Benched Pokémon",
  ],
  [
    /\b[Ii]f your opponent has any Benched Pokémon, choose 1 of them\. Flip a coin\. If heads, this attack does ([^.]*? damage) to that Pokémon/g,
    "flip a coin. If heads, this attack does $1 to 1 of your opponent's Benched Pokémon",
  ],
  [
    /\b[Ii]f your opponent has any Benched Pokémon, choose 1 of them and this attack does (\d+ damage) to that Pokémon (for each)/g,
    "this attack does $1 to 1 of your opponent's Benched Pokémon $2",
  ],
  [
    /\b[Ii]f your opponent has any Benched Pokémon, this attack does (\d+ damage) to each of them/g,
    "this attack does $1 to each of your opponent's Benched Pokémon",
  ],
  [/\b(with|has|have) (?:at least 1|an) (basic )?Energy card attached to it\b/g, "$1 any $2Energy attached to it"],
  [/\b(that (?:has|have)) (basic )?Energy cards attached to (it|them)\b/g, "$1 any $2Energy attached to $3"],
  [/\bWater Energy Card\b/g, "Water Energy card"],
  [/\bBasic Pokémon or Evolution card (?=with [^.,]*? in its name)/g, "Pokémon "],
  // Names as they stand on the cards that are meant.
  [/\bNidoran (?:M\b|♂)/g, "Nidoran♂"],
  [/\bNidoran (?:F\b|♀)/g, "Nidoran♀"],
  [/\b(Sabrina's (?:Gastly|Haunter|Gengar))s\b/g, "$1"],
  [/\ba Holon Energy card\b/g, "a Holon Energy FF, Holon Energy GL, or Holon Energy WP"],
  // Each letter is a name of its own there.
  [/\b(1 of your Active) Unown and that Unown\b/g, "$1 Pokémon with Unown in its name and that Pokémon"],
  [/\(excluding any Unown\)/g, "(excluding Pokémon with Unown in their name)"],
  [/\bfor each Unown discarded in this way\b/g, "for each Pokémon with Unown in its name discarded in this way"],
  [/\b(you may attach) (1 [^.,]*?Energy card) (to 1 of your)/g, "$1 $2 from your hand $3"],
  [
    /\b[Cc]hoose (a [^.,]*?Energy card attached to 1 of your opponent's Pokémon) and attach it to (another of your opponent's Pokémon)(?: of your choice)?/g,
    "move $1 to $2",
  ],
  [/\bon the Pokémon equal to\b/g, "on that Pokémon equal to"],
  [/\bto another \(even if it would Knock Out the other Pokémon\)/g, "to another Pokémon"],
  [
    /\bdamage counter from 1 of your opponent's Pokémon to another Pokémon\b/g,
    "damage counter from 1 of your opponent's Pokémon to another of your opponent's Pokémon",
  ],
  [
    /\b(damage counter from) (?:1 Pokémon \(yours or your opponent's\)|either player's Pokémon) to another Pokémon(?: \(yours or your opponent's\))?/g,
    "$1 1 Pokémon to another Pokémon",
  ],
  [
    /\bCount the number of Pokémon you have in play with damage counters on them\. Flip a coin\. If heads, this attack does (\d+) more damage for each of those Pokémon/g,
    "Flip a coin. If heads, this attack does $1 more damage for each of your Pokémon that has any damage counters on it",
  ],
  [
    /\bCount the number of ([^.]*?)\. Search your discard pile for up to that many ([^.]*?) and attach them to\b/g,
    "Attach $2 from your discard pile up to the number of $1 to",
  ],
  [
    /\b[Cc]hoose an attack (?:on|of) (1 of (?:your|your opponent's) [^.]*?)\. (?:\p{Lu}[\p{L}'-]* ?)+copies that attack except for its Energy costs?(?=\.|$)/gu,
    "choose an attack from $1 and use it as this attack",
  ],
  [/\b([Cc]hoose 1 of [^.]*?'s attacks)\. (?:\p{Lu}[\p{L}'-]* ?)+copies that attack(?=\.|$)/gu, "$1 and use it as this attack"],
  [
    /\b[Cc]hoose an attack (?:on|of) (1 of (?:your|your opponent's) [^.]*?)\. (?:\p{Lu}[\p{L}'-]* ?)+copies that attack(?=\.|$)/gu,
    "choose an attack from $1 and use it as this attack",
  ],
  [/\bEither way, (?=this Pokémon can't attack during)/g, ""],
];

const CHANGES: readonly Phrase[] = [
  [/\b([Pp]revent all effects), including damage, done to\b/g, "$1 of attacks, including damage, done to"],
  [/(effects of attacks, including damage, done to [^.,]*?) by attacks from (?=your opponent's)/g, "$1 by "],
  [
    /(effects of attacks, including damage, done to [^.,]*?) by your opponent's attacks from his or her (?=Basic)/g,
    "$1 by your opponent's ",
  ],
  [
    /\bprevent all effects(?: of attacks)?,? except damage,? by an opponent's attack done to (this Pokémon)/g,
    "prevent all effects of attacks, except damage, done to $1 by your opponent's Pokémon",
  ],
  [/\bdone to (this Pokémon) from (Evolved Pokémon) by attacks\b/g, "done to $1 by attacks from $2"],
  [/\bany damage done to any of your\b/g, "any damage done to each of your"],
  [
    /\b[Ii]gnore all ((?:Colorless )?)Energy necessary to use this Pokémon's attacks\b/g,
    "ignore all $1Energy in the attack costs of this Pokémon",
  ],
  [/\b[Tt]he attack cost of each of (this Pokémon)'s attacks is 0\b/g, "ignore all Energy in the attack costs of $1"],
  [/\b[Tt]he attack cost of ([^.,]*?)'s attacks? is ((?:\{C\}|Colorless)+) (more|less)\b/g, "$1's attacks cost $2 $3"],
  [/\bAs long as (this Pokémon) remains ([^.,]*?) between turns, ([^.]*)/g, "As long as $1 is $2, $3 between turns"],
  [/\bIf (this Pokémon) remains ([^.,]*?) between turns, ([^.]*)/g, "As long as $1 is $2, $3 between turns"],
  [/\bthat remains (\w+) between turns\b/g, "that is $1 between turns"],
  [/\b[Ee]ach (Pokémon [^.]*?) pays ((?:\{C\}|Colorless)+) more to retreat\b/g, "The Retreat Cost of each $1 is $2 more"],
  [/\b[Ee]ach player pays ((?:\{C\}|Colorless)+) more to retreat an? ([^.]*)/g, "The Retreat Cost of each $2 is $1 more"],
  [/\bPokémon if it has (\w+) in its name\b/g, "Pokémon that has $1 in its name"],
  [/\b(this Pokémon has [^.,]*), its Retreat Cost is 0\b/g, "$1, this Pokémon has no Retreat Cost"],
  [/\b[Dd]amage counters can't be removed from\b/g, "damage can't be healed from"],
  [
    /\b([Yy]our opponent can't play )(?:any |a )?(Trainer cards?\b|Stadium cards\b|Pokémon Tool cards\b)(?! or|,| \(| from)/g,
    "$1any $2 from his or her hand",
  ],
  [/\b([Yy]our opponent can't play )a (Trainer) card (?=from)/g, "$1any $2 cards "],
  [/\b([Ee]ach player can't play any Supporter) [Cc]ards(?! from)/g, "$1 cards from his or her hand"],
  [/\b(during your opponent's next turn), and (any damage done to this Pokémon by attacks is reduced by)/g, "$1, and $1, $2"],
  [/\bAs long as (the Defending Pokémon's remaining HP is \d+ or less, this attack's base damage)/g, "If $1"],
  [
    /\b[Ii]f this card is put into your discard pile from play, return it to your hand\b/g,
    "if this card is discarded from play, put it into your hand instead of the discard pile",
  ],
  [/\bplays any (Pokémon from his or her hand to evolve) his or her Pokémon\b/g, "plays a $1 a Pokémon"],
  [/\bWhen (the Pokémon this card is attached to is Knocked Out, your opponent takes)/g, "If $1"],
];

const CARDS: readonly Phrase[] = [
  [/\b([Ll]ook at your opponent's hand)(?:,| and) choose (?:1|a) card(?: there)?(?= and|,)/g, "$1, choose a card you find there"],
  [/\bthen draw a new hand of the same number of cards\b/g, "then draw that many cards"],
  [/\bShow your hand to your opponent\b/g, "Reveal your hand"],
  [
    /\bYou can't play this card if you have any cards in your hand other than this card\b/g,
    "You can play this card only if it is the last card in your hand",
  ],
  [/\buntil you have exactly (\d+) cards\b/g, "until you have $1 cards"],
  [/\bdiscard from your hand as many ([^.]*? cards) as you like\b/g, "discard as many $1 from your hand as you like"],
  [
    /\bIf you have any Benched Pokémon, search your deck for (an? [^.]*?) and attach it to 1 of them\b/g,
    "Search your deck for $1 and attach it to 1 of your Benched Pokémon",
  ],
  [/\bexcept a (?=\w+ Pokémon card)/g, "except "],
  [/\b(has|have) (only|exactly) (\d+) Prize cards?\b(?! (?:left|remaining))/g, "$1 $2 $3 Prize cards remaining"],
  [/\bIf you have any (\w+ Energy) attached to your Active Pokémon\b/g, "If your Active Pokémon has any $1 attached to it"],
  [/\bIf you can't discard Energy cards, /g, "If you can't, "],
  [
    /\bShuffle this Pokémon into your deck\. \(Discard all cards attached to (?:this Pokémon|it)\.\)/g,
    "Put this Pokémon into your deck and discard all cards attached to it.",
  ],
  [
    /\bFlip a coin for each (of your opponent's Pokémon|Benched Pokémon \(both yours and your opponent's\))\. If heads, this attack does (\d+) damage to that Pokémon/g,
    "For each $1, flip a coin. If heads, this attack does $2 damage to that Pokémon",
  ],
  [/, excluding ([^.,()]*)(?=\.)/g, " (excluding $1)"],
  [/\bremove any (?=Special Conditions from)/g, "remove all "],
  [/\b(If the Defending Pokémon) was (Asleep, it is no longer)/g, "$1 is $2"],
  [/(until you reveal [^.]*\. Put )(?:that Pokémon|it) (into your hand and shuffle the other)/g, "$1that card $2"],
  [/\bIf you have any (?:other )?cards in your hand, shuffle 1 of them into\b/g, "Shuffle a card from your hand into"],
  [/\bIf your opponent doesn't discard a card from his or her hand, /g, "If your opponent doesn't, "],
  [/\bIf you discard(?:ed)? (an? [^.,]*?)(?: in this way)?, /g, "If you discarded $1 in this way, "],
  [
    /\buntil you have the same number of cards (?:in your hand )?as your opponent(?: has in his or her hand)?/g,
    "until you have the same number of cards in your hand as your opponent",
  ],
  [
    /\bcan't attach (?:any )?Energy cards (?:from his or her hand )?to (the Defending Pokémon)\b/g,
    "can't attach any Energy cards from his or her hand to $1",
  ],
  // Whichever it is by then (CMP-1695).
  [
    /\bcan't attach (?:any )?Energy cards (?:from his or her hand )?to the (Active Pokémon)\b/g,
    "can't attach any Energy cards from his or her hand to his or her $1",
  ],
  [
    /\b(can't play |[Nn]either player can play )(?:any |a )?(?:Basic Pokémon or Evolution cards|Pokémon) from (his or her|their) hand to evolve\b/g,
    "$1any Pokémon from $2 hand to evolve",
  ],
  [
    /\bin order to choose (1 of your opponent's Pokémon) and (up to \d+ Energy cards) attached to it\. Discard those Energy cards/g,
    "in order to discard $2 attached to $1",
  ],
  [
    /\bYou and your opponent show each other your hands, then shuffle all the Trainer cards from your hands into your decks\b/g,
    "Each player reveals his or her hand and shuffles all Trainer cards in his or her hand into his or her deck",
  ],
  [
    /\bPut a Stage 2 Evolution card from your hand on the matching Basic Pokémon\. You can (?:only )?play this card (?:only )?when you would be allowed to evolve that Pokémon anyway/g,
    "Choose 1 of your Basic Pokémon in play. If you have a Stage 2 card in your hand that evolves from that Pokémon, put that card onto the Basic Pokémon. You can't use this card during your first turn or on a Basic Pokémon that was put into play this turn",
  ],
  [
    /\bTrade 1 of the (Basic Pokémon or Evolution) cards in your hand for 1 of the \1 cards from your deck\. Show both cards to your opponent\b/g,
    "Reveal 1 $1 card from your hand and shuffle it into your deck in order to search your deck for 1 $1 card, reveal it, and put it into your hand",
  ],
  [
    /\bSearch your discard pile for [^.]*\. You may either show (1 [^.]*?) to your opponent and put it into your hand, or show (?:a combination of )?(3 [^.]*?) to your opponent and shuffle them into your deck/g,
    "Choose 1: • Put $1 from your discard pile into your hand. • Shuffle $2 from your discard pile into your deck",
  ],
  [
    /\bWhile in play, (if [^.]*?), this card provides every type of Energy but provides only (\d+) in any combination at a time/g,
    "$1, this card provides every type of Energy but provides only $2 Energy at a time",
  ],
  [/(affected by any Special Conditions, )remove all of them\b/g, "$1remove all Special Conditions from that Pokémon"],
  [/\bis attached to also has\b/g, "is attached to has"],
  [/\b(damage to the Defending Pokémon) \(after applying Weakness and Resistance\), the attack does\b/g, "$1, the attack does"],
  [/\bback to your opponent's hand\b/g, "into your opponent's hand"],
];

export const OLDEST: readonly Phrase[] = [...NAMES, ...DOUBLE_BATTLE, ...ATTACKS, ...CHANGES, ...CARDS];
