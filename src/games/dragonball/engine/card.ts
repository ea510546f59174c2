import type { Skill } from "./effects/language";

/** DB-CARD-02: the five colours, in the order of the rulebook. */
export const COLORS = ["red", "blue", "green", "yellow", "black"] as const;
export type Color = (typeof COLORS)[number];

/** DB-CARD-01: what a card is; Z is a further type on any of them, whose rules it follows otherwise (DB-Z-20). */
export const CARD_TYPES = ["Leader", "Battle", "Extra", "Unison"] as const;
export type CardType = (typeof CARD_TYPES)[number];

/** So many of each colour; a colour left out is 0. */
export type ColorCount = Partial<Readonly<Record<Color, number>>>;

/** An energy cost: its total, which includes the colour part (DB-CARD-10). */
export interface EnergyCost {
  readonly total: number | "X";
  readonly colors: ColorCount;
}

/** One side of a card. Only Leaders have two. */
export interface Face {
  readonly name: string;
  readonly power?: number;
  /** Character names, in < > on the card (DB-CARD-06). */
  readonly characters: readonly string[];
  /** Traits, in « » on the card (DB-CARD-07). */
  readonly traits: readonly string[];
  /** Only texts ask for it (DB-CARD-09). */
  readonly era?: string;
  readonly skills: readonly Skill[];
}

/** A card as the engine plays it: facts and effects, no sentence. */
export interface CardDefinition {
  /** The card number: at most four of it in a deck (DB-DECK-04). */
  readonly id: string;
  readonly type: CardType;
  /** A Z card: begins in the Z-Deck (DB-Z-01). */
  readonly z?: true;
  readonly colors: readonly Color[];
  /** Of Battle, Extra and Unison cards (DB-CARD-13). */
  readonly cost?: EnergyCost;
  readonly zCost?: number | "X";
  readonly comboCost?: number;
  readonly comboPower?: number;
  /** Front and, of a Leader, back. */
  readonly faces: readonly [Face] | readonly [Face, Face];
}
