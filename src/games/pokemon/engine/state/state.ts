import type { Constraint, DecisionSource, Outcome, Seat } from "@/kernel/game";
import type { RandomStream } from "@/kernel/random";
import type { DecisionKind, Purpose } from "../options";
import type { Edition } from "../view";
import type { EffectFrame, Frame } from "./frames";
import type { HistoryEntry } from "./history";

/**
 * A match as plain JSON. Arrays and objects marked readonly are replaced, never changed in place, so that a copy of the state may share them;
 * the rest is copied by `copyState` before a step works on it.
 *
 * Cards are numbers: 0 to 59 belong to seat 0, 60 to 119 to seat 1; `rules` says which definition each is.
 */
export interface State {
  readonly rules: Rules;
  phase: "setup" | "turn" | "betweenTurns" | "over";
  /** Both players' turns counted from 1; 0 during set-up. */
  turn: number;
  turnSeat: Seat;
  startingSeat: Seat;
  /** 0, or which Sudden Death this is (KO-07). */
  suddenDeath: number;
  /** Prize cards each player set aside in this match. */
  prizeCount: number;
  sides: [SideState, SideState];
  /** Trainer cards whose text is being read. */
  resolving: readonly number[];
  stadium: { readonly card: number; readonly seat: Seat } | null;
  /** Who had played the Stadium that left play, until it is known that nothing is too much without it. */
  stadiumLeft: Seat | null;
  used: Used;
  lasting: readonly Lasting[];
  /** Continuous effects in force as the latest changes left them, by what tells them apart; kept only where effects may take others away (EFF-59). */
  standing: readonly number[];
  history: readonly HistoryEntry[];
  /** Triggered effects that wait for the present text to be finished (EFF-56). */
  triggered: readonly PendingTrigger[];
  /** Pokémon without damage when the present attack began ("if it has full HP"). */
  undamagedBefore: readonly number[];
  /** Pokémon that an effect Knocks Out outright, at the next look (KO-01). */
  doomed: readonly number[];
  /** Pokémon whose damage reached their HP as the present attack placed it (RUL-17). */
  felled: readonly Felled[];
  /** What is being resolved, the innermost last. */
  stack: Frame[];
  /** What is asked, at most one a seat. */
  asks: readonly Ask[];
  /** By card number: the number under which players know the card at present. */
  handles: number[];
  nextHandle: number;
  nextObject: number;
  nextDecision: number;
  random: RandomStream;
  /** The match as it was before the first coin of the attack under way, where its coins may be flipped again. */
  beforeCoins: State | null;
  /** Luck laid down by a test, taken before any from the stream. */
  script: Script | null;
  /** By seat: the number of its latest turn that is over; -1 before the first. */
  lastTurns: readonly [number, number];
  /** By seat: the attack used last in its latest turn, as its definition's place × 16 + its own; null for none. */
  lastAttack: readonly [number | null, number | null];
  outcome: Outcome | null;
}

/** What was agreed before the match and never changes. */
export interface Rules {
  readonly edition: Edition;
  /** Ids of the definitions in the match, each once. */
  readonly table: readonly string[];
  /** By card number: place in `table`. */
  readonly cards: readonly number[];
  /** Cards with a smaller number are seat 0's. */
  readonly split: number;
  readonly prizes: number;
  readonly start: Seat | "flip" | "random";
}

export interface SideState {
  /** Top card last. */
  deck: readonly number[];
  hand: readonly number[];
  /** Top card last. */
  discard: readonly number[];
  lostZone: readonly number[];
  /** By position; `EMPTY` where there is no card any more. */
  prizes: readonly number[];
  /** Prize cards taken in this match; what an effect adds or puts elsewhere leaves it (CMP-359, CMP-1522). */
  prizesTaken: number;
  /** Prize cards lying face up. */
  prizesUp: readonly number[];
  active: Pokemon | null;
  bench: Pokemon[];
  gxUsed: boolean;
  vstarUsed: boolean;
  /** Effects limited to once a match, by name. */
  onceUsed: readonly string[];
  /** This player's turns so far. */
  turns: number;
}

