import type { Color, ColorCount } from "@/games/dragonball/engine/card";
import type {
  Amount,
  CardChange,
  CardFilter,
  Cards,
  Condition,
  Count,
  Duration,
  Instruction,
  KeywordName,
  Range,
  Side,
  Skill,
  Trigger,
  Zone,
} from "@/games/dragonball/engine/effects/language";
import type { Head, Noun } from "../unresolved/nouns";
import type { Demands, Picked } from "../unresolved/picked";
import type { Event, Holding, Paid, Sentence, Triggered } from "../unresolved/sentences";

/** Where cards go, and how they arrive. */
export interface Destination {
  readonly to: Zone | "removed";
  readonly place?: "top" | "bottom" | "shuffled";
  readonly under?: Cards;
  readonly onto?: Cards;
  readonly who?: "you" | "opponent";
  readonly mode?: "active" | "rest";
  readonly faceUp?: true;
}

/** A price in symbols. */
export interface Price {
  readonly energy?: number;
  readonly colors?: ColorCount;
}

type Steps = readonly Instruction[];

/** What each kind of phrase means. */
export interface Kinds {
  number: number;
  /** "+5000", "-20000" */
  signed: number;
  color: Color;
  character: string;
  trait: string;
  name: string;
  keyword: KeywordName;
  symbols: Price;
  /** A skill in quotation marks (DB-TEXT-20), compiled when the text around it is. */
  quoted: Skill;

  colors: readonly Color[];
  characters: readonly string[];
  traits: readonly string[];
  names: readonly string[];
  keywords: readonly KeywordName[];
  amount: Amount;
  range: Range;
  whose: Side;
  zone: Zone;
  zones: readonly Zone[];
  /** Where cards lie. */
  place: Cards;
  mode: "active" | "rest";

  /** What stands before a noun, and behind it. */
  adjective: CardFilter;
  adjectives: CardFilter;
  having: CardFilter;
  havings: CardFilter;
  quality: CardFilter;
  qualities: CardFilter;
  demand: Demands;
  head: readonly Head[];
  noun: Noun;
  nouns: Noun;
  quantity: Count;
  /** Cards that a phrase finds or points at. */
  some: Picked;
  cards: Picked;

  destination: Destination;
  duration: Duration;
  change: readonly CardChange[];
  changes: readonly CardChange[];
  condition: Condition;
  conditions: Condition;
  /** "[When] this card attacks" */
  trigger: Trigger;
  event: Event;
  instruction: Steps;
  steps: Steps;
  /** What somebody else does: "chooses 1 card in their hand and discards it". */
  theirInstruction: Steps;
  theirSteps: Steps;
  sentence: Sentence;
  autoSentence: Triggered;
  permanent: Holding;
  cost: Paid;
  /** A cost that is a list of conditions and actions. */
  payment: Paid;
}

export type Kind = keyof Kinds;
