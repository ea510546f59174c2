import type { Localized } from "@/games/pokemon/cards/card";

/** An effect, and how every language says it. */
export interface Case<T> {
  readonly name: string;
  readonly effect: readonly T[];
  readonly said: Localized<string>;
}
