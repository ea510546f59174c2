import type { Precedence } from "./grammar";

const TO_THE_END = "what follows “for each …”, “if …” or “you may” goes to the end of its sentence";
const OF_EACH = "as many of each of several Pokémon, not of all of them together";
const WORTH = "what a Knock Out is worth is so all along: the Prize cards are taken before anything answers it";
const ENERGY_CARDS = "with the word “cards” it is cards that are moved, whatever they provide (EFF-46)";
const ALL_OF_THEM = "“and” asks for one of each, not for any of them";

/** The rules that read the same words differently, each pair with the one that stands, and why. A pair that is not here is an error. */
export const precedence: readonly Precedence[] = [
  {
    kind: "steps",
    stands: "{a:instruction}",
    yields: "{a:instruction} [,] and [then] {b:steps}",
    example: "For each heads, discard a card from your hand and draw 2 cards.",
    because: TO_THE_END,
  },
  {
    kind: "steps",
    stands: "{a:instruction}",
    yields: "{a:instruction} , [then] {b:steps}",
    example: "For each heads, search your deck for a card, reveal it, and put it into your hand.",
    because: TO_THE_END,
  },
  {
    kind: "counted",
    stands:
      "{energy:energyNoun} ([that] [you] (discarded|returned|put|shuffled|moved) [to (it|them|that Pokémon)] [in this way]|[that] you attached [to (it|them|that Pokémon)] [in this way]|attached in this way)",
    yields:
      "{where:cardNoun} ([that] [you] (discarded|revealed|returned|put|shuffled|moved) [to (it|them|that Pokémon)|from your hand] [in this way]|[that] you attached [to (it|them|that Pokémon)] [in this way]|attached in this way)",
    example: "This attack does 40 damage for each Energy you discarded in this way.",
    because: "without the word “card” it is what the Energy provides that counts (EFF-46)",
  },
  {
    kind: "instruction",
    stands: "move {n:number} {where:energyNoun} cards (attached to|from) {from:pokemon} to {to:pokemon}",
    yields: "move {cards:attachedCards} to {to:pokemon}",
    example: "Move 2 Energy cards from this Pokémon to 1 of your Benched Pokémon.",
    because: ENERGY_CARDS,
  },
  {
    kind: "instruction",
    stands: "move {n:number} {where:energyNoun} cards (attached to|from) {from:pokemon} to {to:pokemon} in any way you like",
    yields: "move {cards:attachedCards} to {to:pokemon} in any way you like",
    example: "Move 2 Energy cards from this Pokémon to your Benched Pokémon in any way you like.",
    because: ENERGY_CARDS,
  },
  {
    kind: "sentence",
    stands: "if you drew any cards in this way , {steps}",
    yields: "{steps}",
    example: "If you drew any cards in this way, discard a card from your hand.",
    because: "it hangs on the sentence that draws, which need not name the cards",
  },
  {
    kind: "fact",
    stands: "(all|each) of {side:possessor} {d:described} (have|has) {w:having}",
    yields: "{p:pokemon} [already] has/have {w:havings}",
    example: "If all of your Benched Pokémon have any damage counters on them, draw a card.",
    because: "what is said of all is not said of any",
  },
  {
    kind: "instruction",
    stands: "discard {some} (from|attached to) each of {side:possessor} {d:described}",
    yields: "discard/discards {cards}",
    example: "Discard an Energy from each of your opponent's Pokémon.",
    because: OF_EACH,
  },
  {
    kind: "instruction",
    stands: "attach {cards} to each of {side:possessor} {d:described}",
    yields: "attach/attaches {cards} to {to:pokemon}",
    example: "Attach a basic Energy card from your hand to each of your Benched Pokémon.",
    because: OF_EACH,
  },
  {
    kind: "instruction",
    stands: "attach {cards} to each of (those Pokémon|them)",
    yields: "attach/attaches {cards} to {to:pokemon}",
    example: "Attach a basic Energy card from your hand to each of those Pokémon.",
    because: OF_EACH,
  },
  {
    kind: "instruction",
    stands: "discard a Pokémon Tool card attached to the Defending Pokémon",
    yields: "discard/discards {cards}",
    example: "Discard a Pokémon Tool card attached to the Defending Pokémon.",
    because: "older attacks that discard “a” Tool of the Defending Pokémon discard all that it holds (CMP-277)",
  },
  {
    kind: "abilitySentence",
    stands: "{changes}",
    yields: "(as long as|if) {when:condition} , {changes}",
    example: "If you go second, this Pokémon can evolve during your first turn.",
    because: "whoever may evolve in the first turn may do so in the turn in which the Pokémon came into play",
  },
  {
    kind: "abilitySentence",
    stands: "{changes}",
    yields: "{e:moment} , [you must] {steps}",
    example: "If this Pokémon is Knocked Out, your opponent can't take any Prize cards for it.",
    because: WORTH,
  },
  {
    kind: "abilitySentence",
    stands: "(as long as|if) {when:condition} , {changes}",
    yields: "{e:moment} , [you must] {steps}",
    example: "As long as you have Fernling in play, if this Pokémon is Knocked Out, your opponent takes 1 fewer Prize card.",
    because: WORTH,
  },
  {
    kind: "fact",
    stands: "the Pokémon this card is attached to isn't (a|an) {d:described}",
    yields: "{p:pokemon} (isn't|is not) (a|an) {d:described}",
    example: "If the Pokémon this card is attached to isn't a Pokémon-EX, draw a card.",
    because: "it is what “the Pokémon this card is attached to (excluding Pokémon-EX)” says in other words",
  },
  {
    kind: "instruction",
    stands: "put (this Pokémon|that Pokémon) into your hand",
    yields: "put/puts {cards} into {of:whose} hand",
    example: "Put that Pokémon into your hand.",
    because: "a Pokémon leaves play with all that is on it, which a card alone does not",
  },
  {
    kind: "instruction",
    stands: "you may {a:steps} and {b:consequence}",
    yields: "you may {a:steps}",
    example: "You may discard 2 Energy from this Pokémon and make your opponent's Active Pokémon Paralyzed.",
    because: "what is got hangs on what is given for it",
  },
  {
    kind: "sentence",
    stands: "if {when:condition} , (put|place) {count:number} damage counters [on them] instead",
    yields: "if {when:condition} , {steps} instead",
    example: "If this Pokémon has any damage counters on it, put 4 damage counters on them instead.",
    because: "only the number is another: where they are put was said before",
  },
  {
    kind: "sentence",
    stands: "if {when:condition} , instead search for {cards:some} and attach them to {to:pokemon} in any way you like",
    yields: "if {when:condition} , instead {steps}",
    example: "If it's your first turn, instead search for up to 3 Energy cards and attach them to your Pokémon in any way you like.",
    because: "it is the deck that is searched, as was said before",
  },
  {
    kind: "fact",
    stands: "you have {a:type} , {b:type} , and {c:type} Pokémon on your Bench",
    yields: "you have {d:plain} [in play]",
    example: "If you have Grass, Fire, and Water Pokémon on your Bench, draw a card.",
    because: ALL_OF_THEM,
  },
  {
    kind: "fact",
    stands: "you don't have {a:name} and {b:name} on your Bench",
    yields: "you don't have {d:described} on your Bench",
    example: "If you don't have Mossling and Fernling on your Bench, this attack does nothing.",
    because: ALL_OF_THEM,
  },
  {
    kind: "pokemon",
    stands: "(each|all) {d:described} on {of:whose} Bench",
    yields: "(each|all) {d:described}",
    example: "This attack does 10 damage to each Water Pokémon on your opponent's Bench.",
    because: "whose Bench it is says whose Pokémon they are",
  },
  {
    kind: "cardNoun",
    stands: "{a:cardHead} or [(a|an)] {b:cardHead} {not:exception}",
    yields: "{a:cardHead} or [(a|an)] {b:cardNoun}",
    example: "Search your deck for a Basic Pokémon or Evolution card (excluding Pokémon ex) and put it into your hand.",
    because: "what stands in brackets at the end is left out of both",
  },
  {
    kind: "instruction",
    stands: "choose {n:one} of (its|that card's) attacks and use it as this attack",
    yields: "choose {n:one} of {of:owner} attacks and use it as this attack",
    example: "Choose 1 of its attacks and use it as this attack.",
    because: "“its” are those of the card that was spoken of: of a Pokémon in play the text says whose",
  },
];
