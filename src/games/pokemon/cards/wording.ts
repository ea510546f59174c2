import { z } from "zod";
import type { CatalogueCard } from "@/games/pokemon/cards/card";

/** The column `wording` of a card: what a player reads beside its four names. */
export type Wording = Pick<CatalogueCard, "attackNames" | "abilityNames" | "evolvesFromNames" | "text" | "images">;

const names = z.array(z.string());
const namesByLocale = z.strictObject({ fr: names, en: names, es: names, it: names });
const image = z.string().optional();
const printed = z.strictObject({ attacks: names, abilities: names, ancientTrait: z.string().optional(), text: z.string().optional() });

export const wording = z.strictObject({
  attackNames: namesByLocale,
  abilityNames: namesByLocale,
  evolvesFromNames: namesByLocale,
  images: z.strictObject({ fr: image, en: image, es: image, it: image }).optional(),
  text: z.strictObject({ fr: printed.optional(), en: printed.optional(), es: printed.optional(), it: printed.optional() }).optional(),
}) satisfies z.ZodType<Wording>;

export function wordingOf({ attackNames, abilityNames, evolvesFromNames, text, images }: CatalogueCard): Wording {
  return { attackNames, abilityNames, evolvesFromNames, ...(text && { text }), ...(images && { images }) };
}
