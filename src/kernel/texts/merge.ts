/** Joins filters that must all hold; undefined when both speak of the same thing differently. */
export function merge<T extends object>(...filters: readonly (T | undefined)[]): T | undefined {
  const joined: Record<string, unknown> = {};
  for (const filter of filters) {
    for (const [key, value] of Object.entries(filter ?? {})) {
      if (value === undefined) continue;
      if (key in joined && JSON.stringify(joined[key]) !== JSON.stringify(value)) return undefined;
      joined[key] = value;
    }
  }
  return joined as T;
}

/** The filter, or nothing when it asks for nothing. */
export function unlessEmpty<T extends object>(filter: T | undefined): T | undefined {
  return filter && Object.keys(filter).length > 0 ? filter : undefined;
}

type Present<T> = { [K in keyof T]: Exclude<T[K], undefined> };

/** The object without its undefined parts, so that effects compare as plain JSON. */
export function tidy<const T extends object>(object: T): Present<T> {
  return Object.fromEntries(Object.entries(object).filter(([, value]) => value !== undefined)) as Present<T>;
}
