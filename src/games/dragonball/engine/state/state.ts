import type { Constraint, Outcome, Seat } from "@/kernel/game";
import type { RandomStream } from "@/kernel/random";
import type {
  AutoSkill,
  Continuous,
  Duration,
  Instruction,
  KeywordName,
  Moment,
  Side as Sides,
  Skill,
  Token,
  Trigger,
  Zone,
} from "../effects/language";
import type { Option, Purpose } from "../options";
import type { Frame } from "./frames";
import type { Happening } from "./happenings";

/**
 * A match as plain JSON. What is readonly is replaced, never changed in place, so that a copy of the state may share it.
 *
 * Cards are numbers, tokens among them (DB-TOKEN-03). An object is a card and its incarnation: a card that changes zone gets a new object number (DB-ZONE-04), and
 * effects hold objects, not cards.
 */
export interface State {
  readonly rules: Rules;
  /** By card number: place of its definition in `rules.table`, or after it of its token. */
  cards: readonly number[];
  /** DB-ZERO-16: who brought it. */
  owners: readonly Seat[];
  tokens: readonly Token[];
  /** By card number: the object it is at present. */
  objects: number[];
  /** DB-ZERO-01. */
  sides: [PlayerState, PlayerState];
  phase: "setup" | "charge" | "main" | "end" | "over";
  /** Both players' turns counted from 1; 0 during set-up. */
  turn: number;
  active: Seat;
  starting: Seat;
  battle: Battle | null;
  lasting: readonly Lasting[];
  pending: readonly Pending[];
  delayed: readonly Delayed[];
  watches: readonly Watch[];
  /** Damage that waits for the next rule processing (DB-RULE-03). */
  damage: readonly Damage[];
  /** Skills used this turn, by their key. */
  used: readonly string[];
  /** State triggers whose state holds already (DB-AUTO-13). */
  standing: readonly string[];
  extraTurns: readonly Seat[];
  /** What each player did this turn, for texts that ask. */
  done: readonly string[];
  /** What is being resolved, the innermost last. */
  stack: Frame[];
  asks: readonly Ask[];
  /** Cards of secret zones shown to both for now (DB-TEXT-13), by object. */
  shown: readonly number[];
  nextObject: number;
  nextDecision: number;
  nextEffect: number;
  random: RandomStream;
  /** Shuffles of a test that keep the order. */
  unshuffled: number;
  /** Forced checkpoints in a row, and positions seen this turn (DB-END-11). */
  watch: LoopWatch;
  /** Skills activated this turn, each with the position it was activated in (DB-END-12). */
  activations: readonly Activation[];
  outcome: Outcome | null;
}

/** What was agreed before the match and never changes. */
export interface Rules {
  readonly table: readonly string[];
  /** The player whom the draw names, who chooses who plays first (D-19); or the starting player as agreed. */
  readonly start: Seat | "draw";
}

/** A skill that was activated in a position: activated there again and again, it is a loop. */
export interface Activation {
  /** Where all cards lay, as a hash. */
  readonly position: number;
  /** Definition and skill. */
  readonly skill: string;
  readonly times: number;
  /** How often it may be activated there still; null until somebody has named a number. */
  readonly left: number | null;
  /** The other player had a choice since, and could stop it as well (DB-END-13). */
  readonly both: boolean;
}

export interface LoopWatch {
  readonly seen: readonly number[];
  readonly forced: number;
}

/** A player's zones. In lists the top card is last. */
export interface PlayerState {
  deck: readonly number[];
  /** Of any number (DB-ZONE-13). */
  hand: readonly number[];
  /** DB-ZONE-14, as the warp. */
  drop: readonly number[];
  /** DB-ZONE-18. */
  life: readonly number[];
  warp: readonly number[];
  /** DB-ZONE-24. */
  zDeck: readonly number[];
  /** DB-ZONE-17, as energy. */
  zEnergy: readonly number[];
  /** Cards this player brought that are out of the game (DB-ZONE-25). */
  removed: readonly number[];
  /** Whom texts call the Leader (DB-LEADER-01), a Leader Z as well (DB-Z-04). */
  leader: readonly Placed[];
  /** Of any number, as combo (DB-ZONE-15). */
  battle: readonly Placed[];
  unison: readonly Placed[];
  combo: readonly Placed[];
  energy: readonly Placed[];
  /** DB-MARK-04. */
  energyMarkers: number;
  /** Cards of Life and Z-Deck that lie face up. */
  faceUp: readonly number[];
  turns: number;
}

