"use client";
import { useEffect, useState } from "react";
import type { MatchResult } from "@/realtime/protocol";

/** The last blow is seen before the result covers it. */
const LAST_LOOK_MS = 1_600;

/** Whether the result is to be shown: a moment after the match has ended; at once when it was over as the page came. */
export function useLastLook(result: MatchResult | null): boolean {
  const [looked, setLooked] = useState(result !== null);
  useEffect(() => {
    if (result === null || looked) return;
    const timer = setTimeout(() => setLooked(true), LAST_LOOK_MS);
    return () => clearTimeout(timer);
  }, [result, looked]);
  return result !== null && looked;
}
