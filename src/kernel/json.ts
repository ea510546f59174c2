/** What a database or a file holds. */
export type Json = string | number | boolean | null | readonly Json[] | JsonObject;
export interface JsonObject {
  readonly [key: string]: Json | undefined;
}

export const isList = (value: Json | undefined): value is readonly Json[] => Array.isArray(value);
export const isObject = (value: Json | undefined): value is JsonObject => typeof value === "object" && value !== null && !isList(value);

/** The value with each object that stands in a list, inner ones first, replaced by what stands for it there: effects and steps are lists. */
export function rewritten(value: Json, replace: (listed: JsonObject) => readonly Json[]): Json {
  if (isList(value))
    return value.flatMap((part) => {
      const inner = rewritten(part, replace);
      return isObject(inner) ? replace(inner) : [inner];
    });
  return isObject(value) ? mapped(value, (part) => rewritten(part, replace)) : value;
}

/** The object with each of its values replaced. */
export function mapped(object: JsonObject, replace: (value: Json) => Json): JsonObject {
  return Object.fromEntries(Object.entries(object).map(([key, value]) => [key, value === undefined ? value : replace(value)]));
}
