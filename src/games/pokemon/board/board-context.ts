"use client";
import { createContext, useContext } from "react";
import type { CardFace } from "@/games/pokemon/cards/face";
import type { ShownDamage } from "@/games/pokemon/engine/attack/preview";
import type { View } from "@/games/pokemon/engine/view";
import type { Seat } from "@/kernel/game";
import type { AnsweringControl } from "@/ui/match/use-answering";
import type { Ending } from "@/ui/match/use-ending";
import type { SideNames } from "@/ui/match/use-side-names";
import type { ConnectionStatus } from "@/ui/realtime";
import type { GameDecision, Layout } from "./model/layout";
import type { Offers, Targets } from "./model/offers";
import type { Table } from "./model/table";
import type { Unplayable } from "./model/unplayable";
import type { MatchRecord, PokemonUpdate } from "./record";

/** What is looked at in full: a Pokémon in play, or a card by itself, with the reason why it cannot be played. */
export type Peeked = { readonly pokemon: number } | { readonly card: string; readonly unplayable?: Unplayable | undefined };

/** Which of the two discard piles lies open. */
export type OpenPile = "mine" | "theirs" | null;

/** All that the parts of the table share. */
export interface BoardState {
  readonly record: MatchRecord;
  readonly update: PokemonUpdate;
  readonly view: View;
  readonly table: Table;
  readonly seat: Seat;
  readonly names: SideNames;
  /** Whom the table speaks to: the seat, or null where one only watches. */
  readonly you: Seat | null;
  /** Of the line: without one the table only shows. */
  readonly status: ConnectionStatus;
  readonly decision: GameDecision | null;
  readonly layout: Layout | null;
  readonly offers: Offers | null;
  /** Where the held card may go, or which Pokémon the decision asks for. */
  readonly targets: Targets;
  readonly control: AnsweringControl;
  readonly faces: Readonly<Record<string, CardFace>>;
  /** Throws for a card whose face the server has not sent: everything named in a view comes with one. */
  readonly faceOf: (card: string) => CardFace;
  readonly pseudo: (seat: Seat) => string;
  readonly handOpen: boolean;
  readonly setHandOpen: (open: boolean) => void;
  readonly openPile: OpenPile;
  readonly setOpenPile: (pile: OpenPile) => void;
  /** `pinned` stays until it is closed; the other goes with the pointer. */
  readonly peek: (subject: Peeked | null, pinned: boolean) => void;
  /** The attack that is being considered: what it would do stands at its target. */
  readonly aim: ShownDamage | null;
  readonly setAim: (aim: ShownDamage | null) => void;
  readonly ending: Ending;
}

export const BoardContext = createContext<BoardState | null>(null);

export function useBoard(): BoardState {
  const board = useContext(BoardContext);
  if (board === null) throw new Error("useBoard outside of a Board");
  return board;
}
