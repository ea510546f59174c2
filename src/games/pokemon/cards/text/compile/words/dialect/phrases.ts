import { fixedWords, wordsOf } from "./fixed-words";
import { OLDER_WAYS } from "./older-ways";
import { OLDEST } from "./oldest";
import { type Phrase, SLIPS } from "./slips";

/** Names of things. */
const NAMES: readonly Phrase[] = [
  [/^"\s*|"\s*$/g, ""],
  [/\band\/or\b/g, "or"],
  [/\b(with|that has|that have) (?!Energy|Special|Pokémon)(\p{Lu}\p{Ll}+) in (its|their|the) names?\b/gu, '$1 "$2" in $3 name'],
  [/\bYou may use this card only if\b/g, "You can use this card only if"],
  [/\bthis (Pokémon|card) is Benched\b/g, "this $1 is on your Bench"],
  [/\bPokémon-ex\b/g, "Pokémon ex"],
  [/\bis (Pokémon ex|Pokémon LV-X)\b/g, "is a $1"],
  [/\bLV\.X\b/g, "LV-X"],
  [/\bbasic (?=Pokémon)/g, "Basic "],
  [/\b[Tt]his (?:Pokémon )?[Pp]ower\b/g, "this Ability"],
  [/\bshow(s?) (it|them|that card|those cards|this card)(?: to)? (?:your opponent|all players)/gi, "reveal$1 $2"],
  // Powers and Bodies are effects on their Pokémon like any other.
  [/\b(?:Poké-Powers, Poké-Bodies,|Pokémon Powers,) or any other effects/g, "or any other effects"],
  [/\bbefore attacking\)/g, "before your attack)"],
  [/\b[Ee]nergy [Cc]ost\b/g, "Energy cost"],
  [/\byour own (Pokémon|Benched|Active)\b/g, "your $1"],
  [/\(yours and your opponent's\)/g, "(both yours and your opponent's)"],
  [/\bdiscarded this way\b/g, "discarded in this way"],

  // Slips of the pen.
  [/\bin order use this attack\b/g, "in order to use this attack"],
  [/\bYou can't this attack\b/g, "You can't use this attack"],
  [/\bIf you opponent\b/g, "If your opponent"],
  [/\bDuring opponent's next turn, whenever\b/g, "During your opponent's next turn, whenever"],
  [/\bYou opponent\b/g, "Your opponent"],
  [/\b[Dd]amage time the\b/g, "damage times the"],
  [/\bThen (?=draw|discard|switch|shuffle|put)/g, "Then, "],
  [/\byour own or your opponent's\b/g, "yours or your opponent's"],
  [/\bin any way you choose\b/g, "in any way you like"],
  [/\bTrainer, Supporter, (and|or) Stadium (cards?)\b/g, "Trainer $2"],
  [/\bcards in any combination of\b/g, "in any combination of"],
  [/\bthat each has (\d+ HP or less)\b/g, "with $1"],
  [/\b(have|has) less cards\b/g, "$1 fewer cards"],
  [/\b(during|During) your opponents next turn\b/g, "$1 your opponent's next turn"],
  [/\bopponetn's\b/g, "opponent's"],
  [/\bdamga?es? (?=times|to each)|\bdamgae (?=to each)/g, "damage "],
  [/\bIf (heads|tails) (?=this attack|the Defending)/g, "If $1, "],
  [/\bIf tail, /g, "If tails, "],
  [/\b[Ff]lip a coin, If heads\b/g, "flip a coin. If heads"],
  [/\b(has|have) a damage counter on\b/g, "$1 any damage counters on"],
  [/\bless Prize cards\b/g, "fewer Prize cards"],
  [/\bless Pokémon in play\b/g, "fewer Pokémon in play"],
  [/\bhas (\d+) or (more|fewer|less) Prizes\b/g, "has $1 or $2 Prize cards remaining"],
  [/\(before (?:you attack|he or she attacks)\)/g, "(before your attack)"],
  [/ \(choose \d+ if there are \d+\)/g, ""],
  [/ \(color\)/g, ""],
  [/\bPokémon cards? other than (a|an) /g, "Pokémon card except $1 "],
  [/\bthe Pokémon (?:that )?this card is attached to\b/g, "the Pokémon this card is attached to"],
  [/\bwith δ on its card\b/g, "that has δ on its card"],
  [/ after you played [^,.]*(?=, discard this card)/g, ""],
  [/\b[Pp]ower can't be used\b/g, "Ability can't be used"],
  [/\bThe Ability can't be used\b/g, "This Ability can't be used"],
  [/\bbefore your attack\), move\b/g, "before your attack), you may move"],
  [/\b([Uu]ntil the end of your opponent's next turn) (?=the|this)/g, "$1, "],
  [/\byou may ([^.]*?) when you use this attack\b/gi, "you may $1"],
];

/** Whether Energy is attached hangs on no number of cards. */
const ENERGY: readonly Phrase[] = [
  [/\b(has|have) any ((?:[\w{}]+ )?Energy) cards? attached/g, "$1 any $2 attached"],
  [/\b(has|have) an Energy card attached/g, "$1 any Energy attached"],
  [/\bpay ((?:\{C\}|Colorless)+) (less|more) to retreat your Active Pokémon\b/g, "your Active Pokémon's Retreat Cost is $1 $2"],
  [/\b[Tt]he Retreat Cost for ([^.]*?) is 0(?=[.,]|$| until)/g, "$1 has no Retreat Cost"],
  [/\b([^.,]*?(?:Pokémon|this card))'s Retreat Cost is 0(?=[.,]|$| until)/g, "$1 has no Retreat Cost"],

  ...["Grass", "Fire", "Water", "Lightning", "Psychic", "Fighting", "Darkness", "Metal"].map(
    (type): Phrase => [new RegExp(`\\b${type.toLowerCase()} (?=Energy|Basic Pokémon)`, "g"), `${type} `],
  ),
  [/\bpay 1 ((?:\{C\}|Colorless)) less to retreat your Active Pokémon\b/g, "your Active Pokémon's Retreat Cost is $1 less"],
  [
    /\b([Aa]ll Energy attached to [^.,]*?) is ((?:\{\w\})|\p{Lu}\p{Ll}+) Energy instead of its usual type\b/gu,
    "$1 are $2 Energy instead of its usual type",
  ],
  [
    /\bWhile in play, this card (?:provides|counts as) every type of (?:basic )?Energy but (?:only provides|provides only|provides) (\d+) Energy at a time\b/g,
    "This card provides every type of Energy but provides only $1 Energy at a time",
  ],
  [/\bWhile attached to (a Pokémon [^.,]*?), this card provides every\b/g, "While this card is attached to $1, it provides every"],
  [
    /\bIf you play this card from your hand, ([^.]*?)the Pokémon you attach it to\b/g,
    "When you attach this card from your hand to 1 of your Pokémon, $1that Pokémon",
  ],
  [/\b[Yy]ou pay ((?:\{C\}|Colorless)+) less to retreat ([^.,]*?)(?=[.,]|$)/g, "the Retreat Cost of $2 is $1 less"],
  [
    /\byour opponent pays ((?:\{C\}|Colorless)+) more to retreat his or her Active Pokémon/g,
    "your opponent's Active Pokémon's Retreat Cost is $1 more",
  ],
  [
    /\b[Ee]ach player pays ((?:\{C\}|Colorless)+) (less|more) to retreat his or her ([^.,]*?)(?=[.,]|$)/g,
    "the Retreat Cost of each player's $3 is $1 $2",
  ],
  [/\b[Tt]he Retreat Cost for ([^.]*?) is ((?:\{C\}|Colorless)+) (less|more)\b/g, "the Retreat Cost of $1 is $2 $3"],
  [
    /\b[Tt]here (?:is|are) (?:a|any) ((?:(?:\{\w\}|\p{Lu}\p{Ll}+) )?Energy) cards? attached to this Pokémon/gu,
    "this Pokémon has any $1 attached",
  ],
  [/\bEnergy card\(s\)/g, "Energy cards"],
  [/\b[Tt]he attack cost of each of ([^.,]*?)'s attacks is ((?:\{C\}|Colorless)+) (more|less)\b/g, "$1's attacks cost $2 $3"],
  [
    /\b(?:All|all) Energy cards attached to (this Pokémon) provide (\{\w\}|\p{Lu}\p{Ll}+) Energy instead of their usual type\b/gu,
    "all Energy attached to $1 are $2 Energy instead of its usual type",
  ],
  [/\beach W Energy\b/g, "each {W} Energy"],
  [/\b(Discard \d+ [^.,]*?Energy card) to this Pokémon in order\b/g, "$1 attached to this Pokémon in order"],
  [/\bEnergy after the end don't count\b/g, "Energy after the 2nd don't count"],
];

/** What an attack does: its damage is printed beside it, so a text that says it again adds nothing. */
const DAMAGE: readonly Phrase[] = [
  [/\bis reduce by\b/g, "is reduced by"],
  [/\b(If (?:heads|tails), )Defending Pokémon\b/g, "$1the Defending Pokémon"],
  [/\b[Cc]hoose 1 of Defending Pokémon's\b/g, "choose 1 of the Defending Pokémon's"],
  [/\s*\(after dealing damage\)/g, ""],
  [/\btimes number of\b/g, "times the number of"],
  [/\bminus (\d+) for each\b/g, "minus $1 damage for each"],
  [/\bIf that coin flip is (heads|tails),/g, "If $1,"],
  [/\bchoose the Defending Pokémon\. That Pokémon\b/g, "the Defending Pokémon"],
  [/\b(If (?:heads|tails), [^.;]*)[;,] (?:if|If) (heads|tails), /gi, "$1. If $2, "],
  [/(^|[.,(] |\bthis attack |\band )does \d+ damage plus (\d+) (?:more )?damage/gi, "$1does $2 more damage"],
  [/\bdo \d+ damage plus (\d+) more damage/g, "do $1 more damage"],
  [/\b[Dd]oes (\d+) times the (number|amount)/g, "does $1 damage times the $2"],
  [/\bdoes nothing \(not even damage\)/g, "does nothing"],
  [/\s*\(after doing damage\)/g, ""],
  [/(^|[.)] )Don't apply Weakness and Resistance for this attack\b/g, "$1This attack's damage isn't affected by Weakness or Resistance"],
  [/\b(?:is|are) not affected by (Weakness|Resistance)\b/g, "isn't affected by $1"],
  [/\baffected by Resistance, or any other effects\b/g, "affected by Resistance or any other effects"],
  [/\b[Aa]ll damage done by attacks to ([^.,]*?) is reduced by\b/g, "any damage done to $1 by attacks is reduced by"],

  [
    /\b[Ii]f your opponent has any Benched Pokémon, (?:choose 1 of them and )?flip a coin\. If heads, (?:choose 1 of them and )?this attack does (\d+) damage to (?:it|that Pokémon)/g,
    "flip a coin. If heads, this attack does $1 damage to 1 of your opponent's Benched Pokémon",
  ],
  [/(^|[.,] )[Dd]amage done to ([^.,]*?) by\b/g, "$1any damage done to $2 by"],
  [
    /\bany damage done to ([^.,]*?) during your opponent's next turn by attacks is reduced by\b/g,
    "during your opponent's next turn, any damage done to $1 by attacks is reduced by",
  ],
  [/\bequal to the total number of\b/g, "equal to the number of"],
  [/\btimes the total number of\b/g, "times the number of"],
  [
    /\b[Cc]hoose 1 of the Defending Pokémon's attacks\. [\w-]+ copies that attack except for its Energy costs?(?=\.|$)/g,
    "choose 1 of the Defending Pokémon's attacks and use it as this attack",
  ],
  [
    /\bWeakness, Resistance, (?:Poké-Powers, Poké-Bodies,?|Pokémon Powers,?) or any other effects\b/g,
    "Weakness, Resistance, or any other effects",
  ],
  [/\b[Dd]oes (\d+) damage plus (\d+) more for each\b/g, "does $2 more damage for each"],
  [/\b[Dd]on't apply Weakness or Resistance\b/g, "don't apply Weakness and Resistance"],
  [/ \(don't apply Weakness and Resistance\)(?=\.)/g, ". Don't apply Weakness and Resistance"],
  [/\b[Aa]ll damage by attacks to ([^.,]*?) is reduced by\b/g, "any damage done to $1 by attacks is reduced by"],
  [
    /\b[Aa]ll damage done to this Pokémon during your opponent's next turn is reduced by\b/g,
    "during your opponent's next turn, any damage done to this Pokémon by attacks is reduced by",
  ],
  [/\b[Aa]ny damage done to this Pokémon by any attack is reduced by\b/g, "any damage done to this Pokémon by attacks is reduced by"],
  [
    /\b[Ii]f an attack damaged this Pokémon during your opponent's last turn\b/g,
    "if this Pokémon was damaged by an attack during your opponent's last turn",
  ],
  [/\bprevent all effects of attacks?, including damage,? done\b/g, "prevent all effects of attacks, including damage, done"],
  [/\b[Pp]revent all effects of opponent's attacks\b/g, "prevent all effects of your opponent's attacks"],
  [/\bby opponent's attacks\b/g, "by your opponent's attacks"],
  [/\b[Ii]f (\d+) or both of them are tails\b/g, "if you don't get 2 heads"],
  [
    /\b[Cc]hoose 1 of the Defending Pokémon's attacks\. (?:\p{Lu}[\w-]* ?)+copies that attack except for its Energy costs?(?=\.|$)/gu,
    "choose 1 of the Defending Pokémon's attacks and use it as this attack",
  ],
];

/** Damage counters that are removed are damage that is healed; where there are fewer, all there are (EFF-03). */
const HEALING: readonly Phrase[] = [
  [/\b(each of your Pokémon) \(including this Pokémon\)/g, "$1"],
  [/\s*\((?:[Rr]emove )?(?:\d+|all)(?: damage counters?)?(?: instead)? if [^().]*\b(?:only|less than|fewer than) [^().]*\.?\)/g, ""],
  [/\s*\(\d+ damage counter if [^().]* only [^().]*\)/g, ""],
  [
    /\b[Rr]emoves? all Special Conditions and (\d+) damage counters? from ([^.]*)/g,
    "heal $1[0] damage from $2 and remove all Special Conditions from it",
  ],
  [/\b[Rr]emoves? (\d+) damage counters? from\b/g, "heal $1[0] damage from"],
  [/\b[Rr]emoves? (\d+) damage counters? (for each [^.]*?) from\b/g, "heal $1[0] damage $2 from"],
  [/\b[Rr]emoves? all damage counters from\b/g, "heal all damage from"],
  [/\bfrom each of (your (?:Benched )?Pokémon) that has any\b(?= ?[.,]|$)/g, "from each of $1"],
  [/\b(heal (?:\d|\[0\])+ damage from [^.,]*), if it has any\b/g, "$1"],

  [/\b[Rr]emoves? up to (\d+) damage counters from\b/g, "heal $1[0] damage from"],
  [/\b[Ii]f there are any damage counters on ([^.,]*?), remove (\d+) of them\b/g, "heal $2[0] damage from $1"],
  [/\b[Rr]emove a damage counter from\b/g, "heal 10 damage from"],
  [
    /\b[Rr]emoves? (\d+) damage counters? and all Special Conditions from ([^.,]*)/g,
    "heal $1[0] damage from $2 and remove all Special Conditions from it",
  ],
  [
    /\b[Rr]emove all Special Conditions and all damage counters from ([^.,]*)/g,
    "heal all damage from $1 and remove all Special Conditions from it",
  ],
  [/\b[Rr]emoves? (\d+) damage counters? times the number of heads from\b/g, "heal $1[0] damage for each heads from"],
  [/\b[Rr]emove a number of damage counters equal to the number of heads from\b/g, "heal 10 damage for each heads from"],
];

/** The two Active Pokémon of each side in double battles, of which there is one in every other match. */
const DOUBLE_BATTLE: readonly Phrase[] = [
  [/\b(?:1|each|all) of (?:the|your opponent's|his or her) (?:Defending|Active) Pokémon(?!'s)/gi, "the Defending Pokémon"],
  [/\b(?:[Ee]ach|[Aa]ll) Defending Pokémon\b/g, "the Defending Pokémon"],
  [/\b(?:1|each) of your Active Pokémon(?!'s)/g, "your Active Pokémon"],
  [/ ?\(?Your opponent chooses (?:1 of )?the Defending Pokémon to switch\.\)?/g, ""],
];

const SWITCHING: readonly Phrase[] = [
  [/, if any(?=[.,]|$)/g, ""],
  [
    /\b[Ii]f your opponent has any Benched Pokémon, choose (\d+) of them and (this attack does [^.]*? damage) to (?:it|each of them)/g,
    "$2 to $1 of your opponent's Benched Pokémon",
  ],
  [
    /\b[Ii]f your opponent has any Benched Pokémon, choose 1 of them and switch it with (?:the Defending Pokémon|his or her Active Pokémon)/g,
    "switch 1 of your opponent's Benched Pokémon with the Defending Pokémon",
  ],
  [
    /\bchoose 1 of (your opponent's Benched [^.,]*?) and switch it with (?:the Defending Pokémon|his or her Active Pokémon)/gi,
    "switch 1 of $1 with the Defending Pokémon",
  ],
  [
    /\b[Ii]f your opponent has any Benched Pokémon, (?:he or she|your opponent) chooses 1 of them and switches it with (?:the Defending Pokémon|his or her Active Pokémon)/g,
    "your opponent switches the Defending Pokémon with 1 of his or her Benched Pokémon",
  ],
  [/\b[Ii]f your opponent has any Benched Pokémon, (your opponent switches|switch) /g, "$1 "],
  [/\bIf you have any Benched Pokémon, (you may )?switch /g, "$1switch "],

  [
    /\b[Ss]witch (?:the Defending Pokémon) with 1 of your opponent's Benched Pokémon\. Your opponent chooses the Benched Pokémon to switch(?=\.|$)/g,
    "your opponent switches the Defending Pokémon with 1 of his or her Benched Pokémon",
  ],
  [
    /\b[Ii]f your opponent has any Evolved Pokémon in play, remove the highest Stage Evolution card from each of them and put those cards (?:back )?into his or her hand/g,
    "devolve each of your opponent's Evolved Pokémon and put the highest Stage Evolution card on them into your opponent's hand",
  ],
  [/ ?\(Do the damage before switching the Pokémon\)(?=\.)/g, ""],
  [/\b[Yy]our opponent picks the Benched Pokémon to switch\b/g, "your opponent chooses the Benched Pokémon to switch"],
  [
    /\b[Ii]f your opponent has any Benched Pokémon, he or she chooses 1 of them and switches the Defending Pokémon with it\b/g,
    "your opponent switches the Defending Pokémon with 1 of his or her Benched Pokémon",
  ],
  [
    /\b([Yy]our opponent) chooses 1 of his or her Benched Pokémon and switches it with the Defending Pokémon\b/g,
    "$1 switches the Defending Pokémon with 1 of his or her Benched Pokémon",
  ],
  [
    /\b[Rr]emove the highest Stage Evolution card from (the Defending Pokémon) and (?:shuffle that card|put it|put that card) (?:back )?(into) (?:your opponent's|his or her) (deck)\b/g,
    "devolve $1 by shuffling the highest Stage Evolution card on it $2 your opponent's $3",
  ],
  [
    /\b[Cc]hoose 1 (?:of (your opponent's Evolved Pokémon)|Evolved Pokémon on your (opponent)'s Bench), remove the highest Stage Evolution card from that Pokémon, and put it (?:back )?into his or her hand/g,
    "devolve 1 of your opponent's Benched Evolved Pokémon and put the highest Stage Evolution card on it into your opponent's hand",
  ],
  [
    /\b[Rr]emove the highest Stage Evolution card from (each of your opponent's [^.,]*?) and put those cards (?:back )?into his or her hand/g,
    "devolve $1 and put the highest Stage Evolution card on them into your opponent's hand",
  ],
  [
    /, then,? if you have any Benched Pokémon, you switch 1 of them with your Active Pokémon\b/g,
    ", then switch your Active Pokémon with 1 of your Benched Pokémon",
  ],
];

const CARDS: readonly Phrase[] = [
  [/\b[Tt]ake ((?:a|an|1|all|\d+) [^.,]*? attached to [^.,]*?),? and attach (?:it|them) to\b/g, "move $1 to"],
  [/\b[Dd]raw cards from your deck until\b/g, "draw cards until"],
  [/\bback into your (deck|hand)\b/g, "into your $1"],
  [/\bput (it|that card) on (this Pokémon|that Pokémon)\b/g, "put $1 onto $2"],
  // Said of both.
  [/\b(Pokémon-GX) and (Pokémon-EX) (that have Abilities)/g, "$1 $3 and $2 $3"],
  [/\b(attached to [^.,]*? of your (?:Benched )?Pokémon) to a different one\b/g, "$1 to another of your Pokémon"],
  [/\bat the end of the turn it was attached\b/g, "at the end of the turn you attached it"],
  [/\bevery type of Energy but provides (?=1 )/g, "every type of Energy but provides only "],
  [/(^|\. )Provides ((?:\{\w\})+|\w+) energy\b/gi, "$1This card provides $2 Energy"],
  [
    /\b[Ii]f the Defending Pokémon has any ((?:basic )?Energy) attached to it, choose (\d+)(?: of (?:them|those Energy cards))? and discard it/g,
    "discard $2 $1 card attached to the Defending Pokémon",
  ],
  [
    /\b[Ii]f the Defending Pokémon has any ((?:basic )?Energy) attached to it, flip a coin\. If heads, choose (\d+) of (?:them|those Energy cards) and discard it/g,
    "flip a coin. If heads, discard $2 $1 card attached to the Defending Pokémon",
  ],
  [/\bthe top (\d+ cards|card) from (your|your opponent's|his or her) deck/g, "the top $1 of $2 deck"],
  [/\bthe top (\d+ cards) from the top of\b/g, "the top $1 of"],
  [/\b(\d+ cards?|a card) left in (your|his or her) hand/g, "$1 in $2 hand"],

  [/\b[Dd]raw (up to \d+ cards?) from your deck\b/g, "draw $1"],
  [/\b[Dd]raw (a card|\d+ cards) from the bottom of your deck\b/g, "put the bottom $1 of your deck into your hand"],
  [/\b[Dd]raw the bottom (\d+ cards) of your deck\b/g, "put the bottom $1 of your deck into your hand"],
  [/\b[Dd]raw the top (\d+ cards) of your deck\b/g, "draw $1"],
  [/\b[Pp]ut (?:the )?other \d+ cards (?:back )?on\b/g, "put the other cards on"],
  [/\bfrom those cards, (?=reveal)/g, "you find there, "],
  [/\b[Tt]ake (up to \d+ [^.,]*? from your discard pile) and attach them to\b/g, "attach $1 to"],
  [
    /\b[Ii]f there are any ([^.,]*?Energy) (?:cards )?in your discard pile, flip a coin\. If heads, (?:attach 1 of them|choose 1 of them and attach it) to\b/g,
    "flip a coin. If heads, attach 1 $1 card from your discard pile to",
  ],
  [
    /\b[Ii]f there are any ([^.,]*?Energy) (?:cards )?in your discard pile, (?:attach 1 of them|choose 1 of them and attach it) to\b/g,
    "attach 1 $1 card from your discard pile to",
  ],
  [
    /\b[Ii]f there are any ([^.,]*?Energy) cards attached to the Defending Pokémon, choose 1 of them and discard it/g,
    "discard 1 $1 card attached to the Defending Pokémon",
  ],
  [/\b[Pp]ut the \d+ other cards back\b/g, "put the other cards"],
  [/\b[Ss]huffle the rest of your cards\b/g, "shuffle the other cards in your hand"],
  [/\b[Pp]ut a card from your hand back on your deck\b/g, "put a card from your hand on top of your deck"],
  [/\b[Pp]ut the card back on your deck\b/g, "put that card on top of your deck"],
  [/\b[Rr]earrange them as you like\b/g, "put them back in any order"],
  [/\b[Tt]ake (1 [^.,]*? from your discard pile) and attach it to\b/g, "attach $1 to"],
  [/\b[Tt]he card on top of your deck\b/g, "the top card of your deck"],
  [
    /\b([Rr]eturn) (this Pokémon|it) and all cards attached to (it|this Pokémon) to your hand\b/g,
    "put $2 and all cards attached to it into your hand",
  ],
  [
    /\b[Rr]eveal cards from your deck until you reveal (an? [^.]*?)\. (?:[Ss]how that (?:Pokémon|card) to your opponent and put|[Rr]eveal that card and put|[Pp]ut) (?:it|that card) into your hand\. Shuffle the other revealed cards into your deck\b/g,
    "Reveal cards from the top of your deck until you reveal $1. Put that Pokémon into your hand and shuffle the other revealed cards into your deck",
  ],
  [
    /\bAttach this card to 1 of your (?!Pokémon that doesn't)([^.]*?) that doesn't already have a Pokémon Tool attached to it\b/g,
    "This card can only be attached to a $1",
  ],
  [/\bAttach this card to 1 of your (Pokémon that has "[^.]*?)(?=\.|$)/g, "This card can only be attached to a $1"],
];

/** Numbers that are counted in a sentence of their own. */
const COUNTING: readonly Phrase[] = [
  [
    /\bCount the number of ([^.]*?)\. (Put|Draw|Discard|Remove) (?:up to )?that many (damage counters?|cards?) (on|from) ([^.]*)/g,
    "$2 a number of $3 $4 $5 equal to the number of $1",
  ],
  [/\bCount the number of ([^.]*?)\. Draw that many cards/g, "Draw a number of cards equal to the number of $1"],
  [
    /\b[Cc]hoose a number of ([^.]*?) up to the amount of ([^.]*?)\. This attack does (\d+) damage to each of them\b/g,
    "This attack does $3 damage to a number of $1 up to the amount of $2",
  ],
];

const PROTECTION: readonly Phrase[] = [
  [/\bprevent all effects of an attack, including damage, done\b/gi, "prevent all effects of attacks, including damage, done"],
  [/\beffects of attacks, excluding damage, done\b/g, "effects of attacks, except damage, done"],
  [/\b(prevent all (?:effects|damage)[^.]*?) done by attacks to ([^.,]*?)(?= during|[.,]|$)/gi, "$1 done to $2 by attacks"],

  [/\b([Pp]revent all effects of attacks, except damage, done to [^.,]*?) by the Attacking Pokémon\b/g, "$1"],
  [/\b[Ii]t doesn't count as a Knocked Out Pokémon\b/g, "your opponent can't take any Prize cards for it"],
  [/\b[Ww]hile in play, (?=this card counts)/g, ""],
];

const PHRASES = [
  ...SLIPS,
  ...NAMES,
  ...DOUBLE_BATTLE,
  ...ENERGY,
  ...DAMAGE,
  ...HEALING,
  ...SWITCHING,
  ...CARDS,
  ...COUNTING,
  ...PROTECTION,
  ...OLDEST,
  ...OLDER_WAYS,
].map(([old, since]) => ({ old, since, fixed: fixedWords(old) }));

/** The text in today's words where they mean exactly the same. */
export function inTodaysWords(text: string): string {
  let said = text;
  let words = wordsOf(said);
  for (const { old, since, fixed } of PHRASES) {
    if (!fixed.every((word) => words.has(word))) continue;
    const before = said;
    said = said.replace(old, since);
    if (said !== before) words = wordsOf(said);
  }
  return said.replace(/(\d+)\[0\]/g, "$10");
}
