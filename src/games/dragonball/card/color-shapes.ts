import type { Color } from "@/games/dragonball/engine/card";

/** Peak, drop, leaf, bolt, crescent, each on a grid of 24 × 24: no colour is told by hue alone. */
export const COLOR_SHAPES: Record<Color, string> = {
  red: "M12 2.5 20.5 17.5Q16.5 22 12 17.5 7.5 22 3.5 17.5Z",
  blue: "M12 2.5c4 5.6 6.8 8.6 6.8 12.3a6.8 6.8 0 0 1-13.6 0C5.2 11.1 8 8.1 12 2.5Z",
  green: "M4.5 19.5C3 9 9.5 3.2 21 3.2 21 14.5 15 21.2 6.4 19.6L13 11.6 4.5 19.5Z",
  yellow: "M13.8 2 4.6 13.4h6.2L9.4 22 19.6 9.8h-6.6Z",
  black: "M15.5 2.6A9.6 9.6 0 1 0 21.4 16 8 8 0 0 1 15.5 2.6Z",
};
