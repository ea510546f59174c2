import type { CardType, Color, EnergyCost } from "@/games/dragonball/engine/card";

/** What a drawn card shows: facts and sentences already in the reader's language, plain JSON. */
export interface CardFace {
  /** Card number, "BT1-004": the seed of its dress and place. */
  readonly id: string;
  readonly type: CardType | "Token";
  readonly z?: true;
  readonly colors: readonly Color[];
  readonly cost?: EnergyCost;
  readonly zCost?: number | "X";
  readonly comboCost?: number;
  readonly comboPower?: number;
  /** Front and, of a Leader, back. */
  readonly sides: readonly [SideFace] | readonly [SideFace, SideFace];
}

/** One side of a card. */
export interface SideFace {
  readonly name: string;
  readonly power?: number;
  readonly characters: readonly string[];
  readonly traits: readonly string[];
  readonly era?: string;
  /** In the importer's notation: "[Auto] (R)(1) : …" with brackets, symbols, ＜characters＞, 《traits》, {names}. */
  readonly skills: readonly string[];
  readonly image?: string;
}

/** A card on the table, as far as anyone looking at it sees. */
export interface InPlayView {
  readonly face: CardFace;
  /** A Leader turned to its back. */
  readonly back?: boolean;
  readonly rest?: boolean;
  /** Hidden Mode: the card lies face down, though all know what it is. */
  readonly hidden?: boolean;
  /** Power now; as printed when left out, and none on a card without power. */
  readonly power?: number;
  /** Keywords it has now, by their English names. */
  readonly keywords: readonly string[];
  /** Markers on a Unison. */
  readonly markers?: number;
  /** How many cards lie under it. */
  readonly under?: number;
}
