import type { EnergyType } from "@/games/pokemon/engine/card";
import type {
  Amount,
  Condition,
  Count,
  Instruction,
  Limit,
  Modifier,
  PokemonFilter,
  PokemonSelector,
  Trigger,
} from "@/games/pokemon/engine/effects/language";

/** A lasting or continuous change, and what it hangs on. */
export interface Change {
  readonly change: Modifier;
  readonly while?: Condition;
}

/** What one sentence of an attack or Trainer says, before it is joined to the sentences around it. */
export type Sentence =
  | { readonly says: "steps"; readonly steps: readonly Instruction[] }
  /** "Then, …" */
  | { readonly says: "then"; readonly steps: readonly Instruction[] }
  /** What follows a single coin ("if heads, …") or the count of several. */
  | { readonly says: "heads" | "tails"; readonly steps: readonly Instruction[] }
  | { readonly says: "ifYouDo"; readonly steps: readonly Instruction[] }
  | { readonly says: "ifYouDont"; readonly steps: readonly Instruction[] }
  /** "If you attached Energy [to your Active Pokémon] in this way, …": of each Pokémon that got some, where it speaks of that Pokémon. */
  | { readonly says: "attached"; readonly when: Condition; readonly steps: readonly Instruction[] }
  /** "Ask your opponent if …. If yes, …": what was asked for, said again. */
  | { readonly says: "yes"; readonly steps: readonly Instruction[] }
  /** "If you played 2 cards, …", of copies played together. */
  | { readonly says: "played"; readonly cards: number; readonly steps: readonly Instruction[] }
  /** "For each time you chose a Pokémon, do 60 damage to it." */
  | { readonly says: "eachTime"; readonly amount: number }
  /** "Before evolving, …": what comes before all that was said. */
  | { readonly says: "before"; readonly steps: readonly Instruction[] }
  /** "If you use this Ability, …". */
  | { readonly says: "used"; readonly steps: readonly Instruction[] }
  /** "If you searched your deck in this way, …": whatever was found. */
  | { readonly says: "searched"; readonly steps: readonly Instruction[] }
  /** "…, draw 8 cards instead": takes the place of the sentence before when it holds. */
  | { readonly says: "instead"; readonly when: Condition; readonly steps: readonly Instruction[] }
  /** "If …, discard 2 more cards": as many more of what the sentence before discards. */
  | { readonly says: "further"; readonly when: Condition; readonly count: number }
  /** "For each …, you may search for an additional Pokémon in this way." */
  | { readonly says: "additional"; readonly per: Amount }
  /** "If you don't have that many cards, this attack does nothing": all that was said holds only then. */
  | { readonly says: "provided"; readonly when: Condition }
  /** "You can't add more than 60 damage in this way." */
  | { readonly says: "maximum"; readonly amount: number }
  /** "You can't do more than 130 damage in this way", of damage that is multiplied. */
  | { readonly says: "atMost"; readonly amount: number }
  /** "Extra Energy after the 2nd don't count." */
  | { readonly says: "maximumOf"; readonly count: number }
  /** "Don't apply Weakness and Resistance": of the damage that the sentence before does, or of the attack's own. */
  | { readonly says: "uncalculated"; readonly what: readonly ("Weakness" | "Resistance")[] }
  /** "… in order to use this attack": it is used only where that can be done, and that is done first. */
  | { readonly says: "payFirst"; readonly steps: readonly Instruction[] }
  /** "Discard 2 cards in order to …", of a Trainer card. */
  | { readonly says: "paidFor"; readonly cost: readonly Instruction[]; readonly steps: readonly Instruction[] }
  /** "If you do, put this Pokémon on top of your deck": whose place another card of the deck took, and which goes where that came from. */
  | { readonly says: "exchanged" }
  /** "Put 4 damage counters instead of 2 on that Pokémon between turns." */
  | { readonly says: "counters"; readonly count: number; readonly when?: Condition }
  /** "Put 12 damage counters instead", of counters that the sentence before puts. */
  | { readonly says: "otherCounters"; readonly when: Condition; readonly count: number }
  /** "Discard 2 cards instead of 1": the number of cards of the sentence before, when it holds. */
  | { readonly says: "otherNumber"; readonly when: Condition; readonly count: Count; readonly was?: number }
  /** "If you drew any cards in this way, …" */
  | { readonly says: "drew"; readonly when: Condition; readonly steps: readonly Instruction[] }
  /** "Remove that Special Condition": the one that was asked about. */
  | { readonly says: "cureThat"; readonly pokemon: PokemonSelector }
  /** Must hold, or be paid, for the card or attack to be used. */
  | { readonly says: "only"; readonly when: Condition }
  | { readonly says: "cost"; readonly steps: readonly Instruction[] }
  | { readonly says: "usage"; readonly changes: readonly Change[]; readonly steps?: readonly Instruction[] }
  | { readonly says: "attachTo"; readonly where: PokemonFilter }
  | {
      readonly says: "provides";
      readonly units: readonly (readonly EnergyType[])[];
      readonly when?: Condition;
      readonly changes?: readonly Change[];
      /** "If …, it provides …": where the sentence before spoke of it. */
      readonly goesOn?: true;
    }
  | { readonly says: "fossil"; readonly hp: number; readonly types: readonly EnergyType[] }
  /** "You can't use this Ability on a Pokémon that would be Knocked Out": the chosen one has more HP left than the counters take. */
  | { readonly says: "survives" }
  /** "If you can't discard 2 cards, you can't play this card": what was just said is the cost. */
  | { readonly says: "mustPay" }
  /** "You can't choose a card you discarded with the effect of this card." */
  | { readonly says: "notThose" }
  /** "Apply Weakness and Resistance" for Benched Pokémon. */
  | { readonly says: "applyToBench" }
  /** "Benching either Pokémon ends this effect": what lasts ends with these as well. */
  | { readonly says: "endsWith"; readonly who: "either" | "self" | "defending" }
  /** "This attack does nothing if this Pokémon doesn't have the Energy necessary to use that attack." */
  | { readonly says: "paying" }
  /** "You can't put more than 7 damage counters in this way." */
  | { readonly says: "countersAtMost"; readonly count: number }
  /** "You can't flip more than 3 coins in this way." */
  | { readonly says: "coinsAtMost"; readonly coins: number }
  /** "Or, search your discard pile for …": that, or what was said before. */
  | { readonly says: "alternative"; readonly steps: readonly Instruction[] }
  /** "Treat the new Benched Pokémon as a Basic Pokémon." */
  | { readonly says: "asBasic" }
  /** "Otherwise, …": when the condition of the sentence before does not hold. */
  | { readonly says: "otherwise"; readonly steps: readonly Instruction[] }
  /** "Your opponent switches first": the order of what each player does. */
  | { readonly says: "opponentFirst" }
  /** Rare Candy and its like: not in one's first turn, nor on a Pokémon that came into play this turn. */
  | { readonly says: "settled" };

/** What one sentence of an Ability, Tool, Stadium, Energy or Ancient Trait says. */
export type AbilitySentence =
  | {
      readonly says: "activated";
      readonly limit?: Limit;
      readonly when?: Condition;
      readonly either?: boolean;
      readonly from?: "hand" | "discard";
      readonly cost?: readonly Instruction[];
      readonly steps: readonly Instruction[];
    }
  | {
      readonly says: "triggered";
      readonly on: Trigger;
      readonly while?: Condition;
      readonly optional?: boolean;
      readonly limit?: Limit;
      readonly steps: readonly Instruction[];
    }
  | { readonly says: "continuous"; readonly changes: readonly Change[] }
  | { readonly says: "limit"; readonly limit: Limit }
  /** "This Ability can't be used if …": none of what was said holds then. */
  | { readonly says: "unless"; readonly when: Condition }
  /** "The Pokémon V this card is attached to can use the VSTAR Power on this card": what follows is that Power. */
  | { readonly says: "lends"; readonly when: Condition }
  | { readonly says: "appliedOnce" }
  /** "You can use this Ability only if …", before it or after. */
  | { readonly says: "usable"; readonly when: Condition }
  | { readonly says: "costFirst"; readonly steps: readonly Instruction[] };
