import type { Seat } from "@/kernel/game";
import type { Catalogue, CompiledCard, Table } from "./catalogue";
import type { InForceNow, TextsRead } from "./effects/continuous";
import type { GameEvent } from "./events";
import type { Option } from "./options";
import type { CompiledSkill } from "./skills/compile";
import type { Ask, Battle, State } from "./state/state";
import type { Values } from "./values";

/** A state with what is needed to go on with it. Lives for one call only. */
export interface Match {
  readonly state: State;
  readonly catalogue: Catalogue;
  /** Its cards, by place in `rules.table`. */
  readonly table: Table;
  readonly events: GameEvent[];
  /** The answer that the innermost frame has not taken yet. */
  answer: Given | null;
  /** Nothing can go on before somebody answers. */
  waiting: boolean;
  /** The texts on the table, kept until one of the lists they were read from is another. */
  texts: TextsRead | null;
  /** Which of them are in force, and values under them, worked out when first asked for after a change. */
  inForce: InForceNow | null;
  readonly values: Map<number, Values>;
  /** The Autos that are valid where their cards lie, likewise. */
  autos: readonly ValidAuto[] | null;
  /** By seat: what can be paid with, each unit as the colours it may stand for, likewise. */
  readonly means: [readonly (readonly string[])[] | null, readonly (readonly string[])[] | null];
  /** What a card is under the effects in force. What they say hangs on what cards are, which is why it is handed over and not imported. */
  readonly workOut: (m: Match, card: number) => Values;
}

/** An Auto that is valid, and whose it is. */
export interface ValidAuto {
  readonly skill: CompiledSkill;
  readonly seat: Seat;
  readonly card: number;
}

/** An answer as the procedures read it. */
export interface Given {
  readonly ask: Ask;
  readonly seat: Seat;
  /** The chosen options, in the order given. */
  readonly options: readonly Option[];
}

/**
 * Everything worked out from the state is to be worked out anew. Called after every writing of what texts read: zones and modes (by `applyChange` alone), lasting
 * effects, the battle, the phase, what was done this turn.
 */
export function changed(m: Match): void {
  m.inForce = null;
  m.autos = null;
  m.means[0] = null;
  m.means[1] = null;
  if (m.values.size > 0) m.values.clear();
}

/** The attack under way becomes another, begins, or is over. */
export function setBattle(m: Match, battle: Battle | null): void {
  m.state.battle = battle;
  changed(m);
}

/** What a player did this turn, for texts that ask. */
export function noteDone(m: Match, what: "attacked" | "damaged", seat: Seat): void {
  m.state.done = [...m.state.done, `${what}/${seat}`];
  changed(m);
}

/** The compiled card with this number. */
export function cardOf(m: Match, card: number): CompiledCard {
  const place = m.state.cards[card];
  if (place === undefined) throw new Error(`There is no card number ${card} in this match.`);
  return m.table.cards[place] ?? m.catalogue.token(m.state.tokens[place - m.table.cards.length]);
}

export function ownerOf(m: Match, card: number): Seat {
  return m.state.owners[card] ?? 0;
}

/** The object that a card is at present. */
export function objectOf(m: Match, card: number): number {
  const object = m.state.objects[card];
  if (object === undefined) throw new Error(`There is no card number ${card} in this match.`);
  return object;
}

/** The card that an object is, or -1 when it is no more (DB-ZONE-04). */
export function cardAt(m: Match, object: number): number {
  return m.state.objects.indexOf(object);
}

/** Takes the answer for the procedure that asked; null when nothing was answered yet. */
export function takeAnswer(m: Match): Given | null {
  const given = m.answer;
  m.answer = null;
  return given;
}
