/** Anything that can be said in JSON, small enough that two of them often have parts in common; some fields have no value. */
export function anything(random: () => number, depth = 3): unknown {
  const below = (count: number) => Math.floor(random() * count);
  const kind = below(depth === 0 ? 3 : 6);
  if (kind < 3) return [null, below(4), ["a", "b", "__proto__"][below(3)]][kind];
  const parts = Array.from({ length: below(5) }, () => anything(random, depth - 1));
  if (kind === 3) return parts;
  const fields = parts.map((part) => (below(6) === 0 ? undefined : part));
  return Object.fromEntries(fields.map((part, index) => [["a", "b", "c", "__proto__", "0"][(index + below(5)) % 5], part]));
}
