/** The colours that creatures and lands are painted in, by the names of what they call to mind. */
export const TINTS = [
  "Grass",
  "Fire",
  "Water",
  "Lightning",
  "Psychic",
  "Fighting",
  "Darkness",
  "Metal",
  "Fairy",
  "Dragon",
  "Colorless",
] as const;
export type Tint = (typeof TINTS)[number];
