"use client";
import { useEffect, useState } from "react";

/** Whether so much time has gone by since an instant (epoch milliseconds); draws anew when it has. */
export function useElapsed(since: number, ms: number): boolean {
  const [elapsed, setElapsed] = useState(() => Date.now() - since >= ms);
  useEffect(() => {
    const left = since + ms - Date.now();
    setElapsed(left <= 0);
    if (left <= 0 || !Number.isFinite(left)) return;
    const timer = setTimeout(() => setElapsed(true), left);
    return () => clearTimeout(timer);
  }, [since, ms]);
  return elapsed;
}
