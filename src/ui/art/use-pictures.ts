import { useMemo } from "react";
import { preload } from "react-dom";

/**
 * Has pictures fetched while what shows them is still being laid out.
 *
 * @param shown a stable object: the pictures of each new one are asked for
 * @param addressesOf a stable function
 */
export function usePictures<Shown extends object>(shown: Shown, addressesOf: (shown: Shown) => readonly string[]): void {
  useMemo(() => {
    for (const address of addressesOf(shown)) preload(address, { as: "image" });
  }, [shown, addressesOf]);
}
