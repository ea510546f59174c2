import type { CardKind } from "@/games/dragonball/cards/kinds";
import type { CardDefinition } from "@/games/dragonball/engine/card";
import { facet } from "./facet";

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
