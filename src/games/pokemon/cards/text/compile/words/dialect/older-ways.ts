import type { Phrase } from "./slips";

// More of what the cards of 1999 to 2010 say in words that are gone since. These stand behind the phrases of oldest.ts, whose work they go on with.

const TYPE = "Grass|Fire|Water|Lightning|Psychic|Fighting|Darkness|Metal";

/** Several coins that are told apart are as many single ones. */
const APART: readonly Phrase[] = [
  [
    /\bFlip 2 coins\. If the first coin is heads, ([^.]*)\. If the second coin is heads, /g,
    "Flip a coin. If heads, $1. Flip a coin. If heads, ",
  ],
  [
    /\bFlip 3 coins\. If the first coin is heads, ([^.]*)\. If the second coin is heads, ([^.]*)\. If the third coin is heads, /g,
    "Flip a coin. If heads, $1. Flip a coin. If heads, $2. Flip a coin. If heads, ",
  ],
];

const ATTACKS: readonly Phrase[] = [
  [/\bdon't apply Weakness and Resistance for this attack\b/g, "this attack's damage isn't affected by Weakness or Resistance"],
  [/\bIf your opponent has any Benched Pokémon, choose 1 of them\. (?=Flip)/g, "Choose 1 of your opponent's Benched Pokémon. "],
  [
    /\b[Ii]f your opponent has any Evolved Pokémon in play, choose 1 of them and flip a coin\. If heads, (remove the highest Stage Evolution card) on that Pokémon\b/g,
    "flip a coin. If heads, $1 from 1 of your opponent's Evolved Pokémon",
  ],
  [
    /\bswitch the number of damage counters on ([^.]*?) with the number of damage counters on ([^.(]*?) \(even if it would Knock Out either Pokémon\)/g,
    "switch all damage counters on $1 with those on $2",
  ],
  [/\b[Ii]f this Pokémon has any damage counters on it, remove (\d+) of them from it\b/g, "heal $1[0] damage from this Pokémon"],
  [
    /\bYour opponent now puts (\d+) damage counters instead of 1 after each player's turn\b/g,
    "It now takes $1[0] Poison damage instead of 10 after each player's turn",
  ],
  [/\b(Before (?:applying|using) (?:this effect|these effects), [^.]*\.) (?:If you do, t|T)he new Defending Pokémon is now [^.]*\./g, "$1"],
  [/\bthe Pokémon using this attack\b/g, "this Pokémon"],
  [/\bThen (?=return|flip|search|put)/g, "Then, "],
  [/\b(If (?:heads|tails), the Defending Pokémon is) (?=Asleep|Burned|Confused|Paralyzed|Poisoned)/g, "$1 now "],
  [/\bisn't affected by or any\b/g, "isn't affected by any"],
  [
    /\bprevent all effects of (?:an attack|attacks), and (any damage done to this Pokémon)/g,
    "prevent all effects of attacks, except damage, done to this Pokémon, and $1",
  ],
  [/\b[Ee]ach of (your Active Pokémon's type)\b/g, "$1"],
  [/\bas x(\d)\b/g, "as ×$1"],
  [/^n\/a\.?$/, ""],
  [/\s*\(For example, [^()]*\)/g, ""],
  [/\b(If (?:heads|tails), )the attack (?=does)/g, "$1this attack "],
  [/(^|\. )The attack (does \d+ damage times)\b/g, "$1This attack $2"],
  [/\b([Dd]oes \d+ damage to \d+ of [^.,]*?) and (don't apply Weakness and Resistance to this damage)/g, "$1, and $2"],
  [
    /\b[Ii]f an attack (?:does damage to|damages) this Pokémon during your opponent's next turn \(even if this Pokémon is [Kk]nocked [Oo]ut\), /g,
    "During your opponent's next turn, if this Pokémon is damaged by an attack (even if this Pokémon is Knocked Out), ",
  ],
  [
    /\b[Ii]f this Pokémon would be damaged by an attack during your opponent's next turn, flip a coin\. If heads, prevent that attack's damage done to this Pokémon/g,
    "If any damage is done to this Pokémon by attacks during your opponent's next turn, flip a coin. If heads, prevent that damage",
  ],
  [
    /\bif this Pokémon would be damaged by an attack, flip a coin\. If heads, prevent that attack's damage done to this Pokémon/g,
    "if any damage is done to this Pokémon by attacks, flip a coin. If heads, prevent that damage",
  ],
  [
    /\b[Ww]henever this Pokémon would be damaged by your opponent's attack, flip a coin\. If heads, prevent all damage done to this Pokémon by that attack/g,
    "If any damage is done to this Pokémon by your opponent's attacks, flip a coin. If heads, prevent that damage",
  ],
  [
    /\b[Ii]f the Defending Pokémon attacks during your opponent's next turn, any damage it does is reduced by/g,
    "During your opponent's next turn, any damage done by attacks from the Defending Pokémon is reduced by",
  ],
  [
    /\b[Ii]f the Defending Pokémon would be (Knocked Out by (?:damage from )?this attack, (?!put|that Pokémon))/g,
    "If the Defending Pokémon is $1",
  ],
  [
    new RegExp(`\\bhas (${TYPE}) and (${TYPE}) basic Energy cards attached to it\\b`, "g"),
    "has any basic $1 Energy and any basic $2 Energy attached to it",
  ],
  [/\s*\(before they affect the damage\)/g, ""],
  [/\b(can use any attack from its [^.()]*?)\. \((You still have to pay for that attack's Energy cost)\.\)/g, "$1 ($2)."],
  [/ or other Active Pokémon(?=, this attack does nothing)/g, ""],
  [/\b[Dd]iscard either all /g, "Discard all "],
  [/\b(If you do) and (?=this attack does)/g, "$1, "],
];

const ENERGY: readonly Phrase[] = [
  [
    /\b[Ii]f the Defending Pokémon has any ((?:basic )?Energy) (?:cards )?attached to it, choose 1 of them\. If your opponent has any Benched Pokémon, choose 1 of them and attach that Energy card to it\b/g,
    "move 1 $1 card attached to the Defending Pokémon to 1 of your opponent's Benched Pokémon",
  ],
  [
    /\b[Ii]f you have any Benched Pokémon and if there are any ((?:basic )?Energy) cards attached to this Pokémon, take 1 of those Energy cards and attach it to 1 of those Pokémon\b/g,
    "move 1 $1 card attached to this Pokémon to 1 of your Benched Pokémon",
  ],
  [
    /\b[Ii]f your opponent has at least 2 Pokémon in play, (move an? [^.,]*? from the Defending Pokémon to another of your opponent's Pokémon)/g,
    "$1",
  ],
  [
    new RegExp(`\\bhas any basic (${TYPE}) Energy cards and any basic (${TYPE}) Energy cards attached to it\\b`, "g"),
    "has any basic $1 Energy and any basic $2 Energy attached to it",
  ],
  [new RegExp(`\\ball (${TYPE}) attached to\\b`, "g"), "all $1 Energy attached to"],
  [new RegExp(`\\bbasic (${TYPE}) (cards?)\\b`, "g"), "basic $1 Energy $2"],
  [
    /\bdiscard all of your opponent's Special Energy cards in play\b/g,
    "discard all Special Energy cards attached to your opponent's Pokémon",
  ],
  [/\b[Aa]ttach as many ([^.,]*? from your hand) to ([^.,]*?)(?: as you like|(?= in any way you like))/g, "attach any number of $1 to $2"],
  [/\b([Dd]iscard \d+ [^.,]*? attached to your Pokémon) in any way you like/g, "$1"],
  [
    /\b[Ii]f the Defending Pokémon has any ((?:basic )?Energy) attached to it, flip a coin\. If heads, choose 1 of those Energy cards and move it to\b/g,
    "flip a coin. If heads, move 1 $1 card attached to the Defending Pokémon to",
  ],
  [
    /\b(this Pokémon has any ((?:[A-Z]\w+ )?Energy) attached\. Flip a coin\. If heads, discard )1 of those Energy cards\b/g,
    "$1one $2 card attached to this Pokémon",
  ],
  [/\b([Mm]ove 2 [^.]*? to )1 or 2 of your Benched Pokémon\. \(You may put both [^()]*\)/g, "$1your Benched Pokémon in any way you like."],
  [/\bto any of (your (?:opponent's )?Pokémon)(?= in any way)/g, "to $1"],
  [/\b([Aa]ttach an? [^.,]*? card from your hand to) any of your Pokémon(?=\.)/g, "$1 1 of your Pokémon"],
  [/ \(in any way you like\)/g, " in any way you like"],
  [/\bcan't attach (any Special Energy cards from his or her hand to) any of (?=his or her Pokémon)/g, "can't attach $1 "],
  [/\b(Energy cards?), attached to\b/g, "$1 attached to"],
  [/\b(Energy cards? attached to) your Pokémon in order to\b/g, "$1 1 of your Pokémon in order to"],
  [/\bcolorless\b/g, "Colorless"],
];

const CARDS: readonly Phrase[] = [
  [
    /\b([Ll]ook at )(?:the top (\d+) cards of|(\d+) cards from the top of) ([^.]*? deck) and put them back in the same order\b/g,
    "$1the top $2$3 cards of $4",
  ],
  [/\b([Ll]ook at your opponent's hand) and choose (?:1|a) card(?: there)?\./g, "$1 and choose a card you find there."],
  [/\bShow (the top card of [^.]*? deck) to all players\b/g, "Reveal $1"],
  [/\b([Ll]ook at the top \d+ cards) in (either player's deck)/g, "$1 of $2"],
  [/\bup to (\d+) in any combination of ((?:Trainer|Item) cards)(?! and| or|,)/g, "up to $1 $2"],
  [
    /\b([Ii]f your opponent has \d+ or more Benched Pokémon, (?:you may )?)choose 1 of them and (return|shuffle) that Pokémon and all cards attached to it (to|into) (?:his or her|your opponent's) (hand|deck)/g,
    "$1$2 1 of your opponent's Benched Pokémon and all cards attached to it $3 your opponent's $4",
  ],
  [/\bshow (your hand) to your opponent\b/g, "reveal $1"],
  [/\bhave both you and your opponent reveal your hands\b/g, "have each player reveal his or her hand"],
  [/ \(other than (this Pokémon|this one)\)/g, " (excluding this Pokémon)"],
  [/\b(Put that card into your hand and) the other card (?=on)/g, "$1 put the other card "],
  [
    /\b([Ee]ach player discards cards) until that player has (\d+ cards in his or her hand)/g,
    "$1 from his or her hand until he or she has $2",
  ],
  [/\b[Cc]hoose (up to \d+ of your (?:face-down )?Prize cards) and put them face up\b/g, "turn $1 face up"],
  [/\ball of your face-down Prize cards\b/g, "all of your Prize cards"],
  [/\b(If you put any [^.,]*?) into your hand, /g, "$1 in this way, "],
  [
    /\bYou may play (\d+) ([^.]*?) at the same time\. If you play 1 \2, (.*?)If you play \1 \2, /g,
    "You may play $1 copies of this card at once. If you played 1 card, $3If you played $1 cards, ",
  ],
  [
    /\b([Ll]ook at) up to (\d+) cards from the top of (your|your opponent's|either player's) deck and put them back in any order\b/g,
    "$1 the top $2 cards of $3 deck and put them back in any order",
  ],
  [/\b(each player's turn, )the player may\b/g, "$1that player may"],
  [/\buntil he or she gets tails\b/g, "until you get tails"],
  [/\bshows (it|them) to (?:his or her|the) opponent\b/g, "reveals $1"],
  [/\b(for a card that evolves from your Active Pokémon and )attach it to (?=your)/g, "$1put it onto "],
  [/\band and then\b/g, "and then"],
  [/\bat the bottom of\b/g, "on the bottom of"],
  [/\b[Pp]ut the \d+ other cards on\b/g, "put the other cards on"],
  [/\breturn (the remaining cards) to (the bottom of)/g, "put $1 on $2"],
  [/\bfrom your discard pile, into\b/g, "from your discard pile into"],
  [/\bput (it|them) on your Bench\b/g, "put $1 onto your Bench"],
  [
    /\b[Tt]reat (?:the new (?:\p{Lu}\w+|this Pokémon)|that card|the new card) as a Basic Pokémon\b/gu,
    "Treat the new Benched Pokémon as a Basic Pokémon",
  ],
  [/\b[Ii]f any (\p{Lu}[\p{L} ]*) is in your discard pile\b/gu, "If $1 is in your discard pile"],
  [/; then,? (?=you switch|if you have)/g, ". Then, "],
  [/, if any(?=; |\. Then)/g, ""],
  [/\b(in play) \((both yours and your opponent's)\) and discard them\b/g, "$1 (yours or your opponent's) and discard them"],
  [/\b(?:\p{Lu}\p{L}+ )+\[this card\]/gu, "this card"],
];

const CHANGES: readonly Phrase[] = [
  [
    /\b([Ee]ach player's [^.,]*?) (can't use any [^.,]*?) and pays ((?:\{C\}|Colorless)+) more Energy to use its attacks\b/g,
    "$1 $2 and the attacks of $1 cost $3 more",
  ],
  [/\b([Ee]ach player's [^.,]*?) pays ((?:\{C\}|Colorless)+) more Energy to use its attacks\b/g, "the attacks of $1 cost $2 more"],
  [/ \(or (if your Bench is full)\)/g, " or $1"],
  [/\bthis Pokémon is the Active Pokémon\b/g, "this Pokémon is your Active Pokémon"],
  [
    /\b(is reduced by \d+ for each [^.()]*?) \(after applying Weakness and Resistance\)\. You can't reduce more than (\d+) damage in this way/g,
    "$1 (up to a maximum of $2)",
  ],
  [/\b[Aa]s long as this card is attached to a Pokémon, that Pokémon(?= has)/g, "the Pokémon this card is attached to"],
  [
    /\b[Aa]s long as this card is attached to a Pokémon, that Pokémon's type (?:\(color\) )?is (\p{Lu}\p{Ll}+)(?=\.)/gu,
    "the Pokémon this card is attached to is $1 type",
  ],
  [/(this card is attached to.*)\b[Ii]f that Pokémon attacks, /g, "$1If the Pokémon this card is attached to attacks, "],
  [/\b[Nn]o player may have more than (\d+) Pokémon on his or her Bench\b/g, "Each player can't have more than $1 Benched Pokémon"],
  [/\b[Tt]he number of Benched Pokémon your opponent can have is now (\d+)/g, "Your opponent can't have more than $1 Benched Pokémon"],
  [
    /\b[Dd]iscard this card at the end of your opponent's next turn\b/g,
    "If this card is attached to 1 of your Pokémon, discard it at the end of your opponent's turn",
  ],
  [
    /\b(if there are at least \d+ damage counters on [^,.]*?, (?:you may )?)remove (\d+) of them\b/g,
    "$1heal $2[0] damage from that Pokémon",
  ],
  [
    /\bis (Asleep, Confused, Paralyzed), or Poisoned, (you may )?remove all (?:of )?those effects from that Pokémon\b/g,
    "is $1, or Poisoned, $2remove $1, and Poisoned from that Pokémon",
  ],
  [/\b[Dd]o not apply\b/g, "Don't apply"],
  [
    /\b[Dd]on't apply Resistance to any attacks made by ([^.]*)/g,
    "Any damage done by attacks from $1 (both yours and your opponent's) isn't affected by Resistance",
  ],
];

export const OLDER_WAYS: readonly Phrase[] = [...APART, ...ATTACKS, ...ENERGY, ...CARDS, ...CHANGES];
