import { CARD_TYPES } from "@/games/dragonball/engine/card";

/** What a card is; the Z cards stand last. */
export const CARD_KINDS = [...CARD_TYPES, "Z-Leader", "Z-Battle", "Z-Extra", "Z-Unison"] as const;
export type CardKind = (typeof CARD_KINDS)[number];

/** Costs that can be asked for: "7" means 7 or more. */
export const COSTS = ["0", "1", "2", "3", "4", "5", "6", "7", "X"] as const;
