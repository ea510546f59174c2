"use client";
import { useCallback, useSyncExternalStore } from "react";
import type { ClockView } from "@/realtime/protocol";

/**
 * The time by the server's clock, a few times a second. Only what shows it renders again.
 * @param clock of the match as it was told last: while the page is made and taken over, no time has gone by since
 * @param offset from this browser's time to the server's, in milliseconds
 */
export function useServerNow({ now }: ClockView, offset: number, everyMs = 250): number {
  const subscribe = useCallback(
    (tick: () => void) => {
      const timer = setInterval(tick, everyMs);
      return () => clearInterval(timer);
    },
    [everyMs],
  );
  return useSyncExternalStore(
    subscribe,
    () => Math.floor(Date.now() / everyMs) * everyMs + offset,
    () => now,
  );
}
