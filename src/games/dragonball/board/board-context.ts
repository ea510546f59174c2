"use client";
import { createContext, type RefObject, useContext } from "react";
import type { CardFace } from "@/games/dragonball/cards/face";
import type { SeenPlayer, View } from "@/games/dragonball/engine/view/view";
import type { Seat } from "@/kernel/game";
import type { AnsweringControl } from "@/ui/match/use-answering";
import type { Ending } from "@/ui/match/use-ending";
import type { SideNames } from "@/ui/match/use-side-names";
import type { ConnectionStatus } from "@/ui/realtime";
import type { GameDecision, Layout } from "./model/layout";
import type { Offers } from "./model/offers";
import type { StandingOrder } from "./model/standing";
import type { Unplayable } from "./model/unplayable";
import type { DragonBallUpdate, MatchRecord } from "./record";

/** A pile that lies open: whose, and which. */
export interface OpenPile {
  readonly seat: Seat;
  readonly zone: "drop" | "warp" | "removed" | "zDeck" | "zEnergy";
}

/** What is looked at in full. */
export interface Peeked {
  readonly definition: string;
  readonly back: boolean;
  /** Why it cannot be used for what is asked; undefined where it can, or nothing is. */
  readonly unplayable?: Unplayable | undefined;
}

/** All that the parts of the table share. */
export interface BoardState {
  readonly record: MatchRecord;
  readonly update: DragonBallUpdate;
  readonly view: View;
  readonly seat: Seat;
  readonly mine: SeenPlayer;
  readonly theirs: SeenPlayer;
  readonly opponent: string;
  readonly names: SideNames;
  /** Whom the table speaks to: the seat, or null where one only watches. */
  readonly you: Seat | null;
  /** Of the line: without one the table only shows. */
  readonly status: ConnectionStatus;
  readonly decision: GameDecision | null;
  readonly layout: Layout | null;
  /** What is looked at for the open question and cannot be chosen. */
  readonly looked: readonly string[];
  readonly offers: Offers;
  /** What the held card may attack: the place of the option by the object of its target. */
  readonly targets: ReadonlyMap<number, number>;
  readonly control: AnsweringControl;
  /** The object of the card that was picked up. */
  readonly held: number | null;
  readonly faceOf: (definition: string) => CardFace;
  /** Whether this skill turns a Leader over. */
  readonly awakens: (definition: string, skill: number) => boolean;
  readonly ending: Ending;
  readonly pseudo: (seat: Seat) => string;
  readonly order: StandingOrder;
  readonly setOrder: (order: StandingOrder) => void;
  /** Whether the order answers what is asked: the player is asked nothing then. */
  readonly answersNow: boolean;
  readonly openPile: OpenPile | null;
  readonly setOpenPile: (pile: OpenPile | null) => void;
  /** Shows a card beside the table; `pinned` lays it open until it is closed. */
  readonly look: (card: Peeked | null, pinned: boolean) => void;
  readonly read: (card: Peeked) => void;
  /** What is seen of a card on its way under the pointer. */
  readonly ghost: RefObject<HTMLDivElement | null>;
}

export const BoardContext = createContext<BoardState | null>(null);

export function useBoard(): BoardState {
  const board = useContext(BoardContext);
  if (board === null) throw new Error("useBoard outside of a Board");
  return board;
}
