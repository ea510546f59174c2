import type { PrintedLocale } from "./agreement";

/** A print that says something else than the same card's other prints and its English text. */
export interface Misprint {
  readonly card: string;
  readonly locale: PrintedLocale;
  /** What is wrong, in our words. */
  readonly wrong: string;
}

const NAMESAKE = "the number of another card's Ability of the same name";
const ELSEWHERE = "another text of the card stands in the place of this one";

/** Every disagreement with a print was looked at; in these it is the print that errs. The coverage report counts them apart. */
export const MISPRINTS: readonly Misprint[] = [
  { card: "bw10-83", locale: "fr", wrong: "the coin flip is missing" },
  { card: "bw2-95", locale: "fr", wrong: "the coin flip is missing" },
  { card: "bw2-96", locale: "es", wrong: "only the reminder on Item cards is there, the effect is missing" },
  { card: "bw2-96", locale: "it", wrong: "only the reminder on Item cards is there, the effect is missing" },
  { card: "bw5-101", locale: "es", wrong: "the Restored Pokémon comes from the deck instead of the hand" },
  { card: "bw5-67", locale: "fr", wrong: "10 more damage instead of 20" },
  { card: "cel25cc-CC002", locale: "fr", wrong: ELSEWHERE },
  { card: "cel25cc-CC011", locale: "fr", wrong: ELSEWHERE },
  { card: "cel25cc-CC020", locale: "fr", wrong: ELSEWHERE },
  { card: "cel25cc-CC021", locale: "fr", wrong: ELSEWHERE },
  { card: "dp1-47", locale: "fr", wrong: "the damage goes to one's own Benched Pokémon" },
  { card: "dp3-42", locale: "fr", wrong: ELSEWHERE },
  { card: "ex3-84", locale: "fr", wrong: "from the deck instead of the discard pile" },
  { card: "g1-2", locale: "fr", wrong: "the damage goes to one's own Benched Pokémon" },
  { card: "pl1-51", locale: "fr", wrong: "switches with the opponent's Benched Pokémon" },
  { card: "sm11-66", locale: "es", wrong: "only that the Pokémon is put onto the Bench is there" },
  { card: "sm11-66", locale: "fr", wrong: "only that the Pokémon is put onto the Bench is there" },
  { card: "sm2-13", locale: "es", wrong: "the text is English" },
  { card: "sm7-96", locale: "es", wrong: NAMESAKE },
  { card: "sm7-96", locale: "fr", wrong: NAMESAKE },
  { card: "sm7-96", locale: "it", wrong: NAMESAKE },
  { card: "sm8-126", locale: "es", wrong: NAMESAKE },
  { card: "sm8-126", locale: "fr", wrong: NAMESAKE },
  { card: "sm8-126", locale: "it", wrong: NAMESAKE },
  { card: "smp-SM174", locale: "fr", wrong: ELSEWHERE },
  { card: "smp-SM175", locale: "fr", wrong: ELSEWHERE },
  { card: "smp-SM176", locale: "fr", wrong: ELSEWHERE },
  { card: "smp-SM197", locale: "fr", wrong: ELSEWHERE },
  { card: "smp-SM227", locale: "fr", wrong: "the coin flip is missing" },
  { card: "smp-SM233", locale: "fr", wrong: ELSEWHERE },
  { card: "smp-SM242", locale: "fr", wrong: ELSEWHERE },
  { card: "swsh1-56", locale: "es", wrong: "up to 2 Trainer cards instead of one" },
  { card: "swsh1-56", locale: "it", wrong: "up to 2 Trainer cards instead of one" },
  { card: "swsh4.5sv-SV026", locale: "es", wrong: "up to 2 Trainer cards instead of one" },
  { card: "swsh4.5sv-SV026", locale: "it", wrong: "up to 2 Trainer cards instead of one" },
  { card: "swshp-SWSH153", locale: "fr", wrong: "the text is German" },
  { card: "swshp-SWSH153", locale: "es", wrong: "the text is Italian" },
  { card: "xy10-82", locale: "it", wrong: "the end of the opponent's turn, not of their next turn" },
  { card: "xy11-70", locale: "fr", wrong: "counts the opponent's Benched Pokémon" },
  { card: "xy3-3", locale: "it", wrong: "Paralyzed instead of Poisoned" },
  { card: "xy5-6", locale: "it", wrong: "the text is French" },
  { card: "xy6-25", locale: "es", wrong: "the damage goes to one's own Benched Pokémon" },
  { card: "xy7-35", locale: "es", wrong: ELSEWHERE },
  { card: "xy7-35", locale: "it", wrong: ELSEWHERE },
  { card: "xya-28a", locale: "fr", wrong: "the text is English" },
  { card: "xyp-XY46", locale: "fr", wrong: ELSEWHERE },
];
