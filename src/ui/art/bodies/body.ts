import type { Chance } from "../chance";
import type { Features } from "../features";
import type { Palette } from "../palette";

/** 0 unevolved, 1 once evolved, 2 fully evolved or Mega: bolder shapes. */
export type Growth = 0 | 1 | 2;

/** Draws one creature standing on y = 306. */
export type Body = (r: Chance, p: Palette, f: Features, growth: Growth) => string;
