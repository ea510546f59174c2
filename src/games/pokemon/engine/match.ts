import type { Seat } from "@/kernel/game";
import type { Energies } from "./attack/energy";
import type { EditionRules } from "./editions";
import type { ContinuousIndex, InForce } from "./effects/continuous";
import type { AbilityEffect, Instruction, PokemonSelector } from "./effects/language";
import type { Known } from "./effects/operation";
import type { CompiledAttack, CompiledCard, CompiledChange } from "./effects/program";
import type { Words } from "./effects/words";
import type { GameEvent } from "./events";
import type { Action } from "./options";
import { copyState } from "./state/copy";
import type { EffectFrame } from "./state/frames";
import type { HistoryEntry } from "./state/history";
import type { Ask, Lasting, Pokemon, State } from "./state/state";

/** Is told of each part of a text that is carried out or comes into force: so tests and fuzzers know what they have seen. */
export type Observer = (part: Instruction | AbilityEffect) => void;

/** A state together with what is needed to go on with it: the compiled cards, the events so far, the answer just given. Lives for one call only. */
export interface Match {
  readonly state: State;
  readonly edition: EditionRules;
  readonly words: Words;
  /** By place in `rules.table`. */
  readonly table: readonly CompiledCard[];
  /** By card number. */
  readonly cards: readonly CompiledCard[];
  /** Definitions that give at least one continuous effect are in the match; otherwise none need be looked for. */
  readonly hasContinuous: boolean;
  /** Some card of the match takes Abilities, Tools or special Energy away. */
  readonly hasLocks: boolean;
  /** Some card of the match may be attached to certain Pokémon only. */
  readonly hasRestricted: boolean;
  /** Some card of the match changes how many Pokémon fit on a Bench, or Tools on a Pokémon. */
  readonly hasLimits: boolean;
  /** Some card of the match may be used where it lies in a hand or discard pile. */
  readonly hasOutOfPlay: boolean;
  /** What happened that some card of the match asks for later. */
  readonly remembers: ReadonlySet<HistoryEntry["happened"]>;
  /** Of these, what is kept for the whole match. */
  readonly remembersAlways: ReadonlySet<HistoryEntry["happened"]>;
  /** The Pokémon that evolve from this name, in the whole catalogue. */
  evolutions(name: string): readonly CompiledCard[];
  /** Events that some card of the match answers. */
  readonly triggerEvents: ReadonlySet<string>;
  readonly events: GameEvent[];
  /** The answer that the innermost frame has not taken yet. */
  answer: Given | null;
  /** Nothing can go on before somebody answers. */
  waiting: boolean;
  /** Choices taken within the present instruction. */
  slot: number;
  /** The use of the present text hangs on its present instruction: a cost, or what all the rest follows from (EFF-06, EFF-50). */
  required: boolean;
  /** What the present instruction gives up is the price of something: it is paid in full or not at all (EFF-50). */
  price: boolean;
  /** Whether the choice of a Pokémon by the present instruction would change something; null where any will do. */
  useful: Useful | null;
  /** Continuous effects in force, built when first asked for after a change. */
  continuous: ContinuousIndex | null;
  /** Effects whose conditions are being worked out. */
  readonly weighed: InForce[];
  energies: Energies | null;
  readonly observe: Observer | null;
}

/** Whether it would change anything, for all that is known, to choose this Pokémon where a selection lets somebody choose (EFF-04). */
export type Useful = (m: Match, frame: EffectFrame, selector: PokemonSelector, pokemon: Pokemon, known: Known) => boolean;

/** An answer as the procedures read it. */
export interface Given {
  readonly ask: Ask;
  readonly seat: Seat;
  /** The values of the chosen options, in the order given. */
  readonly values: readonly number[];
  /** The chosen main action. */
  readonly action: Action | null;
}

/** A copy of the match in which something may be done to see what would be. */
export function supposing(m: Match): Match {
  return { ...m, state: copyState(m.state), events: [], continuous: null, weighed: [], energies: null };
}

/** The compiled card with this number. */
export function cardOf(m: Match, card: number): CompiledCard {
  const compiled = m.cards[card];
  if (!compiled) throw new Error(`There is no card number ${card} in this match.`);
  return compiled;
}

/** The compiled definition at this place of the match's table. */
export function definitionAt(m: Match, place: number): CompiledCard {
  const compiled = m.table[place];
  if (!compiled) throw new Error(`There is no definition number ${place} in this match.`);
  return compiled;
}

/** The place of a card's definition in the match's table. */
export function placeOf(m: Match, card: number): number {
  const place = m.state.rules.cards[card];
  if (place === undefined) throw new Error(`There is no card number ${card} in this match.`);
  return place;
}

/** The change that a lasting effect makes. */
export function changeOf(m: Match, { card, node }: Pick<Lasting, "card" | "node">): CompiledChange {
  const { changes, definition } = definitionAt(m, card);
  const change = changes[node];
  if (!change) throw new Error(`${definition.id} starts no change number ${node}.`);
  return change;
}

/** How far apart the codes of two definitions' attacks are. */
const ATTACKS = 16;

/** What stands for an attack in the state: the place of its card's definition and its own place there as one number. */
export function attackCode(definition: number, index: number): number {
  return definition * ATTACKS + index;
}

/** The card and the attack that a code stands for. */
export function attackAt(
  m: Match,
  code: number,
): { readonly card: CompiledCard; readonly place: number; readonly compiled: CompiledAttack } {
  const place = Math.floor(code / ATTACKS);
  const card = definitionAt(m, place);
  const compiled = card.attacks[code % ATTACKS];
  if (!compiled) throw new Error(`${card.definition.id} has no attack number ${code % ATTACKS}.`);
  return { card, place, compiled };
}

/** Takes the answer for the procedure that asked; null when nothing was answered yet. */
export function takeAnswer(m: Match): Given | null {
  const given = m.answer;
  m.answer = null;
  return given;
}
