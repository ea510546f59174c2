import type { CardFace } from "@/games/dragonball/cards/face";

export type { CardFace, SideFace } from "@/games/dragonball/cards/face";

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
