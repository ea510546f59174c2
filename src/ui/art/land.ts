import type { Chance } from "./chance";
import type { Palette } from "./palette";
import { STRANGE_LANDS } from "./strange-lands";
import { WILD_LANDS } from "./wild-lands";

/** Draws the two or three sheets between the sky and the ground on which the creature stands. */
export type Land = (r: Chance, p: Palette) => string;

export type LandName = keyof typeof WILD_LANDS | keyof typeof STRANGE_LANDS;

export const LANDS: Record<LandName, Land> = { ...WILD_LANDS, ...STRANGE_LANDS };
