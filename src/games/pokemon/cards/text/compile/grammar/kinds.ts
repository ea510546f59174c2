import type { EnergyType, SpecialCondition } from "@/games/pokemon/engine/card";
import type {
  Amount,
  AttackSource,
  CardFilter,
  CardSelector,
  Condition,
  Count,
  Duration,
  Extreme,
  Guarded,
  GuardedFrom,
  HistoryEvent,
  Instruction,
  Place,
  PokemonFilter,
  PokemonSelector,
  PowerKind,
  Side,
  Trigger,
  Who,
  Zone,
} from "@/games/pokemon/engine/effects/language";
import type { AbilitySentence, Change, Sentence } from "../unresolved/sentences";

/** Pokémon as a noun phrase describes them: where, whose ("both yours and your opponent's"), which. */
export interface Description {
  readonly where: PokemonFilter;
  readonly place?: Place;
  readonly side?: Side;
  readonly except?: "self";
  /** "That has the least HP remaining". */
  readonly extreme?: Extreme;
}

/** Cards as a noun phrase describes them: how many of which. */
export interface Some {
  readonly count: Count;
  readonly where?: CardFilter;
  readonly oneOfEach?: readonly CardFilter[];
  readonly alike?: "differentNames" | "differentTypes" | "sameName" | "sameType";
}

/** What an event-bound text answers. */
export interface Event {
  readonly on: Trigger;
  readonly while?: Condition;
}

/** What each kind of phrase means. */
export interface Kinds {
  number: number;
  /** "10, 30, or 50" */
  numbers: readonly number[];
  one: 1;
  type: EnergyType;
  types: readonly EnergyType[];
  symbols: readonly EnergyType[];
  /** As many {C}. */
  colorless: number;
  /** What an attack costs more or less: symbols of one type. */
  cost: { readonly symbol: EnergyType; readonly amount: number };
  affliction: SpecialCondition;
  afflictions: readonly SpecialCondition[];
  name: string;
  names: readonly string[];
  ownAttack: string;
  title: string;
  possessive: string;
  quoted: string;
  whose: Who;
  possessor: Side;
  /** When a change of damage is reckoned in: after Weakness and Resistance where it is not said. */
  calculation: "before" | "after";
  /** The end of a deck where cards are put. */
  deckEnd: "top" | "bottom";
  /** What of the calculation of damage is left out. */
  calculated: readonly ("Weakness" | "Resistance")[];
  /** "The 2nd". */
  nth: number;
  extremes: "most" | "least";
  fewer: { readonly atMost?: number; readonly atLeast?: number };
  /** Pokémon Powers, Poké-Powers, Poké-Bodies. */
  power: PowerKind;
  powers: readonly PowerKind[];
  adjective: PokemonFilter;
  adjectives: PokemonFilter;
  head: PokemonFilter;
  post: Description;
  posts: Description;
  plain: Description;
  described: Description;
  having: PokemonFilter;
  havings: PokemonFilter;
  attachedEnergy: NonNullable<PokemonFilter["energy"]>;
  count: Count;
  pokemon: PokemonSelector;
  /** A Pokémon in the possessive ("this Pokémon's"). */
  owner: PokemonSelector;
  /** Energy spoken of as such, not as cards: it counts what the cards provide (EFF-46). */
  energyNoun: CardFilter;
  /** A special Energy by its name; prints write a type in it as a symbol. */
  energyName: string;
  cardHead: CardFilter;
  cardPost: CardFilter;
  /** "(Excluding …)": what the cards may not be. */
  exception: CardFilter;
  cardPosts: CardFilter;
  cardNoun: CardFilter;
  some: Some;
  cards: CardSelector;
  attachedCards: CardSelector;
  /** Where cards lie, and whose they are. */
  zone: { readonly zone: Zone; readonly of: Who };
  counted: Amount;
  each: Amount;
  per: Amount;
  amount: Amount;
  condition: Condition;
  fact: Condition;
  /** Several of which each holds, and several of which one does. */
  facts: readonly Condition[];
  alternatives: readonly Condition[];
  history: HistoryEvent;
  duration: Duration;
  during: HistoryEvent["during"];
  instruction: readonly Instruction[];
  steps: readonly Instruction[];
  /** What becomes of a Pokémon card that acts from the hand or discard pile. */
  thisCard: readonly Instruction[];
  /** What an optional payment is made for ("… and have this attack do 50 more damage"). */
  consequence: readonly Instruction[];
  mode: readonly Instruction[];
  modeSteps: readonly Instruction[];
  modes: readonly (readonly Instruction[])[];
  change: readonly Change[];
  changes: readonly Change[];
  source: AttackSource;
  /** Cards that effects leave where they are, and whose effects. */
  guarded: Guarded;
  guardedFrom: readonly GuardedFrom[];
  cardEffects: { readonly from: "opponent" | "both"; readonly by?: CardFilter };
  target: { readonly to?: PokemonFilter | "active"; readonly toActive?: boolean };
  /** What of an attack Knocks Out. */
  fellingPart: { readonly effectsToo?: true };
  /** "By damage from an attack": by whose attacks a Pokémon is Knocked Out. */
  blow: Side;
  /** When something happens, as the text begins with it. */
  moment: Event;
  /** The same with a condition said behind it. */
  event: Event;
  happening: Event;
  sentence: Sentence;
  abilitySentence: AbilitySentence;
  remark: true;
}

export type Kind = keyof Kinds;
