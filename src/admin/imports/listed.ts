import { z } from "zod";

/** A list that may have thousands: how many, and so many of them. */
export interface Listed<T> {
  readonly count: number;
  readonly first: readonly T[];
}

/** So many of a list are shown; a status is stored and sent once a second. */
const LISTED_MAX = 200;

/** The list that has nothing yet. */
export const EMPTY: Listed<never> = { count: 0, first: [] };

/** The list with these at its end. */
export function joined<T>({ count, first }: Listed<T>, more: readonly T[]): Listed<T> {
  return { count: count + more.length, first: [...first, ...more].slice(0, LISTED_MAX) };
}

/** Such a list as it is stored. */
export const listedOf = <T extends z.ZodType>(item: T) => z.object({ count: z.int(), first: z.array(item).readonly() }).readonly();
