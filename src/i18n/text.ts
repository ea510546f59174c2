import { z } from "zod";
import { isLegible } from "./legible";

/** Whether a string can be stored and sent on: NUL has no place in Postgres, and half of a surrogate pair is no text at all. */
export const isStorable = (value: string): boolean => value.isWellFormed() && !value.includes("\0");

/** A string that comes from outside, over HTTP or over a socket. */
export const text = z.string().refine(isStorable, { error: "no storable text" });

/** A name that somebody gives to something. */
export const legible = text.trim().refine(isLegible, { error: "no legible text" });

/** An id of one of our rows, as somebody outside names it. */
export const id = text.min(1).max(64);
