import { z } from "zod";
import type { CatalogueCard } from "@/games/dragonball/cards/card";

const texts = z.array(z.array(z.string()));

/** The column `wording` of a card: what a player reads beside its four names. */
export const wording = z.strictObject({
  texts: z.strictObject({ fr: texts.optional(), en: texts.optional(), es: texts.optional(), it: texts.optional() }).optional(),
}) satisfies z.ZodType<Pick<CatalogueCard, "texts">>;
