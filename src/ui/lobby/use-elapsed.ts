"use client";
import { useEffect, useState } from "react";
import { learntAt } from "./learnt";

/** Whether so much time has gone by since this browser learnt of what began then (epoch milliseconds of the server); draws anew when it has. */
export function useElapsed(since: number, ms: number): boolean {
  const [elapsed, setElapsed] = useState(false);
  useEffect(() => {
    const now = Date.now();
    const left = learntAt(since, now, localStorage) + ms - now;
    setElapsed(left <= 0);
    if (left <= 0 || !Number.isFinite(left)) return;
    const timer = setTimeout(() => setElapsed(true), left);
    return () => clearTimeout(timer);
  }, [since, ms]);
  return elapsed;
}
