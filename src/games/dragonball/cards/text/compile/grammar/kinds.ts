import type { Color, ColorCount } from "@/games/dragonball/engine/card";
import type {
  ActivateSkill,
  Amount,
  Arrival,
  CardChange,
  CardFilter,
  CardNumber,
  Cards,
  Cause,
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
  Subject,
  Trigger,
  Zone,
} from "@/games/dragonball/engine/effects/language";
import type { Head, Noun } from "../unresolved/nouns";
import type { Demands, Picked } from "../unresolved/picked";
import type { Deed } from "../unresolved/references";
import type { Caught, Departure } from "../unresolved/replaced";
import type { Event, Holding, Paid, Sentence, Triggered } from "../unresolved/sentences";

/** Where cards go, and how they arrive. */
export interface Destination {
  readonly to: Zone | "removed";
  /** "Either": some on top, the others at the bottom. */
  readonly place?: "top" | "bottom" | "shuffled" | "either";
  readonly onto?: Cards;
  /** The card it goes under, chosen behind the cards that go there. */
  readonly beneath?: Picked;
  readonly who?: "you" | "opponent";
  readonly mode?: "active" | "rest";
  readonly faceUp?: true;
}

/** How a card is played or used in a combo: "in Rest Mode", "with its skills negated for the turn". */
export type Manner = Pick<Arrival, "mode" | "markers" | "onto" | "with" | "for"> & { readonly in?: "opponent" };
/** So many of some cards; one unless said. */
export interface Tally {
  readonly of: Noun;
  readonly range: Range;
}

/** What happens to some card, the card left open: "is played", "attacks". */
export type Told = Without<Extract<Trigger, { readonly subject: Subject }>, "subject">;
type Without<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;

/** So many cards, as one of several kinds. */
export interface Wanted {
  readonly count: Count;
  readonly noun: Noun;
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
  /** "[Spirit Boost 2]", "[Spirit Boost]". */
  spiritBoost: number | null;
  tokenName: string;
  symbols: Price;
  /** "[Activate: Main]" */
  timing: ActivateSkill["timing"];
  /** A skill in quotation marks (DB-TEXT-20), compiled when the text around it is. */
  quoted: Skill;

  colors: readonly Color[];
  /** Two or more, as the next two. */
  colorList: readonly Color[];
  /** A name in its brackets, of a character, a trait or a card, or several side by side that one card has. */
  label: CardFilter;
  labels: readonly CardFilter[];
  labelList: readonly CardFilter[];
  keywords: readonly KeywordName[];
  amount: Amount;
  /** "For each card in your Drop". */
  per: Amount;
  /** "That card's power". */
  value: Amount;
  cardNumber: CardNumber;
  /** A number that effects raise and lower. */
  added: "power" | "comboPower" | "comboCost" | "energyCost";
  /** "[Auto]" */
  skillType: "auto" | "permanent" | "activate" | "counter";
  range: Range;
  /** "Less than or equal to your current energy". */
  bound: Range;
  /** A number that things stand at. */
  measure: Amount;
  whose: Side;
  zone: Zone;
  zones: readonly Zone[];
  area: Cards;
  /** Where cards lie, and what is said of them behind that. */
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
  /** "- both green and with 5000 power -": said of all cards that were named before. */
  aside: CardFilter;
  demand: Demands;
  head: readonly Head[];
  typeName: Head;
  noun: Noun;
  nouns: Noun;
  /** Two or more. */
  nounList: readonly Noun[];
  quantity: Count;
  /** Cards that a phrase finds or points at. */
  some: Picked;
  /** "Up to 1 red card", in a list. */
  wanted: Wanted;
  wantedList: readonly Wanted[];
  cards: Picked;
  /** Out of the cards looked at, which goes without saying. */
  found: Picked;
  /** What became of cards: "added to your hand by this skill". */
  deed: Deed;
  /** "First", "second", …, from 1 on. */
  ordinal: number;
  /** Cards that the text has spoken of: "chosen card", "second chosen card". */
  spokenOf: Cards;
  /** "That card is …", "that card has …": which card is asked about. */
  about: Cards;
  aboutHas: Cards;

  destination: Destination;
  /** "Without paying its energy cost". */
  unpaid: true;
  eachTime: true;
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
  /** What a card is said to be: "red", "a red 《Moss》 card". */
  described: CardFilter;
  tally: Tally;
  /** What a player has, said of "them". */
  possession: Condition;
  possessions: Condition;
  condition: Condition;
  /** One behind the other, with commas, or with "and" before the last. */
  conditionList: Condition;
  allConditions: Condition;
  eitherCondition: readonly Condition[];
  conditions: Condition;
  /** "[When] this card attacks" */
  trigger: Trigger;
  /** The card of a trigger. */
  subject: Subject;
  /** The card with which you, or your opponent, do something. */
  object: Subject;
  theirObject: Subject;
  yourDeed: readonly Told[];
  theirDeed: readonly Told[];
  passive: Told;
  predicate: Told;
  predicates: readonly Told[];
  cause: Cause;
  byCause: { readonly cause: Cause };
  event: Event;
  instruction: Steps;
  steps: Steps;
  /** What somebody else does: "chooses 1 card in their hand and discards it". */
  theirInstruction: Steps;
  theirSteps: Steps;
  sentence: Sentence;
  autoSentence: Triggered;
  permanent: Holding;
  permanentList: readonly Holding[];
  permanents: readonly Holding[];
  /** When a Permanent skill holds: "during your turn". */
  while: Condition;
  turn: Condition;
  /** All cards that are so, wherever they then lie. */
  group: Cards;
  /** As what a card is treated too. */
  treated: readonly CardChange[];
  colorsAnd: readonly Color[];
  departure: Departure;
  departures: readonly Departure[];
  caught: readonly Caught[];
  cost: Paid;
  /** A cost that is a list of conditions and actions. */
  payment: Paid;
}

export type Kind = keyof Kinds;
