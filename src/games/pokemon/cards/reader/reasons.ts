import type { Difference, Fact } from "./facts";

/** Why print and program may differ in a fact, for every text of a form. */
export interface Reason {
  readonly facts: readonly Fact[];
  /** The form of the print. */
  readonly print: RegExp;
  readonly because: string;
}

const SAID_TWICE = "what it does anyway is said once more";
const SHUFFLED = "what is put on top of a deck that is then shuffled is shuffled into it";
const ELSEWHERE = "an Energy card that is not attached provides nothing that matters";
const OWN_ONLY = "a player attaches it to their own Pokémon only";
const MOVED = "what stays where it is was not moved";
const ALL_TRAINERS =
  "in the words of its day Items were Trainer cards, and Supporter and Stadium cards were other ones: together all of today's Trainer cards";
const FROM_PLAY = "a Trainer card that is played goes to the discard pile unless it goes elsewhere";
const REMAINING = "an attack's text is carried out before its damage is done";
const SAID_IN_BRACKETS = "it is said in brackets";
const MISSPELT = "the print misspells it";
const FOUND = "a Pokémon is face up on the Bench anyway";
const OTHERS = "the cards that are left are the rest, however many";
const MAXIMUM = "so many Energy at 10 damage each";
const NAMED = "the form of the card with this name is told by what the others are not";
const COST = "what is traded in is discarded to play the card";
const HP_LEFT = "whoever would be Knocked Out by it has no more HP left than it takes";
const GUARDED = "effects that the card is proof against would take it out of play";

