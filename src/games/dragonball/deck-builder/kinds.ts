import type { CardKind } from "@/games/dragonball/cards/query";

/** The kinds of the catalogue's margin; a Z card is one before it is anything else. */
export const KINDS = {
  Leader: ["Leader"],
  Battle: ["Battle"],
  Extra: ["Extra"],
  Unison: ["Unison"],
  Z: ["Z-Leader", "Z-Battle", "Z-Extra", "Z-Unison"],
} as const satisfies Record<string, readonly CardKind[]>;
export type Kind = keyof typeof KINDS;
