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
  [/\bprevent all effects, (?:excluding|except) damage, done to\b/g, "prevent all effects of attacks, except damage, done to"],
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

const CARDS: readonly Phrase[] = [
  [/(until you reveal [^.]*\. Put )(?:that Pokémon|it) (into your hand and shuffle the other)/g, "$1that card $2"],
  [/\bIf you have any (?:other )?cards in your hand, shuffle 1 of them into\b/g, "Shuffle a card from your hand into"],
  [/\bIf your opponent doesn't discard a card from his or her hand, /g, "If your opponent doesn't, "],
  [/\bIf you discard(?:ed)? (an? [^.,]*?)(?: in this way)?, /g, "If you discarded $1 in this way, "],
  [
    /\buntil you have the same number of cards (?:in your hand )?as your opponent(?: has in his or her hand)?/g,
    "until you have the same number of cards in your hand as your opponent",
  ],
  [
    /\bcan't attach (?:any )?Energy cards (?:from his or her hand )?to the (?:Active|Defending) Pokémon\b/g,
    "can't attach any Energy cards from his or her hand to the Defending Pokémon",
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

export const OLDEST: readonly Phrase[] = [...NAMES, ...DOUBLE_BATTLE, ...ATTACKS, ...CARDS];
