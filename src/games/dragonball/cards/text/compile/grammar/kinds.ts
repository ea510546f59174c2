import type { Color, ColorCount } from "@/games/dragonball/engine/card";
import type {
  ActivateSkill,
  Amount,
  Arrival,
  CardChange,
  CardFilter,
  Cards,
  Condition,
  Count,
  Duration,
  Instruction,
  KeywordName,
  PlayerRule,
  Range,
  Side,
  Skill,
  SkillsNegated,
  Trigger,
  Zone,
} from "@/games/dragonball/engine/effects/language";
import type { Head, Noun } from "../unresolved/nouns";
import type { Demands, Picked } from "../unresolved/picked";
import type { Deed } from "../unresolved/references";
import type { Event, Holding, Paid, Sentence, Triggered } from "../unresolved/sentences";

/** Where cards go, and how they arrive. */
export interface Destination {
  readonly to: Zone | "removed";
  readonly place?: "top" | "bottom" | "shuffled";
  /** The card it goes under, chosen behind the cards that go there. */
  readonly beneath?: Picked;
  readonly who?: "you" | "opponent";
  readonly mode?: "active" | "rest";
  readonly faceUp?: true;
}

/** How a card is played or used in a combo: "in Rest Mode", "with its skills negated for the turn". */
export type Manner = Pick<Arrival, "mode" | "markers" | "onto" | "with" | "for"> & { readonly in?: "opponent" };

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
  tokenName: string;
  symbols: Price;
  /** "[Activate: Main]" */
  timing: ActivateSkill["timing"];
  /** A skill in quotation marks (DB-TEXT-20), compiled when the text around it is. */
  quoted: Skill;

  colors: readonly Color[];
  characters: readonly string[];
  traits: readonly string[];
  names: readonly string[];
  keywords: readonly KeywordName[];
  amount: Amount;
  /** "For each card in your Drop". */
  per: Amount;
  range: Range;
  whose: Side;
  zone: Zone;
  zones: readonly Zone[];
  /** Where cards lie. */
  place: Cards;
  source: Cards;
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
  /** Out of the cards looked at, which goes without saying. */
  found: Picked;
  /** What became of cards: "added to your hand by this skill". */
  deed: Deed;

  destination: Destination;
  /** "Without paying its energy cost". */
  unpaid: true;
  manner: Manner;
  manners: Manner;
  /** "Its skills", "the skills of …". */
  skillsOf: Picked;
  skillKind: SkillsNegated;
  /** Of whom something holds: "you and your opponent". */
  players: Side;
  /** "Can't play Battle Cards". */
  ban: readonly PlayerRule[];
  bans: readonly PlayerRule[];
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
