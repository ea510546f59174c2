"use client";
import { useEffect, useState } from "react";

/** Minutes and seconds since an instant (epoch milliseconds), counting on. */
export function Waited({ since }: { since: number }) {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  const seconds = Math.max(0, Math.floor((now - since) / 1000));
  // Read out once a second it would drown everything else.
  return (
    <span role="timer" aria-live="off">
      {Math.floor(seconds / 60)}:{String(seconds % 60).padStart(2, "0")}
    </span>
  );
}
