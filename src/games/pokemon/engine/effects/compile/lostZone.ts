/** Throws, naming the path, when an instruction of a definition takes cards out of the Lost Zone, which nothing leaves (FAM-15). */
export function refuseTakingFromLostZone(value: unknown, path: string): void {
  if (value === null || typeof value !== "object") return;
  for (const [key, item] of Object.entries(value)) {
    const here = `${path}.${key}`;
    if ("do" in value && TAKES.has(key) && isLost(item))
      throw new Error(`${here} takes cards out of the Lost Zone, which nothing leaves (FAM-15)`);
    refuseTakingFromLostZone(item, here);
  }
}

/** Parts of an instruction that say which cards it takes. */
const TAKES: ReadonlySet<string> = new Set(["cards", "with", "first", "second"]);

function isLost(selector: unknown): boolean {
  if (selector === null || typeof selector !== "object") return false;
  return ("zone" in selector && selector.zone === "lostZone") || ("from" in selector && isLost(selector.from));
}
