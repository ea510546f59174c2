import type { Seat } from "@/kernel/game";
import type { Goal } from "../changes/change";
import type { EventInfo, PendingTrigger } from "./state";

/** A step of the match that is under way: a continuation as JSON. The procedure named by `run` goes on from `stage` (or `pc`). */
export type Frame =
  | SetupFrame
  | TurnFrame
  | RetreatFrame
  | AttachFrame
  | EvolveFrame
  | AttackFrame
  | EffectFrame
  | TriggersFrame
  | TrainerFrame
  | KnockOutFrame
  | PrizesFrame
  | SurplusFrame
  | CheckupFrame;

/** More on a Bench, or more Tools on a Pokémon, than may be there: its player chooses what goes. */
export interface SurplusFrame {
  run: "surplus";
  /** Who discards first. */
  first: Seat;
  /** By seat, how many Benched Pokémon still go; whatever the other player has discarded meanwhile (CMP-1041). */
  bench: [number, number];
}

export interface SetupFrame {
  run: "setup";
  stage: "who" | "deal" | "place" | "second" | "mulliganDraw" | "mulliganBench" | "reveal";
  mulligans: [number, number];
  /** Has chosen: 0 nothing yet, 1 the Active, 2 the Bench as well. */
  placed: [number, number];
  /** Has chosen to redraw a hand that holds no Basic Pokémon, but one that may be the Active (SETUP-11). */
  declined: [boolean, boolean];
  /** Cards drawn for the other's mulligans. */
  drawn: number[];
}

export interface TurnFrame {
  run: "turn";
  stage: "start" | "main" | "end" | "ended" | "next";
}

export interface RetreatFrame {
  run: "retreat";
  pokemon: number;
  paid: boolean;
}

/** The turn's attachment to a Pokémon that may get two Energy cards by it. */
export interface AttachFrame {
  run: "attach";
  card: number;
  pokemon: number;
}

/** A card about to be put on a Pokémon to evolve it, while what answers that is resolved. */
export interface EvolveFrame {
  run: "evolve";
  card: number;
  pokemon: number;
}

export interface AttackFrame {
  run: "attack";
  stage: "announce" | "checks" | "resolve" | "answers";
  seat: Seat;
  attacker: number;
  /** Definition and place of the attack. */
  card: number;
  index: number;
  /** How many of the edition's checks are done (ED-02). */
  checks: number;
}

/** The text of a card being read: a place in its definition's program, with what was chosen and counted so far. */
export interface EffectFrame {
  run: "effect";
  /** Place in the match's table of definitions. */
  card: number;
  pc: number;
  you: Seat;
  /** Pokémon the effect belongs to, 0 for none. */
  self: number;
  /** Card number the text stands on. */
  source: number;
  kind: "attack" | "trainer" | "ability" | "other";
  bound: Record<number, Bound>;
  /** Choices made so far within the present instruction. */
  picked: (readonly number[])[];
  /** Choices of steps that come after the damage, by the place of the step. */
  chosen: Record<number, readonly (readonly number[])[]>;
  heads: number;
  tails: number;
  /** Open "if you do" parts: whether something was done in each. */
  done: readonly boolean[];
  /** Results kept for a second reading of the same text (EFF-10: what damage depends on is settled before the damage). */
  kept: Record<number, readonly number[]>;
  event: EventInfo | null;
  attack: AttackState | null;
  /** The Pokémon a `forEach` is at, 0 for none. */
  each: number;
}

/** What a binding holds. */
export interface Bound {
  readonly kind: "cards" | "pokemon" | "number";
  readonly values: readonly number[];
  /** Both players have seen these cards. */
  readonly shown?: true;
  /** While it is weighed what a text could do: some of these will be chosen. */
  readonly some?: true;
}

/** The damage of the attack being resolved. */
export interface AttackState {
  attacker: number;
  name: string;
  /** The attack used and those it copies, the one being read last; each by its code. */
  chain: readonly number[];
  /** Base damage, 0 when none is printed. */
  base: number;
  more: number;
  less: number;
  /** What × multiplied it by, null as long as no text has. */
  times: number | null;
  /** Printed with ×: without a multiplier it is none at all (EFF-11). */
  multiplied: boolean;
  ignore: ("Weakness" | "Resistance" | "effects")[];
  nothing: boolean;
  /** Damage dealt to the main target. */
  done: number;
}

export interface TriggersFrame {
  run: "triggers";
  queue: readonly PendingTrigger[];
  /** The one being offered. */
  chosen: PendingTrigger | null;
}

/** A Trainer card whose text is being read; afterwards it goes to the discard pile. */
export interface TrainerFrame {
  run: "trainer";
  card: number;
  seat: Seat;
}

export interface KnockOutFrame {
  run: "knockOuts";
  stage: "gather" | "spare" | "discard" | "prizes" | "promote" | "done";
  /** Pokémon for which it was asked already whether something spares them. */
  warned: number[];
  /** Pokémon that fall, as long as it is open whether an effect spares them. */
  falling: number[];
  /** Effects that would have spared one, but for a coin. */
  failed: { readonly pokemon: number; readonly effect: number }[];
  /** Pokémon Knocked Out together. */
  victims: number[];
  /** Where victims and what is attached to them go instead of the discard pile, as an effect of being Knocked Out says. */
  instead: { readonly pokemon: number; readonly to: Goal; readonly attachedTo: Goal }[];
  byAttack: boolean;
}

export interface PrizesFrame {
  run: "prizes";
  /** Prize cards each seat still takes, and who takes first. */
  due: [number, number];
  first: Seat;
  /** Prize cards just taken, which their player may use at once where they say so (EFF-71). */
  taken: readonly number[];
}

export interface CheckupFrame {
  run: "checkup";
  stage: "order" | "before" | "conditions" | "after" | "settle";
  /** The edition lets the player choose when Abilities act (ED-07). */
  abilitiesFirst: boolean;
}
