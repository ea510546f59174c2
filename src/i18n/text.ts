import { z } from "zod";

/**
 * A string that comes from outside, over HTTP or over a socket: text that can be stored and sent on. NUL has no place in Postgres,
 * and half of a surrogate pair is no text at all.
 */
export const text = z.string().refine((value) => value.isWellFormed() && !value.includes("\0"), { error: "no storable text" });

/** An id of one of our rows, as somebody outside names it. */
export const id = text.min(1).max(64);
