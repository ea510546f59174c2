import type { CardDefinition } from "@/games/pokemon/engine/card";

/** What is known of the card around the text. */
export interface Setting {
  /** The card's own name. */
  readonly name: string;
  /** What the card calls itself by it: a Pokémon where nothing else is said. */
  readonly category?: CardDefinition["category"];
  readonly attacks: readonly string[];
  readonly abilities: readonly string[];
  /** The attack whose text it is. */
  readonly attack?: string;
  /** Printed on a Trainer card that is played as a Pokémon, whose text need not say it again. */
  readonly hp?: number;
  /** The text is a VSTAR Power: "during your turn, you may" is once in a game. */
  readonly vstar?: boolean;
}
