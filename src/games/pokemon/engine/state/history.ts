import type { Seat } from "@/kernel/game";
import type { HistoryEvent } from "../effects/language/amounts";

/** Something that card texts ask for later ("if … during your opponent's last turn"). Kept for the present turn and the last of each player, or the whole match. */
export interface HistoryEntry {
  readonly happened: HistoryEvent["happened"];
  /** 0 outside turns: in the set-up and the Checkup. */
  readonly turn: number;
  /** Who did it, or whose Pokémon it happened to. */
  readonly seat: Seat;
  /** Pokémon it happened to, 0 for none. */
  readonly pokemon: number;
  /** Definition of the card played, attached or Knocked Out, -1 for none. Not the card: where that went since nobody need know. */
  readonly definition: number;
  readonly name: string;
  readonly byAttack: boolean;
  /** HP points of damage, for what was damaged; otherwise 0. */
  readonly amount: number;
}
