import type { z } from "zod";

/** What another process wrote, which may be of another version of the site, does not have the shape that this one knows. */
export class UnreadableError extends Error {
  override readonly name = "UnreadableError";
}

/** Reads what another process wrote. @returns an error that tells nothing of the content where it cannot be read */
export function readJson<T extends z.ZodType>(schema: T, text: string): z.infer<T> | UnreadableError {
  const read = schema.safeParse(jsonOf(text));
  return read.success ? read.data : new UnreadableError("What another process wrote cannot be read here.", { cause: read.error });
}

/** Nothing where it is no JSON: the message of that error would tell of its content. */
function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
