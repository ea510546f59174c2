import type { CardKind } from "@/games/dragonball/cards/kinds";
import type { Color } from "@/games/dragonball/engine/card";

/** How a facet of each kind is written. */
export const facet = {
  kind: (kind: CardKind) => `kind:${kind}`,
  color: (color: Color) => `color:${color}`,
  /** One colour, or several. */
  colors: (count: "one" | "several") => `colors:${count}`,
  /** "7" means 7 or more. */
  cost: (cost: number | "X") => `cost:${cost === "X" ? cost : Math.min(cost, 7)}`,
  comboCost: (cost: number) => `combo:${cost}`,
  comboPower: (power: number) => `comboPower:${power}`,
  keyword: (keyword: string) => `keyword:${keyword}`,
  trait: (trait: string) => `trait:${trait}`,
  character: (character: string) => `character:${character}`,
  era: (era: string) => `era:${era}`,
};
