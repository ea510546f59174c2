"use client";
import { createContext, useContext, useSyncExternalStore } from "react";

/**
 * Where a table is laid out for a phone, one half above the other and the hand at the foot: on phones, and on tablets held upright, which are as narrow for
 * their height. The same in `narrow.css`, for the styles.
 */
const NARROW = "(max-width: 640px), (max-width: 900px) and (orientation: portrait)";

/** Whether the table is laid out for a phone now. To be asked in the browser. */
export const isNarrow = (): boolean => matchMedia(NARROW).matches;

/** Whether it will be, as far as the server can tell. */
export const LikelyNarrow = createContext(false);

/** Whether the table is laid out for a phone, at any time and on the server too. */
export function useNarrow(): boolean {
  const likely = useContext(LikelyNarrow);
  return useSyncExternalStore(subscribe, isNarrow, () => likely);
}

function subscribe(listener: () => void): () => void {
  const narrow = matchMedia(NARROW);
  narrow.addEventListener("change", listener);
  return () => narrow.removeEventListener("change", listener);
}
