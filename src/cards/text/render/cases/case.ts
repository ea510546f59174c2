import type { Localized } from "@/cards/card";

/** An effect, and how every language says it. */
export interface Case<T> {
  readonly name: string;
  readonly effect: readonly T[];
  readonly said: Localized<string>;
}