/** Every difference between print and program was looked at; these are none. Each stands for the texts of a form. */
export const REASONS: readonly Reason[] = [
  { facts: ["coin: tails", "coin: heads"], print: /if (?:tails|heads), this attack does \d+ damage/i, because: SAID_TWICE },
  { facts: ["choice: up to"], print: /look at up to \d cards/i, because: "whoever looks at all of them may as well have stopped before" },
  {
    facts: ["choice: may", "deed: opponent chooses"],
    print: /^If your opponent doesn't discard/,
    because: "what somebody may leave undone they may do",
  },
  {
    facts: ["condition: Asleep", "condition: Confused", "condition: Paralyzed"],
    print: /power (?:works|can be used) even (?:while|if)/,
    because: "a power works whatever its Pokémon is affected by unless it says otherwise",
  },
  { facts: ["limit: in any way"], print: /\(in any way you choose\)|to 1 or 2 of your Benched Pokémon/, because: SAID_IN_BRACKETS },
  { facts: ["limit: different", "limit: other"], print: /a different number of/, because: "a number that is different is not the same" },
  {
    facts: ["mark: Ancient", "card: Technical Machine"],
    print: /discard Ancient Technical Machine \[/,
    because: "that is the card's own name",
  },
  {
    facts: ["card: Basic", "card: Stage 1", "card: Evolution"],
    print: /can use any attack from its Basic Pokémon or its Stage 1 Evolution card/,
    because: "a Basic and a Stage 1 Pokémon are all that can lie under another",
  },
  { facts: ["number: 2"], print: /colorless colorless more|Weakness [^.]* as x2 instead/, because: MISSPELT },
  {
    facts: ["coin: 1", "coin: 2", "coin: 3", "number: 2", "number: 3"],
    print: /Flip \d coins\. If the first coin is heads/,
    because: "coins that are told apart are as many single ones",
  },
  {
    facts: ["place: Active", "place: opponent's Active", "time: opponent's next turn"],
    print: /Defender cannot use that attack next turn/,
    because: "the Defender is the Defending Pokémon, and the next turn is its player's",
  },
  {
    facts: ["time: opponent's next turn"],
    print: /Discard this card at the end of your opponent's next turn/,
    because: "it is attached in its player's turn, and the next turn of the opponent is the first that ends",
  },
  {
    facts: ["limit: or more", "number: 2"],
    print: /has at least 2 Pokémon in play, move/,
    because: "there has to be another Pokémon to move it to anyway",
  },
  { facts: ["card: basic Energy"], print: /a basic (?:Fighting|Fire) card and attach/, because: MISSPELT },
  { facts: ["card: Evolution"], print: /Evolved (?:\w+, )+or \w+ Pokémon/, because: "an Evolved Pokémon is an Evolution card" },
  { facts: ["deed: reveal"], print: /You may reveal an? \w+ you find there and put it onto your Bench/, because: FOUND },
  { facts: ["limit: before damage"], print: /before doing damage, (?:count|your opponent)/i, because: REMAINING },
  {
    facts: ["limit: other"],
    print: /to (?:any of )?(?:your|your opponent's|their) other Pokémon(?: \(.*\))? in any way you like|opponent's other Pokémon/,
    because: MOVED,
  },
  { facts: ["zone: top", "limit: other"], print: /search your deck for (?:another|any) .* and switch it with/, because: SHUFFLED },
  {
    facts: ["zone: top"],
    print: /on top of your(?: opponent's)? deck\. (?:your opponent shuffles his or her|shuffle your) deck afterward/i,
    because: SHUFFLED,
  },
  { facts: ["mark: Rule Box", "card: Basic"], print: /search your deck for any .* and switch it with/, because: NAMED },
  { facts: ["type: Colorless"], print: /provides Colorless Energy\. (?:When|While) /, because: ELSEWHERE },
  {
    facts: ["card: basic Energy"],
    print: /Doesn't count as a basic Energy card/,
    because: "every Energy card but the eleven basic ones is a Special one",
  },
  {
    facts: ["place: your Pokémon"],
    print: /attached to 1 of your Pokémon, discard it|Attach [^.]* to 1 of your (?:Evolved )?Pokémon[^.]*\./,
    because: OWN_ONLY,
  },
  { facts: ["choice: may"], print: /That Pokémon may use this card's attack/, because: "an attack is used by choice" },
  {
    facts: ["place: your Pokémon"],
    print: /of your Pokémon(?:, except [^,]*,)? in the Lost Zone/,
    because: "cards in a player's Lost Zone are that player's",
  },
  {
    facts: ["place: your Pokémon"],
    print: /When 1 of your Pokémon becomes this Pokémon/,
    because: "a Pokémon becomes another on its own side",
  },
  { facts: ["card: Supporter", "card: Stadium"], print: /Trainer, Supporter,? (?:and|or) Stadium card/, because: ALL_TRAINERS },
  { facts: ["zone: discard pile"], print: /instead of (?:in )?the discard pile/, because: FROM_PLAY },
  {
    facts: ["zone: discard pile"],
    print: /put this card in its owner's discard pile/,
    because: "a card's owner is the one into whose discard pile it goes",
  },
  {
    facts: ["number: 2", "number: 3", "number: 4", "number: 6"],
    print: /the (?:2|4|6)? ?other (?:\d )?cards back|[Pp]ut (?:the )?(?:other )?\d (?:other )?cards/,
    because: OTHERS,
  },
  { facts: ["number: 2", "number: 20"], print: /Extra (?:Water )?Energy after the (?:2nd|end)/, because: MAXIMUM },
  { facts: ["deed: discard", "limit: other"], print: /Trade \d of the other cards in your hand for/, because: COST },
  { facts: ["choice: up to"], print: /[Rr]emove up to \d damage counters/, because: "more healing is never worse" },
  {
    facts: ["number: 10", "number: 20", "number: 30"],
    print: /[Kk]nocks? Out|would be Knocked Out|reduces your opponent's Active Pokémon's HP/,
    because: HP_LEFT,
  },
  {
    facts: ["card: Stadium", "place: this card", "deed: discard"],
    print: /prevent all effects of that card done to this Stadium card/,
    because: GUARDED,
  },
  {
    facts: ["card: Stadium", "card: Pokémon Tool", "limit: other", "card: Item", "card: Supporter"],
    print: /plays a Trainer card \(excluding Pokémon Tools and Stadium cards\)/,
    because: "the others are Items and Supporters",
  },
  {
    facts: ["card: Item", "card: Supporter", "deed: discard"],
    print: /can't be (?:discarded|put) .*by (?:an effect|effects) of your opponent's/,
    because: "a card that may not go to the discard pile is not discarded",
  },
  { facts: ["deed: discard"], print: /If this card is discarded from play/, because: "where it goes instead is said" },
  { facts: ["deed: discard"], print: /can't have more than \d Benched Pokémon/, because: "who has too many Benched Pokémon discards" },
  {
    facts: ["place: your Bench", "place: opponent's Bench", "place: your Pokémon", "place: opponent's Pokémon"],
    print: /opponetn|oppoent/,
    because: MISSPELT,
  },
  {
    facts: ["limit: ignores Weakness", "limit: ignores Resistance"],
    print: /\(Don't apply Weakness and Resistance for Benched Pokémon$/,
    because: MISSPELT,
  },
  {
    facts: ["place: your Pokémon"],
    print: /after you flip any coins for an attack, you may ignore/,
    because: "a player flips coins for the attacks of their own Pokémon",
  },
  { facts: ["place: this card"], print: /[(,] ?including [^)]*|before this Pokémon does damage/, because: "it is one of those anyway" },
  {
    facts: ["number: 2"],
    print: /any other Special Energy|already has Special Energy|double the amount|may (?:play|attach) 2 /,
    because: "two, or one more",
  },
  { facts: ["limit: other"], print: /has any other Special Energy/, because: "at least 2 Special Energy are this one and another" },
  { facts: ["choice: up to"], print: /For each [^.]*, you may search for an additional/, because: "as many as that, or fewer" },
  {
    facts: ["place: your Active"],
    print: /If you attached Energy to your Active Pokémon in this way, it/,
    because: "each of them is asked whether it is",
  },
  {
    facts: ["mark: Team Flare Hyper Gear"],
    print: /can't attach any Pokémon Tool cards from (?:his or her|their) hand to any of (?:his or her|their) Pokémon/,
    because: "those go on the opponent's Pokémon",
  },
  {
    facts: ["limit: does nothing"],
    print: /(?:there is no Pokémon to move|has no Benched Pokémon, this effect|you don't have that many cards)/,
    because: "what cannot be done is not done",
  },
  {
    facts: ["zone: hand", "zone: your hand", "card: Trainer", "limit: other"],
    print: /\(except with an attack, Ability, or Trainer card\)/,
    because: "the turn's attachment is the one from the hand and by no effect",
  },
  { facts: ["number: 3"], print: /quadruple the number|play 4 [^.]* at once/, because: "three more of it make four" },
  {
    facts: ["place: this card", "limit: other"],
    print: /for each other [^.]* in your discard pile/,
    because: "a card that is played is not in the discard pile yet",
  },
  {
    facts: ["place: Active", "place: your Active"],
    print: /your Active Pokémon is your only Pokémon in play/,
    because: "who has one Pokémon has it in the Active Spot",
  },
  { facts: ["mark: V"], print: /plays a Pokémon VMAX .* to evolve a Pokémon V /, because: "a Pokémon VMAX evolves from nothing else" },
  { facts: ["zone: your Prize cards"], print: /Put up to \d Prize cards into your hand/, because: "nobody takes another's Prize cards" },
  { facts: ["number: 2", "number: 20"], print: /It now takes \d+ Poison damage instead of 10/, because: "2 damage counters are 20 damage" },
  {
    facts: ["type: Colorless", "number: 10"],
    print: /as if it were a Basic Pokémon\. While in play, .* counts as a Pokémon/,
    because: "what the text leaves out stands beside it on the card",
  },
  {
    facts: ["place: opponent's Pokémon"],
    print: /choose 1 of your opponent's Defending Pokémon/,
    because: "the Defending Pokémon is the opponent's Active one",
  },
  {
    facts: ["place: Active"],
    print: /This attack does \d+ damage to that Pokémon\. This attack's damage isn't affected by [^.]* on the Defending Pokémon/,
    because: "the Pokémon that is chosen is the one that defends",
  },
  {
    facts: ["card: Basic", "card: Evolution"],
    print: /Basic Pokémon (?:or|and each) Evolution card/,
    because: "all Pokémon are Basic Pokémon or Evolution cards, and those that evolve another are of the second kind",
  },
  {
    facts: ["choice: may", "deed: reveal", "place: opponent"],
    print: /Search your discard pile for .* You may either show 1 .* or show (?:3|a combination of 3) /,
    because: "a discard pile is open to both players anyway, and one of the two is done",
  },
  {
    facts: ["place: this card", "type: Colorless"],
    print: /\(No matter what type (?:that|the Defending) Pokémon is, /,
    because: "an attack is its Pokémon's, whoever had it before",
  },
  {
    facts: ["number: 10", "number: 40", "number: 50"],
    print: /^Play .* Fossil as if it were a Basic Pokémon\./,
    because: "its HP stand beside its text",
  },
  {
    facts: ["deed: discard"],
    print: /can be attached only to an Evolved Pokémon/,
    because: "what may not be attached there goes to the discard pile",
  },
  {
    facts: ["number: 4", "number: 5", "number: 6", "number: 7", "place: this card", "limit: other"],
    print: /(?:in your hand|cards) (?:\(including this|other than)/,
    because: "the card that is played is in the hand no more",
  },
];

/** The reason why a difference is none, if there is one. */
export const reasonFor = (print: string, { fact }: Difference): Reason | undefined =>
  REASONS.find((reason) => reason.facts.includes(fact) && reason.print.test(print));
