import type { Ability, Attack, CardDefinition, PokemonCard } from "../card";
import type { Match } from "../match";
import type { EffectFrame } from "../state/frames";
import type { Changes, Kind } from "./kinds";
import type { AbilityEffect, Activated, Continuous, HistoryEvent, Instruction, PowerKind, Triggered } from "./language";

/** One step of a compiled text. It moves `frame.pc` on, or asks and leaves it. */
export type Op = (m: Match, frame: EffectFrame) => void;

/** A definition with its texts as one linear program, addressed by number, and its facts in the form the rules ask for. */
export interface CompiledCard {
  readonly definition: CardDefinition;
  /** Facts in play: the Pokémon it is, also a Fossil's; null for other cards. */
  readonly pokemon: PokemonCard | null;
  readonly code: readonly Op[];
  /** Entry of a Trainer's text. */
  readonly text: number;
  readonly steps: readonly Instruction[];
  readonly attacks: readonly CompiledAttack[];
  readonly effects: readonly CompiledEffect[];
  readonly continuous: readonly CompiledContinuous[];
  readonly triggers: readonly CompiledTrigger[];
  readonly activated: readonly CompiledActivated[];
  /** What its texts ask to have been remembered. */
  readonly asks: readonly Pick<HistoryEvent, "happened" | "during">[];
  /** It may be used at once when it is taken as a Prize card (EFF-71). */
  readonly usesTaken: boolean;
  /** Changes that its texts start (`lasting`), addressed by number. */
  readonly changes: readonly CompiledChange[];
  readonly ruleBox: boolean;
  /** Prize cards for its Knock Out, as printed (KO-02). */
  readonly prizes: number;
  /** Types an Energy card provides units for; each unit as a bit set. */
  readonly units: readonly number[];
  /** The Pokémon's types as a bit set. */
  readonly types: number;
}

export interface CompiledAttack {
  readonly attack: Attack;
  readonly index: number;
  readonly entry: number;
  /** Its text as far as it says what damage is done to the other player's Active Pokémon; empty where that is as printed. */
  readonly telling: readonly Instruction[];
}

/** Where an effect stands on its card. */
export interface Origin {
  readonly number: number;
  readonly ability: Ability | null;
  /** Place of the Ability on the card; -1 where it is none. */
  readonly index: number;
  readonly name: string;
  /** A power is called by its kind: it is no Ability (FAM-27). */
  readonly from: "ability" | PowerKind | "trait" | "inPlay" | "rule";
}

export interface CompiledContinuous extends Origin, CompiledChange {
  readonly effect: Continuous;
}
export interface CompiledTrigger extends Origin {
  readonly effect: Triggered;
  readonly entry: number;
}
export interface CompiledActivated extends Origin {
  readonly effect: Activated;
  readonly entry: number;
}
export type CompiledEffect = CompiledContinuous | CompiledTrigger | CompiledActivated;

/** A change that can be in force, with the kind by which the rules look for it. */
export interface CompiledChange<K extends Kind = Kind> {
  readonly kind: K;
  readonly change: Changes[K];
  /** For a lasting trigger or a replacement: the program of its steps, -1 for none. */
  readonly entry: number;
}

export function isContinuous(effect: AbilityEffect): effect is Continuous {
  return effect.kind === "continuous";
}
