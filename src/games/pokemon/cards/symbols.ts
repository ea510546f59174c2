import { ENERGY_LETTERS, ENERGY_TYPES } from "@/games/pokemon/engine/card";

/** Any name of a type, as the source of a pattern. */
export const TYPE_NAME = ENERGY_TYPES.join("|");

/** A run of types' names as symbols: "FireFire" → "{R}{R}". */
export const asSymbols = (run: string): string =>
  ENERGY_TYPES.reduce((text, type) => text.replaceAll(type, `{${ENERGY_LETTERS[type]}}`), run);