/** One Pokémon in play. Leaving play ends it: a card that comes back is another object. */
export interface Pokemon {
  readonly id: number;
  /** Lowest card first; the last one's name and attacks count. */
  cards: readonly number[];
  energy: readonly number[];
  tools: readonly number[];
  /** In HP points, a multiple of 10. */
  damage: number;
  /** Bit i stands for SPECIAL_CONDITIONS[i]. */
  conditions: number;
  /** Counters put at each Checkup by the present Poison and Burn (EFF-25). */
  poison: number;
  burn: number;
  /** Turn in which it was Paralyzed (CHK-05). */
  paralyzed: number;
  /** Turn in which it came into play, and last evolved (0: never). */
  since: number;
  evolved: number;
  /** Turn in which it last came to the Active Spot. */
  activeSince: number;
  /** Limited effects used this turn (EFF-27): card number × 64 + number of the effect on its card. */
  used: readonly number[];
}

/** What the turn's player has used up. */
export interface Used {
  energy: boolean;
  supporters: number;
  stadium: boolean;
  retreats: number;
  /** The turn is to end: an attack was used or the end was announced (TURN-17). */
  over: boolean;
  attacks: number;
  /** The Pokémon that attacked and may attack once more, 0 for none: nothing else may be done meanwhile. */
  attacker: number;
  /** Names of effects limited by name (EFF-26). */
  names: readonly string[];
  /** Stadium effects used this turn, by card number × 64 + effect. */
  effects: readonly number[];
  /** The card drawn for this turn, as long as nothing was done since; else -1. */
  drawn: number;
  /** Seat that takes another turn after this one. */
  extraTurn: Seat | null;
}

/** A change that stays for a while. Its objects are fixed when it starts (EFF-22); `all` selections are looked at anew. */
export interface Lasting {
  /** Definition and place of the change in its program. */
  readonly card: number;
  readonly node: number;
  readonly source: number;
  readonly you: Seat;
  readonly self: number;
  /** Pokémon it lies on; null where its selector is looked at anew. */
  readonly objects: readonly number[] | null;
  /** Its amount, counted when it started. */
  readonly amount: number | null;
  /** A Pokémon that it ends with beside those it lies on, 0 for none. */
  readonly endsWith: number;
  /** What began it: an effect of an attack stays one (EFF-20, EFF-22). */
  readonly by: EffectFrame["kind"];
  readonly begun: number;
  /** Not in force before this seat's turn starts; null: in force. */
  readonly from: Seat | null;
  /** Ends with a turn of this seat after the one it began in; "turn": with this turn; "object": with its objects; "match": never. */
  readonly until: Seat | "turn" | "object" | "active" | "match";
}

/** A Pokémon that damage of an attack Knocks Out, and whether it was Active when that damage was done (RUL-25). */
export interface Felled {
  readonly pokemon: number;
  readonly active: boolean;
}

/** What a triggered effect was set off by. */
export interface EventInfo {
  /** Pokémon it happened to and Pokémon that caused it, 0 for none. */
  readonly subject: number;
  readonly cause: number;
  /** The card it is about, -1 for none. */
  readonly card: number;
  readonly amount: number;
  /** Where the subject was when the damage was done that the event comes from, if the event comes later (RUL-25). */
  readonly wasActive?: boolean;
  /** The effect that answers was put on the subject before: what protects that Pokémon since comes too late (CMP-1121). */
  readonly placed?: true;
}

export interface PendingTrigger {
  /** What it counts as for whatever prevents effects. */
  readonly kind: EffectFrame["kind"];
  /** Definition, and number of the effect on it. */
  readonly card: number;
  readonly effect: number;
  readonly source: number;
  readonly you: Seat;
  readonly self: number;
  readonly event: EventInfo;
  /** The highest card of the Pokémon it happened to: one that has evolved since is another (EFF-56). -1 where that does not count. */
  readonly top: number;
}

/** An open question. `values` are what the options stand for: cards, Pokémon, numbers; the main action lists its own. */
export interface Ask {
  readonly id: number;
  readonly seat: Seat;
  readonly kind: DecisionKind;
  readonly purpose: Purpose;
  readonly pick: Pick;
  readonly values: readonly number[];
  readonly min: number;
  readonly max: number;
  readonly ordered?: boolean;
  readonly constraint?: Constraint;
  readonly source?: DecisionSource;
  readonly fallback?: readonly number[];
}
export type Pick =
  | "main"
  | "card"
  | "position"
  | "pokemon"
  | "attached"
  | "number"
  | "yesNo"
  | "condition"
  | "type"
  | "mode"
  | "attack"
  | "trigger"
  /** An effect in force, by what tells it from the others. */
  | "effect"
  | "evolution";

/** Scripted luck: coins in the order they are flipped, and how many shuffles (and random picks) still leave everything in place. */
export interface Script {
  readonly coins: readonly boolean[];
  readonly kept: number;
}
