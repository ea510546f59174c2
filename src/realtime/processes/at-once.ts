/** How many things of many are done at the same time: lines that arrive anew, matches that are taken up. */
export const AT_ONCE = 32;

/** Does something for each of many, a few at a time. What fails for one is reported, and is no other's matter. */
export async function forEachOf<T>(
  all: readonly T[],
  what: (one: T) => Promise<unknown>,
  reportFault: (error: unknown) => void,
): Promise<void> {
  const left = [...all];
  const work = async () => {
    for (let one = left.shift(); one !== undefined; one = left.shift()) await what(one).catch(reportFault);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
}
