"use client";
import { useEffect, useState } from "react";
import type { Seat } from "@/kernel/game";
import type { MatchResult } from "@/realtime/protocol";
import { playSound } from "./sound/player";

/** The last blow is seen before the result covers it. */
const LAST_LOOK_MS = 1_600;

/** Whether the result is to be shown, and heard: a moment after the match has ended; at once when it was over as the page came. */
export function useLastLook(result: MatchResult | null, seat: Seat): boolean {
  const [looked, setLooked] = useState(result !== null);
  useEffect(() => {
    if (result === null || looked) return;
    const { winner } = result.outcome;
    if (winner !== null) playSound(winner === seat ? "win" : "lose");
    const timer = setTimeout(() => setLooked(true), LAST_LOOK_MS);
    return () => clearTimeout(timer);
  }, [result, looked, seat]);
  return result !== null && looked;
}
