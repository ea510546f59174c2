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
  /** Address of the official picture, where an operator allows it. */
  readonly image?: string;
}