/** A card in leader, battle, unison, combo or energy, with what lies under it (DB-UNDER-01). */
export interface Placed {
  readonly id: number;
  readonly card: number;
  /** From the top downwards (DB-UNDER-05). */
  readonly under: readonly number[];
  readonly rest: boolean;
  readonly hidden: boolean;
  /** Its back is up (Leaders). */
  readonly back: boolean;
  /** DB-MARK-01: 0 is none. */
  readonly markers: number;
}

/** DB-ATK-03: an attack under way, by object numbers. */
export interface Battle {
  readonly attack: number;
  readonly guard: number;
  /** Before a block (DB-KEY-04c). */
  readonly firstGuard: number;
  readonly step: "declared" | "offense" | "defense" | "damage" | "end";
  readonly negated: boolean;
  readonly attackCombo: number;
  readonly guardCombo: number;
  /** The cards that were used for a combo, and where they came from (DB-ATK-20). */
  readonly combos: readonly { readonly card: number; readonly seat: Seat; readonly from: Zone }[];
}

/** Where an effect comes from: its card, the object it was, its master (DB-ZERO-17) and skill. */
export interface Source {
  readonly card: number;
  readonly object: number;
  readonly seat: Seat;
  /** The skill, as told apart for limits. */
  readonly key: string;
}

/** A continuous effect under way (DB-EFF-03). */
export interface Lasting {
  readonly id: number;
  readonly source: Source;
  readonly effect: Continuous;
  /** Objects it was put on; null where a filter keeps choosing. */
  readonly on: readonly number[] | null;
  readonly until: Duration;
  readonly turn: number;
  /** The battle it belongs to has ended, or so many turns must. */
  readonly ends: number;
}

/** A pending Auto (DB-AUTO-01) with its skill: it resolves though its card has moved or lost that (DB-AUTO-14). */
export interface Pending {
  readonly id: number;
  readonly source: Source;
  /** As it is printed: an Auto, or a keyword that is one. */
  readonly skill: Skill;
  readonly happening: Happening | null;
  /** What the effect was given when it was made (delayed effects). */
  readonly bound?: Bound;
}

/** DB-EFF-02; until it is due other skills may come (DB-SKILL-13). */
export interface Delayed {
  readonly id: number;
  readonly source: Source;
  readonly until: Moment;
  readonly turnOf: Sides | null;
  readonly steps: readonly Instruction[];
  readonly bound: Bound;
  readonly due: boolean;
}

/** "The next time …" (DB-EFF-02). */
export interface Watch {
  readonly id: number;
  readonly source: Source;
  readonly on: Trigger;
  readonly skill: AutoSkill;
  readonly times: number | null;
  readonly until: Duration;
  readonly turn: number;
  readonly bound: Bound;
}

export interface Damage {
  readonly seat: Seat;
  readonly amount: number;
  readonly source: Source | null;
  readonly by: "attack" | "skill";
  readonly critical: boolean;
  readonly victory: boolean;
}

/** Objects that a text has named, and numbers. */
export interface Bound {
  readonly cards: Readonly<Record<string, readonly number[]>>;
  readonly numbers: Readonly<Record<string, number>>;
}

/** Who or what makes a change. */
export interface By {
  readonly seat: Seat;
  readonly by: "skill" | "attack" | "rule" | "keyword";
  readonly source?: Source;
  readonly keyword?: KeywordName;
  readonly paying?: "spiritBoost";
}

/** An open question, with all that may be answered. */
export interface Ask {
  readonly id: number;
  readonly seat: Seat;
  readonly kind: "main" | "counter" | "cards" | "pay" | "order" | "option" | "number" | "yesNo";
  readonly purpose: Purpose;
  readonly options: readonly Option[];
  readonly min: number;
  readonly max: number;
  readonly ordered?: boolean;
  readonly constraint?: Constraint;
  readonly source?: { readonly card: string; readonly object?: number };
  readonly fallback: readonly number[];
  /** How fast it is to be answered: a window, or one's own action. */
  readonly pace: "window" | "main";
}
