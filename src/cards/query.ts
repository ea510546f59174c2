import { z } from "zod";
import { text } from "@/i18n/text";

/** What the questions that a game's cards can be asked are made of, as parameters of an address. */

/** How many cards a page has unless said. */
export const PAGE_SIZE = 60;
/** The most cards on a page. */
export const PAGE_SIZE_MAX = 120;

/** In what order cards are found: lines together, by set and number, the newest set first, by name, the strongest first, the cheapest first. */
export const SORTS = ["line", "set", "newest", "name", "strength", "cost"] as const;
export type Sort = (typeof SORTS)[number];

/** "Grass,Fire" in the address. */
export const listOf = <T extends string>(item: z.ZodType<T, string>) =>
  text
    .max(1000)
    .transform((list) => list.split(",").filter((each) => each !== ""))
    .pipe(z.array(item))
    .optional();

export const words = text.trim().max(100).optional();

export const whole = (low: number, high: number) => z.coerce.number().int().min(low).max(high).optional();

/** What every game's cards can be asked. */
export const commonQuery = {
  /** Words of names, attacks and texts in any of the four languages, accents and case left aside; or a print ("xy1 12", "XY 12"). */
  query: words,
  /** Beginnings of words in the texts, in any of the four languages. */
  text: words,
  sets: listOf(text.min(1)),
  playable: z.stringbool().optional(),
  /** The catalogue's own order unless said. */
  sort: z.enum(SORTS).optional(),
  /** The card that was seen last: what follows it is meant. */
  after: text.min(1).max(100).optional(),
  /** `PAGE_SIZE` unless said. */
  pageSize: whole(1, PAGE_SIZE_MAX),
};
