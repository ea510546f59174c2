import type { CardKind } from "@/games/dragonball/cards/query";
import type { CardDefinition, Color } from "@/games/dragonball/engine/card";

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

/** What a card is, as the catalogue is sorted and searched. */
export const kindOf = ({ type, z }: Pick<CardDefinition, "type" | "z">): CardKind => (z ? `Z-${type}` : type);

/** What of a card the catalogue is searched by, beside names and texts. */
export function facetsOf(definition: CardDefinition, keywords: readonly string[]): readonly string[] {
  const { colors, cost, comboCost, comboPower, faces } = definition;
  return [
    facet.kind(kindOf(definition)),
    ...colors.map(facet.color),
    facet.colors(colors.length > 1 ? "several" : "one"),
    ...(cost ? [facet.cost(cost.total)] : []),
    ...(comboCost === undefined ? [] : [facet.comboCost(comboCost)]),
    ...(comboPower === undefined ? [] : [facet.comboPower(comboPower)]),
    ...keywords.map(facet.keyword),
    ...faces.flatMap(({ characters, traits, era }) => [
      ...characters.map(facet.character),
      ...traits.map(facet.trait),
      ...(era === undefined ? [] : [facet.era(era)]),
    ]),
  ];
}
