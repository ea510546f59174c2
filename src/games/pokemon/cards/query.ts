import { z } from "zod";
import type { CardDefinition } from "@/games/pokemon/engine/card";
import { ENERGY_TYPES, MARKS, STAGES, TRAINER_KINDS } from "@/games/pokemon/engine/card";
import { EDITIONS } from "@/games/pokemon/engine/view";
import { text } from "@/i18n/text";

/** What can be asked of the catalogue, in one schema for the page, the route and the search itself. */

export const CARD_CATEGORIES = ["Pokémon", "Trainer", "Energy"] as const satisfies readonly CardDefinition["category"][];
/** Kinds of Trainer and Energy cards. */
export const CARD_KINDS = [...TRAINER_KINDS, "Basic", "Special"] as const;

/** The most cards on a page. */
export const PAGE_SIZE_MAX = 120;

/** "Grass,Fire" in the address. */
const listOf = <T extends string>(item: z.ZodType<T, string>) =>
  text
    .max(1000)
    .transform((list) => list.split(",").filter((each) => each !== ""))
    .pipe(z.array(item))
    .optional();
const words = text.trim().max(100).optional();
const whole = (low: number, high: number) => z.coerce.number().int().min(low).max(high).optional();

/** `GET /api/cards`: parts left out do not narrow, lists mean any of these unless said otherwise. */
export const CardQuery = z.object({
  /** Words of a name in any of the four languages, accents and case left aside; or a print ("xy1 12", "XY 12"). */
  query: words,
  /** Beginnings of words in the texts, names of attacks and Abilities among them; in any of the four languages. */
  text: words,
  category: z.enum(CARD_CATEGORIES).optional(),
  types: listOf(z.enum(ENERGY_TYPES)),
  stages: listOf(z.enum(STAGES)),
  kinds: listOf(z.enum(CARD_KINDS)),
  /** Printed family marks: EX, Mega, ACE SPEC… */
  families: listOf(z.enum(MARKS)),
  sets: listOf(text.min(1)),
  hpMin: whole(0, 10_000),
  hpMax: whole(0, 10_000),
  /** Has an attack of so many Energy … */
  attackCost: whole(0, 10),
  /** … and with all of these types in the cost of that same attack. */
  attackTypes: listOf(z.enum(ENERGY_TYPES)),
  /** Printed in the time of that edition of the rules. */
  edition: z.enum(EDITIONS).optional(),
  playable: z.stringbool().optional(),
  /** From 1, which is also what is meant when it is left out. */
  page: whole(1, 100_000),
  /** 60 unless said. */
  pageSize: whole(1, PAGE_SIZE_MAX),
});
export type CardQuery = Readonly<z.infer<typeof CardQuery>>;
