import type { PrintedCard } from "@/games/dragonball/cards/import/print";

/** What is known of the card around the text. */
export interface Setting {
  readonly card: Omit<PrintedCard, "faces">;
  /** The name of the side it stands on. */
  readonly face: string;
}
