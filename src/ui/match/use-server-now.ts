"use client";
import { useEffect, useState } from "react";

/** The time by the server's clock, a few times a second. Only what shows it renders again. */
export function useServerNow(offset: number, everyMs = 250): number {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), everyMs);
    return () => clearInterval(timer);
  }, [everyMs]);
  return now + offset;
}
