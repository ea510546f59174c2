import { z } from "zod";
import { text } from "@/i18n/text";

/** What the questions that a game's cards can be asked are made of, as parameters of an address. */

/** The most cards on a page. */
export const PAGE_SIZE_MAX = 120;

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
  /** Words of a name in any of the four languages, accents and case left aside; or a print ("xy1 12", "XY 12"). */
  query: words,
  /** Beginnings of words in the texts, in any of the four languages. */
  text: words,
  sets: listOf(text.min(1)),
  playable: z.stringbool().optional(),
  /** From 1, which is also what is meant when it is left out. */
  page: whole(1, 100_000),
  /** 60 unless said. */
  pageSize: whole(1, PAGE_SIZE_MAX),
};
