import type { CatalogueCard } from "@/games/dragonball/cards/card";
import type { CardDefinition } from "@/games/dragonball/engine/card";

/** A card of the starter catalogue: the facts of a real card and what it does. "BT1-004" is number 004 of the set "BT1". */
export function starterCard(definition: CardDefinition): CatalogueCard {
  const [, setId, number] = /^([^-]+)-(.+)$/.exec(definition.id) ?? [];
  if (setId === undefined || number === undefined) throw new Error(`${definition.id} is no card number.`);
  const { name } = definition.faces[0];
  return { definition, setId, number, names: { en: name, fr: name, es: name, it: name }, playable: true };
}
