import { z } from "zod";
import type { CatalogueCard } from "@/games/pokemon/cards/card";
import { cardDefinition } from "@/games/pokemon/cards/language/schema";
import { wording } from "@/games/pokemon/cards/wording";
import { text } from "@/i18n/text";

const name = text.min(1).refine((value) => value.trim() === value, { error: "spaces around it" });
const { attackNames, abilityNames, evolvesFromNames } = wording.shape;

/**
 * A line of the starter catalogue. The card is made from its facts and `sentences`: our own English ones, in the order attacks, Abilities,
 * Ancient Trait, or the one of a Trainer or Energy card. What they compile to stands beside them in `definition`: compiling all at each
 * start would take longer than the rest of the start.
 */
export const starterRecord = z.strictObject({
  names: z.strictObject({ fr: name, en: name, es: name, it: name }),
  attackNames: attackNames.optional(),
  abilityNames: abilityNames.optional(),
  evolvesFromNames: evolvesFromNames.optional(),
  sentences: z.array(text),
  definition: cardDefinition,
});
export type StarterRecord = z.infer<typeof starterRecord>;

const NONE = { fr: [], en: [], es: [], it: [] };

/** The card of a line: "sm3.5-12" is number 12 of the set "sm3.5". */
export function starterCard(record: StarterRecord): CatalogueCard {
  const { definition, names, attackNames = NONE, abilityNames = NONE, evolvesFromNames = NONE } = record;
  const [, setId, number] = /^(.+)-([^-]+)$/.exec(definition.id) ?? [];
  if (setId === undefined || number === undefined) throw new Error(`${definition.id} is no print id`);
  return { definition, setId, number, names, attackNames, abilityNames, evolvesFromNames, playable: true };
}
