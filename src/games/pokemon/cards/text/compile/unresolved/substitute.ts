/**
 * A copy of part of a text in which some nodes are replaced.
 * @param instead what stands in the place of a node, undefined where it stays; what it gives is not looked into again
 */
export function substitute<T>(part: T, instead: (node: object) => unknown): T {
  return replace(part, instead) as T;
}

function replace(part: unknown, instead: (node: object) => unknown): unknown {
  if (Array.isArray(part)) return part.map((each) => replace(each, instead));
  if (typeof part !== "object" || part === null) return part;
  return instead(part) ?? Object.fromEntries(Object.entries(part).map(([key, each]) => [key, replace(each, instead)]));
}
