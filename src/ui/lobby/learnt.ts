/** What the browser has kept of when it learnt of something, in `localStorage` under this name: `since` as the server says it, and when that was by the browser. */
const KEY = "queue-learnt";

/** Where it is kept. */
type Kept = Pick<Storage, "getItem" | "setItem">;

/**
 * When this browser learnt that something had begun, by its own clock: what the server's clock says of it would be off by as much as the two clocks differ.
 * Every page of the browser goes on from the first that learnt of it.
 * @param since when it began, by the server's clock: what it is known by
 */
export function learntAt(since: number, now: number, kept: Kept): number {
  const [of, at] = (kept.getItem(KEY) ?? "").split(" ").map(Number);
  // A clock that was set back meanwhile would have it in the future.
  if (of === since && at !== undefined && at <= now) return at;
  kept.setItem(KEY, `${since} ${now}`);
  return now;
}
