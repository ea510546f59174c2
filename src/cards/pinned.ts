import { LRUCache } from "lru-cache";
import type { Json } from "@/kernel/json";

/** A definition is some 2 KB of JSON. */
const MOST_KNOWN = 5_000;

/**
 * Makes a reader of the definitions that matches pinned: the same print is in many decks, and is read once for all of them. What it returns is shared and
 * never changed.
 *
 * @param read reads one that was stored in a version of the effect language; the origin names it where it throws
 */
export function pinnedReader<Definition extends object>(read: (stored: Json, version: number, origin: string) => Definition) {
  const known = new LRUCache<string, Definition>({ max: MOST_KNOWN });
  return (stored: readonly Json[], version: number): readonly Definition[] =>
    stored.map((each, index) => {
      const key = `${version} ${JSON.stringify(each)}`;
      const before = known.get(key);
      if (before) return before;
      const definition = read(each, version, `Pinned card ${index + 1}`);
      known.set(key, definition);
      return definition;
    });
}
